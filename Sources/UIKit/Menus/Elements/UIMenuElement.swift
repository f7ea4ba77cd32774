/// The base class of actions, commands and menus.
@preconcurrency @MainActor
open class UIMenuElement: MainActorObject {
    /// The state of an element.
    public enum State: Int, Sendable {
        /// Off.
        case off = 0
        /// On.
        case on = 1
        /// Mixed.
        case mixed = 2
    }

    /// The attributes of an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element is visible but disabled.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is destructive, which its colour shows.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The title.
    open internal(set) var title = ""
    /// A second line below ``title``.
    open var subtitle: String?
    /// An image beside ``title``.
    open internal(set) var image: UIImage?
    /// The element's identifier for tests.
    open var accessibilityIdentifier: String?

    /// Sets the title, subtitle and image, for the initializers of subclasses. Not an initializer itself: if this class had an internal
    /// initializer, the app's subclasses could not inherit initializers.
    final func describe(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}
