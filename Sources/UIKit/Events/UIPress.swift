/// A key from its way down to its way up.
@MainActor
open class UIPress: MainActorObject {
    /// A step of a press's life.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// What the key types changed.
        case changed = 1
        /// The key is down, and did nothing in this event.
        case stationary = 2
        /// The key went up.
        case ended = 3
        /// The press was taken away, since the window lost the keyboard or went away.
        case cancelled = 4
    }

    /// When it last changed, in seconds of the clock that `CACurrentMediaTime()` reads.
    open package(set) var timestamp: TimeInterval = 0

    /// What it is doing.
    open package(set) var phase: Phase = .began

    /// The key.
    open package(set) var key: UIKey?

    /// How hard it is pressed, from 0 to 1; a key that is down is pressed wholly.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// Who was given it when it began.
    open package(set) weak var responder: UIResponder?

    /// The window that was key when it began.
    open package(set) weak var window: UIWindow?

    /// A press that nobody makes but the system.
    public init() {
        super.init(onMainActor: ())
    }
}
