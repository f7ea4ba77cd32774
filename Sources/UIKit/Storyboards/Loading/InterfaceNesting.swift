import Host

/// The nesting of the controllers that one platform's code is loading, which is limited for documents that contain themselves.
@MainActor
final class InterfaceNesting {
    /// The nesting on the current platform.
    static var current: InterfaceNesting { Platform.required.singletons.value(of: InterfaceNesting.self) { InterfaceNesting() } }

    /// Controllers that are being created, each inside another.
    var controllers = 0
    /// Views that are being given embedded controllers, each inside another.
    var embeddings = 0
}
