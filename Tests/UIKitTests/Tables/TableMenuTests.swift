import Testing
import UIKit
import UIKitTesting

@Suite("Context menus of table views") @MainActor
struct TableMenuTests {
    /// Gives each row except the third a menu, and records its calls.
    final class Menus: NSObject, UITableViewDelegate {
        var events: [String] = []

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            events.append("ask \(indexPath.row)")
            guard indexPath.row != 2 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] (_: [UIMenuElement]) -> UIMenu? in
                UIMenu(children: [UIAction(title: "Archive") { _ in self?.events.append("archive \(indexPath.row)") }])
            }
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { events.append("display") }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { events.append("end") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { events.append("select \(indexPath.row)") }
    }

    @Test("A long press on a row opens its menu, and does not select the row")
    func menuOfARow() async {
        let menus = Menus()
        let stage = TableStage(delegate: menus)
        stage.host.longPress(at: stage.middle(4))
        await stage.host.settle()
        #expect(menus.events == ["ask 4", "display"])
        #expect(stage.view.contextMenuInteraction != nil)
        #expect(stage.host.tap("Archive"))
        await stage.host.settle()
        #expect(menus.events == ["ask 4", "display", "end", "archive 4"])
        #expect(stage.view.indexPathForSelectedRow == nil)
    }

    @Test("A row without a menu is selected by a tap, and a long press opens nothing")
    func rowWithoutMenu() async {
        let menus = Menus()
        let stage = TableStage(delegate: menus)
        stage.host.longPress(at: stage.middle(2))
        await stage.host.settle()
        #expect(!menus.events.contains("display"))
        menus.events = []
        stage.host.tap(at: stage.middle(3))
        await stage.host.settle()
        #expect(menus.events == ["select 3"])
    }

    @Test("A secondary click opens the menu without a delay; without a delegate a long press selects the row")
    func clickAndDeath() async {
        var menus: Menus? = Menus()
        let stage = TableStage(delegate: menus)
        stage.host.pointer.move(to: stage.middle(1))
        stage.host.pointer.click(.secondary)
        await stage.host.settle()
        #expect(menus?.events == ["ask 1", "display"])
        stage.host.tap("Archive")
        await stage.host.settle()
        menus = nil
        stage.host.longPress(at: stage.middle(1))
        await stage.host.settle()
        #expect(stage.view.contextMenuInteraction?.menuAppearance == .unknown)
        #expect(stage.view.indexPathForSelectedRow == stage.path(1))
    }
}
