import UIKit

/// A search bar with a scope.
final class SearchBarExample: ComponentScreen {
    let bar = UISearchBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        bar.placeholder = "Search notes"
        bar.searchBarStyle = .minimal
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["All", "Today"]
        bar.showsScopeBar = true

        fill(with: bar)
        // end snippet
    }
}
