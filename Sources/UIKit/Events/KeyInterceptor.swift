import Host

/// Receives keys before a scene's responders. Keyboard drags use this, for example.
@MainActor
package protocol KeyInterceptor: AnyObject {
    /// Handles a key. Returns true if the interceptor has handled the key, which is then not delivered to responders.
    func takes(_ key: HostKey, in scene: UIWindowScene) -> Bool

    /// Called after the scene lost the keyboard focus, or when it closes.
    func cancel(in scene: UIWindowScene)
}

/// The interceptors of a platform, in the order in which they were added. They are weakly referenced.
@MainActor
package final class KeyInterceptors {
    private struct Entry {
        weak var interceptor: (any KeyInterceptor)?
    }

    private var entries: [Entry] = []

    /// The interceptors of a platform.
    package static func of(_ platform: any HostPlatform) -> KeyInterceptors {
        platform.singletons.value(of: KeyInterceptors.self) { KeyInterceptors() }
    }

    /// Adds an interceptor, which receives keys after the existing interceptors.
    package func add(_ interceptor: any KeyInterceptor) {
        entries.removeAll { $0.interceptor == nil }
        entries.append(Entry(interceptor: interceptor))
    }

    /// Passes a key to the interceptors until one handles it. Returns whether the key was handled.
    func take(_ key: HostKey, in scene: UIWindowScene) -> Bool {
        entries.contains { $0.interceptor?.takes(key, in: scene) ?? false }
    }

    /// Notifies all interceptors that the scene lost the keyboard focus, or closes.
    func cancel(in scene: UIWindowScene) {
        for entry in entries { entry.interceptor?.cancel(in: scene) }
    }
}
