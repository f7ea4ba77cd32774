import CGtk
import Foundation
import Host

/// Frames between the cycles of GTK's frame clock, for what a drag or a key changes.
///
/// The clock leaves a sixtieth of a second between two cycles, and holds motions back until the next: a drag is seen half of that late on
/// average. Where a compositor shows the window it waits for the display anyway, and nothing is gained by being early. On X11 without one,
/// what is drawn is on the screen at once; there a motion is handed over, and the frame that it asks for is drawn, as soon as it comes. So is
/// what a key asks for: a cycle of the clock asks the server several things and waits for the answers before it paints.
///
/// Both are what the clock does itself in its cycle: its signals *flush-events* and *resume-events* around the events, the frame, and its signal
/// *paint*. Its own next cycle then finds nothing left to do.
@MainActor
final class PromptFrames {
    /// Seconds from the beginning of a frame to that of a prompt one after it, at least: no display shows more, and a mouse that tells of a
    /// thousand motions a second does not make as many frames.
    static let shortestInterval: TimeInterval = 0.004

    private let clock: OpaquePointer
    private let wantsFrame: () -> Bool
    private let runFrame: () -> Bool
    /// A cycle of the clock has begun: events are held back until it ends.
    private var isInCycle = false
    private var isPrompt = false
    private var lastFrame: TimeInterval = 0
    /// How long the last prompt frame took, in seconds.
    private var lastCost: TimeInterval = 0
    /// What was put off, and its source in GLib's loop.
    private var next: ((PromptFrames) -> Void)?
    private var source: guint = 0

    private enum Priority {
        /// That of events: before the clock begins the cycle that it was asked for.
        static let keys = G_PRIORITY_DEFAULT
        /// Before the clock's own beginning of a cycle, after events.
        static let events = G_PRIORITY_DEFAULT + 1
        /// That of GTK's drawing: events come before it.
        static let drawing = G_PRIORITY_HIGH_IDLE + 20
    }

    /// Frames beside those of `clock`; `wantsFrame` tells whether there is anything to show, and `runFrame` runs a frame and answers whether it did.
    init(clock: OpaquePointer, wantsFrame: @escaping () -> Bool, runFrame: @escaping () -> Bool) {
        self.clock = clock
        self.wantsFrame = wantsFrame
        self.runFrame = runFrame
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
        guard mayBegin else { return }
        wait(untilNext, Priority.events) { $0.handOver() }
    }

    /// A key went down or up, and the app has dealt with it.
    func keyCame() {
        guard mayBegin, wantsFrame() else { return }
        let delay = untilNext
        if delay <= 0 { return draw() }
        wait(delay, Priority.keys) { $0.draw() }
    }

    /// Nothing is under way, and what is drawn is on the screen at once.
    private var mayBegin: Bool { source == 0 && !isInCycle && Self.isShownAtOnce }

    /// What is drawn is on the screen at once: no compositor shows the windows.
    static var isShownAtOnce: Bool { gdk_display_get_default().map { gdk_display_is_composited($0) == 0 } ?? false }

    /// Milliseconds until a frame may begin. Where frames take long, half of the time is left to what comes meanwhile.
    private var untilNext: Double {
        (max(0, lastFrame + max(Self.shortestInterval, 2 * lastCost) - Self.now) * 1000).rounded(.up)
    }

    private static var now: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1e6 }

    /// A frame begins; true when it is one between the clock's cycles.
    func startsFrame() -> Bool {
        lastFrame = Self.now
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
        let begin = Self.now
        if runFrame() {
            lodestone_emit(UnsafeMutableRawPointer(clock), "paint")
            // Else it is sent when the loop comes round.
            if let display = gdk_display_get_default() { gdk_display_flush(display) }
        }
        lastCost = Self.now - begin
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
