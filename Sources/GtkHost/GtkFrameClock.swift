import CGtk
import Foundation
import Host

/// One window's way into GTK's frame clock.
///
/// A cycle of GTK's clock has phases: *update*, *layout*, *paint*. A frame runs at the end of *layout*, when GTK has given every widget its
/// size, and its picture is painted in the same cycle. The clock runs a cycle only when a phase of it was asked for.
///
/// On X11 a frame runs in *update*: in each *layout* GDK asks the server for the window's and the screen's sizes and waits for the answers,
/// which takes longer than most frames do. Where GTK's widgets wait for their sizes *layout* follows, and with a new size another frame.
///
/// Frames that are shown past GTK (``DirectFrames``) need no cycle at all: ``FramePace`` tells when they begin.
@MainActor
final class GtkFrameClock {
    /// Runs the frame, if one is asked for. Called once a cycle, and again after a layout that changed the content's size.
    var runFrame: ((HostFrameTime) -> Void)?
    /// Whether a frame is asked for.
    var wantsFrame: (() -> Bool)?
    /// Whether the content has another size, or another scale, than the last frame knew.
    var hasNewGeometry: (() -> Bool)?
    /// Whether a frame is shown without GTK, as far as that can be told before.
    var isShownPastGtk: (() -> Bool)?

    private var clock: OpaquePointer?
    private var view: UnsafeMutablePointer<GtkWidget>?
    private var isCycleWanted = false
    private var prompt: PromptFrames?
    private let pace = FramePace()
    private var isX11 = false
    private var drawsTextures = false
    private var hasLaidOut = false
    /// The cycle whose *update* ran a frame, as the clock counts them.
    private var cycleOfFrame: gint64 = -1

    init() {
        pace.begin = { [weak self] in self?.runOnItsOwn() }
    }

    isolated deinit {
        detach()
    }

    /// Listens to the clock of `widget`, which has just been realized.
    func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
        detach()
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        g_object_ref(UnsafeMutableRawPointer(clock))
        self.clock = clock
        view = widget
        isX11 = lodestone_display_is_x11(gtk_widget_get_display(widget)) != 0
        drawsTextures = lodestone_surface_draws_textures(gtk_native_get_surface(gtk_widget_get_native(widget))) != 0
        let context = Unmanaged.passUnretained(self).toOpaque()
        lodestone_connect(UnsafeMutableRawPointer(clock), "update", { GtkCallback.with($0, GtkFrameClock.self) { $0.update() } }, context)
        lodestone_connect_after(
            UnsafeMutableRawPointer(clock), "layout", { GtkCallback.with($0, GtkFrameClock.self) { $0.layout() } }, context)
        prompt = PromptFrames(clock: clock, wantsFrame: { [weak self] in self?.isWanted ?? false }) { [weak self] in
            self?.runPromptly() ?? false
        }
        if isCycleWanted { requestCycle() }
    }

    /// Lets go of the clock. A cycle that was asked for is asked for again with the next clock.
    func detach() {
        guard let clock else { return }
        prompt = nil
        pace.cancel()
        hasLaidOut = false
        view = nil
        lodestone_disconnect(UnsafeMutableRawPointer(clock), Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(clock))
        self.clock = nil
    }

    /// Asks for a frame: without a cycle where GTK is not needed, else in the running one if it has not come to its update phase, or in the next.
    func requestCycle() {
        isCycleWanted = true
        guard let clock else { return }
        if canPassGtk { return pace.request(interval: refreshInterval(of: clock, at: g_get_monotonic_time())) }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
    }

    /// What a drag changes is to be shown soon: see ``PromptFrames``.
    func dragMoves() { prompt?.dragMoves() }

    /// What a key changed is to be shown soon: see ``PromptFrames``.
    func keyCame() {
        // What OpenGL draws between the cycles is not always shown.
        if !drawsTextures { prompt?.keyCame() }
    }

    private var isWanted: Bool { wantsFrame?() ?? false || hasNewGeometry?() ?? false }

    private var canPassGtk: Bool { isX11 && hasLaidOut && isShownPastGtk?() ?? false }

    private func update() {
        isCycleWanted = false
        guard let clock, isWanted else { return }
        // The first sizes are GTK's to give.
        guard isX11, hasLaidOut else { return gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT) }
        cycleOfFrame = gdk_frame_clock_get_frame_counter(clock)
        run()
    }

    private func layout() {
        guard let clock else { return }
        hasLaidOut = true
        // What the frame of this cycle asked for is for the next one.
        if cycleOfFrame == gdk_frame_clock_get_frame_counter(clock), !(hasNewGeometry?() ?? false) { return }
        run()
    }

    /// Runs a frame outside of the clock's cycles. False, and no frame, where the window cannot show one.
    private func runPromptly() -> Bool {
        guard let view, hasLaidOut, lodestone_view_lay_out_window(view) != 0 else { return false }
        run()
        return true
    }

    /// Runs the frame that was asked for without a cycle; what GTK has to show of it asks for one.
    private func runOnItsOwn() {
        guard let clock, isCycleWanted else { return }
        // The content fills the window, so that no widget waits for a size that would be seen.
        guard canPassGtk else {
            return gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
        }
        guard isWanted else { return isCycleWanted = false }
        run(at: pace.timeOfFrame)
    }

    private func run(at time: gint64? = nil) {
        guard let clock else { return }
        let isPrompt = prompt?.startsFrame() ?? false
        let microseconds = time ?? (isPrompt ? g_get_monotonic_time() : gdk_frame_clock_get_frame_time(clock))
        isCycleWanted = false
        pace.frameBegins(at: microseconds)
        let timestamp = TimeInterval(microseconds) / 1e6
        let interval = TimeInterval(refreshInterval(of: clock, at: microseconds)) / 1e6
        runFrame?(HostFrameTime(timestamp: timestamp, targetTimestamp: timestamp + interval))
    }

    private func refreshInterval(of clock: OpaquePointer, at time: gint64) -> gint64 {
        var interval: gint64 = 0
        var presentation: gint64 = 0
        gdk_frame_clock_get_refresh_info(clock, time, &interval, &presentation)
        return interval
    }
}
