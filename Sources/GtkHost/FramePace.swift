import CGtk

/// When frames begin that need no cycle of GTK's clock: one refresh interval after the last, or at once where that is over.
///
/// Times are microseconds, as GLib's monotonic clock tells them.
@MainActor
final class FramePace {
    /// Called when the frame that was asked for may begin.
    var begin: (() -> Void)?

    /// That of GTK's drawing: events come before it.
    private static let priority = G_PRIORITY_HIGH_IDLE + 20

    private var lastFrame: gint64 = 0
    private var interval: gint64 = 0
    /// When the frame that is waited for is due; nil where it may begin at once.
    private var due: gint64?
    private var source: guint = 0
    /// Where it may begin at once.
    private let turn = GtkTurn(priority: priority)

    init() {
        turn.body = { [weak self] in self?.begin?() }
    }

    isolated deinit { cancel() }

    /// Asks for a frame, where there are `interval` microseconds between two. Asking again before it comes changes nothing.
    func request(interval: gint64) {
        guard source == 0, !turn.isAsked else { return }
        self.interval = interval
        let now = g_get_monotonic_time()
        due = lastFrame + interval > now ? lastFrame + interval : nil
        guard let due else { return turn.ask() }
        source = g_timeout_add_full(
            Self.priority, guint((due - now + 999) / 1000),
            { context in
                GtkCallback.with(context, FramePace.self) {
                    $0.source = 0
                    $0.begin?()
                }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// What the frame that begins goes by. Frames that follow each other are an interval apart, though timers are a little late; after a pause, and
    /// where a whole interval was missed, it is now.
    var timeOfFrame: gint64 {
        let now = g_get_monotonic_time()
        guard let due, now < due + interval else { return now }
        return due
    }

    /// A frame of any kind begins: none is waited for any more.
    func frameBegins(at time: gint64) {
        cancel()
        lastFrame = max(lastFrame, time)
    }

    func cancel() {
        turn.cancel()
        if source != 0 { g_source_remove(source) }
        source = 0
    }
}
