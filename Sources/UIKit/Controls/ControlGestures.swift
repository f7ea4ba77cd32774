/// Single-touch gestures that a control handles itself. Recognizers of its ancestors must not recognize them.
struct ControlGestures: OptionSet {
    let rawValue: UInt8

    /// A single tap.
    static let tap = ControlGestures(rawValue: 1 << 0)
    /// A long press.
    static let press = ControlGestures(rawValue: 1 << 1)
    /// A pan or a swipe mostly along the control's x axis.
    static let horizontalDrag = ControlGestures(rawValue: 1 << 2)
    /// A pan or a swipe mostly along the control's y axis.
    static let verticalDrag = ControlGestures(rawValue: 1 << 3)
}

extension ControlGestures {
    /// Creates the set with the gesture that `recognizer` would recognize on `control`. The recognizer's class and the direction of the touch
    /// determine the gesture. Empty if the gesture needs more than one touch or tap.
    @MainActor
    init(of recognizer: UIGestureRecognizer, on control: UIControl) {
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            self = tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 ? .tap : []
        case let press as UILongPressGestureRecognizer:
            self = press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1 ? .press : []
        case is UIPanGestureRecognizer, is UISwipeGestureRecognizer:
            guard recognizer.numberOfTouches == 1, let touch = recognizer.trackedTouches.last else {
                self = []
                return
            }
            let (start, end) = (touch.beginning(in: control), touch.location(in: control))
            self = abs(end.x - start.x) >= abs(end.y - start.y) ? .horizontalDrag : .verticalDrag
        default: self = []
        }
    }
}

extension UITouch {
    /// Returns the position at which the touch began, in the coordinates of `view`.
    func beginning(in view: UIView) -> CGPoint { SceneSpace.convert(beginning.position, to: view, from: window) }
}
