import Host

/// What may take a key before the responders of a scene see it, as a drag that goes on does.
@MainActor
protocol KeyInterceptor: AnyObject {
    /// Whether the key is the interceptor's. It is then given to nothing else.
    func takes(_ key: HostKey, in scene: UIWindowScene) -> Bool

    /// The scene lost the keyboard, or closes.
    func cancel(in scene: UIWindowScene)
}

/// The interceptors of a platform, in the order in which they are asked. It holds them weakly.
@MainActor
final class KeyInterceptors {
    private struct Entry {
        weak var interceptor: (any KeyInterceptor)?
    }

    private var entries: [Entry] = []

    /// A platform's.
    static func of(_ platform: any HostPlatform) -> KeyInterceptors {
        platform.singletons.value(of: KeyInterceptors.self) { KeyInterceptors() }
    }

    /// Asks `interceptor` too, after the others.
    func add(_ interceptor: any KeyInterceptor) {
        entries.removeAll { $0.interceptor == nil }
        entries.append(Entry(interceptor: interceptor))
    }

    /// Whether one of them takes the key.
    func take(_ key: HostKey, in scene: UIWindowScene) -> Bool {
        entries.contains { $0.interceptor?.takes(key, in: scene) ?? false }
    }

    /// Tells all of them that the scene lost the keyboard, or closes.
    func cancel(in scene: UIWindowScene) {
        for entry in entries { entry.interceptor?.cancel(in: scene) }
    }
}
