import CGtk

/// Support for callbacks from C. GTK calls them on the main thread, with an object as the context.
enum GtkCallback {
    /// Runs `body` with the object to which `context` points. Returns nil without one. The context does not retain the object.
    @discardableResult
    static func with<Object: AnyObject, Result: Sendable>(
        _ context: UnsafeMutableRawPointer?, _ type: Object.Type = Object.self, _ body: @MainActor (Object) -> Result
    ) -> Result? {
        guard let context else { return nil }
        precondition(lodestone_is_main_thread(), "GTK called back on a background thread. Use GTK only on the main thread.")
        let object = Unmanaged<Object>.fromOpaque(context).takeUnretainedValue()
        // The cast is safe, because isolation does not affect the calling convention. The standard library's `assumeIsolated` casts in the same manner, but
        // also calls the concurrency runtime. That would be expensive: each event passes several of these callbacks.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Object) -> Result).self)(object) }
    }
}
