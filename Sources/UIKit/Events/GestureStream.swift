import Host

/// What recognizers see beside touches, from its beginning to its end: fingers that scroll on a touchpad, a wheel's notch, fingers
/// that pinch and turn on a touchpad, or a key.
///
/// It keeps the view that it began on, as a touch does. But for keys, views are told nothing of it: it belongs to recognizers alone.
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
        /// A wheel's notch with Control held, which zooms: over as soon as it began.
        case wheelZoom
        /// A key that is down.
        case press
    }

    /// What it is.
    package let kind: Kind
    /// The view that was under the pointer when it began; a key's first responder, or the view that it is next in the chain to.
    package let view: UIView
    /// That view's window.
    package let window: UIWindow
    /// Different from every touch's and every other stream's.
    package let number: Int
    /// What it is doing.
    package internal(set) var phase = UITouch.Phase.began
    /// Where the pointer is, in the scene's coordinates.
    package internal(set) var position: CGPoint
    /// The recognizers that see it, the innermost view's first.
    var recognizers: [UIGestureRecognizer] = []

    /// The key.
    var press: UIPress?
    /// Recognizers were told that it goes on, and not yet of its end.
    var isUnfinished = false
    /// A recognizer took the key from its responder.
    var isClaimed = false

    private weak var source: (any GestureStreamSource)?

    init(_ kind: Kind, over view: UIView, in window: UIWindow, at position: CGPoint, from source: any GestureStreamSource) {
        self.kind = kind
        self.view = view
        self.window = window
        self.position = position
        self.source = source
        number = UITouch.makeNumber()
    }

    /// It ended or was cancelled.
    package var isOver: Bool { phase == .ended || phase == .cancelled }

    /// The window is still shown in its scene and, of a key, the view is in it. What lies under a scroll or a touchpad gesture may leave:
    /// the recognizers of views that stayed go on.
    var isInPlace: Bool {
        guard !window.isHidden, press == nil || view.window === window, let scene = source?.scene else { return false }
        return window.windowScene === scene
    }

    /// Breaks it off: what it belonged to is gone.
    func cancel() { source?.cancel(self) }
}

/// Where streams come from.
@MainActor
protocol GestureStreamSource: AnyObject {
    /// Whose input it is.
    var scene: UIWindowScene? { get }
    /// Breaks a stream off.
    func cancel(_ stream: GestureStream)
}
