import Testing
import UIKitTesting

@testable import UIKit

@Suite("The focus in tables and collection views") @MainActor
struct ListFocusTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
        var closed: Set<Int> = []
        var isOpen = true
        var preferred: IndexPath?
        var log: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { !closed.contains(indexPath.row) }
        func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { isOpen }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func name(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "–" }
            log.append("\(name(context.previouslyFocusedIndexPath)) → \(name(context.nextFocusedIndexPath))")
            if let path = context.nextFocusedIndexPath {
                #expect(context.nextFocusedView === tableView.cellForRow(at: path) && context.nextFocusedView?.isFocused == true)
            }
        }
        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                let row = indexPath.row
                return UIMenu(children: [UIAction(title: "Open \(row)") { [weak self] _ in self?.log.append("opened \(row)") }])
            })
        }
    }

    private func table(_ source: Table) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        (table.dataSource, table.delegate) = (source, source)
        host.window.addSubview(table)
        let button = UIButton(type: .system)
        button.setTitle("After", for: .normal)
        button.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        return table
    }

    private var focused: String? {
        (UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView)?.accessibilityLabel
    }

    private func press(_ keys: String...) {
        for key in keys { host.press(key) }
    }

    @Test("Focus update contexts have index paths; a row that cannot be focused is skipped, and a veto prevents the update")
    func steps() {
        let source = Table()
        source.closed = [0, 2, 3]
        let table = table(source)
        press("Tab")
        #expect(source.log == ["– → 1"] && focused == "1" && !table.isFocused)
        press(UIKeyCommand.inputDownArrow)
        #expect(source.log == ["– → 1", "1 → 4"] && focused == "4" && !table.isFocused)
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.isFocused == true)
        source.isOpen = false
        press(UIKeyCommand.inputDownArrow, "Tab")
        #expect(source.log.count == 2 && focused == "4")
        source.isOpen = true
        press(UIKeyCommand.inputEnd)
        #expect(source.log.last == "4 → 99" && focused == "99" && table.contentOffset.y > 1000)
        press("Tab")
        #expect(source.log.last == "99 → –" && focused == "After")
    }

    @Test("The focus enters a table at its preferred row, or at the last focused row with remembersLastFocusedIndexPath")
    func entries() {
        let source = Table()
        source.preferred = IndexPath(row: 3, section: 0)
        let table = table(source)
        press("Tab")
        #expect(source.log == ["– → 3"] && focused == "3")
        press(UIKeyCommand.inputDownArrow, "Tab", "Tab")
        #expect(focused == "3")
        table.remembersLastFocusedIndexPath = true
        press(UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow, "Tab")
        #expect(focused == "After" && table.cellForRow(at: IndexPath(row: 5, section: 0))?.isFocused == false)
        press("Tab")
        #expect(focused == "5" && source.log.last == "– → 5")
    }

    @Test("Tab enters a list at the selected row, or else at the first visible row; Space and Return act on that row")
    func firstRow() {
        let source = Table()
        let table = table(source)
        table.allowsMultipleSelection = true
        press("Tab")
        #expect(focused == "0" && source.log == ["– → 0"] && table.indexPathsForSelectedRows == nil)
        press(" ")
        #expect(table.indexPathsForSelectedRows == [[0, 0]])
        press(" ", UIKeyCommand.inputDownArrow, "Return")
        #expect(focused == "1" && table.indexPathsForSelectedRows == [[0, 1]])
        press("Tab")
        #expect(focused == "After")
        table.selectRow(at: [0, 50], animated: false, scrollPosition: .none)
        table.deselectRow(at: [0, 1], animated: false)
        press("Tab")
        #expect(focused == "50" && table.contentOffset.y > 1000)
        press("Tab")
        table.deselectRow(at: [0, 50], animated: false)
        table.contentInset.top = 60
        table.contentOffset.y = 1010
        host.advance(by: 0.1)
        press("Tab")
        // The first row that is completely visible below the bar.
        let seen = table.contentOffset.y + 60
        let first = table.indexPathsForVisibleRows?.first { table.rectForRow(at: $0).minY >= seen }
        #expect(focused == first.map { "\($0.row)" } && table.contentOffset.y == 1010)
    }

    @Test("A table without rows or selectable rows is one Tab stop; with selectionFollowsFocus the focused row is selected")
    func rowsWithoutKeys() {
        let source = Table()
        let table = table(source)
        table.allowsSelection = false
        press("Tab")
        #expect(table.isFocused && source.log == ["– → –"])
        press("Tab")
        table.allowsSelection = true
        table.selectionFollowsFocus = true
        press("Tab")
        #expect(focused == "0" && table.indexPathForSelectedRow == [0, 0])
    }

    @Test("The menu key opens the list's menu for the focused row")
    func rowMenu() async {
        let source = Table()
        let table = table(source)
        press("Tab", UIKeyCommand.inputDownArrow, "ContextMenu")
        await host.settle()
        #expect(host.window.openMenu != nil && table.isFirstResponder)
        press(UIKeyCommand.inputDownArrow, "Return")
        await host.settle()
        #expect(source.log.last == "opened 1" && host.window.openMenu == nil)
    }

    /// The frame of the ring, in the window.
    private var ring: CGRect? {
        let view = host.window.subviews.first { $0.layer is CAShapeLayer && ($0.layer as? CAShapeLayer)?.lineWidth == FocusRing.width }
        return (view?.layer as? CAShapeLayer)?.path?.boundingBox
    }

    @Test("The focus ring is around the focused row and scrolls with it, and the screen reader's focus is on the row")
    func ringAtRow() throws {
        let source = Table()
        let table = table(source)
        press("Tab")
        for row in [0, 1, 2, 99] {
            host.advance(by: 0.1)
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            let frame = cell.convert(cell.bounds, to: host.window)
            #expect(ring.map { frame.contains($0) && $0.height > frame.height - 8 } == true, "\(String(describing: ring)), \(frame)")
            #expect(UIAccessibility.focusedElement(using: nil) as? UIView === cell)
            press(row == 2 ? UIKeyCommand.inputEnd : UIKeyCommand.inputDownArrow)
        }
        let before = try #require(ring)
        table.contentOffset.y -= 30
        host.advance(by: 0.1)
        #expect(ring == before.offsetBy(dx: 0, dy: 30))
        host.tap(at: CGPoint(x: 200, y: 590))
        host.advance(by: 0.1)
        #expect(ring == nil)
    }

    @Test("After a push the focus is on the element that the screen reader reads: Space activates it, and Tab continues from it")
    func pushes() async {
        host.isScreenReaderRunning = true
        let screen = UIViewController()
        screen.title = "List"
        let source = Table()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        (table.dataSource, table.delegate) = (source, source)
        screen.view.addSubview(table)
        let stack = UINavigationController(rootViewController: screen)
        host.window.rootViewController = stack
        await host.settle()
        press("Tab")
        #expect(focused == "0")
        let next = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Use", for: .normal)
        button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
        next.view.addSubview(button)
        stack.pushViewController(next, animated: true)
        await host.settle()
        #expect(focused == "List" && ring != nil)
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === UIFocusSystem.focusSystem(for: host.window)?.focusedItem)
        press("Tab")
        #expect(focused == "Use")
        press("Tab", " ")
        await host.settle()
        #expect(stack.topViewController === screen)
        press("Tab")
        #expect(focused == "0")
    }

    @Test("Any environment of the focused item can veto a focus update, and notifications report each update")
    func notifications() {
        final class Log: @unchecked Sendable { var paths: [IndexPath?] = [] }  // used on the main actor only
        let log = Log()
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: nil as AnyObject?, queue: nil
        ) { _ in MainActor.assumeIsolated { log.paths.append(nil) } }
        defer { NotificationCenter.default.removeObserver(token) }
        let source = Table()
        _ = table(source)
        press("Tab", UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow)
        #expect(log.paths.count == 3 && focused == "2")
    }

    final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = "\(indexPath.item)"
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { indexPath.item != 1 }
        func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
            context.nextFocusedIndexPath?.item != 8
        }
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "–" }
            let way = context.focusHeading == .right ? "right" : context.focusHeading == .down ? "down" : ""
            log.append("\(name(context.previouslyFocusedIndexPath)) → \(name(context.nextFocusedIndexPath)) \(way)")
        }
        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { IndexPath(item: 0, section: 0) }
    }

    @Test("Arrow keys move the focus in a collection view's grid, and skip items that cannot be focused")
    func collection() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let source = Items()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 500), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, source)
        host.window.addSubview(view)
        host.advance(by: 0.1)
        press("Tab")
        #expect(focused == "0")
        press(UIKeyCommand.inputRightArrow)
        #expect(focused == "2")
        press(UIKeyCommand.inputLeftArrow, UIKeyCommand.inputDownArrow)
        #expect(focused == "4", "\(source.log)")
        press(UIKeyCommand.inputDownArrow)
        #expect(focused == "4")
        #expect(source.log.first == "– → 0 " && source.log[1] == "0 → 2 right" && source.log.last == "0 → 4 down")
    }
}
