import Host

/// An input event of a window: touches, pointers, keys and scrolls.
///
/// UIKit reuses event objects. Read the values that you need, and do not retain the event.
@preconcurrency @MainActor
open class UIEvent: MainActorObject {
    /// The type of an event.
    public enum EventType: Int, Sendable {
        /// Touches, pens and pressed pointers.
        case touches = 0
        /// Motion, such as a shake.
        case motion = 1
        /// Keys.
        case presses = 3
        /// A wheel, or a two-finger scroll on a touchpad.
        case scroll = 10
        /// A hovering pointer.
        case hover = 11
        /// A touchpad pinch or rotation.
        case transform = 14
    }

    /// The subtype of a motion event.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// A shake.
        case motionShake = 1
    }

    /// A set of pointer buttons.
    public struct ButtonMask: OptionSet, Sendable, Hashable {
        /// Bit 0 is the primary button.
        public let rawValue: Int
        /// Creates a mask from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The primary button, usually the left one.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button, usually the right one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The mask of a button with a number: 1 is the primary, 2 the secondary and 3 the middle button. Empty for numbers below 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            buttonNumber < 1 || buttonNumber > Int.bitWidth - 1 ? [] : ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }

    /// The type of the event.
    open var type: EventType { .touches }

    /// The subtype of the event.
    open var subtype: EventSubtype { .none }

    /// The time of the event, in seconds of the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0

    /// The active modifier keys, including Caps Lock.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    /// The pressed pointer buttons. When the last button is released, the mask contains this button. Empty for touches and keys.
    open package(set) var buttonMask: ButtonMask = []

    // MARK: Touches

    /// All touches that are down, and the touches that end in this event. Nil for other types of events.
    open var allTouches: Set<UITouch>? {
        type == .touches ? Set(liveTouches) : nil
    }

    /// The touches of ``allTouches`` that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        type == .touches ? Set(liveTouches.filter { $0.window === window }) : nil
    }

    /// The touches of ``allTouches`` that began in `view`, not in its subviews.
    open func touches(for view: UIView) -> Set<UITouch>? {
        type == .touches ? Set(liveTouches.filter { $0.view === view }) : nil
    }

    /// The touches of ``allTouches`` that `gesture` receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        type == .touches ? Set(liveTouches.filter { touch in touch.recognizers.contains { $0 === gesture } }) : nil
    }

    /// The samples of `touch` since the last event, oldest first, as copies of the touch. The last copy has the current state. There are several if the
    /// screen reports touches faster than the frame rate. Nil if `touch` is not a part of the event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard type == .touches, liveTouches.contains(touch) else { return nil }
        var previous = touch.previousScenePosition
        return touch.coalescedSamples.enumerated().map { index, sample in
            defer { previous = sample.position }
            let copy = touch.copy(at: sample, after: previous)
            if touch.estimates.expected.indices.contains(index) { copy.estimate = touch.estimates.expected[index] }
            return copy
        }
    }

    /// The predicted states of `touch` in the next two events, as copies of the touch. Empty for a resting or ended touch. Use them to draw ahead of
    /// the finger, and discard them with the next event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard type == .touches, liveTouches.contains(touch) else { return nil }
        var previous = touch.scenePosition
        return touch.predicted().map { sample in
            defer { previous = sample.position }
            return touch.copy(at: sample, after: previous)
        }
    }

    // MARK: Internal state

    /// All touches that are down, and the touches that end in this event, in the order in which they began.
    package var liveTouches: [UITouch] = []

    /// The windows of the event, in the order of their first touches.
    package var windows: [UIWindow] = []

    /// The gesture environment of the event's recognizers. Nil for an event that the app created.
    var environment: GestureEnvironment?

    /// Updates ``windows`` from the changed touches. Usually the windows are those of the previous event, which is checked first.
    func findWindows() {
        if windows.count == 1 {
            let known = ObjectIdentifier(windows[0])
            var isSame = true
            for touch in liveTouches where touch.isChanged && touch.windowIdentity != known { isSame = false }
            if isSame { return }
        }
        windows.removeAll(keepingCapacity: true)
        for touch in liveTouches where touch.isChanged {
            guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
            windows.append(window)
        }
    }

    /// Creates an event. Only the system calls it.
    public init() {
        super.init(onMainActor: ())
    }
}
