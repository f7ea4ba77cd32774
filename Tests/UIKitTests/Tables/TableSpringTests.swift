import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Spring loading of table views") @MainActor
struct TableSpringTests {
    /// Rows that a drag activates, except those that the delegate excludes.
    final class Folders: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var closed: Set<Int> = []

        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
        ) -> Bool { !closed.contains(indexPath.row) }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { calls.append("act \(indexPath.row)") }
    }

    private func fixture(_ delegate: (any UITableViewDelegate)?) -> (TableFixture, TableDrags) {
        // Rows that cannot be moved do not make space while other rows are dragged over them.
        let rows = UnmovedRowSource([Array(0..<30)])
        let fixture = TableFixture(size: CGSize(width: 800, height: 900), source: rows, delegate: delegate)
        fixture.view.frame = CGRect(x: 0, y: 0, width: 390, height: 900)
        fixture.view.layoutIfNeeded()
        let drags = TableDrags(fixture.source)
        fixture.view.dragDelegate = drags
        fixture.view.dragInteractionEnabled = true
        fixture.view.isSpringLoaded = true
        return (fixture, drags)
    }

    private func drag(_ fixture: TableFixture, to row: Int) -> TestTouch {
        let finger = fixture.host.touchDown(at: fixture.middle(0))
        finger.hold(for: 0.6)
        finger.move(to: fixture.middle(row), duration: 0.3)
        return finger
    }

    @Test("A drag that rests on a row selects the row like a tap, and a drag that then rests on another row selects that row")
    func rows() async {
        let folders = Folders()
        let (fixture, drags) = fixture(folders)
        let finger = drag(fixture, to: 5)
        finger.hold(for: 0.3)
        #expect(folders.calls.isEmpty)
        finger.hold(for: 1.5)
        #expect(folders.calls == ["select 5", "act 5"])
        finger.hold(for: 2)
        #expect(folders.calls.count == 2)
        finger.move(to: fixture.middle(7), duration: 0.2)
        finger.hold(for: 1.8)
        #expect(folders.calls == ["select 5", "act 5", "select 7", "act 7"])
        finger.move(to: fixture.middle(5), duration: 0.2)
        finger.hold(for: 1.8)
        #expect(folders.calls.suffix(2) == ["select 5", "act 5"])
        finger.cancel()
        await fixture.host.settle()
        #expect(drags.drops.isEmpty && fixture.violations().isEmpty)
    }

    @Test("Rows that the delegate excludes are not selected, nor rows of a table that is no longer spring loaded")
    func excludedRows() async {
        let folders = Folders()
        folders.closed = [5]
        let (fixture, drags) = fixture(folders)
        var finger = drag(fixture, to: 5)
        finger.hold(for: 2)
        #expect(folders.calls.isEmpty)
        finger.cancel()
        await fixture.host.settle()
        fixture.view.isSpringLoaded = false
        #expect(!fixture.view.isSpringLoaded && fixture.view.dragDelegate === drags)
        finger = drag(fixture, to: 6)
        finger.hold(for: 2)
        finger.cancel()
        await fixture.host.settle()
        #expect(folders.calls.isEmpty)
    }

    @Test("If the delegate is deallocated and rows are deleted under a resting drag, no row is selected and the cells match the data")
    func deallocations() async {
        var folders: Folders? = Folders()
        let (fixture, drags) = fixture(folders)
        let finger = drag(fixture, to: 5)
        finger.hold(for: 0.4)
        folders = nil
        fixture.source.sections[0].removeLast(26)
        fixture.view.deleteRows(at: (4..<30).map { fixture.path($0) }, with: .fade)
        finger.hold(for: 2)
        finger.lift()
        await fixture.host.settle()
        #expect(fixture.view.indexPathForSelectedRow == nil && fixture.view.dragDelegate === drags)
        #expect(fixture.violations().isEmpty, "\(fixture.violations())")
    }
}
