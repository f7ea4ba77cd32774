import Host

/// A finger or a pen on the glass, or a pointer with a button down: where it is, and what it is doing.
///
/// The same object stands for the same finger from ``Phase-swift.enum/began`` to ``Phase-swift.enum/ended`` or
/// ``Phase-swift.enum/cancelled``.
@MainActor
open class UITouch: MainActorObject {
    /// A step of a touch's life.
    public enum Phase: Int, Sendable {
        /// It touched the glass in this event.
        case began = 0
        /// It moved, or its force changed.
        case moved = 1
        /// It is down, and did nothing in this event.
        case stationary = 2
        /// It left the glass.
        case ended = 3
        /// It was taken away: by the system, by a recognizer, or because what it touched went away.
        case cancelled = 4
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on something that is not the screen.
        case indirect = 1
        /// A pen on the screen.
        case pencil = 2
        /// A mouse or a touchpad that moves a pointer.
        case indirectPointer = 3

        /// A pen, by its older name.
        public static var stylus: TouchType { .pencil }
    }

    /// When it last changed, in seconds of the clock that `CACurrentMediaTime()` reads.
    open package(set) var timestamp: TimeInterval = 0

    /// What it is doing.
    open package(set) var phase: Phase = .began

    /// How often this place was tapped in quick succession, this touch included.
    open package(set) var tapCount = 1

    /// What touches.
    open package(set) var type: TouchType = .direct

    public init() {
        super.init(onMainActor: ())
    }
}
