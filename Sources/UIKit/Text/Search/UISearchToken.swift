import CConformance
import Foundation

/// A search criterion that is not plain text, such as a contact, a location or a document type. A ``UISearchTextField`` shows it before its text.
@preconcurrency @MainActor
open class UISearchToken: MainActorObject {
    let icon: UIImage?
    let text: String

    /// A token with a text and an icon, which is drawn as a template image.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init(onMainActor: ())
    }

    /// An object that the app associates with the token. Nil unless set.
    open var representedObject: Any?
}

/// Handles the tokens and suggestions of a search field. Implement it in the field's `UISearchTextField.delegate`.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// The item provider for copying a token. A provider without types, the default, prevents copying.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
    /// Called after the user selected one of the ``UISearchTextField/searchSuggestions``. Put the suggestion into the field and search for it.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Returns an item provider without types.
    public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
        defaultImplementation(of: .searchTextFieldItemProviderForCopying)
        return NSItemProvider()
    }
    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        defaultImplementation(of: .searchTextFieldDidSelect)
    }
}
