import CGtk

/// A main-loop source that calls its body once in the next iteration after a request.
@MainActor
final class MainLoopSource {
    /// Called once per request.
    var body: (() -> Void)?
    private var source: OpaquePointer?

    /// Creates a source with a GLib priority.
    init(priority: Int32) {
        source = lodestone_loop_source_new(
            priority, { GtkCallback.with($0, MainLoopSource.self) { $0.body?() } }, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        lodestone_loop_source_free(source)
    }

    /// Requests a call of ``body``. Several requests before the call have the same effect as one.
    func ask() { lodestone_loop_source_request(source) }

    func cancel() { lodestone_loop_source_cancel(source) }
}
