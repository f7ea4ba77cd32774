/// Something that can be chosen: what an action, a command and a menu have in common.
@preconcurrency @MainActor
open class UIMenuElement: MainActorObject {
    /// Whether an element is chosen.
    public enum State: Int, Sendable {
        /// It is not.
        case off = 0
        /// It is.
        case on = 1
        /// Some of what it stands for is.
        case mixed = 2
    }

    /// How an element is shown and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is shown and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It takes something away for good, and says so by its colour.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// What it says.
    open internal(set) var title = ""
    /// A second line below ``title``.
    open var subtitle: String?
    /// A picture beside ``title``.
    open internal(set) var image: UIImage?
    /// What tests find the element in an open menu by.
    open var accessibilityIdentifier: String?

    /// Takes a title, a subtitle and an image, for the initializers of subclasses. It is not an initializer itself: subclasses of these would not
    /// inherit theirs, since apps do not see it.
    final func describe(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}
