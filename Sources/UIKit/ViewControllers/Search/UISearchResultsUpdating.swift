import CConformance
import Foundation

/// Finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text or the scope changed, or the search began or ended: find what the controller's search bar says, and show it.
    func updateSearchResults(for searchController: UISearchController)
    /// A person chose a suggestion: put it into the search bar, and find it.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        defaultImplementation(of: .updateSearchResultsForSelecting)
    }
}

/// Hears of a search that begins and ends. All of it may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to be shown.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search is shown.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to go.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search is gone.
    func didDismissSearchController(_ searchController: UISearchController)
    /// The search is to be presented. A delegate that presents the controller by itself does so here; otherwise UIKit does.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {
        defaultImplementation(of: .willPresentSearchController)
    }
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {
        defaultImplementation(of: .didPresentSearchController)
    }
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {
        defaultImplementation(of: .willDismissSearchController)
    }
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {
        defaultImplementation(of: .didDismissSearchController)
    }
    /// Leaves it to UIKit.
    public func presentSearchController(_ searchController: UISearchController) { defaultImplementation(of: .presentSearchController) }
}
