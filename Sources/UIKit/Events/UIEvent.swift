import Host

/// What a person did, as a window is given it: fingers and pointers that changed, or keys that were pressed.
///
/// UIKit uses one event object again and again. Take from it what you need; do not keep it.
@MainActor
open class UIEvent: MainActorObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable {
        /// Fingers, pens and pointers with a button down.
        case touches = 0
        /// Keys.
        case presses = 3
    }

    /// A finer kind; the events there are have none.
    public enum EventSubtype: Int, Sendable {
        case none = 0
    }

    /// A set of a pointer's buttons.
    public struct ButtonMask: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The button that selects and drags, the left one for most people.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that asks for a menu, the right one for most people.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The button with a number; 1 is the primary one, 2 the secondary, 3 the middle one. Numbers below 1 give an empty mask.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            buttonNumber < 1 || buttonNumber > Int.bitWidth - 1 ? [] : ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }

    /// What kind of event it is.
    open var type: EventType { .touches }

    /// A finer kind.
    open var subtype: EventSubtype { .none }

    /// When it happened, in seconds of the clock that `CACurrentMediaTime()` reads.
    open package(set) var timestamp: TimeInterval = 0

    /// The modifier keys and locks that were down.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    /// The pointer's buttons that are down; empty for fingers and keys.
    open package(set) var buttonMask: ButtonMask = []

    public init() {
        super.init(onMainActor: ())
    }
}
