import CGtk

/// Does something when the main loop comes round, each time that it was asked to.
@MainActor
final class GtkTurn {
    /// Called once for each time it was asked for.
    var body: (() -> Void)?
    private lazy var source = lodestone_turn_new(
        priority, { GtkCallback.with($0, GtkTurn.self) { $0.body?() } }, Unmanaged.passUnretained(self).toOpaque())
    private let priority: Int32
    private var isMade = false

    /// `priority` is GLib's.
    init(priority: Int32) {
        self.priority = priority
    }

    isolated deinit {
        if isMade { lodestone_turn_free(source) }
    }

    /// Asking again before it comes changes nothing.
    func ask() {
        isMade = true
        lodestone_turn_ask(source)
    }

    func cancel() {
        if isMade { lodestone_turn_cancel(source) }
    }

    /// It is asked for, and has not come.
    var isAsked: Bool { isMade && lodestone_turn_is_asked(source) != 0 }
}
