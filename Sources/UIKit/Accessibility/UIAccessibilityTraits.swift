/// What an element is and how it behaves, as assistive programs tell it. The numbers are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// It is pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads to something elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen now.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It plays a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what is there when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its value changes too often for each change to be said.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field to search in.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts something that is played, so that nothing is said over it.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value goes up and down: `accessibilityIncrement()` and `accessibilityDecrement()` do that.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches go to it as they are, as on a keyboard of an instrument.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// Reading goes on with the next page when its end is reached.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a container of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It heads what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It is a button that is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// It can be zoomed: `accessibilityZoomIn(at:)` and `accessibilityZoomOut(at:)` do that.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 56)

    /// Traits that say that a person does something with the element.
    static let interactive: UIAccessibilityTraits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction, .toggleButton,
    ]
}
