import Testing
import UIKit
import UIKitTesting

@Suite("Context menus of table views") @MainActor
struct TableMenuTests {
    /// A delegate with a menu for each row except the third. Records its calls.
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
        let fixture = TableFixture(delegate: menus)
        fixture.host.longPress(at: fixture.middle(4))
        await fixture.host.settle()
        #expect(menus.events == ["ask 4", "display"])
        #expect(fixture.view.contextMenuInteraction != nil)
        #expect(fixture.host.tap("Archive"))
        await fixture.host.settle()
        #expect(menus.events == ["ask 4", "display", "end", "archive 4"])
        #expect(fixture.view.indexPathForSelectedRow == nil)
    }

    @Test("A row without a menu is selected by a tap, and a long press opens nothing")
    func rowWithoutMenu() async {
        let menus = Menus()
        let fixture = TableFixture(delegate: menus)
        fixture.host.longPress(at: fixture.middle(2))
        await fixture.host.settle()
        #expect(!menus.events.contains("display"))
        menus.events = []
        fixture.host.tap(at: fixture.middle(3))
        await fixture.host.settle()
        #expect(menus.events == ["select 3"])
    }

    @Test("A secondary click opens the menu without a delay; without a delegate a long press selects the row")
    func clickAndDeallocatedDelegate() async {
        var menus: Menus? = Menus()
        let fixture = TableFixture(delegate: menus)
        fixture.host.pointer.move(to: fixture.middle(1))
        fixture.host.pointer.click(.secondary)
        await fixture.host.settle()
        #expect(menus?.events == ["ask 1", "display"])
        fixture.host.tap("Archive")
        await fixture.host.settle()
        menus = nil
        fixture.host.longPress(at: fixture.middle(1))
        await fixture.host.settle()
        #expect(fixture.view.contextMenuInteraction?.menuAppearance == .unknown)
        #expect(fixture.view.indexPathForSelectedRow == fixture.path(1))
    }
}
