/// Gestures of one finger that a control may be there for, so that recognizers of the views around it leave them to it.
struct ControlGestures: OptionSet {
    let rawValue: UInt8

    /// A single tap.
    static let tap = ControlGestures(rawValue: 1 << 0)
    /// A finger that rests.
    static let press = ControlGestures(rawValue: 1 << 1)
    /// A pan or a swipe mostly along the control's x axis.
    static let horizontalDrag = ControlGestures(rawValue: 1 << 2)
    /// A pan or a swipe mostly along the control's y axis.
    static let verticalDrag = ControlGestures(rawValue: 1 << 3)
}

extension ControlGestures {
    /// The gesture that `recognizer` sees on `control`, by its class and the direction of the finger. Empty if it takes more than one finger or
    /// tap.
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
    /// The point at which the finger came down, in the coordinates of `view`.
    func beginning(in view: UIView) -> CGPoint { SceneSpace.convert(beginning.position, to: view, from: window) }
}
