import CConformance
import Foundation

/// Is asked and told of what happens in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether editing may begin. True unless implemented.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end. True unless implemented.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// A person changed the text, also by clearing it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether what is in `range`, in UTF-16 units, may become `text`. True unless implemented.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The Return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The cancel button was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The bookmark button was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Another scope was chosen.
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
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        defaultImplementation(of: .searchBarSelectedScopeButtonIndexDidChange)
    }
}
