extension UIWindowScene {
    /// The parts of the library that handle a scene's events, in the order in which they are called.
    static let eventConsumers: [any WindowEventConsumer] = [
        RecordingConsumer(), AccessibilityConsumer(), PresentationConsumer(), MenuConsumer(), FocusConsumer(), ScrollKeyConsumer(),
        DragConsumer(),
    ]
}
