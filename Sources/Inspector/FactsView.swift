import UIKit

/// A list of facts, which is replaced only if it changes.
@MainActor
final class FactsView: UIView, UITableViewDataSource, UITableViewDelegate {
    private static let cell = "fact"

    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var sections: [FactSection] = []
    private var signature = ""
    private var shownWidth: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        table.dataSource = self
        table.delegate = self
        table.register(FactCell.self, forCellReuseIdentifier: Self.cell)
        table.backgroundColor = .systemGroupedBackground
        addSubview(table)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows sections. Does nothing if they are the same, or while the user uses a control.
    func show(_ sections: [FactSection]) {
        let isBusy = table.visibleCells.contains { ($0 as? FactCell)?.isBusy ?? false }
        let signature = sections.map(\.signature).joined(separator: "\u{3}")
        guard !isBusy, signature != self.signature else { return }
        self.signature = signature
        self.sections = sections
        table.reloadData()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        table.frame = bounds
        guard bounds.width != shownWidth else { return }
        shownWidth = bounds.width
        table.reloadData()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title.isEmpty ? nil : sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        (cell as? FactCell)?.show(sections[indexPath.section].rows[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        FactCell.height(of: sections[indexPath.section].rows[indexPath.row], width: max(tableView.rowWidth, 120))
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if case .action(let run) = sections[indexPath.section].rows[indexPath.row].control { run() }
    }
}
