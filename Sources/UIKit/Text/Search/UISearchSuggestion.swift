import Foundation

/// Something that a person may want to search for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What is suggested.
    var localizedSuggestion: String? { get }
    /// What is suggested, with attributes.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What assistive programs say of it.
    var localizedDescription: String? { get }
    /// A picture before it; nil for a magnifying glass.
    var iconImage: UIImage? { get }
    /// What the program knows it by.
    var representedObject: Any? { get set }
}

/// A suggestion with a text and a picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: MainActorObject, UISearchSuggestion {
    /// What is suggested.
    open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
    /// What is suggested, with attributes.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// What assistive programs say of it.
    public let localizedDescription: String?
    /// A picture before it; nil for a magnifying glass.
    public let iconImage: UIImage?
    /// What the program knows it by.
    open var representedObject: Any?

    /// A suggestion that says `suggestion`, `description` to assistive programs, and has a picture.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedAttributedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init(onMainActor: ())
    }

    /// A suggestion that says `suggestion`, `description` to assistive programs, and has a picture.
    public convenience init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil
    ) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: suggestion), localizedDescription: description, iconImage: iconImage)
    }
}
