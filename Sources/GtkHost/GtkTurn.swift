import CGtk

/// A main-loop source that runs its body once in the next iteration after each request.
@MainActor
final class GtkTurn {
    /// Called once per request.
    var body: (() -> Void)?
    private var source: OpaquePointer?

    /// Creates a source with a GLib priority.
    init(priority: Int32) {
        source = lodestone_turn_new(
            priority, { GtkCallback.with($0, GtkTurn.self) { $0.body?() } }, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        lodestone_turn_free(source)
    }

    /// Requests a call. Requests coalesce until the call.
    func ask() { lodestone_turn_ask(source) }

    func cancel() { lodestone_turn_cancel(source) }
}
