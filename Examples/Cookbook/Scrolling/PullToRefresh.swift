import UIKit

/// A table that loads its rows again if it is pulled down.
final class NewsController: UITableViewController {
    /// Loads the headlines.
    var load: () async -> [String] = { [] }
    private(set) var headlines: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "headline")
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        refreshControl = control
    }

    private func refresh() {
        Task {
            headlines = await load()
            tableView.reloadData()
            refreshControl?.endRefreshing()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { headlines.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "headline", for: indexPath)
        cell.textLabel?.text = headlines[indexPath.row]
        return cell
    }
}
