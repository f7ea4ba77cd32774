/// The role, state and behaviour of an element. The numbers are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element plays a sound of its own on activation.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Static text.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the app's state at launch.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The value changes too often to be read each time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating the element starts a media session. Screen readers do not speak during the session.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The value can be changed by `accessibilityIncrement()` and `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches reach the element directly, as on a musical keyboard.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Reading continues on the next page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A toggle button.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// The element supports `accessibilityZoomIn(at:)` and `accessibilityZoomOut(at:)`.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 56)

    /// Traits of interactive elements.
    static let interactive: UIAccessibilityTraits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction, .toggleButton,
    ]
}
