/// A window and the toolkit that shows it, as ``FrameScheduler`` uses them. Times are in microseconds of one monotonic clock.
@MainActor
package protocol FrameDisplay: AnyObject {
    var now: Int64 { get }
    /// The time from one refresh of the display to the next.
    var refreshInterval: Int64 { get }
    /// The time and the number of the toolkit's running cycle.
    var cycle: (time: Int64, number: Int64) { get }

    /// Whether there are changes that a frame has to show.
    var needsFrame: Bool { get }
    /// Whether the content's size or scale differs from that of the last frame.
    var hasNewGeometry: Bool { get }

    /// Whether a frame may run before the cycle's layout. On X11, GDK waits for replies of the server in each layout. That takes longer than most frames.
    var runsBeforeLayout: Bool { get }
    /// Whether the next frame can probably be shown without a cycle. The answer is final only when the frame is drawn.
    var presentsWithoutCycle: Bool { get }
    /// Whether a drawn frame is visible immediately. This is the case if no compositor shows the window.
    var showsAtOnce: Bool { get }
    /// Whether every frame that is painted between two cycles is shown. With OpenGL, some of these frames are not shown.
    var showsBetweenCycles: Bool { get }

    /// Requests that the toolkit's next cycle runs a phase. If the running cycle has not reached that phase yet, it runs the phase.
    func requestCycle(_ phase: FrameScheduler.CyclePhase)
    /// Starts a timer that calls ``FrameScheduler/timerFired()``. It replaces the previous timer: there is only one.
    func startTimer(after delay: Int64, _ priority: FrameScheduler.TimerPriority)
    func stopTimer()
    /// Delivers the motion events that the toolkit would hold back until its next cycle.
    func deliverHeldEvents()
    /// Runs a frame. `interval` is the time until the next frame.
    func runFrame(at time: Int64, interval: Int64)
    /// Lays out the window for a frame between two cycles. Returns false if such a frame cannot be shown.
    func prepareFrameBetweenCycles() -> Bool
    /// Paints the frame that ran between two cycles.
    func paintBetweenCycles()
}
