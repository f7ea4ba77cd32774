import UIKit

/// The same table in each style.
final class TableExample: UIViewController, UITableViewDataSource {
    // snippet: code
    private let sections = [("Today", ["Call Ada", "Buy milk"]), ("Later", ["Paint the fence"])]

    private func makeTable(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        table.dataSource = self
        return table
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].1.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = sections[indexPath.section].1[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    // end snippet

    let style: UITableView.Style
    private(set) lazy var table = makeTable(style)

    init(_ style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = table
    }
}
