import UIKit

/// The services of the desktop, each with its answer below the row.
final class DesktopViewController: UITableViewController, SizedDemo {
    /// The sidebar's entry.
    static let demo = GalleryDemo(
        title: "Desktop", summary: "Use what the desktop offers. Each row shows its answer, or the reason why there is none.",
        symbol: .desktop,
        color: .systemBlue, makeViewController: { DesktopViewController() })

    let secrets = SecretRows()
    private(set) lazy var groups: [any ServiceRows] = [
        NotificationRows(), secrets, UnlockRows(), WebRows(), MailRows(), NetworkRows(), LocationRows(), PhotoRows(), SoundRows(),
        AppRows(),
    ]

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        tableView.accessibilityLabel = local("Desktop")
        tableView.register(DesktopCell.self, forCellReuseIdentifier: "row")
        for (section, group) in groups.enumerated() {
            group.screen = self
            for (index, row) in group.rows.enumerated() {
                row.onAnswer = { [weak self] in self?.updateRow(at: IndexPath(row: index, section: section)) }
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for group in groups { group.willAppear() }
    }

    func leastHeight(forWidth width: CGFloat) -> CGFloat { 340 }

    /// Shows a new answer, and grows or shrinks the row.
    private func updateRow(at path: IndexPath) {
        guard let cell = tableView.cellForRow(at: path) as? DesktopCell else { return }
        cell.show(row(at: path))
        tableView.performBatchUpdates(nil)
    }

    private func row(at path: IndexPath) -> DesktopRow { groups[path.section].rows[path.row] }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { groups[section].title }

    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .note
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? DesktopCell)?.show(row(at: indexPath))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        row(at: indexPath).perform()
    }
}
