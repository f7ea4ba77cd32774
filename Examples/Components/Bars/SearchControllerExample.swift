import UIKit

/// A search in a navigation bar.
final class SearchControllerExample: UINavigationController {
    convenience init() {
        self.init(rootViewController: CitiesScreen())
    }

    private final class CitiesScreen: UITableViewController, UISearchResultsUpdating {
        private let all = ["Berlin", "Lagos", "Lima", "Paris"]
        private lazy var found = all

        // snippet: code
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Cities"
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = self
            search.obscuresBackgroundDuringPresentation = false
            navigationItem.searchController = search
            navigationItem.hidesSearchBarWhenScrolling = false
        }

        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            found = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
            tableView.reloadData()
        }
        // end snippet

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = found[indexPath.row]
            return cell
        }
    }
}
