/// A window and the toolkit that shows it, for ``FrameScheduler``. Times are in microseconds of one monotonic clock.
@MainActor
package protocol FrameDisplay: AnyObject {
    var now: Int64 { get }
    /// The time from one refresh of the display to the next.
    var refreshInterval: Int64 { get }
    /// The time of the running cycle, and its number.
    var cycle: (time: Int64, number: Int64) { get }

    /// Whether a frame has something to show.
    var needsFrame: Bool { get }
    /// Whether the content's size or scale differs from that of the last frame.
    var hasNewGeometry: Bool { get }

    /// Whether a frame may run before the cycle's layout. On X11, GDK waits for answers of the server in each layout, which takes longer than
    /// most frames.
    var runsBeforeLayout: Bool { get }
    /// Whether the next frame can probably be shown without a cycle. Drawing it decides.
    var presentsWithoutCycle: Bool { get }
    /// Whether a drawn frame is on the screen immediately: no compositor shows the window.
    var showsAtOnce: Bool { get }
    /// Whether every frame that is painted between two cycles is shown. OpenGL's frames are not always.
    var showsBetweenCycles: Bool { get }

    /// Requests a phase of the toolkit's next cycle, or of the running one if the phase is still to come.
    func requestCycle(_ phase: FrameScheduler.CyclePhase)
    /// Starts the only timer, which replaces the one that runs. It calls ``FrameScheduler/timerFired()``.
    func startTimer(after delay: Int64, _ priority: FrameScheduler.TimerPriority)
    func stopTimer()
    /// Delivers the motions that the toolkit holds back until its next cycle.
    func deliverHeldEvents()
    /// Runs a frame. `interval` is the time to the next one.
    func runFrame(at time: Int64, interval: Int64)
    /// Lays out the window for a frame between two cycles. False if it cannot show one.
    func prepareFrameBetweenCycles() -> Bool
    /// Paints the frame that ran between two cycles.
    func paintBetweenCycles()
}
