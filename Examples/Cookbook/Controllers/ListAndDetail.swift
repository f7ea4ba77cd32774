import UIKit

/// A list that stays beside the selected item in a wide window, and pushes it in a narrow one.
final class RecipesController: UITableViewController, UISplitViewControllerDelegate {
    private let recipes = ["Bread", "Soup", "Pancakes"]

    /// Creates the split view with the list in its primary column.
    static func makeSplit() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        let list = RecipesController()
        split.delegate = list
        split.setViewController(list, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        return split
    }

    /// A narrow window begins with the list.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        .primary
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
