internal import CWebKit

/// What is to be done once an asynchronous call of WebKitGTK has come back, which happens exactly once.
@MainActor
final class ForeignCall {
    private let done: (UnsafeMutableRawPointer?, LWKError?) -> Void

    private init(_ done: @escaping (UnsafeMutableRawPointer?, LWKError?) -> Void) { self.done = done }

    /// A context for ``callback``, which it keeps until then. The value that comes lives as long as the call.
    static func context(_ done: @escaping (UnsafeMutableRawPointer?, LWKError?) -> Void) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(ForeignCall(done)).toOpaque()
    }

    /// The other half of ``context(_:)``.
    nonisolated static let callback: LWKDone = { context, value, error in
        guard let context else { return }
        // GTK calls on the main thread; nothing changes threads on the way.
        nonisolated(unsafe) let (held, value, error) = (context, value, error)
        MainActor.assumeIsolated {
            Unmanaged<ForeignCall>.fromOpaque(held).takeRetainedValue().done(value, error?.pointee)
        }
    }
}

/// Calls from WebKitGTK, on the main thread, with a context that is an object of ours.
enum ForeignContext {
    /// Runs `body` with the object that `context` points to; nil without one. The context does not retain it.
    @discardableResult
    static func with<Object: AnyObject, Result>(
        _ context: UnsafeMutableRawPointer?, _ type: Object.Type = Object.self, _ body: @MainActor (Object) -> Result
    ) -> Result? {
        guard let context else { return nil }
        // `nonisolated(unsafe)` here and below: the closure runs at once, on this thread.
        nonisolated(unsafe) let object = Unmanaged<Object>.fromOpaque(context).takeUnretainedValue()
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body(object) }
        return result
    }
}
