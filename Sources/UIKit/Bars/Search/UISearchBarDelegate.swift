import CConformance
import Foundation

/// Controls editing of a search bar and is notified of changes and clicks.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Returns whether editing may begin. The default implementation returns true.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end. The default implementation returns true.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the user changed or cleared the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether `text` may replace `range`, which is in UTF-16 units. The default implementation returns true.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user pressed the Return key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user pressed the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user pressed the bookmark button.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user pressed the results list button.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user selected another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        defaultImplementation(of: .searchBarShouldBeginEditing)
        return true
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { defaultImplementation(of: .searchBarTextDidBeginEditing) }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        defaultImplementation(of: .searchBarShouldEndEditing)
        return true
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { defaultImplementation(of: .searchBarTextDidEndEditing) }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { defaultImplementation(of: .searchBarTextDidChange) }
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        defaultImplementation(of: .searchBarShouldChangeTextInReplacementText)
        return true
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { defaultImplementation(of: .searchBarSearchButtonClicked) }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { defaultImplementation(of: .searchBarCancelButtonClicked) }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { defaultImplementation(of: .searchBarBookmarkButtonClicked) }
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        defaultImplementation(of: .searchBarResultsListButtonClicked)
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        defaultImplementation(of: .searchBarSelectedScopeButtonIndexDidChange)
    }
}
