/// The state that the ``GestureEnvironment`` stores for a recognizer: its position in the state machine, its input, and cached decisions.
///
/// A recognition attempt lasts from the first touch until all touches have ended. The location of the last gesture stays available afterwards.
@MainActor
final class RecognitionState {
    /// The actual state. Only the environment changes it.
    var internalState: RecognizerState = .possible
    /// The state that ``UIGestureRecognizer/state`` returns instead of ``internalState``; usually nil. Set while an action is sent, and for a final state that
    /// the app set on a recognizer without touches.
    var reportedState: RecognizerState?
    /// The environment in which the recognizer participates. Weak, since the environment retains its participants.
    weak var participation: GestureEnvironment?
    /// Whether the environment is calling the class's `reset()`. State changes are ignored during the call.
    var isResetting = false
    /// Whether a notification of the targets about a `changed` state is pending or is being delivered.
    var isChangePending = false
    var lastButtons: UIEvent.ButtonMask = []
    var lastModifiers: UIKeyModifierFlags = []
    /// The touches that the recognizer gets, in order of their beginning. Includes ended touches until the end of the transaction.
    var touches: [UITouch] = []
    /// ``touches`` as a set, stored to avoid an allocation for each move.
    var touchSet: Set<UITouch> = []
    /// A cached one-element set, for events in which one touch changed. Reused while the touch is the same, to avoid an allocation per event.
    var singleSet: Set<UITouch> = []
    /// The scrolls and touchpad gestures that the recognizer gets. Includes ended ones until the end of the transaction.
    var streams: [GestureStream] = []
    /// The identifiers of all touches and streams of the attempt.
    var numbers: [Int] = []
    /// Whether this recognizer must wait for another one to fail, by the identity of the other recognizer. Cached for this attempt.
    var answers: [ObjectIdentifier: Bool] = [:]
    /// The location of the gesture when its last touch ended, in scene coordinates.
    var lastMiddle: CGPoint = .zero
    /// The window of the gesture when its last touch ended.
    weak var lastWindow: UIWindow?
}

// Shortcuts to the recognition state, for the recognizer's classes and the environment.
extension UIGestureRecognizer {
    /// The actual state. Only the environment changes it.
    package var internalState: RecognizerState {
        get { recognition.internalState }
        set { recognition.internalState = newValue }
    }

    var reportedState: RecognizerState? {
        get { recognition.reportedState }
        set { recognition.reportedState = newValue }
    }

    var participation: GestureEnvironment? {
        get { recognition.participation }
        set { recognition.participation = newValue }
    }

    var isResetting: Bool {
        get { recognition.isResetting }
        set { recognition.isResetting = newValue }
    }

    var isChangePending: Bool {
        get { recognition.isChangePending }
        set { recognition.isChangePending = newValue }
    }

    var lastButtons: UIEvent.ButtonMask {
        get { recognition.lastButtons }
        set { recognition.lastButtons = newValue }
    }

    var lastModifiers: UIKeyModifierFlags {
        get { recognition.lastModifiers }
        set { recognition.lastModifiers = newValue }
    }

    /// The touches that the recognizer gets, in order of their beginning. Includes ended touches until the end of the transaction.
    package var trackedTouches: [UITouch] {
        _read { yield recognition.touches }
        _modify { yield &recognition.touches }
    }

    var trackedSet: Set<UITouch> {
        _read { yield recognition.touchSet }
        _modify { yield &recognition.touchSet }
    }

    var singleSet: Set<UITouch> {
        _read { yield recognition.singleSet }
        _modify { yield &recognition.singleSet }
    }

    /// The scrolls and touchpad gestures that the recognizer gets. Includes ended ones until the end of the transaction.
    var trackedStreams: [GestureStream] {
        _read { yield recognition.streams }
        _modify { yield &recognition.streams }
    }

    var attemptTouches: [Int] {
        _read { yield recognition.numbers }
        _modify { yield &recognition.numbers }
    }

    var answers: [ObjectIdentifier: Bool] {
        _read { yield recognition.answers }
        _modify { yield &recognition.answers }
    }

    var lastMiddle: CGPoint {
        get { recognition.lastMiddle }
        set { recognition.lastMiddle = newValue }
    }

    var lastWindow: UIWindow? {
        get { recognition.lastWindow }
        set { recognition.lastWindow = newValue }
    }
}
