import UIKit

/// A table that shows the towns that match the text of a search field.
final class TownsController: UITableViewController, UISearchResultsUpdating {
    private let towns = ["Aarhus", "Bergen", "Lund", "Turku"]
    private(set) lazy var found = towns

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        found = text.isEmpty ? towns : towns.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
        cell.textLabel?.text = found[indexPath.row]
        return cell
    }
}
