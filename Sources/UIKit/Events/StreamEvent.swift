/// An event of a scroll or a touchpad gesture, reused while the gesture continues, as touch events are.
@MainActor
final class StreamEvent: UIEvent {
    /// The scroll or transform to which the event belongs.
    let stream: GestureStream
    /// See ``UIEvent/scrollDelta``.
    var delta = CGPoint.zero
    /// See ``UIEvent/transformScale``.
    var scale: CGFloat = 1
    /// See ``UIEvent/transformRotation``.
    var rotation: CGFloat = 0
    /// Whether the window received the event.
    var isDelivered = false

    init(_ stream: GestureStream) {
        self.stream = stream
        super.init()
    }

    override var type: EventType { stream.kind == .transform || stream.kind == .wheelZoom ? .transform : .scroll }
}

extension UIEvent {
    /// The scroll distance since the last event, in points; positive values scroll right and down. Zero for other events.
    package var scrollDelta: CGPoint { (self as? StreamEvent)?.delta ?? .zero }

    /// Whether the event is a wheel's: a step without a beginning and an end.
    package var isDiscreteScroll: Bool { (self as? StreamEvent)?.stream.kind == .discreteScroll }

    /// The current distance of the touchpad's fingers over the initial one. 1 for other events.
    package var transformScale: CGFloat { (self as? StreamEvent)?.scale ?? 1 }

    /// The rotation of the touchpad's fingers since the beginning, in radians, positive clockwise. 0 for other events.
    package var transformRotation: CGFloat { (self as? StreamEvent)?.rotation ?? 0 }
}
