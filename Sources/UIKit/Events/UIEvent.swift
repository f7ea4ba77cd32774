import Host

/// What a person did, as a window is given it: fingers and pointers that changed, keys that were pressed, wheels that were turned.
///
/// UIKit uses one event object again and again. Take from it what you need; do not keep it.
@preconcurrency @MainActor
open class UIEvent: MainActorObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable {
        /// Fingers, pens and pointers with a button down.
        case touches = 0
        /// The machine was moved.
        case motion = 1
        /// Keys.
        case presses = 3
        /// A wheel, or fingers that scroll on a touchpad.
        case scroll = 10
        /// A pointer that moves with no button down.
        case hover = 11
        /// Fingers that pinch or turn on a touchpad.
        case transform = 14
    }

    /// A finer kind, of motions.
    public enum EventSubtype: Int, Sendable {
        /// No finer kind.
        case none = 0
        /// The machine was shaken.
        case motionShake = 1
    }

    /// A set of a pointer's buttons.
    public struct ButtonMask: OptionSet, Sendable, Hashable {
        /// Bit 0 is the primary button.
        public let rawValue: Int
        /// The buttons with set bits.
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

    /// The pointer's buttons that are down, and in the event in which the last is released that one; empty for fingers and keys.
    open package(set) var buttonMask: ButtonMask = []

    // MARK: Touches

    /// All touches that are down, and those that this event ends. Nil for events of other kinds.
    open var allTouches: Set<UITouch>? {
        type == .touches ? Set(liveTouches) : nil
    }

    /// Those of ``allTouches`` that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        type == .touches ? Set(liveTouches.filter { $0.window === window }) : nil
    }

    /// Those of ``allTouches`` that began in `view` itself.
    open func touches(for view: UIView) -> Set<UITouch>? {
        type == .touches ? Set(liveTouches.filter { $0.view === view }) : nil
    }

    /// Those of ``allTouches`` that `gesture` sees.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        type == .touches ? Set(liveTouches.filter { touch in touch.recognizers.contains { $0 === gesture } }) : nil
    }

    /// Where the device saw `touch` since the last event, oldest first; the last one is where it is now. Screens that report faster
    /// than frames are shown report several. The touches are copies. Nil for a touch that this event does not change.
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

    /// Where `touch` will be in the next two events if it goes on as it did, as copies; none when it rests or is over. For drawing ahead of
    /// the finger, and to be forgotten with the next event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard type == .touches, liveTouches.contains(touch) else { return nil }
        var previous = touch.scenePosition
        return touch.predicted().map { sample in
            defer { previous = sample.position }
            return touch.copy(at: sample, after: previous)
        }
    }

    // MARK: What the library keeps here

    /// The touches that are down, and those that this event ends, in the order in which they came.
    package var liveTouches: [UITouch] = []

    /// The windows that the event concerns, in the order of their first touches.
    package var windows: [UIWindow] = []

    /// Where the recognizers that the event concerns meet; nil for an event that code made up.
    var environment: GestureEnvironment?

    /// Finds the windows that the event concerns: those of the touches that changed, which are mostly those of the event before.
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

    /// An event that only the system makes.
    public init() {
        super.init(onMainActor: ())
    }
}
