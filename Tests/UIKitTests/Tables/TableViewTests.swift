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

/// Heights by the delegate.
@MainActor
final class HeightDelegate: NSObject, UITableViewDelegate {
    var height: (IndexPath) -> CGFloat
    var asked = 0

    init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return height(indexPath)
    }
}

@Suite("Table views") @MainActor
struct TableViewTests {
    @Test("Only visible rows have cells, which are reused")
    func recycling() {
        let stage = TableStage([Array(0..<1000)])
        #expect(stage.view.visibleCells.count == 14)
        #expect(stage.view.contentSize.height == 44_000)
        for y in stride(from: 0, through: 20_000, by: 137) {
            stage.view.contentOffset.y = CGFloat(y)
            let faults = stage.faults()
            #expect(faults.isEmpty, "\(faults)")
        }
        #expect(stage.view.subviews.filter { $0 is NumberedRow }.count < 18)
    }

    @Test("A million rows: only visible ones are requested, and offsets are exact to half a point")
    func million() {
        let stage = TableStage([Array(0..<1_000_000)], scale: 2)
        #expect(stage.source.configured < 20)
        stage.view.contentOffset.y = 43_999_000.5
        #expect(stage.faults().isEmpty)
        #expect(stage.source.configured < 60)
        let top = stage.view.indexPathsForVisibleRows?.first
        #expect(top == stage.path(999_977))
        #expect(stage.host.presentedFrame(of: stage.view.visibleCells[0]).minY == -12.5)
    }

    @Test("A short table requests all heights from the delegate immediately, a long table when rows become visible")
    func delegateHeights() {
        let delegate = HeightDelegate { CGFloat(20 + $0.row % 5 * 10) }
        let short = TableStage([Array(0..<50)], delegate: delegate)
        #expect(short.view.contentSize.height == 2000)
        #expect(short.view.rectForRow(at: short.path(3)) == CGRect(x: 0, y: 90, width: 400, height: 50))
        let long = HeightDelegate { CGFloat(20 + $0.row % 5 * 10) }
        let stage = TableStage([Array(0..<100_000)], delegate: long)
        #expect(long.asked < 40)
        stage.view.scrollToRow(at: stage.path(70_000), at: .top, animated: false)
        #expect(stage.faults().isEmpty)
        #expect(stage.view.rectForRow(at: stage.path(70_000)).minY == stage.view.contentOffset.y)
        #expect(stage.view.rectForRow(at: stage.path(70_003)).height == 50)
        #expect(long.asked < 200)
    }

    @Test("Rows above the visible rows do not move them if their height differs from the estimate")
    func steady() {
        let delegate = HeightDelegate { $0.row % 2 == 0 ? 100 : 30 }
        let stage = TableStage([Array(0..<5000)], delegate: delegate)
        stage.view.scrollToRow(at: stage.path(2500), at: .top, animated: false)
        for _ in 0..<40 {
            let top = stage.view.indexPathsForVisibleRows?.first ?? IndexPath()
            let before = stage.view.rectForRow(at: top).minY - stage.view.contentOffset.y
            stage.view.contentOffset.y -= 60
            stage.view.layoutIfNeeded()
            #expect(abs(stage.view.rectForRow(at: top).minY - stage.view.contentOffset.y - before - 60) < 0.001)
            #expect(stage.faults().isEmpty)
        }
    }

