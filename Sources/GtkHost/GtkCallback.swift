import CGtk

/// Calls from C: GTK calls on the main thread, which is the main actor's, with a context that is an object of ours.
enum GtkCallback {
    /// Runs `body` with the object that `context` points to; nil without one. The context does not retain the object.
    @discardableResult
    static func with<Object: AnyObject, Result: Sendable>(
        _ context: UnsafeMutableRawPointer?, _ type: Object.Type = Object.self, _ body: @MainActor (Object) -> Result
    ) -> Result? {
        guard let context else { return nil }
        precondition(lodestone_is_main_thread(), "GTK calls on another thread than the main one.")
        let object = Unmanaged<Object>.fromOpaque(context).takeUnretainedValue()
        // The actor is no part of how the function is called: the standard library's own way. Its `assumeIsolated` asks the concurrency runtime
        // first, and each event passes several of these.
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Object) -> Result).self)(object) }
    }
}
