import CConformance
import Foundation

/// Something that is searched for and is no text: a person, a place, a kind of document. A ``UISearchTextField`` shows it before its text.
@preconcurrency @MainActor
open class UISearchToken: MainActorObject {
    let icon: UIImage?
    let text: String

    /// A token with a picture, drawn as a template, and a text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init(onMainActor: ())
    }

    /// What the program knows it by.
    open var representedObject: Any?
}

/// Hears of the tokens and suggestions of a search field, beside what it hears of every field. A ``UISearchTextField/delegate`` that conforms is asked.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// The item that a copy of a token puts on the pasteboard. One without a type, which is the default: the token is not copied.
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
    /// A person chose one of the ``UISearchTextField/searchSuggestions``: put it into the field, and find it.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// An item without a type.
    public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
        defaultImplementation(of: .searchTextFieldItemProviderForCopying)
        return NSItemProvider()
    }
    /// Does nothing.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        defaultImplementation(of: .searchTextFieldDidSelect)
    }
}
