import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Records the table view's calls.
@MainActor
class TableRecorder: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var mayHighlight = true
    var willSelect: (IndexPath) -> IndexPath? = { $0 }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        calls.append("shouldHighlight \(indexPath.row)")
        return mayHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { calls.append("didHighlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { calls.append("didUnhighlight \(indexPath.row)") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelect \(indexPath.row)")
        return willSelect(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willDeselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("didSelect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { calls.append("didDeselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        calls.append("primary \(indexPath.row)")
    }
}

/// A delegate that determines heights.
@MainActor
final class HeightDelegate: NSObject, UITableViewDelegate {
    var height: (IndexPath) -> CGFloat
    var requested = 0

    init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        requested += 1
        return height(indexPath)
    }
}

@Suite("Table views") @MainActor
struct TableViewTests {
    @Test("Only visible rows have cells, which are reused")
    func recycling() {
        let fixture = TableFixture([Array(0..<1000)])
        #expect(fixture.view.visibleCells.count == 14)
        #expect(fixture.view.contentSize.height == 44_000)
        for y in stride(from: 0, through: 20_000, by: 137) {
            fixture.view.contentOffset.y = CGFloat(y)
            let violations = fixture.violations()
            #expect(violations.isEmpty, "\(violations)")
        }
        #expect(fixture.view.subviews.filter { $0 is NumberedRow }.count < 18)
    }

    @Test("A table with a million rows requests only visible rows, and its offsets are exact to half a point")
    func million() {
        let fixture = TableFixture([Array(0..<1_000_000)], scale: 2)
        #expect(fixture.source.configured < 20)
        fixture.view.contentOffset.y = 43_999_000.5
        #expect(fixture.violations().isEmpty)
        #expect(fixture.source.configured < 60)
        let top = fixture.view.indexPathsForVisibleRows?.first
        #expect(top == fixture.path(999_977))
        #expect(fixture.host.presentedFrame(of: fixture.view.visibleCells[0]).minY == -12.5)
    }

    @Test("A short table requests all heights from the delegate immediately, a long table when rows become visible")
    func delegateHeights() {
        let delegate = HeightDelegate { CGFloat(20 + $0.row % 5 * 10) }
        let short = TableFixture([Array(0..<50)], delegate: delegate)
        #expect(short.view.contentSize.height == 2000)
        #expect(short.view.rectForRow(at: short.path(3)) == CGRect(x: 0, y: 90, width: 400, height: 50))
        let long = HeightDelegate { CGFloat(20 + $0.row % 5 * 10) }
        let fixture = TableFixture([Array(0..<100_000)], delegate: long)
        #expect(long.requested < 40)
        fixture.view.scrollToRow(at: fixture.path(70_000), at: .top, animated: false)
        #expect(fixture.violations().isEmpty)
        #expect(fixture.view.rectForRow(at: fixture.path(70_000)).minY == fixture.view.contentOffset.y)
        #expect(fixture.view.rectForRow(at: fixture.path(70_003)).height == 50)
        #expect(long.requested < 200)
    }

    @Test("When a row above the visible area gets a height other than its estimate, visible rows do not move")
    func stableVisibleRows() {
        let delegate = HeightDelegate { $0.row % 2 == 0 ? 100 : 30 }
        let fixture = TableFixture([Array(0..<5000)], delegate: delegate)
        fixture.view.scrollToRow(at: fixture.path(2500), at: .top, animated: false)
        for _ in 0..<40 {
            let top = fixture.view.indexPathsForVisibleRows?.first ?? IndexPath()
            let before = fixture.view.rectForRow(at: top).minY - fixture.view.contentOffset.y
            fixture.view.contentOffset.y -= 60
            fixture.view.layoutIfNeeded()
            #expect(abs(fixture.view.rectForRow(at: top).minY - fixture.view.contentOffset.y - before - 60) < 0.001)
            #expect(fixture.violations().isEmpty)
        }
    }

