import CGtk

/// Callbacks from C. GTK calls them on the main thread, which is the main actor's, with an object as the context.
enum GtkCallback {
    /// Runs `body` with the object that `context` points to; nil without one. The context does not retain the object.
    @discardableResult
    static func with<Object: AnyObject, Result: Sendable>(
        _ context: UnsafeMutableRawPointer?, _ type: Object.Type = Object.self, _ body: @MainActor (Object) -> Result
    ) -> Result? {
        guard let context else { return nil }
        precondition(lodestone_is_main_thread(), "GTK called back on a background thread. Use GTK only on the main thread.")
        let object = Unmanaged<Object>.fromOpaque(context).takeUnretainedValue()
        // Isolation does not affect the calling convention; the standard library casts in the same way. Its `assumeIsolated` also calls the concurrency
        // runtime, and each event passes several of these callbacks.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Object) -> Result).self)(object) }
    }
}
