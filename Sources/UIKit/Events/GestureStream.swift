import Host

/// An input stream for gesture recognizers that is not a touch: a two-finger scroll, a wheel step, a touchpad pinch and rotation, or a key.
///
/// Like a touch, a stream belongs to the view in which it began. Views do not receive streams, except for keys.
@MainActor
package final class GestureStream {
    package enum Kind: Equatable {
        /// A step of a mouse wheel. The stream begins and ends in one event.
        case discreteScroll
        /// A two-finger scroll on a touchpad.
        case continuousScroll
        /// A pinch and rotation on a touchpad.
        case transform
        /// A step of a mouse wheel with Control, which zooms. The stream begins and ends in one event.
        case wheelZoom
        /// A pressed key.
        case press
    }

    package let kind: Kind
    /// The view under the pointer at the beginning. For a key, the first responder, or the nearest view in its responder chain.
    package let view: UIView
    /// The window of ``view`` at the beginning.
    package let window: UIWindow
    /// A unique number among all touches and streams.
    package let number: Int
    package internal(set) var phase = UITouch.Phase.began
    /// The pointer's location in scene coordinates.
    package internal(set) var position: CGPoint
    /// The recognizers that receive the stream, starting with those of the innermost view.
    var recognizers: [UIGestureRecognizer] = []

    /// The key press; nil for other streams.
    var press: UIPress?
    /// Whether recognizers have received a change, but not yet the end.
    var isUnfinished = false
    /// Whether a recognizer has recognized the key, so that the responder does not receive it.
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

    /// Whether the stream ended or was cancelled.
    package var isOver: Bool { phase == .ended || phase == .cancelled }

    /// Whether the stream can continue: its window is still visible in the scene, and for a key still contains the view. If the view of a scroll or a
    /// touchpad gesture is removed, the recognizers of the remaining views continue.
    var isInPlace: Bool {
        guard !window.isHidden, press == nil || view.window === window, let scene = source?.scene else { return false }
        return window.windowScene === scene
    }

    /// Cancels the stream, because it can no longer continue in its window.
    func cancel() { source?.cancel(self) }
}

@MainActor
protocol GestureStreamSource: AnyObject {
    /// The scene that receives the input.
    var scene: UIWindowScene? { get }
    func cancel(_ stream: GestureStream)
}