    @Test("A cell's constraints, or its content configuration, determine the row's height")
    func selfSizing() {
        final class Source: RowSource {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                if indexPath.row == 1 {
                    var content = UIListContentConfiguration.subtitleCell()
                    content.text = "One"
                    content.secondaryText = String(repeating: "many words ", count: 40)
                    cell.contentConfiguration = content
                } else if indexPath.row == 0 {
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                        box.heightAnchor.constraint(equalToConstant: 73),
                    ])
                }
                return cell
            }
        }
        let fixture = TableFixture(source: Source([[0, 1, 2]]))
        #expect(fixture.view.rectForRow(at: fixture.path(0)).height == 93)
        #expect(fixture.view.rectForRow(at: fixture.path(1)).height > 60)
        #expect(fixture.view.rectForRow(at: fixture.path(2)).height == 44)
        #expect(fixture.violations().isEmpty)
    }

    @Test("Selection by the user posts a notification, selection by the app does not")
    func selectionNotification() {
        let fixture = TableFixture([Array(0..<10)])
        fixture.view.allowsMultipleSelection = true
        var rows: [[IndexPath]] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: fixture.view, queue: nil
        ) { _ in MainActor.assumeIsolated { rows.append(fixture.view.indexPathsForSelectedRows ?? []) } }
        fixture.view.selectRow(at: fixture.path(1), animated: false, scrollPosition: .none)
        #expect(rows.isEmpty)
        fixture.host.tap(at: fixture.middle(2))
        fixture.host.tap(at: fixture.middle(1))
        fixture.view.deselectRow(at: fixture.path(2), animated: false)
        #expect(rows == [[fixture.path(1), fixture.path(2)], [fixture.path(2)]])
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("A tap highlights, unhighlights and selects, in UIKit's order")
    func order() {
        let delegate = TableRecorder()
        let fixture = TableFixture(delegate: delegate)
        fixture.host.tap(at: fixture.middle(2))
        #expect(delegate.calls == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2", "primary 2"])
        delegate.calls = []
        fixture.host.tap(at: fixture.middle(4))
        #expect(
            delegate.calls == [
                "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "willSelect 4", "willDeselect 2", "didDeselect 2", "didSelect 4",
                "primary 4",
            ])
        #expect(fixture.view.indexPathForSelectedRow == fixture.path(4))
        #expect(fixture.violations().isEmpty)
    }

    @Test("willSelect can return another row, or nil")
    func willSelect() {
        let delegate = TableRecorder()
        let fixture = TableFixture(delegate: delegate)
        delegate.willSelect = { IndexPath(row: $0.row + 1, section: 0) }
        fixture.host.tap(at: fixture.middle(2))
        #expect(fixture.view.indexPathForSelectedRow == fixture.path(3))
        delegate.willSelect = { _ in nil }
        fixture.host.tap(at: fixture.middle(6))
        #expect(fixture.view.indexPathForSelectedRow == fixture.path(3))
        delegate.mayHighlight = false
        delegate.calls = []
        fixture.host.tap(at: fixture.middle(6))
        #expect(delegate.calls == ["shouldHighlight 6"])
    }

    @Test("Several rows are selected and deselected if that is allowed")
    func multiple() {
        let fixture = TableFixture()
        fixture.view.allowsMultipleSelection = true
        for row in [1, 3, 5, 3] { fixture.host.tap(at: fixture.middle(row)) }
        #expect(fixture.view.indexPathsForSelectedRows == [fixture.path(1), fixture.path(5)])
        fixture.view.allowsMultipleSelection = false
        #expect(fixture.view.indexPathsForSelectedRows == [fixture.path(1)])
        fixture.view.reloadData()
        #expect(fixture.view.indexPathForSelectedRow == nil)
    }

    @Test("A section header stays at the top while its section is visible, and the next header pushes it away")
    func sticky() {
        final class Titled: RowSource {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
        }
        let fixture = TableFixture(source: Titled([Array(0..<30), Array(30..<60)]))
        let height = fixture.view.rectForHeader(inSection: 0).height
        #expect(height >= 28 && fixture.view.rectForHeader(inSection: 0).minY == 22)
        fixture.view.contentOffset.y = 300
        fixture.view.layoutIfNeeded()
        let header = fixture.view.headerView(forSection: 0)
        #expect(header?.frame.minY == 300 && header?.textLabel?.text == "Section 0")
        let end = fixture.view.rect(forSection: 0).maxY
        fixture.view.contentOffset.y = end - 10
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.headerView(forSection: 0)?.frame.maxY == end)
        #expect(fixture.violations().isEmpty)
    }

    @Test("If contentInset changes, the pinned section header moves at the next layout, without scrolling")
    func insetsMovePinnedHeaders() {
        final class Titled: RowSource {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
        }
        let fixture = TableFixture(source: Titled([Array(0..<30), Array(30..<60)]))
        fixture.view.contentOffset.y = 300
        fixture.host.advance(by: 0.1)
        #expect(fixture.view.headerView(forSection: 0)?.frame.minY == 300)
        fixture.view.contentInset.top = 23
        fixture.host.advance(by: 0.1)
        #expect(fixture.view.contentOffset.y == 300)
        #expect(fixture.view.headerView(forSection: 0)?.frame.minY == 323)
    }

    @Test("A table shows its header and footer views, and section headers with the delegate's views and heights")
    func edges() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
                view?.textLabel?.text = "Head \(section)"
                return view
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { section == 0 ? 12 : 0 }
        }
        let delegate = Delegate()
        let fixture = TableFixture([Array(0..<3), Array(3..<5)], delegate: delegate)
        fixture.view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
        fixture.view.sectionHeaderTopPadding = 0
        fixture.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
        fixture.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 400, height: 80))
        #expect(fixture.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 80, width: 400, height: 50))
        #expect(fixture.view.rectForRow(at: fixture.path(0, 1)).minY == 324)
        #expect(fixture.view.tableFooterView?.frame.minY == fixture.view.rect(forSection: 1).maxY)
        #expect(fixture.view.headerView(forSection: 1)?.textLabel?.text == "Head 1")
        #expect(fixture.view.footerView(forSection: 0) == nil)
    }

    @Test("Scrolling to a row puts it at the requested position")
    func scrolling() {
        let fixture = TableFixture()
        fixture.view.scrollToRow(at: fixture.path(50), at: .top, animated: false)
        #expect(fixture.view.contentOffset.y == 2200)
        fixture.view.scrollToRow(at: fixture.path(50), at: .bottom, animated: false)
        #expect(fixture.view.contentOffset.y == 1644)
        fixture.view.scrollToRow(at: fixture.path(50), at: .middle, animated: false)
        #expect(fixture.view.contentOffset.y == 1922)
        fixture.view.scrollToRow(at: fixture.path(51), at: .none, animated: false)
        #expect(fixture.view.contentOffset.y == 1922)
        fixture.view.selectRow(at: fixture.path(0), animated: false, scrollPosition: .top)
        #expect(fixture.view.contentOffset.y == 0)
    }

    @Test("Grouped sections have spaces between them; inset grouped sections also have side margins and round corners")
    func groups() {
        let fixture = TableFixture([[1, 2, 3], [4, 5]], style: .insetGrouped)
        #expect(fixture.view.rectForRow(at: fixture.path(0)) == CGRect(x: 20, y: 35, width: 360, height: 44))
        #expect(fixture.view.rectForRow(at: fixture.path(0, 1)).minY == 202)
        #expect(fixture.cell(0)?.layer.cornerRadius == 10)
        #expect(fixture.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(fixture.cell(1)?.layer.cornerRadius == 0)
        #expect(fixture.violations().isEmpty)
    }

    @Test("The arrow keys and End move the focus among rows; Space and Return select the focused row")
    func keys() {
        let fixture = TableFixture()
        fixture.view.becomeFirstResponder()
        fixture.host.press("ArrowDown")
        fixture.host.press("ArrowDown")
        #expect(fixture.cell(1)?.isCursor == true)
        fixture.host.press("Space")
        #expect(fixture.view.indexPathForSelectedRow == fixture.path(1))
        fixture.host.press("End")
        fixture.host.press("Return")
        #expect(fixture.view.indexPathForSelectedRow == fixture.path(99))
        #expect(fixture.view.contentOffset.y == 3800)
    }

    @Test("Rows below the visible rows are prefetched once; a jump to a distant offset cancels their prefetching")
    func prefetching() {
        final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
            var requested: [Int] = []
            var cancelled: [Int] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { requested += indexPaths.map(\.row) }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                cancelled += indexPaths.map(\.row)
            }
        }
        let fixture = TableFixture([Array(0..<1000)])
        let prefetcher = Prefetcher()
        fixture.view.prefetchDataSource = prefetcher
        fixture.view.contentOffset.y = 40
        fixture.view.layoutIfNeeded()
        #expect(prefetcher.requested.first == 15 && Set(prefetcher.requested).count == prefetcher.requested.count)
        fixture.view.contentOffset.y = 20_000
        fixture.view.layoutIfNeeded()
        #expect(prefetcher.cancelled.contains(20))
    }

    @Test("After a reload with fewer rows than fill the table, contentOffset is reset to the top")
    func fewerRows() {
        let fixture = TableFixture()
        fixture.view.contentOffset.y = 3000
        fixture.view.layoutIfNeeded()
        fixture.source.sections = [[1, 2, 3]]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.y == 0 && fixture.view.visibleCells.count == 3 && fixture.violations().isEmpty)
    }

    @Test("A visible row follows changes of its content's height, unless selfSizingInvalidation is disabled")
    func contentThatChanges() {
        let fixture = TableFixture([Array(0..<5)])
        func show(_ text: String, in row: Int) {
            guard let cell = fixture.cell(row) else { return }
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            fixture.view.layoutIfNeeded()
        }
        let long = String(repeating: "Words that take several lines. ", count: 10)
        show(long, in: 1)
        let height = fixture.view.rectForRow(at: fixture.path(1)).height
        #expect(height > 80 && fixture.view.rectForRow(at: fixture.path(2)).minY == 44 + height)
        fixture.view.selfSizingInvalidation = .disabled
        show("Short", in: 1)
        #expect(fixture.view.rectForRow(at: fixture.path(1)).height == height)
        fixture.view.selfSizingInvalidation = .enabled
        fixture.cell(1)?.contentView.invalidateIntrinsicContentSize()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.rectForRow(at: fixture.path(1)).height == 44 && fixture.violations().isEmpty)
    }

    @Test("A deallocated data source and delegate leave an empty table")
    func deallocation() {
        let host = TestHost(size: CGSize(width: 300, height: 300))
        let view = UITableView(frame: host.window.bounds)
        view.register(NumberedRow.self, forCellReuseIdentifier: "number")
        var source: RowSource? = RowSource([Array(0..<50)])
        var delegate: TableRecorder? = TableRecorder()
        view.dataSource = source
        view.delegate = delegate
        host.window.addSubview(view)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 7)
        source = nil
        delegate = nil
        view.contentOffset.y = 500
        view.layoutIfNeeded()
        host.tap(at: CGPoint(x: 100, y: 100))
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.visibleCells.isEmpty && view.numberOfSections == 0)
    }
}
