import UIKit

/// A stack with a large title and bar button items.
final class NavigationBarExample: UINavigationController {
    convenience init() {
        self.init(rootViewController: NotesScreen())
    }

    private final class NotesScreen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            // snippet: code
            title = "Notes"
            navigationController?.navigationBar.prefersLargeTitles = true
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.open() }),
                UIBarButtonItem(systemItem: .search),
            ]
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
            // end snippet
        }

        private func open() {
            let page = UIViewController()
            page.title = "New note"
            navigationController?.pushViewController(page, animated: true)
        }
    }
}
