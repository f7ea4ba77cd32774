import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Edit menus of table views and collection views") @MainActor
struct TableCommandTests {
    static let archive = Selector("archive:", CommandedRow.archive(_:))

    /// A cell class with its own command.
    final class CommandedRow: UITableViewCell {
        var archived = 0
        func archive(_ sender: Any?) { archived += 1 }
    }

    /// A delegate with edit menus for each row except the third, by the older methods.
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

    @Test("A long press on a row shows the commands that the delegate allows, and the delegate performs the chosen command")
    func copyRow() async {
        let commands = Commands()
        let fixture = TableFixture(delegate: commands)
        fixture.host.longPress(at: fixture.middle(4))
        await fixture.host.settle()
        let menu = UIMenuController.shared
        #expect(menu.isMenuVisible && fixture.cell(4)?.isHighlighted == true)
        #expect(fixture.host.view(labelled: "Cut") == nil && fixture.host.view(labelled: "Paste") != nil)
        #expect(menu.menuFrame.maxY <= fixture.cell(4).map { fixture.host.presentedFrame(of: $0).minY } ?? 0)
        #expect(fixture.host.tap("Copy"))
        await fixture.host.settle()
        #expect(commands.events == ["show? 4", "copy 4 true"])
        #expect(!menu.isMenuVisible && fixture.cell(4)?.isHighlighted == false && fixture.view.indexPathForSelectedRow == nil)
    }

    @Test("A row without commands has no menu; a context menu replaces the commands")
    func others() async {
        let commands = Commands()
        let fixture = TableFixture(delegate: commands)
        fixture.host.longPress(at: fixture.middle(2))
        await fixture.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && commands.events.first == "show? 2")
        commands.allowed = []
        fixture.host.longPress(at: fixture.middle(3))
        await fixture.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && fixture.cell(3)?.isHighlighted == false)
        (commands.allowed, commands.hasContextMenu, commands.events) = ([.copy], true, [])
        fixture.host.longPress(at: fixture.middle(4))
        await fixture.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && fixture.host.view(labelled: "Context") != nil && commands.events.isEmpty)
    }

    @Test("An app's own command is performed by the row's cell if the cell's class has the method")
    func ownCommand() async {
        let commands = Commands()
        commands.allowed = [Self.archive]
        let fixture = TableFixture([[]], delegate: commands)
        fixture.view.register(CommandedRow.self, forCellReuseIdentifier: "number")
        fixture.source.sections = [Array(0..<20)]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Archive", action: Self.archive)]
        fixture.host.longPress(at: fixture.middle(4))
        await fixture.host.settle()
        #expect(fixture.host.tap("Archive"))
        await fixture.host.settle()
        #expect((fixture.view.cellForRow(at: fixture.path(4)) as? CommandedRow)?.archived == 1)
        #expect(commands.events == ["show? 4"])
        UIMenuController.shared.menuItems = nil
    }

    @Test("The menu moves with its row in an update, and closes when the row is deleted or the table reloads")
    func updates() async {
        let commands = Commands()
        let fixture = TableFixture(delegate: commands)
        fixture.host.longPress(at: fixture.middle(4))
        await fixture.host.settle()
        fixture.source.sections[0].removeFirst(2)
        fixture.view.deleteRows(at: [fixture.path(0), fixture.path(1)], with: .fade)
        await fixture.host.settle()
        #expect(fixture.host.tap("Copy"))
        #expect(commands.events.last == "copy 2 true")
        await fixture.host.settle()
        fixture.host.longPress(at: fixture.middle(5))
        await fixture.host.settle()
        #expect(UIMenuController.shared.isMenuVisible)
        fixture.source.sections[0].remove(at: 5)
        fixture.view.deleteRows(at: [fixture.path(5)], with: .fade)
        await fixture.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible)
        fixture.host.longPress(at: fixture.middle(6))
        await fixture.host.settle()
        fixture.view.reloadData()
        await fixture.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && fixture.violations().isEmpty)
    }

    /// A delegate with edit menus for the items of a collection view.
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

    @Test("Collection view items have such edit menus too, which close if the delegate is deallocated")
    func items() async {
        var commands: ItemCommands? = ItemCommands()
        let fixture = CollectionFixture()
        fixture.view.delegate = commands
        fixture.host.longPress(at: fixture.middle(6))
        await fixture.host.settle()
        #expect(fixture.cell(6)?.isHighlighted == true)
        #expect(fixture.host.tap("Delete"))
        await fixture.host.settle()
        #expect(commands?.events == ["delete 6"] && fixture.cell(6)?.isHighlighted == false)
        fixture.host.longPress(at: fixture.middle(7))
        await fixture.host.settle()
        commands = nil
        #expect(fixture.host.tap("Copy"))
        await fixture.host.settle()
        #expect(!UIMenuController.shared.isMenuVisible && fixture.violations().isEmpty)
    }
}
