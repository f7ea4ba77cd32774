import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Edit menus of table views and collection views") @MainActor
struct TableCommandTests {
    static let archive = Selector("archive:", CommandedRow.archive(_:))

    /// A row that can be archived.
    final class CommandedRow: UITableViewCell {
        var archived = 0
        func archive(_ sender: Any?) { archived += 1 }
    }

    /// Gives each row except the third commands, by the older delegate methods.
    final class Commands: NSObject, UITableViewDelegate {
        var events: [String] = []
        var allowed: Set<Selector> = [.copy, .paste]
        var hasContextMenu = false

        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            events.append("show? \(indexPath.row)")
            return indexPath.row != 2
        }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { allowed.contains(action) }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) { events.append("\(action == .copy ? "copy" : "other") \(indexPath.row) \(sender is UIMenuController)") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { events.append("select \(indexPath.row)") }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard hasContextMenu else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { (_: [UIMenuElement]) -> UIMenu? in
                UIMenu(children: [UIAction(title: "Context") { _ in }])
            }
        }
    }

    @Test("A finger that rests on a row shows the commands that the delegate allows, and the delegate performs the chosen one")
    func copyRow() async {
        let commands = Commands()
        let stage = TableStage(delegate: commands)
        stage.host.longPress(at: stage.middle(4))
        await stage.host.settle()
        let menu = UIMenuController.shared
        #expect(menu.isMenuVisible && stage.cell(4)?.isHighlighted == true)
        #expect(stage.host.view(labelled: "Cut") == nil && stage.host.view(labelled: "Paste") != nil)
        #expect(menu.menuFrame.maxY <= stage.cell(4).map { stage.host.presentedFrame(of: $0).minY } ?? 0)
        #expect(stage.host.tap("Copy"))
        await stage.host.settle()
        #expect(commands.events == ["show? 4", "copy 4 true"])
        #expect(!menu.isMenuVisible && stage.cell(4)?.isHighlighted == false && stage.view.indexPathForSelectedRow == nil)
    }

    @Test("A row without commands has no menu; a context menu replaces the commands")
    func others() async {
        let commands = Commands()
        let stage = TableStage(delegate: commands)
        stage.host.longPress(at: stage.middle(2))
        await stage.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && commands.events.first == "show? 2")
        commands.allowed = []
        stage.host.longPress(at: stage.middle(3))
        await stage.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && stage.cell(3)?.isHighlighted == false)
        (commands.allowed, commands.hasContextMenu, commands.events) = ([.copy], true, [])
        stage.host.longPress(at: stage.middle(4))
        await stage.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && stage.host.view(labelled: "Context") != nil && commands.events.isEmpty)
    }

    @Test("The row's cell performs an app's own command if it has the method")
    func ownCommand() async {
        let commands = Commands()
        commands.allowed = [Self.archive]
        let stage = TableStage([[]], delegate: commands)
        stage.view.register(CommandedRow.self, forCellReuseIdentifier: "number")
        stage.source.sections = [Array(0..<20)]
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Archive", action: Self.archive)]
        stage.host.longPress(at: stage.middle(4))
        await stage.host.settle()
        #expect(stage.host.tap("Archive"))
        await stage.host.settle()
        #expect((stage.view.cellForRow(at: stage.path(4)) as? CommandedRow)?.archived == 1)
        #expect(commands.events == ["show? 4"])
        UIMenuController.shared.menuItems = nil
    }

    @Test("The menu follows its row through an update, and closes with the row or a reload")
    func updates() async {
        let commands = Commands()
        let stage = TableStage(delegate: commands)
        stage.host.longPress(at: stage.middle(4))
        await stage.host.settle()
        stage.source.sections[0].removeFirst(2)
        stage.view.deleteRows(at: [stage.path(0), stage.path(1)], with: .fade)
        await stage.host.settle()
        #expect(stage.host.tap("Copy"))
        #expect(commands.events.last == "copy 2 true")
        await stage.host.settle()
        stage.host.longPress(at: stage.middle(5))
        await stage.host.settle()
        #expect(UIMenuController.shared.isMenuVisible)
        stage.source.sections[0].remove(at: 5)
        stage.view.deleteRows(at: [stage.path(5)], with: .fade)
        await stage.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible)
        stage.host.longPress(at: stage.middle(6))
        await stage.host.settle()
        stage.view.reloadData()
        await stage.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && stage.faults().isEmpty)
    }

    /// Commands of the items of a collection view.
    final class ItemCommands: NSObject, UICollectionViewDelegate {
        var events: [String] = []

        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { action == .copy || action == .delete }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) { events.append("\(action == .delete ? "delete" : "other") \(indexPath.item)") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { events.append("select") }
    }

    @Test("Items of collection views have edit menus of the older form too, which close without a delegate")
    func items() async {
        var commands: ItemCommands? = ItemCommands()
        let stage = CollectionStage()
        stage.view.delegate = commands
        stage.host.longPress(at: stage.middle(6))
        await stage.host.settle()
        #expect(stage.cell(6)?.isHighlighted == true)
        #expect(stage.host.tap("Delete"))
        await stage.host.settle()
        #expect(commands?.events == ["delete 6"] && stage.cell(6)?.isHighlighted == false)
        stage.host.longPress(at: stage.middle(7))
        await stage.host.settle()
        commands = nil
        #expect(stage.host.tap("Copy"))
        await stage.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && stage.faults().isEmpty)
    }
}
