/// The state that the ``GestureEnvironment`` stores for a recognizer: its position in the state machine, its input, and cached decisions.
///
/// An attempt lasts from the first touch until all touches have ended. Its last location stays available afterwards.
@MainActor
final class GestureAttempt {
    /// The actual state. Only the environment changes it.
    var life: GestureLife = .possible
    /// The state that ``UIGestureRecognizer/state`` returns instead of ``life``; usually nil. Set while an action is sent, and for a final state that
    /// the app set on a recognizer without touches.
    var toldLife: GestureLife?
    /// The environment in which the recognizer participates. Weak, since the environment retains its participants.
    weak var participation: GestureEnvironment?
    /// Whether the class is being reset, during which state changes are ignored.
    var isResetting = false
    /// Whether the notification of a change is pending.
    var isChangePending = false
    var lastButtons: UIEvent.ButtonMask = []
    var lastModifiers: UIKeyModifierFlags = []
    /// The touches that the recognizer gets, in order of their beginning. Includes ended touches until the end of the transaction.
    var touches: [UITouch] = []
    /// ``touches`` as a set, stored to avoid an allocation for each move.
    var touchSet: Set<UITouch> = []
    /// The set of a single changed touch, reused.
    var singleSet: Set<UITouch> = []
    /// The scrolls and touchpad gestures that the recognizer gets. Includes ended ones until the end of the transaction.
    var streams: [GestureStream] = []
    /// The numbers of all touches and streams of the attempt.
    var numbers: [Int] = []
    /// The cached failure requirements of this attempt, by the other recognizer.
    var answers: [ObjectIdentifier: Bool] = [:]
    /// The location of the gesture when its last touch ended, in scene coordinates.
    var lastMiddle: CGPoint = .zero
    /// The window of ``lastMiddle``.
    weak var lastWindow: UIWindow?
}

// Shortcuts to the attempt for the recognizer's classes and the environment.
extension UIGestureRecognizer {
    /// The actual state. Only the environment changes it.
    package var life: GestureLife {
        get { attempt.life }
        set { attempt.life = newValue }
    }

    var toldLife: GestureLife? {
        get { attempt.toldLife }
        set { attempt.toldLife = newValue }
    }

    var participation: GestureEnvironment? {
        get { attempt.participation }
        set { attempt.participation = newValue }
    }

    var isResetting: Bool {
        get { attempt.isResetting }
        set { attempt.isResetting = newValue }
    }

    var isChangePending: Bool {
        get { attempt.isChangePending }
        set { attempt.isChangePending = newValue }
    }

    var lastButtons: UIEvent.ButtonMask {
        get { attempt.lastButtons }
        set { attempt.lastButtons = newValue }
    }

    var lastModifiers: UIKeyModifierFlags {
        get { attempt.lastModifiers }
        set { attempt.lastModifiers = newValue }
    }

    /// The touches that the recognizer gets, in order of their beginning. Includes ended touches until the end of the transaction.
    package var trackedTouches: [UITouch] {
        _read { yield attempt.touches }
        _modify { yield &attempt.touches }
    }

    var trackedSet: Set<UITouch> {
        _read { yield attempt.touchSet }
        _modify { yield &attempt.touchSet }
    }

    var singleSet: Set<UITouch> {
        _read { yield attempt.singleSet }
        _modify { yield &attempt.singleSet }
    }

    /// The scrolls and touchpad gestures that the recognizer gets. Includes ended ones until the end of the transaction.
    var trackedStreams: [GestureStream] {
        _read { yield attempt.streams }
        _modify { yield &attempt.streams }
    }

    var attemptTouches: [Int] {
        _read { yield attempt.numbers }
        _modify { yield &attempt.numbers }
    }

    var answers: [ObjectIdentifier: Bool] {
        _read { yield attempt.answers }
        _modify { yield &attempt.answers }
    }

    var lastMiddle: CGPoint {
        get { attempt.lastMiddle }
        set { attempt.lastMiddle = newValue }
    }

    var lastWindow: UIWindow? {
        get { attempt.lastWindow }
        set { attempt.lastWindow = newValue }
    }
}
