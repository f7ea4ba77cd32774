extension UIWindowScene {
    /// The parts of the library that take part in the delivery of events, in the order of their calls.
    static let eventConsumers: [any WindowEventConsumer] = [
        RecordingConsumer(), AccessibilityConsumer(), PresentationConsumer(), MenuConsumer(), FocusConsumer(), ScrollKeyConsumer(),
        DragConsumer(),
    ]
}
