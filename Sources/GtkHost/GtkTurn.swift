import CGtk

/// Does something when the main loop comes round, each time that it was asked to.
@MainActor
final class GtkTurn {
    /// Called once for each time it was asked for.
    var body: (() -> Void)?
    private var source: OpaquePointer?

    /// `priority` is GLib's.
    init(priority: Int32) {
        source = lodestone_turn_new(
            priority, { GtkCallback.with($0, GtkTurn.self) { $0.body?() } }, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        lodestone_turn_free(source)
    }

    /// Asking again before it comes changes nothing.
    func ask() { lodestone_turn_ask(source) }

    func cancel() { lodestone_turn_cancel(source) }
}
