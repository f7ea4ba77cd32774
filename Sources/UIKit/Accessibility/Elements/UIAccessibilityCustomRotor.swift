import Foundation

/// A way to go from one thing to the next: from heading to heading, from link to link.
///
/// AT-SPI knows no rotors: readers get two actions for each, to what comes next and to what comes before.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: MainActorObject {
    /// Finds what comes next; nil where there is nothing more.
    public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Which way is gone.
    public enum Direction: Int, Sendable {
        /// Back.
        case previous = 0
        /// On.
        case next = 1
    }

    /// Things that many apps go through, whose names the system knows.
    public enum SystemRotorType: Int, Sendable {
        /// None of these.
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
        /// Pictures.
        case image
        /// Fields of text.
        case textField
        /// Tables.
        case table
        /// Lists.
        case list
        /// Landmarks.
        case landmark
    }

    /// What the rotor is called.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes.
    open var attributedName: NSAttributedString
    /// Finds what comes next.
    open var itemSearchBlock: Search
    /// What the rotor goes through, of what the system knows.
    open var systemRotorType: SystemRotorType { type }

    /// What was found last, from where the next search goes on.
    var lastResult: UIAccessibilityCustomRotorItemResult?
    private let type: SystemRotorType

    /// A rotor of a name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }

    /// A rotor whose name has attributes.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        type = .none
        super.init(onMainActor: ())
    }

    /// A rotor through something that the system knows.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        self.type = type
        super.init(onMainActor: ())
    }
}

/// What a rotor is asked: what comes before or after where the person is.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: MainActorObject {
    /// Where the person is.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way to go.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// A question from nowhere on.
    public init() { super.init(onMainActor: ()) }
}

/// What a rotor found: an element, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: MainActorObject {
    /// The element. Held weakly.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of the element's text; nil for all of it.
    open var targetRange: UITextRange?

    /// Nothing yet.
    public init() { super.init(onMainActor: ()) }

    /// An element, or a range of its text.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init(onMainActor: ())
    }
}
