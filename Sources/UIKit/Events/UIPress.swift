/// A key from its way down to its way up.
@preconcurrency @MainActor
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

    /// What a key means where it does not type, as on a remote control.
    public enum PressType: Int, Sendable {
        /// The arrow key upwards.
        case upArrow = 0
        /// The arrow key downwards.
        case downArrow = 1
        /// The arrow key to the left.
        case leftArrow = 2
        /// The arrow key to the right.
        case rightArrow = 3
        /// Return or Enter: choose what is selected.
        case select = 4
        /// Escape: go back.
        case menu = 5
        /// A page back.
        case pageUp = 30
        /// A page on.
        case pageDown = 31
        /// Every other key; UIKit gives such presses values without a name.
        case key = 2000
    }

    /// What the key means.
    open package(set) var type: PressType = .key

    /// The recognizers that see it.
    open var gestureRecognizers: [UIGestureRecognizer]? { stream?.recognizers ?? [] }

    /// When it last changed, in seconds of the clock that `CACurrentMediaTime()` reads.
    open package(set) var timestamp: TimeInterval = 0

    /// What it is doing.
    open package(set) var phase: Phase = .began

    /// The key.
    open package(set) var key: UIKey?

    /// How hard it is pressed, from 0 to 1; a key that is down is pressed wholly.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// The responder that was given it typed it.
    var isTyped = false

    /// Who was given it when it began.
    open package(set) weak var responder: UIResponder?

    /// The window that was key when it began.
    open package(set) weak var window: UIWindow?

    /// What recognizers see of it; nil where its responder is in no view.
    var stream: GestureStream?
    /// Its responder was told that it began.
    var isTold = false
    /// The scroll view that the key scrolls, and goes on scrolling while it is down.
    weak var scroller: UIScrollView?
    /// The control that the key did something to, and does again while it is down.
    weak var control: UIControl?

    /// The event that the press was last part of.
    weak var event: UIPressesEvent?

    /// A press that only the system makes.
    public init() {
        super.init(onMainActor: ())
    }

    /// Tells the responder that a recognizer took the press.
    func cancel() {
        let before = phase
        phase = .cancelled
        responder?.pressesCancelled([self], with: event)
        phase = before
    }
}

extension UIPress.PressType {
    /// What a key means, by its usage of USB's HID page 7.
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
    /// The phase of a touch that does what a press does.
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
