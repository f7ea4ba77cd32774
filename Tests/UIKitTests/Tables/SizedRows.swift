import UIKitTesting

@testable import UIKit

/// A row whose constraints give it a height.
final class SizedRow: UITableViewCell {
    var value = -1
    private let box = UIView()
    private(set) lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 20)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        prepareBox()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBox()
    }

    private func prepareBox() {
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            boxHeight,
        ])
    }
}

/// A data source of numbers. Each number is the height of its row.
@MainActor
final class SizedRowSource: NSObject, UITableViewDataSource {
    var sections: [[Int]]
    var height: (Int) -> CGFloat = { CGFloat(20 + $0 * 37 % 180) }
    /// Called with each cell before it is returned.
    var prepare: (SizedRow) -> Void = { _ in }

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "sized", for: indexPath)
        guard let row = cell as? SizedRow else { return cell }
        row.value = sections[indexPath.section][indexPath.row]
        row.boxHeight.constant = height(row.value)
        prepare(row)
        return row
    }
}

/// A table of self-sizing rows, in a window.
@MainActor
final class SizedRowFixture {
    let host: TestHost
    let view: UITableView
    let source: SizedRowSource

    init(
        _ sections: [[Int]] = [Array(0..<100)], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 400, height: 600),
        prepare: @escaping (SizedRow) -> Void = { _ in }
    ) {
        host = TestHost(size: size, scale: 1)
        view = UITableView(frame: host.window.bounds, style: style)
        source = SizedRowSource(sections)
        source.prepare = prepare
        view.register(SizedRow.self, forCellReuseIdentifier: "sized")
        view.dataSource = source
        host.window.addSubview(view)
        view.layoutIfNeeded()
    }

    func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// The largest offset at which the content rests.
    var end: CGFloat { max(view.contentSize.height - view.bounds.height, 0) }

    /// The errors of a table at rest: an offset beyond the content, or an empty visible area. Also a row that does not begin at the end of the previous row,
    /// or
    /// that does not have its content's height.
    func violations() -> [String] {
        view.layoutIfNeeded()
        var violations: [String] = []
        let bounds = view.bounds
        if bounds.minY > end + 0.01 { violations.append("rests at \(bounds.minY), beyond \(end)") }
        if bounds.minY < -0.01 { violations.append("rests at \(bounds.minY), before the beginning") }
        var y: CGFloat = 0
        var covered: CGFloat = 0
        var count = 0
        for (section, rows) in source.sections.enumerated() {
            y = view.rect(forSection: section).minY + view.rectForHeader(inSection: section).height
            for row in rows.indices {
                let rect = view.rectForRow(at: path(row, section))
                if abs(rect.minY - y) > 0.01 { violations.append("\(section).\(row) begins at \(rect.minY), the rows above end at \(y)") }
                y = rect.maxY
                guard rect.maxY > bounds.minY, rect.minY < bounds.maxY else { continue }
                covered += rect.intersection(bounds).height
                count += 1
                guard let cell = view.cellForRow(at: path(row, section)) as? SizedRow else {
                    violations.append("\(section).\(row) has no cell")
                    continue
                }
                if cell.value != rows[row] { violations.append("\(section).\(row) shows \(cell.value) instead of \(rows[row])") }
                if cell.frame != rect { violations.append("\(section).\(row) at \(cell.frame) instead of \(rect)") }
                if rect.height != source.height(rows[row]) {
                    violations.append("\(section).\(row) is \(rect.height) high instead of \(source.height(rows[row]))")
                }
            }
        }
        if abs(y - view.contentSize.height) > 0.01 { violations.append("the content is \(view.contentSize.height) high, the rows \(y)") }
        if covered < min(bounds.height, y) - 0.01 { violations.append("rows cover \(covered) of \(bounds.height)") }
        let cells = view.subviews.filter { $0 is SizedRow && !$0.isHidden && $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
        if cells.count != count { violations.append("\(cells.count) cells for \(count) rows") }
        return violations
    }
}
