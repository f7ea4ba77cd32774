import CGtk
import Foundation

/// Frames between the cycles of GTK's frame clock, for what a drag changes.
///
/// The clock leaves a sixtieth of a second between two cycles, and holds motions back until the next: a drag is seen half of that late on
/// average. Where a compositor shows the window it waits for the display anyway, and nothing is gained by being early. On X11 without one,
/// what is drawn is on the screen at once; there a motion is handed over, and the frame that it asks for is drawn, as soon as it comes.
///
/// Both are what the clock does itself in its cycle: its signals *flush-events* and *resume-events* around the events, *layout* and *paint*
/// for the frame. Its own next cycle then finds nothing left to do.
@MainActor
final class PromptFrames {
    /// Seconds from the beginning of a frame to that of a prompt one after it, at least: no display shows more, and a mouse that tells of a
    /// thousand motions a second does not make as many frames.
    static let shortestInterval: TimeInterval = 0.004

    private let clock: OpaquePointer
    private let wantsFrame: () -> Bool
    /// A cycle of the clock has begun: events are held back until it ends.
    private var isInCycle = false
    private var isPrompt = false
    private var lastFrame: TimeInterval = 0
    /// What was put off, and its source in GLib's loop.
    private var next: ((PromptFrames) -> Void)?
    private var source: guint = 0

    private enum Priority {
        /// Before the clock's own beginning of a cycle, after events.
        static let events = G_PRIORITY_DEFAULT + 1
        /// That of GTK's drawing: events come before it.
        static let drawing = G_PRIORITY_HIGH_IDLE + 20
    }

    /// Frames beside those of `clock`; `wantsFrame` tells whether there is anything to show.
    init(clock: OpaquePointer, wantsFrame: @escaping () -> Bool) {
        self.clock = clock
        self.wantsFrame = wantsFrame
        g_object_ref(UnsafeMutableRawPointer(clock))
        let context = Unmanaged.passUnretained(self).toOpaque()
        let object = UnsafeMutableRawPointer(clock)
        lodestone_connect(object, "flush-events", { GtkCallback.with($0, PromptFrames.self) { $0.isInCycle = true } }, context)
        lodestone_connect_after(object, "resume-events", { GtkCallback.with($0, PromptFrames.self) { $0.isInCycle = false } }, context)
    }

    isolated deinit {
        if source != 0 { g_source_remove(source) }
        lodestone_disconnect(UnsafeMutableRawPointer(clock), Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(clock))
    }

    /// X has a motion of a finger, or of a pointer with a button down, which GDK may hold back.
    func dragMoves() {
        guard source == 0, !isInCycle, let display = gdk_display_get_default(), gdk_display_is_composited(display) == 0 else { return }
        let delay = max(0, lastFrame + Self.shortestInterval - TimeInterval(g_get_monotonic_time()) / 1e6)
        wait((delay * 1000).rounded(.up), Priority.events) { $0.handOver() }
    }

    /// A frame begins; true when it is one between the clock's cycles.
    func startsFrame() -> Bool {
        lastFrame = TimeInterval(g_get_monotonic_time()) / 1e6
        return isPrompt
    }

    private func handOver() {
        // A cycle that has begun hands over and draws by itself.
        guard !isInCycle else { return }
        lodestone_emit(UnsafeMutableRawPointer(clock), "flush-events")
        lodestone_emit(UnsafeMutableRawPointer(clock), "resume-events")
        wait(0, Priority.drawing) { $0.draw() }
    }

    private func draw() {
        guard !isInCycle, wantsFrame() else { return }
        isPrompt = true
        defer { isPrompt = false }
        lodestone_emit(UnsafeMutableRawPointer(clock), "layout")
        lodestone_emit(UnsafeMutableRawPointer(clock), "paint")
    }

    /// Calls `body` once, `milliseconds` from now.
    private func wait(_ milliseconds: Double, _ priority: Int32, _ body: @escaping (PromptFrames) -> Void) {
        next = body
        source = g_timeout_add_full(
            priority, guint(milliseconds),
            { context in
                GtkCallback.with(context, PromptFrames.self) { $0.fire() }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    private func fire() {
        source = 0
        let body = next
        next = nil
        body?(self)
    }
}
