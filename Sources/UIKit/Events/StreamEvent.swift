/// An event of a scroll or of a touchpad's gesture. Like touches' events it is used again while the same fingers go on.
@MainActor
final class StreamEvent: UIEvent {
    /// What goes on.
    let stream: GestureStream
    /// See ``UIEvent/scrollDelta``.
    var delta = CGPoint.zero
    /// See ``UIEvent/transformScale``.
    var scale: CGFloat = 1
    /// See ``UIEvent/transformRotation``.
    var rotation: CGFloat = 0
    /// Its window was given it.
    var isDelivered = false

    init(_ stream: GestureStream) {
        self.stream = stream
        super.init()
    }

    override var type: EventType { stream.kind == .transform || stream.kind == .wheelZoom ? .transform : .scroll }
}

extension UIEvent {
    /// How far content is pushed since the last event of a scroll, in points: positive shows what is further right and further down.
    /// Zero for events of other types.
    package var scrollDelta: CGPoint { (self as? StreamEvent)?.delta ?? .zero }

    /// What a scroll or a touchpad's gesture is doing; nil for events of other types.
    package var scrollPhase: UITouch.Phase? { (self as? StreamEvent)?.stream.phase }

    /// Whether a wheel made the event: a step without a beginning and an end.
    package var isDiscreteScroll: Bool { (self as? StreamEvent)?.stream.kind == .discreteScroll }

    /// The distance of a touchpad's fingers over that at the beginning. 1 for events of other types.
    package var transformScale: CGFloat { (self as? StreamEvent)?.scale ?? 1 }

    /// How far a touchpad's fingers have turned since the beginning, in radians, positive clockwise. 0 for events of other types.
    package var transformRotation: CGFloat { (self as? StreamEvent)?.rotation ?? 0 }
}
