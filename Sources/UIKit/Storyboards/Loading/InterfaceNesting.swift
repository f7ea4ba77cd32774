import Host

/// The nesting depth of the controllers being loaded on one platform. The loader limits the depth, because documents may contain themselves.
@MainActor
final class InterfaceNesting {
    /// The counters of the current platform.
    static var current: InterfaceNesting { Platform.required.singletons.value(of: InterfaceNesting.self) { InterfaceNesting() } }

    /// The number of nested controllers being created.
    var controllers = 0
    /// The number of nested views in which controllers are being embedded.
    var embeddings = 0
}
