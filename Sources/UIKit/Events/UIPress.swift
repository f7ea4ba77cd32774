/// A key press, from the press to the release of the key.
@preconcurrency @MainActor
open class UIPress: MainActorObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The key was pressed.
        case began = 0
        /// The typed characters changed.
        case changed = 1
        /// The key is down, and nothing has changed.
        case stationary = 2
        /// The key was released.
        case ended = 3
        /// The press was cancelled, because the window lost the keyboard focus or was removed.
        case cancelled = 4
    }

    /// The type of a press. It identifies keys that correspond to buttons of a remote control.
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
        /// Any other key. UIKit has no name for the types of these keys.
        case key = 2000
    }

    /// The type of the press.
    open package(set) var type: PressType = .key

    /// The recognizers that receive the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { stream?.recognizers ?? [] }

    /// The time of the last change, in seconds of the clock of `CACurrentMediaTime()`.
    open package(set) var timestamp: TimeInterval = 0

    /// The current phase of the press.
    open package(set) var phase: Phase = .began

    /// The pressed key.
    open package(set) var key: UIKey?

    /// The force: 1 while the key is down, otherwise 0.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// Whether the responder inserted the key's text.
    var isTyped = false

    /// The responder that received the beginning of the press.
    open package(set) weak var responder: UIResponder?

    /// The key window at the beginning of the press.
    open package(set) weak var window: UIWindow?

    /// The stream for gesture recognizers. Nil if the responder is not in a view.
    var stream: GestureStream?
    /// Whether the responder has received the beginning of the press.
    var hasReceivedBeginning = false
    /// The scroll view that the key scrolls while it is held down.
    weak var scroller: (any KeyRepeating)?
    /// The control that the key changes while it is held down.
    weak var control: (any KeyRepeating)?

    /// The last event that reported the press.
    weak var event: UIPressesEvent?

    /// Creates a press. Only the system calls it.
    public init() {
        super.init(onMainActor: ())
    }

    /// Cancels the press for its responder, because a recognizer has recognized it.
    func cancel() {
        let before = phase
        phase = .cancelled
        responder?.pressesCancelled([self], with: event)
        phase = before
    }
}

extension UIPress.PressType {
    /// The press type of a key with a usage of USB's HID usage page 7.
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
    /// The touch phase that corresponds to a press phase.
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
