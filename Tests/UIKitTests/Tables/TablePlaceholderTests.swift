import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Index paths of a table view that shows a placeholder") @MainActor
struct TablePlaceholderTests {
    /// Records the rows that the table passes to its delegate.
    final class Recorder: NSObject, UITableViewDelegate {
        var calls: [String] = []
        /// The row that ``tableView(_:willSelectRowAt:)`` returns; nil to return the proposed row.
        var replacement: IndexPath?

        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            calls.append("highlight \(indexPath.row)")
            return true
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { calls.append("unhighlight \(indexPath.row)") }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("willSelect \(indexPath.row)")
            return replacement ?? indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { calls.append("deselect \(indexPath.row)") }
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            calls.append("focus \(indexPath.row)")
            return true
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("accessory \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            calls.append("leading \(indexPath.row)")
            return nil
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            calls.append("trailing \(indexPath.row)")
            return nil
        }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            calls.append("end \(indexPath.row)")
        }
    }

    /// A table with ten rows of 44 points, and a placeholder of 60 points above row 2 of the data.
    private func fixture(delegate: Recorder? = nil) async -> (fixture: TableFixture, placeholder: TablePlaceholder?) {
        let fixture = TableFixture([Array(0..<10)], delegate: delegate)
        let placeholder = fixture.view.insert(
            UITableViewPlaceholder(insertionIndexPath: fixture.path(2), reuseIdentifier: "number", rowHeight: 60))
        await fixture.host.settle()
        delegate?.calls = []
        return (fixture, placeholder)
    }

    @Test("The table's methods use the data source's index paths, without the placeholder")
    func lookups() async throws {
        let (fixture, _) = await fixture()
        let table = fixture.view
        #expect(table.hasUncommittedUpdates && table.numberOfRows(inSection: 0) == 11)
        let cell = try #require(fixture.cell(2))
        #expect(cell.value == 2 && table.indexPath(for: cell) == fixture.path(2))
        #expect(table.rectForRow(at: fixture.path(2)) == CGRect(x: 0, y: 148, width: 400, height: 44))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 87)) == fixture.path(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 100)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 150)) == fixture.path(2))
        #expect(table.indexPathsForVisibleRows == (0..<10).map { fixture.path($0) })
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 80, width: 10, height: 80)) == [fixture.path(1), fixture.path(2)])
        #expect(table.presentationIndexPath(forDataSourceIndexPath: fixture.path(2)) == fixture.path(3))
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: fixture.path(2)) == nil)
        #expect(table.dataSourceIndexPath(forPresentationIndexPath: fixture.path(3)) == fixture.path(2))
        #expect(table.menuPath(at: CGPoint(x: 10, y: 150)) == fixture.path(2) && table.menuCell(at: fixture.path(2)) === cell)
    }

    @Test("A tap selects the row and calls the delegate with the data source's index path")
    func selection() async {
        let recorder = Recorder()
        let (fixture, _) = await fixture(delegate: recorder)
        fixture.host.tap(at: fixture.middle(4))
        await fixture.host.settle()
        #expect(recorder.calls == ["highlight 4", "unhighlight 4", "willSelect 4", "select 4"])
        #expect(fixture.view.indexPathForSelectedRow == fixture.path(4) && fixture.cell(4)?.isSelected == true)
        recorder.calls = []
        recorder.replacement = fixture.path(6)
        fixture.host.tap(at: fixture.middle(5))
        await fixture.host.settle()
        #expect(recorder.calls == ["highlight 5", "unhighlight 5", "willSelect 5", "deselect 4", "select 6"])
        #expect(fixture.view.indexPathsForSelectedRows == [fixture.path(6)] && fixture.cell(6)?.isSelected == true)
        fixture.view.selectRow(at: fixture.path(7), animated: false, scrollPosition: .none)
        #expect(fixture.cell(7)?.isSelected == true && fixture.cell(6)?.isSelected == false)
        fixture.view.deselectRow(at: fixture.path(7), animated: false)
        #expect(fixture.view.indexPathForSelectedRow == nil && fixture.cell(7)?.isSelected == false)
    }

    @Test("Accessories, swipe actions and the focus call the delegate with the data source's index path")
    func otherCalls() async throws {
        let recorder = Recorder()
        let (fixture, _) = await fixture(delegate: recorder)
        let cell = try #require(fixture.cell(4))
        var tapped = 0
        cell.onAccessory = { tapped += 1 }
        fixture.view.accessoryWasTapped(of: cell)
        #expect(recorder.calls == ["accessory 4"] && tapped == 1)
        recorder.calls = []
        _ = fixture.view.swipeActions(of: cell, at: .leading)
        _ = fixture.view.swipeActions(of: cell, at: .trailing)
        #expect(recorder.calls == ["leading 4", "trailing 4"])
        recorder.calls = []
        #expect(fixture.view.mayFocus(ItemPath(section: 0, item: 5)) && !fixture.view.mayFocus(ItemPath(section: 0, item: 2)))
        #expect(recorder.calls == ["focus 4"])
        fixture.view.moveCursor(to: ItemPath(section: 0, item: 5))
        #expect(fixture.view.focusPath == fixture.path(4))
    }

    @Test("A removed placeholder does not call didEndDisplaying; a removed row calls it with its old index path")
    func removal() async throws {
        let recorder = Recorder()
        let (fixture, placeholder) = await fixture(delegate: recorder)
        let made = try #require(placeholder)
        fixture.source.sections[0].remove(at: 5)
        fixture.view.deleteRows(at: [fixture.path(5)], with: .fade)
        await fixture.host.settle()
        #expect(recorder.calls == ["end 5"])
        recorder.calls = []
        #expect(fixture.view.delete(made))
        await fixture.host.settle()
        #expect(recorder.calls.isEmpty && fixture.view.numberOfRows(inSection: 0) == 9)
        let violations = fixture.violations()
        #expect(violations.isEmpty, "\(violations)")
    }
}
