import CGtk
import Foundation
import Host

/// Connects ``FrameScheduler``, which decides when frames run, to a window and its GTK frame clock.
///
/// A cycle of GTK's clock has the phases *flush-events*, *update*, *layout*, *paint* and *resume-events*. The clock runs a cycle only if one of its phases was
/// requested. It runs at most one cycle per refresh of the display.
@MainActor
final class GtkFrameDisplay: FrameDisplay {
    /// Called to run a requested frame.
    var onFrame: ((HostFrameTime) -> Void)?
    /// Whether a frame is requested.
    var isFrameNeeded: (() -> Bool)?
    /// Whether the content's size or scale differs from that of the last frame.
    var isGeometryNew: (() -> Bool)?
    /// Whether the window can probably show the next frame without GTK.
    var isGtkUnneeded: (() -> Bool)?

    private(set) lazy var scheduler = FrameScheduler(display: self)
    private var clock: OpaquePointer?
    private var view: UnsafeMutablePointer<GtkWidget>?
    private var isX11 = false
    private var drawsTextures = false
    private var source: guint = 0

    isolated deinit {
        stopTimer()
        disconnect()
    }

    /// Connects to the frame clock of `widget`, which has just been realized.
    func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
        detach()
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        g_object_ref(UnsafeMutableRawPointer(clock))
        self.clock = clock
        view = widget
        isX11 = lodestone_display_is_x11(gtk_widget_get_display(widget)) != 0
        drawsTextures = lodestone_surface_draws_textures(gtk_native_get_surface(gtk_widget_get_native(widget))) != 0
        let object = UnsafeMutableRawPointer(clock)
        let context = Unmanaged.passUnretained(self).toOpaque()
        lodestone_connect(object, "flush-events", { GtkCallback.with($0, GtkFrameDisplay.self) { $0.scheduler.cycleBegan() } }, context)
        lodestone_connect(object, "update", { GtkCallback.with($0, GtkFrameDisplay.self) { $0.scheduler.cycleUpdates() } }, context)
        lodestone_connect_after(object, "layout", { GtkCallback.with($0, GtkFrameDisplay.self) { $0.scheduler.cycleDidLayout() } }, context)
        lodestone_connect_after(
            object, "resume-events", { GtkCallback.with($0, GtkFrameDisplay.self) { $0.scheduler.cycleResumedEvents() } }, context)
        scheduler.attach()
    }

    /// Disconnects from the clock.
    func detach() {
        guard clock != nil else { return }
        scheduler.detach()
        disconnect()
    }

    private func disconnect() {
        guard let clock else { return }
        view = nil
        lodestone_disconnect(UnsafeMutableRawPointer(clock), Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(clock))
        self.clock = nil
    }

    // MARK: State

    var now: Int64 { Int64(g_get_monotonic_time()) }

    var refreshInterval: Int64 {
        guard let clock else { return 16_667 }
        var interval: gint64 = 0
        var presentation: gint64 = 0
        gdk_frame_clock_get_refresh_info(clock, g_get_monotonic_time(), &interval, &presentation)
        return Int64(interval)
    }

    var cycle: (time: Int64, number: Int64) {
        guard let clock else { return (now, -1) }
        return (Int64(gdk_frame_clock_get_frame_time(clock)), Int64(gdk_frame_clock_get_frame_counter(clock)))
    }

    var needsFrame: Bool { isFrameNeeded?() ?? false }
    var hasNewGeometry: Bool { isGeometryNew?() ?? false }
    var runsBeforeLayout: Bool { isX11 }
    var presentsWithoutCycle: Bool { isX11 && isGtkUnneeded?() ?? false }
    var showsAtOnce: Bool { Self.showsAtOnce }
    var showsBetweenCycles: Bool { !drawsTextures }

    /// Whether a drawn frame is visible immediately, because no compositor shows the windows.
    static var showsAtOnce: Bool { gdk_display_get_default().map { gdk_display_is_composited($0) == 0 } ?? false }

    // MARK: Actions

    func requestCycle(_ phase: FrameScheduler.CyclePhase) {
        guard let clock else { return }
        gdk_frame_clock_request_phase(clock, phase == .update ? GDK_FRAME_CLOCK_PHASE_UPDATE : GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }

    func startTimer(after delay: Int64, _ priority: FrameScheduler.TimerPriority) {
        stopTimer()
        source = g_timeout_add_full(
            Self.priority(priority), guint((delay + 999) / 1000),
            { context in
                GtkCallback.with(context, GtkFrameDisplay.self) {
                    $0.source = 0
                    $0.scheduler.timerFired()
                }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    func stopTimer() {
        if source != 0 { g_source_remove(source) }
        source = 0
    }

    private static func priority(_ priority: FrameScheduler.TimerPriority) -> Int32 {
        switch priority {
        // The priority of events, which is higher than that of the clock's cycle.
        case .keys: G_PRIORITY_DEFAULT
        // A priority between that of events and that of the clock's cycle.
        case .motions: G_PRIORITY_DEFAULT + 1
        // The priority of GTK's drawing, which is lower than that of events.
        case .drawing: G_PRIORITY_HIGH_IDLE + 20
        }
    }

    func deliverHeldEvents() {
        guard let clock else { return }
        lodestone_emit(UnsafeMutableRawPointer(clock), "flush-events")
        lodestone_emit(UnsafeMutableRawPointer(clock), "resume-events")
    }

    func runFrame(at time: Int64, interval: Int64) {
        let timestamp = TimeInterval(time) / 1e6
        onFrame?(HostFrameTime(timestamp: timestamp, targetTimestamp: timestamp + TimeInterval(interval) / 1e6))
    }

    func prepareFrameBetweenCycles() -> Bool { view.map { lodestone_view_lay_out_window($0) != 0 } ?? false }

    func paintBetweenCycles() {
        guard let clock else { return }
        lodestone_emit(UnsafeMutableRawPointer(clock), "paint")
        // Without this flush, the frame would be sent only in the main loop's next iteration.
        if let display = gdk_display_get_default() { gdk_display_flush(display) }
    }
}
