import UIKit

/// A table that is refreshed by a pull.
final class RefreshControlExample: UITableViewController {
    private(set) var refreshes = 0

    // snippet: code
    override func viewDidLoad() {
        super.viewDidLoad()
        let refresh = UIRefreshControl()
        refresh.attributedTitle = NSAttributedString(string: "Loading mail")
        refresh.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
        refreshControl = refresh
    }

    func load() {
        refreshes += 1
        // … and later, when the data has arrived:
        // refreshControl?.endRefreshing()
    }
    // end snippet

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = ["Ada", "Grace", "Mary"][indexPath.row]
        cell.detailTextLabel?.text = ["The notes", "A moth", "The letter"][indexPath.row]
        return cell
    }
}
