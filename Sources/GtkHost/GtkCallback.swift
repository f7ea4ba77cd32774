/// Calls from C: GTK calls on the main thread, which is the main actor's, with a context that is an object of ours.
enum GtkCallback {
    /// Runs `body` with the object that `context` points to; nil without one. The context does not retain the object.
    @discardableResult
    static func with<Object: AnyObject, Result: Sendable>(
        _ context: UnsafeMutableRawPointer?, _ type: Object.Type = Object.self, _ body: @MainActor (Object) -> Result
    ) -> Result? {
        guard let context else { return nil }
        // Unsafe in name only: no thread changes between the caller and the closure, which runs here and now.
        nonisolated(unsafe) let unmanaged = Unmanaged<Object>.fromOpaque(context)
        return MainActor.assumeIsolated { body(unmanaged.takeUnretainedValue()) }
    }
}
