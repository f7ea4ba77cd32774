import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A subclass can override the data source and delegate methods of table and collection view controllers.
@Suite("Overridden methods of table and collection view controllers") @MainActor
struct ControllerOverrideTests {
    final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var events: [String] = []

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            events.append("highlight \(indexPath.item)")
        }
        override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            events.append("unhighlight \(indexPath.item)")
        }
        override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            events.append("act \(indexPath.item)")
        }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            events.append("menu \(indexPath.item)")
            return nil
        }
        override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
            events.append("commands \(indexPath.item)")
            return false
        }
        override func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { false }
        override func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
        ) {}
        override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
        override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { events.append("dragged") }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 90, height: 50) }
    }

    @Test("Overrides of a collection view controller's data source and delegate methods are called")
    func collection() async {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        host.window.rootViewController = grid
        host.advance(by: 0.1)
        #expect(grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 90, height: 50))
        host.tap(at: CGPoint(x: 40, y: 30))
        await host.settle()
        #expect(grid.events == ["highlight 0", "act 0", "unhighlight 0"])
        grid.events = []
        host.longPress(at: CGPoint(x: 40, y: 30))
        await host.settle()
        #expect(grid.events.contains("menu 0") && grid.events.contains("commands 0"))
        grid.events = []
        host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))
        await host.settle()
        #expect(grid.events.contains("drag") && grid.events.contains("dragged"))
    }

    final class Rows: UITableViewController {
        var events: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            events.append("menu \(indexPath.row)")
            return nil
        }
        override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            events.append("commands \(indexPath.row)")
            return false
        }
        override func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { false }
        override func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
        ) {}
        override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { events.append("inset") }
    }

    @Test("Overrides of a table view controller's menus and insets are called")
    func table() async {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let rows = Rows(style: .plain)
        rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        host.window.rootViewController = rows
        host.advance(by: 0.1)
        host.longPress(at: CGPoint(x: 40, y: 110))
        await host.settle()
        #expect(rows.events.contains("menu 2") && rows.events.contains("commands 2"))
        rows.events = []
        rows.tableView.contentInset.top = 20
        #expect(rows.events == ["inset"])
    }
}

/// A layout with a non-optional collection view. It is only used while it has a collection view.
private final class SureLayout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView { super.collectionView! }
}

@Suite("Layouts that override their properties")
@MainActor
struct LayoutOverrideTests {
    @Test("A layout subclass may override collectionView with a non-optional type")
    func nonOptionalCollectionView() {
        let layout = SureLayout()
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        #expect(layout.collectionView === list)
    }
}
