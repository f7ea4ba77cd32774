import CGtk
import Foundation
import Host

/// One window's way into GTK's frame clock.
///
/// A cycle of GTK's clock has phases: *update*, *layout*, *paint*. A frame runs at the end of *layout*, when GTK has given every widget its
/// size, and its picture is painted in the same cycle. The clock runs a cycle only when a phase of it was asked for.
@MainActor
final class GtkFrameClock {
    /// Called in each cycle with a layout phase, after GTK's own layout.
    var afterLayout: ((HostFrameTime) -> Void)?
    /// Whether the coming cycle shall have a layout phase although nothing of GTK's needs one.
    var needsLayout: (() -> Bool)?

    private var clock: OpaquePointer?
    private var isCycleWanted = false
    private var prompt: PromptFrames?

    isolated deinit {
        detach()
    }

    /// Listens to the clock of `widget`, which has just been realized.
    func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
        detach()
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        g_object_ref(UnsafeMutableRawPointer(clock))
        self.clock = clock
        let context = Unmanaged.passUnretained(self).toOpaque()
        lodestone_connect(UnsafeMutableRawPointer(clock), "update", { GtkCallback.with($0, GtkFrameClock.self) { $0.update() } }, context)
        lodestone_connect_after(
            UnsafeMutableRawPointer(clock), "layout", { GtkCallback.with($0, GtkFrameClock.self) { $0.layout() } }, context)
        prompt = PromptFrames(clock: clock) { [weak self] in self?.needsLayout?() ?? false }
        if isCycleWanted { requestCycle() }
    }

    /// Lets go of the clock. A cycle that was asked for is asked for again with the next clock.
    func detach() {
        guard let clock else { return }
        prompt = nil
        lodestone_disconnect(UnsafeMutableRawPointer(clock), Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(clock))
        self.clock = nil
    }

    /// Asks for a cycle: the running one if it has not come to its update phase, else the next.
    func requestCycle() {
        isCycleWanted = true
        guard let clock else { return }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    }

    /// What a drag changes is to be shown soon: see ``PromptFrames``.
    func dragMoves() { prompt?.dragMoves() }

    private func update() {
        isCycleWanted = false
        guard let clock, needsLayout?() ?? false else { return }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    private func layout() {
        guard let clock else { return }
        let microseconds = prompt?.startsFrame() ?? false ? g_get_monotonic_time() : gdk_frame_clock_get_frame_time(clock)
        var interval: gint64 = 0
        var presentation: gint64 = 0
        gdk_frame_clock_get_refresh_info(clock, microseconds, &interval, &presentation)
        let timestamp = TimeInterval(microseconds) / 1e6
        afterLayout?(HostFrameTime(timestamp: timestamp, targetTimestamp: timestamp + TimeInterval(interval) / 1e6))
    }
}
