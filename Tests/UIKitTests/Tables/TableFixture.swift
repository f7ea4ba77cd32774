import Foundation
import UIKitTesting

@testable import UIKit

/// A cell that stores its row and the number of its uses.
final class NumberedRow: UITableViewCell {
    var value = -1
    var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        value = -1
    }
}

/// A data source of numbers, so that a test can identify rows after any change.
@MainActor
class NumberedRowSource: NSObject {
    var sections: [[Int]]
    var configured = 0
    var commits: [UITableViewCell.EditingStyle] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        configured += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        let value = sections[indexPath.section][indexPath.row]
        (cell as? NumberedRow)?.value = value
        cell.textLabel?.text = "Row \(value)"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        commits.append(editingStyle)
        guard editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

/// A data source of numbers with rows that can also be moved.
@MainActor
class RowSource: NumberedRowSource, UITableViewDataSource {
    var moves: [(IndexPath, IndexPath)] = []
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        moves.append((sourceIndexPath, destinationIndexPath))
        let value = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(value, at: destinationIndexPath.row)
    }
}

/// A data source of numbers with rows that can be deleted, but not moved.
@MainActor
final class UnmovedRowSource: NumberedRowSource, UITableViewDataSource {}

/// A table view of numbers in a window.
@MainActor
final class TableFixture {
    let host: TestHost
    let view: UITableView
    let source: NumberedRowSource
    /// The moves that the data source has received; empty if its rows cannot be moved.
    var moves: [(IndexPath, IndexPath)] { (source as? RowSource)?.moves ?? [] }

    init(
        _ sections: [[Int]] = [Array(0..<100)], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 400, height: 600),
        source given: (any UITableViewDataSource & NumberedRowSource)? = nil, delegate: (any UITableViewDelegate)? = nil, scale: CGFloat = 1
    ) {
        host = TestHost(size: size, scale: scale)
        view = UITableView(frame: host.window.bounds, style: style)
        let given = given ?? RowSource(sections)
        source = given
        view.register(NumberedRow.self, forCellReuseIdentifier: "number")
        view.dataSource = given
        view.delegate = delegate
        host.window.addSubview(view)
        view.layoutIfNeeded()
    }

    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    func cell(_ row: Int, _ section: Int = 0) -> NumberedRow? { view.cellForRow(at: path(row, section)) as? NumberedRow }

    func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
        let frame = view.rectForRow(at: path(row, section))
        return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    /// The differences between the visible cells and the expected cells of the heights and the data; empty if they match.
    func violations() -> [String] {
        view.layoutIfNeeded()
        var violations: [String] = []
        let wanted = view.indexPathsForRows(in: view.bounds) ?? []
        let shown = view.indexPathsForVisibleRows ?? []
        if shown != wanted { violations.append("shown \(shown), wanted \(wanted)") }
        for indexPath in wanted {
            guard let cell = view.cellForRow(at: indexPath) as? NumberedRow else {
                violations.append("\(indexPath) has no cell")
                continue
            }
            let frame = view.rectForRow(at: indexPath)
            if cell.frame != frame { violations.append("\(indexPath) at \(cell.frame) instead of \(frame)") }
            let value = source.sections[indexPath.section][indexPath.row]
            if cell.value != value { violations.append("\(indexPath) shows \(cell.value) instead of \(value)") }
            if view.indexPath(for: cell) != indexPath { violations.append("\(indexPath): cell thinks otherwise") }
            if cell.isSelected != (view.indexPathsForSelectedRows ?? []).contains(indexPath) { violations.append("\(indexPath) selection") }
            if cell.alpha != 1 || cell.isHidden || cell.superview !== view { violations.append("\(indexPath) is not seen") }
        }
        let cells = view.subviews.filter { $0 is NumberedRow && !$0.isHidden && $0.frame.intersects(view.bounds) }
        if cells.count != shown.count { violations.append("\(cells.count) cells for \(shown.count) rows") }
        return violations
    }
}
