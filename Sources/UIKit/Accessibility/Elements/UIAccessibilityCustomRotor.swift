import Foundation

/// A custom rotor, which navigates between elements of one kind, such as headings or links.
///
/// AT-SPI has no rotors. Screen readers get two actions for each rotor: to the next and to the previous result.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: MainActorObject {
    /// Closure that returns the next result of a search, or nil at the end.
    public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        /// Backwards.
        case previous = 0
        /// Forwards.
        case next = 1
    }

    /// The content type of a rotor. The library provides localized names for the predefined types.
    public enum SystemRotorType: Int, Sendable {
        /// A custom rotor.
        case none = 0
        /// Links.
        case link
        /// Links that were visited.
        case visitedLink
        /// Headings.
        case heading
        /// Headings of the first level.
        case headingLevel1
        /// Headings of the second level.
        case headingLevel2
        /// Headings of the third level.
        case headingLevel3
        /// Headings of the fourth level.
        case headingLevel4
        /// Headings of the fifth level.
        case headingLevel5
        /// Headings of the sixth level.
        case headingLevel6
        /// Bold text.
        case boldText
        /// Italic text.
        case italicText
        /// Underlined text.
        case underlineText
        /// Misspelled words.
        case misspelledWord
        /// Images.
        case image
        /// Text fields.
        case textField
        /// Tables.
        case table
        /// Lists.
        case list
        /// Landmarks.
        case landmark
    }

    /// The rotor's name.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes.
    open var attributedName: NSAttributedString
    /// The closure that searches for the next result.
    open var itemSearchBlock: Search
    /// The rotor's system type.
    open var systemRotorType: SystemRotorType { type }

    /// The last result, from which the next search continues.
    var lastResult: UIAccessibilityCustomRotorItemResult?
    private let type: SystemRotorType

    /// Creates a rotor with a name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }

    /// Creates a rotor with an attributed name.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        type = .none
        super.init(onMainActor: ())
    }

    /// Creates a rotor of a system type.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        self.type = type
        super.init(onMainActor: ())
    }
}

/// The start and the direction of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: MainActorObject {
    /// The current result, from which the search continues.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Creates a predicate without a current result.
    public init() { super.init(onMainActor: ()) }
}

/// A result of a rotor: an element, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: MainActorObject {
    /// The element. Weakly referenced.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of the element's text; nil for the whole text.
    open var targetRange: UITextRange?

    /// Creates an empty result.
    public init() { super.init(onMainActor: ()) }

    /// Creates a result with an element, or a range of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init(onMainActor: ())
    }
}
