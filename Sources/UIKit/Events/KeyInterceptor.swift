import Host

/// Intercepts keys before a scene's responders, as a drag does.
@MainActor
protocol KeyInterceptor: AnyObject {
    /// Whether the interceptor handles the key, which then goes nowhere else.
    func takes(_ key: HostKey, in scene: UIWindowScene) -> Bool

    /// Called after the scene lost the keyboard focus, or when it closes.
    func cancel(in scene: UIWindowScene)
}

/// The interceptors of a platform in order, weakly referenced.
@MainActor
final class KeyInterceptors {
    private struct Entry {
        weak var interceptor: (any KeyInterceptor)?
    }

    private var entries: [Entry] = []

    static func of(_ platform: any HostPlatform) -> KeyInterceptors {
        platform.singletons.value(of: KeyInterceptors.self) { KeyInterceptors() }
    }

    /// Adds an interceptor after the others.
    func add(_ interceptor: any KeyInterceptor) {
        entries.removeAll { $0.interceptor == nil }
        entries.append(Entry(interceptor: interceptor))
    }

    /// Whether an interceptor handles the key.
    func take(_ key: HostKey, in scene: UIWindowScene) -> Bool {
        entries.contains { $0.interceptor?.takes(key, in: scene) ?? false }
    }

    /// Notifies all interceptors that the scene lost the keyboard focus, or closes.
    func cancel(in scene: UIWindowScene) {
        for entry in entries { entry.interceptor?.cancel(in: scene) }
    }
}