    @Test("A cell's constraints give it its height, and so does a content configuration")
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
        let stage = TableStage(source: Source([[0, 1, 2]]))
        #expect(stage.view.rectForRow(at: stage.path(0)).height == 93)
        #expect(stage.view.rectForRow(at: stage.path(1)).height > 60)
        #expect(stage.view.rectForRow(at: stage.path(2)).height == 44)
        #expect(stage.faults().isEmpty)
    }

    @Test("Selection by the user posts a notification, selection by the app does not")
    func selectionNotification() {
        let stage = TableStage([Array(0..<10)])
        stage.view.allowsMultipleSelection = true
        var rows: [[IndexPath]] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: stage.view, queue: nil
        ) { _ in MainActor.assumeIsolated { rows.append(stage.view.indexPathsForSelectedRows ?? []) } }
        stage.view.selectRow(at: stage.path(1), animated: false, scrollPosition: .none)
        #expect(rows.isEmpty)
        stage.host.tap(at: stage.middle(2))
        stage.host.tap(at: stage.middle(1))
        stage.view.deselectRow(at: stage.path(2), animated: false)
        #expect(rows == [[stage.path(1), stage.path(2)], [stage.path(2)]])
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("A tap highlights, unhighlights and selects, in UIKit's order")
    func order() {
        let delegate = TableRecorder()
        let stage = TableStage(delegate: delegate)
        stage.host.tap(at: stage.middle(2))
        #expect(delegate.calls == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2", "primary 2"])
        delegate.calls = []
        stage.host.tap(at: stage.middle(4))
        #expect(
            delegate.calls == [
                "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "willSelect 4", "willDeselect 2", "didDeselect 2", "didSelect 4",
                "primary 4",
            ])
        #expect(stage.view.indexPathForSelectedRow == stage.path(4))
        #expect(stage.faults().isEmpty)
    }

    @Test("willSelect can return another row, or nil")
    func willSelect() {
        let delegate = TableRecorder()
        let stage = TableStage(delegate: delegate)
        delegate.willSelect = { IndexPath(row: $0.row + 1, section: 0) }
        stage.host.tap(at: stage.middle(2))
        #expect(stage.view.indexPathForSelectedRow == stage.path(3))
        delegate.willSelect = { _ in nil }
        stage.host.tap(at: stage.middle(6))
        #expect(stage.view.indexPathForSelectedRow == stage.path(3))
        delegate.mayHighlight = false
        delegate.calls = []
        stage.host.tap(at: stage.middle(6))
        #expect(delegate.calls == ["shouldHighlight 6"])
    }

    @Test("Several rows are selected and deselected if that is allowed")
    func multiple() {
        let stage = TableStage()
        stage.view.allowsMultipleSelection = true
        for row in [1, 3, 5, 3] { stage.host.tap(at: stage.middle(row)) }
        #expect(stage.view.indexPathsForSelectedRows == [stage.path(1), stage.path(5)])
        stage.view.allowsMultipleSelection = false
        #expect(stage.view.indexPathsForSelectedRows == [stage.path(1)])
        stage.view.reloadData()
        #expect(stage.view.indexPathForSelectedRow == nil)
    }

    @Test("Headers stay at the top while their section passes, and the next one pushes them")
    func sticky() {
        final class Titled: RowSource {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
        }
        let stage = TableStage(source: Titled([Array(0..<30), Array(30..<60)]))
        let height = stage.view.rectForHeader(inSection: 0).height
        #expect(height >= 28 && stage.view.rectForHeader(inSection: 0).minY == 22)
        stage.view.contentOffset.y = 300
        stage.view.layoutIfNeeded()
        let header = stage.view.headerView(forSection: 0)
        #expect(header?.frame.minY == 300 && header?.textLabel?.text == "Section 0")
        let end = stage.view.rect(forSection: 0).maxY
        stage.view.contentOffset.y = end - 10
        stage.view.layoutIfNeeded()
        #expect(stage.view.headerView(forSection: 0)?.frame.maxY == end)
        #expect(stage.faults().isEmpty)
    }

    @Test("Header and footer views of the table, and of sections by the delegate")
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
        let stage = TableStage([Array(0..<3), Array(3..<5)], delegate: delegate)
        stage.view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
        stage.view.sectionHeaderTopPadding = 0
        stage.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
        stage.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(stage.view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 400, height: 80))
        #expect(stage.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 80, width: 400, height: 50))
        #expect(stage.view.rectForRow(at: stage.path(0, 1)).minY == 324)
        #expect(stage.view.tableFooterView?.frame.minY == stage.view.rect(forSection: 1).maxY)
        #expect(stage.view.headerView(forSection: 1)?.textLabel?.text == "Head 1")
        #expect(stage.view.footerView(forSection: 0) == nil)
    }

    @Test("Scrolling to a row puts it at the requested position")
    func scrolling() {
        let stage = TableStage()
        stage.view.scrollToRow(at: stage.path(50), at: .top, animated: false)
        #expect(stage.view.contentOffset.y == 2200)
        stage.view.scrollToRow(at: stage.path(50), at: .bottom, animated: false)
        #expect(stage.view.contentOffset.y == 1644)
        stage.view.scrollToRow(at: stage.path(50), at: .middle, animated: false)
        #expect(stage.view.contentOffset.y == 1922)
        stage.view.scrollToRow(at: stage.path(51), at: .none, animated: false)
        #expect(stage.view.contentOffset.y == 1922)
        stage.view.selectRow(at: stage.path(0), animated: false, scrollPosition: .top)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("Groups are apart from each other; inset groups have side margins and round corners")
    func groups() {
        let stage = TableStage([[1, 2, 3], [4, 5]], style: .insetGrouped)
        #expect(stage.view.rectForRow(at: stage.path(0)) == CGRect(x: 20, y: 35, width: 360, height: 44))
        #expect(stage.view.rectForRow(at: stage.path(0, 1)).minY == 202)
        #expect(stage.cell(0)?.layer.cornerRadius == 10)
        #expect(stage.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(stage.cell(1)?.layer.cornerRadius == 0)
        #expect(stage.faults().isEmpty)
    }

    @Test("Arrow keys move among the rows and select them")
    func keys() {
        let stage = TableStage()
        stage.view.becomeFirstResponder()
        stage.host.press("ArrowDown")
        stage.host.press("ArrowDown")
        #expect(stage.cell(1)?.isCursor == true)
        stage.host.press("Space")
        #expect(stage.view.indexPathForSelectedRow == stage.path(1))
        stage.host.press("End")
        stage.host.press("Return")
        #expect(stage.view.indexPathForSelectedRow == stage.path(99))
        #expect(stage.view.contentOffset.y == 3800)
    }

    @Test("Rows are prefetched, and cancelled")
    func prefetching() {
        final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
            var asked: [Int] = []
            var cancelled: [Int] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { asked += indexPaths.map(\.row) }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                cancelled += indexPaths.map(\.row)
            }
        }
        let stage = TableStage([Array(0..<1000)])
        let prefetcher = Prefetcher()
        stage.view.prefetchDataSource = prefetcher
        stage.view.contentOffset.y = 40
        stage.view.layoutIfNeeded()
        #expect(prefetcher.asked.first == 15 && Set(prefetcher.asked).count == prefetcher.asked.count)
        stage.view.contentOffset.y = 20_000
        stage.view.layoutIfNeeded()
        #expect(prefetcher.cancelled.contains(20))
    }

    @Test("Rows that do not fill the table are shown from the first, after any scrolling")
    func fewerRows() {
        let stage = TableStage()
        stage.view.contentOffset.y = 3000
        stage.view.layoutIfNeeded()
        stage.source.sections = [[1, 2, 3]]
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 0 && stage.view.visibleCells.count == 3 && stage.faults().isEmpty)
    }

    @Test("A visible row has its content's height, also after changes, unless selfSizingInvalidation is disabled")
    func contentThatChanges() {
        let stage = TableStage([Array(0..<5)])
        func show(_ text: String, in row: Int) {
            guard let cell = stage.cell(row) else { return }
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            stage.view.layoutIfNeeded()
        }
        let long = String(repeating: "Words that take several lines. ", count: 10)
        show(long, in: 1)
        let height = stage.view.rectForRow(at: stage.path(1)).height
        #expect(height > 80 && stage.view.rectForRow(at: stage.path(2)).minY == 44 + height)
        stage.view.selfSizingInvalidation = .disabled
        show("Short", in: 1)
        #expect(stage.view.rectForRow(at: stage.path(1)).height == height)
        stage.view.selfSizingInvalidation = .enabled
        stage.cell(1)?.contentView.invalidateIntrinsicContentSize()
        stage.view.layoutIfNeeded()
        #expect(stage.view.rectForRow(at: stage.path(1)).height == 44 && stage.faults().isEmpty)
    }

    @Test("A deallocated data source and delegate leave an empty table")
    func death() {
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
