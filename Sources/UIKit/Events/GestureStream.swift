import Host

/// An input stream for recognizers other than a touch: a two-finger scroll, a wheel's notch, a touchpad pinch and rotation, or a key.
///
/// It keeps the view in which it began, as a touch does. Apart from keys, only recognizers get it, views do not.
@MainActor
package final class GestureStream {
    package enum Kind: Equatable {
        /// A wheel's notch, which begins and ends in one event.
        case discreteScroll
        /// A two-finger scroll on a touchpad.
        case continuousScroll
        /// A pinch and rotation on a touchpad.
        case transform
        /// A wheel's notch with Control, which zooms. It begins and ends in one event.
        case wheelZoom
        /// A pressed key.
        case press
    }

    package let kind: Kind
    /// The view under the pointer at the beginning; for a key the first responder, or the next view in its responder chain.
    package let view: UIView
    /// The window of that view.
    package let window: UIWindow
    /// A number that no other touch or stream has.
    package let number: Int
    package internal(set) var phase = UITouch.Phase.began
    /// The pointer's location in scene coordinates.
    package internal(set) var position: CGPoint
    /// The recognizers that get the stream, those of the innermost view first.
    var recognizers: [UIGestureRecognizer] = []

    /// The key press.
    var press: UIPress?
    /// Whether recognizers got a change, but not yet the end.
    var isUnfinished = false
    /// Whether a recognizer took the key from its responder.
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

    /// Whether the window is still visible in its scene and, for a key, contains the view. The view under a scroll or a touchpad gesture
    /// may be removed: the recognizers of the remaining views continue.
    var isInPlace: Bool {
        guard !window.isHidden, press == nil || view.window === window, let scene = source?.scene else { return false }
        return window.windowScene === scene
    }

    /// Cancels the stream, since its view is gone.
    func cancel() { source?.cancel(self) }
}

@MainActor
protocol GestureStreamSource: AnyObject {
    /// The scene whose input it is.
    var scene: UIWindowScene? { get }
    func cancel(_ stream: GestureStream)
}
