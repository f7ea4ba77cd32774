import UIKit

/// A list and its content in two columns.
final class SplitViewExample: UISplitViewController {
    convenience init() {
        self.init(style: .doubleColumn)
        // snippet: code
        let list = FolderList()
        let page = UIViewController()
        page.title = "Letters"
        page.view.backgroundColor = .systemBackground
        setViewController(list, for: .primary)
        setViewController(page, for: .secondary)
        preferredDisplayMode = .oneBesideSecondary
        // end snippet
    }

    private final class FolderList: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Folders"
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = ["Letters", "Photos", "Sketches"][indexPath.row]
            return cell
        }
    }
}
