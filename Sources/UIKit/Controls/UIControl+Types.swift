extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down on it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down again soon after: a double tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved, inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved, outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger left.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Its value changed by what a person did.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What it is there for happened: a button was tapped, a switch thrown.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A touch opened the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Text is being edited from now on.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text is no longer edited, since the finger went elsewhere.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Text is no longer edited, since Return was typed.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All events of fingers.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of text.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// What the program may use for itself.
        public static let applicationReserved = Event(rawValue: 0xF00_0000)
        /// What UIKit may use for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing of the others.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Keys are given to it.
        public static let focused = State(rawValue: 1 << 3)
        /// What the program may use for itself.
        public static let application = State(rawValue: 0x00FF_0000)
        /// What UIKit may use for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content lies across.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left edge.
        case left = 1
        /// At the right edge.
        case right = 2
        /// Over the whole width.
        case fill = 3
        /// Where text begins.
        case leading = 4
        /// Where text ends.
        case trailing = 5
    }

    /// Where content lies up and down.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Over the whole height.
        case fill = 3
    }
}
