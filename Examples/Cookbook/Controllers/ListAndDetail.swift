import UIKit

/// A list that stays beside the selected item in a wide window, and pushes it in a narrow one.
final class RecipesController: UITableViewController {
    private let recipes = ["Bread", "Soup", "Pancakes"]

    /// Creates the split view with the list in its primary column.
    static func makeSplit() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(RecipesController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        return split
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = UIViewController()
        detail.title = recipes[indexPath.row]
        detail.view.backgroundColor = .systemBackground
        showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        cell.textLabel?.text = recipes[indexPath.row]
        return cell
    }
}
