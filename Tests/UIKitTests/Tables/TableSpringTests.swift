import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Spring loading of table views") @MainActor
struct TableSpringTests {
    /// A delegate whose rows are spring loaded, except for the closed ones.
    final class Folders: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var closed: Set<Int> = []

        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
        ) -> Bool { !closed.contains(indexPath.row) }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { calls.append("act \(indexPath.row)") }
    }

    private func stage(_ delegate: (any UITableViewDelegate)?) -> (TableStage, TableDrags) {
        // Rows that cannot be moved do not give space to a drag.
        let rows = UnmovedRowSource([Array(0..<30)])
        let stage = TableStage(size: CGSize(width: 800, height: 900), source: rows, delegate: delegate)
        stage.view.frame = CGRect(x: 0, y: 0, width: 390, height: 900)
        stage.view.layoutIfNeeded()
        let drags = TableDrags(stage.source)
        stage.view.dragDelegate = drags
        stage.view.dragInteractionEnabled = true
        stage.view.isSpringLoaded = true
        return (stage, drags)
    }

    private func drag(_ stage: TableStage, to row: Int) -> TestTouch {
        let finger = stage.host.touchDown(at: stage.middle(0))
        finger.hold(for: 0.6)
        finger.move(to: stage.middle(row), duration: 0.3)
        return finger
    }

    @Test("A drag that rests on a row selects it and performs its primary action, and then those of another row")
    func rows() async {
        let folders = Folders()
        let (stage, drags) = stage(folders)
        let finger = drag(stage, to: 5)
        finger.hold(for: 0.3)
        #expect(folders.calls.isEmpty)
        finger.hold(for: 1.5)
        #expect(folders.calls == ["select 5", "act 5"])
        finger.hold(for: 2)
        #expect(folders.calls.count == 2)
        finger.move(to: stage.middle(7), duration: 0.2)
        finger.hold(for: 1.8)
        #expect(folders.calls == ["select 5", "act 5", "select 7", "act 7"])
        finger.move(to: stage.middle(5), duration: 0.2)
        finger.hold(for: 1.8)
        #expect(folders.calls.suffix(2) == ["select 5", "act 5"])
        finger.cancel()
        await stage.host.settle()
        #expect(drags.drops.isEmpty && stage.faults().isEmpty)
    }

    @Test("A row that shouldSpringLoadRowAt refuses is not selected, and no row if isSpringLoaded is false")
    func closed() async {
        let folders = Folders()
        folders.closed = [5]
        let (stage, drags) = stage(folders)
        var finger = drag(stage, to: 5)
        finger.hold(for: 2)
        #expect(folders.calls.isEmpty)
        finger.cancel()
        await stage.host.settle()
        stage.view.isSpringLoaded = false
        #expect(!stage.view.isSpringLoaded && stage.view.dragDelegate === drags)
        finger = drag(stage, to: 6)
        finger.hold(for: 2)
        finger.cancel()
        await stage.host.settle()
        #expect(folders.calls.isEmpty)
    }

    @Test("The delegate may be deallocated and rows be deleted while a drag rests on them")
    func deaths() async {
        var folders: Folders? = Folders()
        let (stage, drags) = stage(folders)
        let finger = drag(stage, to: 5)
        finger.hold(for: 0.4)
        folders = nil
        stage.source.sections[0].removeLast(26)
        stage.view.deleteRows(at: (4..<30).map { stage.path($0) }, with: .fade)
        finger.hold(for: 2)
        finger.lift()
        await stage.host.settle()
        #expect(stage.view.indexPathForSelectedRow == nil && stage.view.dragDelegate === drags)
        #expect(stage.faults().isEmpty, "\(stage.faults())")
    }
}
