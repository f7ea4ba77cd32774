internal import CWebKit

/// The completion of an asynchronous WebKitGTK call. It runs exactly once.
@MainActor
final class WebKitCall {
    private let done: (UnsafeMutableRawPointer?, LWKError?) -> Void

    private init(_ done: @escaping (UnsafeMutableRawPointer?, LWKError?) -> Void) { self.done = done }

    /// Creates a context for ``callback``, which releases the context. The value passed to `done` is only valid during the call.
    static func context(_ done: @escaping (UnsafeMutableRawPointer?, LWKError?) -> Void) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(WebKitCall(done)).toOpaque()
    }

    /// The C callback for the contexts that ``context(_:)`` creates.
    nonisolated static let callback: LWKDone = { context, value, error in
        guard let context else { return }
        // GTK calls on the main thread, so no value crosses threads.
        nonisolated(unsafe) let (held, value, error) = (context, value, error)
        MainActor.assumeIsolated {
            Unmanaged<WebKitCall>.fromOpaque(held).takeRetainedValue().done(value, error?.pointee)
        }
    }
}

/// Callbacks of WebKitGTK on the main thread whose context is a Swift object.
enum WebKitCallContext {
    /// Runs `body` with the object to which `context` points. Returns nil without one. The context does not retain the object.
    @discardableResult
    static func with<Object: AnyObject, Result>(
        _ context: UnsafeMutableRawPointer?, _ type: Object.Type = Object.self, _ body: @MainActor (Object) -> Result
    ) -> Result? {
        guard let context else { return nil }
        // `nonisolated(unsafe)` here and below: the closure runs synchronously on this thread.
        nonisolated(unsafe) let object = Unmanaged<Object>.fromOpaque(context).takeUnretainedValue()
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body(object) }
        return result
    }
}
