/// A key press from down to up.
@preconcurrency @MainActor
open class UIPress: MainActorObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The typed characters changed.
        case changed = 1
        /// The key is down and unchanged.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The press was cancelled, since the window lost the keyboard focus or was removed.
        case cancelled = 4
    }

    /// The meaning of a key that does not type, as on a remote control.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow = 0
        /// Down.
        case downArrow = 1
        /// Left.
        case leftArrow = 2
        /// Right.
        case rightArrow = 3
        /// Return or Enter.
        case select = 4
        /// Escape.
        case menu = 5
        /// Page Up.
        case pageUp = 30
        /// Page Down.
        case pageDown = 31
        /// Other keys. UIKit gives them unnamed values.
        case key = 2000
    }

    /// The type.
    open package(set) var type: PressType = .key

    /// The recognizers that get the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { stream?.recognizers ?? [] }

    /// The time of the last change, in seconds of the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0

    /// The phase.
    open package(set) var phase: Phase = .began

    /// The key.
    open package(set) var key: UIKey?

    /// The force from 0 to 1: 1 while the key is down.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// Whether the responder typed it.
    var isTyped = false

    /// The responder that got the press at its beginning.
    open package(set) weak var responder: UIResponder?

    /// The key window at the beginning.
    open package(set) weak var window: UIWindow?

    /// The stream for recognizers; nil if the responder is not in a view.
    var stream: GestureStream?
    /// Whether the responder got the beginning.
    var hasReceivedBeginning = false
    /// The scroll view that the held key scrolls.
    weak var scroller: (any KeyRepeating)?
    /// The control that the held key changes.
    weak var control: (any KeyRepeating)?

    /// The last event of the press.
    weak var event: UIPressesEvent?

    /// Only the system creates presses.
    public init() {
        super.init(onMainActor: ())
    }

    /// Cancels the press for its responder, since a recognizer took it.
    func cancel() {
        let before = phase
        phase = .cancelled
        responder?.pressesCancelled([self], with: event)
        phase = before
    }
}

extension UIPress.PressType {
    /// The type of a key, by its usage of USB's HID page 7.
    init(key usage: Int) {
        switch UIKeyboardHIDUsage(rawValue: usage) {
        case .keyboardUpArrow: self = .upArrow
        case .keyboardDownArrow: self = .downArrow
        case .keyboardLeftArrow: self = .leftArrow
        case .keyboardRightArrow: self = .rightArrow
        case .keyboardReturnOrEnter, .keypadEnter: self = .select
        case .keyboardEscape: self = .menu
        case .keyboardPageUp: self = .pageUp
        case .keyboardPageDown: self = .pageDown
        default: self = .key
        }
    }
}

extension UITouch.Phase {
    /// The touch phase of a press phase.
    init(_ phase: UIPress.Phase) {
        switch phase {
        case .began: self = .began
        case .changed: self = .moved
        case .stationary: self = .stationary
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
