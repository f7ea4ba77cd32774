// swift-format-ignore-file
import UIKit

// The code of Documentation/containers.md.

@MainActor func showStack(list: UIViewController, page: UIViewController, window: UIWindow, add: @escaping () -> Void) {
    // snippet: stack
    let stack = UINavigationController(rootViewController: list)
    stack.navigationBar.prefersLargeTitles = true
    window.rootViewController = stack

    list.title = "Library"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in add() })
    list.navigationController?.pushViewController(page, animated: true)
    // end snippet
}

class SearchScreen: UIViewController, UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {}

    func addSearch(to list: UIViewController) {
        // snippet: search
        let search = UISearchController(searchResultsController: nil)     // or a controller that shows the results
        search.searchResultsUpdater = self                                // updateSearchResults(for:) after each character
        search.obscuresBackgroundDuringPresentation = false
        list.navigationItem.searchController = search
        list.navigationItem.hidesSearchBarWhenScrolling = false           // true: the content scrolls it away before the title
        // end snippet
    }
}

@MainActor func showTabs(stack: UIViewController, search: UIViewController, settings: UIViewController) {
    // snippet: tabs
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, search, settings]
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    search.tabBarItem.badgeValue = "3"
    // end snippet
}

@MainActor func showColumns(list: UIViewController, page: UIViewController) {
    // snippet: split
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(page, for: .secondary)
    // end snippet
}

@MainActor func color(_ stack: UINavigationController) {
    // snippet: appearance
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    stack.navigationBar.standardAppearance = appearance
    stack.navigationBar.scrollEdgeAppearance = appearance    // while content is at its top; nil: no background there
    // end snippet
}
