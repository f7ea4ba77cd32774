import Host

/// The parts of the library that handle the events of a platform's scenes, in the order in which they are called.
@MainActor
final class EventConsumers {
    private(set) var all: [any WindowEventConsumer] = [
        RecordingConsumer(), AccessibilityConsumer(), PresentationConsumer(), MenuConsumer(), FocusConsumer(), ScrollKeyConsumer(),
    ]

    /// The consumers of a platform.
    static func of(_ platform: any HostPlatform) -> EventConsumers {
        platform.singletons.value(of: EventConsumers.self) { EventConsumers() }
    }

    /// Adds the consumer of a part that an app may not use, such as drags. It is called after the others.
    func add(_ consumer: any WindowEventConsumer) { all.append(consumer) }
}

extension UIWindowScene {
    /// The parts of the library that handle the scene's events, in the order in which they are called.
    var eventConsumers: [any WindowEventConsumer] { EventConsumers.of(platform).all }
}
