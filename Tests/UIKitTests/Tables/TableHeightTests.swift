import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A delegate with a height for each number.
@MainActor
private final class NumberHeights: NSObject, UITableViewDelegate {
    let source: RowSource
    var height: (Int) -> CGFloat = { CGFloat(30 + $0 % 7 * 10) }

    init(_ source: RowSource) { self.source = source }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(source.sections[indexPath.section][indexPath.row])
    }
}

/// Rows in sections with a title.
@MainActor
private final class TitledSource: RowSource {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
}

@Suite("Heights and offsets of table views") @MainActor
struct TableHeightTests {
    @Test("A section title is laid out again if the preferred text size or the text's weight changes")
    func titleTextSize() throws {
        let host = TestHost(size: CGSize(width: 320, height: 480))
        let source = TitledSource([Array(0..<3), Array(3..<6)])
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let table = UITableView(frame: host.window.bounds, style: style)
            table.register(NumberedRow.self, forCellReuseIdentifier: "number")
            table.dataSource = source
            host.window.addSubview(table)
            defer { table.removeFromSuperview() }
            host.advance(by: 0.1)
            for (scale, isBold) in [(2.0, false), (2, true), (1, false)] {
                host.textScale = scale
                host.prefersBoldText = isBold
                host.advance(by: 0.1)
                let header = try #require(table.headerView(forSection: 0))
                let label = try #require(header.textLabel)
                let frame = label.frame
                header.setNeedsLayout()
                header.layoutIfNeeded()
                #expect(label.frame == frame, "\(scale), \(isBold)")
            }
        }
    }

    @Test("Rows inserted or reloaded outside of the visible area get the delegate's height immediately")
    func delegateHeights() {
        let source = RowSource([Array(0..<50)])
        let heights = NumberHeights(source)
        let fixture = TableFixture(source: source, delegate: heights)
        func total() -> CGFloat { source.sections[0].reduce(0) { $0 + heights.height($1) } }
        #expect(fixture.view.contentSize.height == total())
        source.sections[0].insert(105, at: 40)
        fixture.view.insertRows(at: [fixture.path(40)], with: .fade)
        #expect(fixture.view.rectForRow(at: fixture.path(40)).height == heights.height(105))
        #expect(fixture.view.contentSize.height == total())
        source.sections[0][45] = 209
        source.sections[0].remove(at: 3)
        fixture.view.performBatchUpdates {
            fixture.view.reloadRows(at: [fixture.path(45)], with: .fade)
            fixture.view.deleteRows(at: [fixture.path(3)], with: .fade)
        }
        #expect(fixture.view.rectForRow(at: fixture.path(44)).height == heights.height(209))
        #expect(fixture.view.contentSize.height == total())
        heights.height = { CGFloat(20 + $0 % 3 * 10) }
        fixture.view.beginUpdates()
        fixture.view.endUpdates()
        #expect(fixture.view.contentSize.height == total())
        source.sections.append([1, 2, 3])
        fixture.view.insertSections([1], with: .fade)
        #expect(fixture.view.rectForRow(at: fixture.path(2, 1)).height == heights.height(3))
    }

    @Test(
        "After random updates and scrolling of self-sizing rows the offset is within the content, and all visible rows have cells",
        arguments: 1...12)
    func random(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let fixture = SizedRowFixture([Array(0..<Int.random(in: 5...80, using: &random))], style: .plain)
        var next = 1000
        for round in 0..<40 {
            let old = fixture.source.sections[0]
            let update: () -> Void
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let count = Int.random(in: 1...6, using: &random)
                let row = Int.random(in: 0...old.count, using: &random)
                fixture.source.sections[0].insert(contentsOf: next..<next + count, at: row)
                next += count
                update = { fixture.view.insertRows(at: (row..<row + count).map { fixture.path($0) }, with: .fade) }
            case 1:
                let removed = Set(old.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
                fixture.source.sections[0] = old.indices.filter { !removed.contains($0) }.map { old[$0] }
                update = { fixture.view.deleteRows(at: removed.map { fixture.path($0) }, with: .fade) }
            case 2 where old.count > 1:
                let from = Int.random(in: 0..<old.count, using: &random)
                let to = Int.random(in: 0..<old.count, using: &random)
                fixture.source.sections[0].insert(fixture.source.sections[0].remove(at: from), at: to)
                update = { fixture.view.moveRow(at: fixture.path(from), to: fixture.path(to)) }
            case 3:
                let rows = old.indices.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
                for row in rows {
                    fixture.source.sections[0][row] = next
                    next += 1
                }
                update = { fixture.view.reloadRows(at: rows.map { fixture.path($0) }, with: .fade) }
            case 4:
                update = { fixture.view.reloadData() }
            default:
                let end = fixture.end
                let offset = [0, end, CGFloat.random(in: 0...max(end, 1), using: &random).rounded()].randomElement(using: &random) ?? 0
                let animated = Bool.random(using: &random)
                update = { fixture.view.setContentOffset(CGPoint(x: 0, y: min(offset, end)), animated: animated) }
            }
            if Bool.random(using: &random) { update() } else { UIView.performWithoutAnimation(update) }
            if Int.random(in: 0..<3, using: &random) == 0 { fixture.host.advance(by: 0.1) } else { await fixture.host.settle() }
            await fixture.host.settle()
            let violations = fixture.violations()
            #expect(violations.isEmpty, "round \(round): \(violations)")
            if !violations.isEmpty { return }
        }
    }

    @Test("Updates near the end of the content do not change the content offset")
    func offsetNearTheEnd() async {
        let fixture = SizedRowFixture([Array(0..<60)])
        fixture.view.scrollToRow(at: fixture.path(59), at: .bottom, animated: false)
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y == fixture.end)
        let offset = fixture.view.contentOffset.y
        fixture.view.reloadRows(at: [fixture.path(58), fixture.path(59)], with: .none)
        #expect(fixture.view.contentOffset.y == offset)
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y == offset && fixture.violations().isEmpty)
        fixture.view.reloadSections([0], with: .none)
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y == offset && fixture.violations().isEmpty, "\(fixture.view.contentOffset.y) \(offset)")
        fixture.source.sections[0].append(contentsOf: 60..<65)
        fixture.view.insertRows(at: (60..<65).map { fixture.path($0) }, with: .fade)
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y == offset && fixture.violations().isEmpty)
        fixture.source.height = { CGFloat(90 + $0 % 5 * 20) }
        fixture.view.beginUpdates()
        fixture.view.endUpdates()
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y == offset)
    }

    @Test(
        "An animated scroll reaches its row after 0.3 s, independent of estimated heights",
        arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none], [5, 40, 250, 299])
    func animatedScroll(position: UITableView.ScrollPosition, row: Int) {
        let fixture = SizedRowFixture([Array(0..<300)])
        fixture.view.estimatedRowHeight = 30
        fixture.view.layoutIfNeeded()
        fixture.view.scrollToRow(at: fixture.path(row), at: position, animated: true)
        fixture.host.advance(by: 0.15)
        if row > 5 { #expect(fixture.view.isScrollAnimating) }
        fixture.host.advance(by: 0.17)
        #expect(!fixture.view.isScrollAnimating)
        let rect = fixture.view.rectForRow(at: fixture.path(row))
        let bounds = fixture.view.bounds
        let wanted: CGFloat =
            switch position {
            case .top: rect.minY
            case .middle: rect.midY - 300
            case .bottom: rect.maxY - 600
            case .none: row == 5 && rect.maxY <= 600 ? 0 : rect.maxY - 600
            }
        #expect(abs(bounds.minY - min(max(wanted, 0), fixture.end)) <= 1, "\(bounds) \(rect)")
        #expect(fixture.violations().isEmpty, "\(fixture.violations())")
        // Scrolls back over rows with known heights.
        fixture.view.scrollToRow(at: fixture.path(0), at: .top, animated: true)
        fixture.host.advance(by: 0.32)
        #expect(fixture.view.contentOffset.y == 0 && !fixture.view.isScrollAnimating)
    }

    @Test("An animated scroll follows its row if rows are inserted above it meanwhile")
    func animatedScrollDuringUpdate() async {
        let fixture = SizedRowFixture([Array(0..<200)])
        fixture.view.scrollToRow(at: fixture.path(150), at: .top, animated: true)
        fixture.host.advance(by: 0.1)
        fixture.source.sections[0].insert(contentsOf: 1000..<1010, at: 20)
        fixture.view.insertRows(at: (20..<30).map { fixture.path($0) }, with: .none)
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y == fixture.view.rectForRow(at: fixture.path(160)).minY)
        #expect(fixture.violations().isEmpty, "\(fixture.violations())")
    }

    @Test("A height constraint on a cell determines the row's height, and one on a header the header's height")
    func ownHeight() {
        final class Source: RowSource {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                if cell.constraints.isEmpty { cell.heightAnchor.constraint(equalToConstant: 100).isActive = true }
                return cell
            }
        }
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = UITableViewHeaderFooterView()
                view.textLabel?.text = "Header"
                view.heightAnchor.constraint(equalToConstant: 71).isActive = true
                return view
            }
        }
        let delegate = Delegate()
        let fixture = TableFixture(source: Source([[1, 2, 3]]), delegate: delegate)
        #expect(fixture.view.rectForRow(at: fixture.path(0)).height == 100)
        #expect(fixture.view.rectForRow(at: fixture.path(2)).height == 100)
        #expect(fixture.view.rectForHeader(inSection: 0).height == 71)
        #expect(fixture.view.cellForRow(at: fixture.path(1))?.contentView.frame.height == 100)
    }

    @Test(
        "A section header with a title, and with a view that has no height, gets the height of a title",
        arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func headerWithoutHeight(style: UITableView.Style) {
        final class Source: RowSource {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        }
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = section == 0 ? UIView() : UITableViewHeaderFooterView()
                let label = UILabel()
                label.text = "Own"
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                ])
                return view
            }
        }
        let delegate = Delegate()
        let fixture = TableFixture(style: style, source: Source([[1, 2, 3], [4]]), delegate: delegate)
        #expect(fixture.view.rectForHeader(inSection: 0).height >= 28)
        #expect(fixture.view.rectForHeader(inSection: 1).height >= 28)
    }

    @Test("Rows grow if editing mode reduces their text's width, and shrink afterwards", arguments: [false, true])
    func editing(animated: Bool) async {
        final class Source: RowSource {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = String(repeating: "many words ", count: 1 + indexPath.row % 20)
                cell.contentConfiguration = content
                return cell
            }
        }
        let fixture = TableFixture(source: Source([Array(0..<60)]))
        func heights() -> [CGFloat] { (0..<60).map { fixture.view.rectForRow(at: fixture.path($0)).height } }
        for y in stride(from: 0, to: fixture.view.contentSize.height, by: 400) {
            fixture.view.contentOffset.y = y
            fixture.view.layoutIfNeeded()
        }
        fixture.view.contentOffset.y = 0
        fixture.view.layoutIfNeeded()
        let before = heights()
        fixture.view.setEditing(true, animated: animated)
        await fixture.host.settle()
        #expect(heights().prefix(8).elementsEqual(before.prefix(8)) == false)
        for (row, cell) in fixture.view.visibleCells.enumerated() {
            #expect(cell.frame.height == cell.systemLayoutSizeFitting(CGSize(width: 400, height: 0)).height, "\(row)")
        }
        #expect(fixture.violations().isEmpty)
        fixture.view.scrollToRow(at: fixture.path(59), at: .bottom, animated: false)
        for cell in fixture.view.visibleCells {
            #expect(cell.frame.height == cell.systemLayoutSizeFitting(CGSize(width: 400, height: 0)).height)
        }
        fixture.view.setEditing(false, animated: animated)
        await fixture.host.settle()
        fixture.view.scrollToRow(at: fixture.path(0), at: .top, animated: false)
        #expect(heights().prefix(8).elementsEqual(before.prefix(8)))
    }

    @Test("Cells with valid constraints log no conflict, also if they are laid out early", arguments: [false, true])
    func conflicts(laysOutEarly: Bool) {
        var reports: [String] = []
        ConflictReport.listener = { reports.append($0) }
        defer { ConflictReport.listener = nil }
        let fixture = SizedRowFixture([Array(0..<100)]) { if laysOutEarly { $0.layoutIfNeeded() } }
        for y in stride(from: 0, to: 3000, by: 170) {
            fixture.view.contentOffset.y = CGFloat(y)
            fixture.view.layoutIfNeeded()
        }
        let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        for (number, animation) in animations.enumerated() {
            let row = fixture.view.indexPathsForVisibleRows?.first?.row ?? 0
            fixture.source.sections[0].insert(200 + number, at: row)
            fixture.view.insertRows(at: [fixture.path(row)], with: animation)
            fixture.host.advance(by: 0.5)
            fixture.source.sections[0][row] = 300 + number
            fixture.view.reloadRows(at: [fixture.path(row)], with: animation)
            fixture.host.advance(by: 0.5)
            fixture.source.sections[0].remove(at: row + 1)
            fixture.view.deleteRows(at: [fixture.path(row + 1)], with: animation)
            fixture.host.advance(by: 0.5)
        }
        fixture.view.reloadData()
        fixture.host.advance(by: 0.5)
        #expect(reports.isEmpty, "\(reports.count): \(reports.first ?? "")")
        #expect(fixture.violations().isEmpty)
    }
}
