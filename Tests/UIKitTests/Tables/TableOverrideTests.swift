import Testing
import UIKit
import UIKitTesting

/// A table view that records its overridden methods, as apps' subclasses do.
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

    /// The signature of extensions in apps that compute changes. The closure is non-escaping.
    private func change(_ updates: () -> Void) { table.performBatchUpdates(updates) }

    @Test("performBatchUpdates takes a non-escaping closure, and an override is called")
    func batch() {
        var changed = 0
        change { changed += 1 }
        table.performBatchUpdates { changed += 1 }
        table.performBatchUpdates(nil)
        #expect(changed == 2)
        #expect(table.calls == ["batch", "batch", "batch"])
    }

    @Test("Table and collection view controllers allow scrolling to the top unless they override scrollViewShouldScrollToTop")
    func scrollToTop() {
        let rows = UITableViewController(style: .plain)
        let items = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let scrollView = UIScrollView()
        scrollView.scrollsToTop = false
        #expect(rows.scrollViewShouldScrollToTop(scrollView) && items.scrollViewShouldScrollToTop(scrollView))
    }

    @Test("Query methods and registrations can be overridden")
    func queryMethods() {
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
        table.register(nil as UINib?, forCellReuseIdentifier: "a")
        #expect(table.calls == ["cell 3", "nib a"])
        #expect(table.indexPathsForVisibleRows == [])
        #expect(host.window.subviews.isEmpty)
    }
}
