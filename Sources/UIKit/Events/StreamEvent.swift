/// An event of a scroll or a touchpad gesture. The object is reused until the gesture ends.
@MainActor
final class StreamEvent: UIEvent {
    /// The scroll or the touchpad gesture that the event reports.
    let stream: GestureStream
    /// The value of ``UIEvent/scrollDelta``.
    var delta = CGPoint.zero
    /// The value of ``UIEvent/transformScale``.
    var scale: CGFloat = 1
    /// The value of ``UIEvent/transformRotation``.
    var rotation: CGFloat = 0
    /// Whether the window has received the event.
    var isDelivered = false

    init(_ stream: GestureStream) {
        self.stream = stream
        super.init()
    }

    override var type: EventType { stream.kind == .transform || stream.kind == .wheelZoom ? .transform : .scroll }
}

extension UIEvent {
    /// The scroll distance since the last event, in points. Positive values scroll right and down. Zero for other events.
    package var scrollDelta: CGPoint { (self as? StreamEvent)?.delta ?? .zero }

    /// Whether the event is a step of a mouse wheel, which has no separate beginning and end.
    package var isDiscreteScroll: Bool { (self as? StreamEvent)?.stream.kind == .discreteScroll }

    /// The ratio of the current to the initial distance between the touchpad's fingers. 1 for other events.
    package var transformScale: CGFloat { (self as? StreamEvent)?.scale ?? 1 }

    /// The rotation of the touchpad's fingers since the beginning, in radians. Positive values are clockwise. 0 for other events.
    package var transformRotation: CGFloat { (self as? StreamEvent)?.rotation ?? 0 }
}
