import Host

/// The nesting depth of the controllers being loaded on one platform. It is limited, since documents may contain themselves.
@MainActor
final class InterfaceNesting {
    /// The counters of the current platform.
    static var current: InterfaceNesting { Platform.required.singletons.value(of: InterfaceNesting.self) { InterfaceNesting() } }

    /// The number of controllers being created, each within another.
    var controllers = 0
    /// The number of views in which controllers are being embedded, each within another.
    var embeddings = 0
}
