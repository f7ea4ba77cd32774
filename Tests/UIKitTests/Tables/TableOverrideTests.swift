import Testing
import UIKit
import UIKitTesting

/// A table view that overrides methods like an app's subclass and logs the calls.
private final class NotedTable: UITableView {
    var calls: [String] = []

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("batch")
        super.performBatchUpdates(updates, completion: completion)
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        calls.append("cell \(indexPath.row)")
        return super.cellForRow(at: indexPath)
    }
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { calls.append("nib \(identifier)") }
}

@Suite("Overridden methods of table views") @MainActor
struct TableOverrideTests {
    private let host = TestHost()
    private let table = NotedTable(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    /// Passes a non-escaping closure to `performBatchUpdates`, as apps' extensions do.
    private func change(_ updates: () -> Void) { table.performBatchUpdates(updates) }

    @Test("performBatchUpdates accepts a non-escaping closure and calls a subclass's override")
    func batch() {
        var changed = 0
        change { changed += 1 }
        table.performBatchUpdates { changed += 1 }
        table.performBatchUpdates(nil)
        #expect(changed == 2)
        #expect(table.calls == ["batch", "batch", "batch"])
    }

    @Test("Query and registration methods can be overridden")
    func questions() {
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
        table.register(nil as UINib?, forCellReuseIdentifier: "a")
        #expect(table.calls == ["cell 3", "nib a"])
        #expect(table.indexPathsForVisibleRows == [])
        #expect(host.window.subviews.isEmpty)
    }
}
