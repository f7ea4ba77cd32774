import CConformance
import Foundation

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called after the text or the scope changed, or the search started or ended: show the results for the search bar's text.
    func updateSearchResults(for searchController: UISearchController)
    /// Called after the user chose a suggestion: set the search bar's text and show the results.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        defaultImplementation(of: .updateSearchResultsForSelecting)
    }
}

/// Delegate that is notified when a search starts and ends. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search is presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the search was presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search is dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the search was dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called to present the search. A delegate may present the controller itself; otherwise UIKit does.
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
    /// Does nothing: UIKit presents the search.
    public func presentSearchController(_ searchController: UISearchController) { defaultImplementation(of: .presentSearchController) }
}
