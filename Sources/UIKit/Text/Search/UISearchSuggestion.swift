import Foundation

/// A suggested search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The suggestion's text.
    var localizedSuggestion: String? { get }
    /// The suggestion's text with attributes.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The accessibility label.
    var localizedDescription: String? { get }
    /// The icon before the text. Nil shows a magnifying glass.
    var iconImage: UIImage? { get }
    /// An object that the app associates with the suggestion.
    var representedObject: Any? { get set }
}

/// A suggestion with a text and an icon.
@preconcurrency @MainActor
open class UISearchSuggestionItem: MainActorObject, UISearchSuggestion {
    /// The suggestion's text.
    open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
    /// The suggestion's text with attributes.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// The accessibility label.
    open private(set) var localizedDescription: String?
    /// The icon before the text. Nil shows a magnifying glass.
    open private(set) var iconImage: UIImage?
    /// An object that the app associates with the suggestion. Nil unless set.
    open var representedObject: Any?

    /// A suggestion with an attributed text, an accessibility label and an icon.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedAttributedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init(onMainActor: ())
    }

    /// A suggestion with a text, an accessibility label and an icon.
    public convenience init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil
    ) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: suggestion), localizedDescription: description, iconImage: iconImage)
    }
}
