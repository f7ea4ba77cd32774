import Host

/// What recognizers see beside touches, from its beginning to its end: fingers that scroll on a touchpad, a wheel's notch, or fingers
/// that pinch and turn on a touchpad.
///
/// It keeps the view that it began on, as a touch does. Views are told nothing of it: it belongs to recognizers alone.
@MainActor
package final class GestureStream {
    /// What it is.
    package enum Kind: Equatable {
        /// A wheel's notch, which is over as soon as it began.
        case discreteScroll
        /// Fingers that scroll on a touchpad.
        case continuousScroll
        /// Fingers that pinch and turn on a touchpad.
        case transform
    }

    /// What it is.
    package let kind: Kind
    /// The view that was under the pointer when it began.
    package let view: UIView
    /// That view's window.
    package let window: UIWindow
    /// Different from every touch's and every other stream's.
    let number: Int
    /// What it is doing.
    package internal(set) var phase = UITouch.Phase.began
    /// Where the pointer is, in the scene's coordinates.
    package internal(set) var position: CGPoint
    /// The recognizers that see it, the innermost view's first.
    var recognizers: [UIGestureRecognizer] = []

    private weak var source: StreamSource?

    init(_ kind: Kind, over view: UIView, in window: UIWindow, at position: CGPoint, from source: StreamSource) {
        self.kind = kind
        self.view = view
        self.window = window
        self.position = position
        self.source = source
        number = UITouch.makeNumber()
    }

    /// It ended or was cancelled.
    package var isOver: Bool { phase == .ended || phase == .cancelled }

    /// The view is still in its window, and the window still shown in its scene.
    var isInPlace: Bool {
        guard view.window === window, !window.isHidden, let scene = source?.scene else { return false }
        return window.windowScene === scene
    }

    /// Breaks it off: what it belonged to is gone.
    func cancel() { source?.cancel(self) }
}
