/// What the ``GestureEnvironment`` keeps for a recognizer: where it is on its way, what it sees, and what was found out about it.
///
/// An attempt lasts from the first touch until all fingers are up; the last one's place stays known after it.
@MainActor
final class GestureAttempt {
    /// Where the recognizer really is. Changed by the environment alone.
    var life: GestureLife = .possible
    /// The state that ``UIGestureRecognizer/state`` reads instead of ``life``; nil usually. It is that of the action being sent, or a final state that
    /// the app has just set on a recognizer without touches.
    var toldLife: GestureLife?
    /// The environment among whose participants it is. Weak, since the environment holds its participants.
    weak var participation: GestureEnvironment?
    /// The class forgets what it found out, and what it says of its state means nothing.
    var isResetting = false
    /// The targets are still to be told of a change.
    var isChangePending = false
    var lastButtons: UIEvent.ButtonMask = []
    var lastModifiers: UIKeyModifierFlags = []
    /// The touches that the recognizer sees, in the order in which they came; those that ended, until the turn's end.
    var touches: [UITouch] = []
    /// ``touches`` as a set, kept so that a move needs to make none.
    var touchSet: Set<UITouch> = []
    /// One of them, where only that one did something.
    var singleSet: Set<UITouch> = []
    /// The scrolls and touchpad gestures that the recognizer sees; those that ended, until the turn's end.
    var streams: [GestureStream] = []
    /// The numbers of all touches and streams that were part of the attempt.
    var numbers: [Int] = []
    /// What was answered in this attempt about having to wait for others.
    var answers: [ObjectIdentifier: Bool] = [:]
    /// Where the gesture was when its last touch was lifted, in the scene's coordinates.
    var lastMiddle: CGPoint = .zero
    /// The window that ``lastMiddle`` belongs to.
    weak var lastWindow: UIWindow?
}

// The recognizer's classes and the environment read its attempt by these names.
extension UIGestureRecognizer {
    /// Where the recognizer really is. Changed by the environment alone.
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

    /// The touches that the recognizer sees, in the order in which they came; those that ended, until the turn's end.
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

    /// The scrolls and touchpad gestures that the recognizer sees; those that ended, until the turn's end.
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
