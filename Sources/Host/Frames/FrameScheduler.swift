/// Decides when a window's frames run.
///
/// ```
///            change                                   the toolkit's cycle
///   idle ─────────────────────► waiting for a cycle ──────────────────────┐
///    │ │                                  ▲                               │
///    │ │                                  │ the presenter needs the toolkit
///    │ │     change, and the presenter    │            due                ▼
///    │ └─────────────────────────────► paced ──────────────────────────► frame ──► idle
///    │         needs no toolkit                                           ▲
///    │                                               at most 250 a second │
///    └─────────────────────────────► prompt ──────────────────────────────┘
///       a key, or a motion in a drag, if no compositor shows the window
/// ```
///
/// - **Cycle**: the toolkit's frame clock follows the display or the compositor's requests. A frame runs in the cycle's *update* phase if the display allows
///   it, otherwise after *layout*. The toolkit paints the frame in the same cycle.
/// - **Paced**: the window shows the frame without the toolkit. The frame begins one refresh interval after the last one, or immediately after a pause.
/// - **Prompt**: if no compositor shows the window, a frame is visible as soon as it is drawn. During a drag, the toolkit holds motions back until its next
///   cycle, but the scheduler lets it deliver them earlier. The changes that these motions or a key cause are drawn between two cycles. If frames take long, at
///   least half of the time remains for other events.
@MainActor
package final class FrameScheduler {
    /// A phase of the toolkit's cycle.
    package enum CyclePhase { case update, layout }

    /// A priority in the main loop, highest first.
    package enum TimerPriority { case keys, motions, drawing }

    /// The minimum time between two prompt frames. Displays do not show more frames, but mice report up to a thousand motions per second.
    package static let shortestInterval: Int64 = 4000

    private enum Timer {
        case none
        /// Runs a paced frame. `due` is nil if the frame begins immediately.
        case paced(due: Int64?)
        case deliversMotions
        case drawsPromptly

        var isPrompt: Bool {
            switch self {
            case .none, .paced: false
            case .deliversMotions, .drawsPromptly: true
            }
        }
    }

    private unowned let display: any FrameDisplay
    private var isAttached = false
    private var isRequested = false
    private var timer = Timer.none
    /// Whether the toolkit's cycle is running, so that the toolkit holds events back.
    private var isInCycle = false
    private var hasLaidOut = false
    /// The number of the last cycle that ran a frame in its update phase.
    private var cycleOfFrame: Int64 = -1
    /// The nominal time of the last frame, and the time when it actually began.
    private var lastFrame: Int64 = 0
    private var lastStart: Int64 = 0
    /// The duration of the last prompt frame.
    private var lastCost: Int64 = 0

    package init(display: any FrameDisplay) { self.display = display }

    /// Called when the window receives a frame clock.
    package func attach() {
        isAttached = true
        if isRequested { request() }
    }

    /// Called after the window lost its frame clock. The scheduler requests a pending frame again when the window has its next clock.
    package func detach() {
        isAttached = false
        hasLaidOut = false
        isInCycle = false
        stopTimer()
    }

    // MARK: Inputs

    /// Requests a frame, after a change. Requests coalesce until the frame runs.
    package func request() {
        isRequested = true
        guard isAttached else { return }
        guard presentsWithoutCycle else { return display.requestCycle(.update) }
        guard case .none = timer else { return }
        let due = lastFrame + display.refreshInterval
        let delay = due - display.now
        start(.paced(due: delay > 0 ? due : nil), after: max(0, delay), .drawing)
    }

    /// Called when the toolkit holds back a motion of a finger, or of a pointer with a pressed button.
    package func motionIsHeld() {
        if mayStartPromptly { start(.deliversMotions, after: untilPromptFrame, .motions) }
    }

    /// Called after the app handled a key: draws the result without waiting for the toolkit's next cycle.
    package func keyWasHandled() {
        guard display.showsBetweenCycles, mayStartPromptly, isWanted else { return }
        let delay = untilPromptFrame
        if delay > 0 { start(.drawsPromptly, after: delay, .keys) } else { drawPromptly() }
    }

    package func cycleBegan() { isInCycle = true }

    package func cycleResumedEvents() { isInCycle = false }

    /// Runs the frame in the toolkit's update phase, before its layout.
    package func cycleUpdates() {
        isRequested = false
        guard isWanted else { return }
        // GTK determines the window's size in the first layout, so the first frame waits for the layout phase.
        guard hasLaidOut, display.runsBeforeLayout else { return display.requestCycle(.layout) }
        cycleOfFrame = display.cycle.number
        runFrame(at: display.cycle.time)
    }

    /// Called after the cycle's layout phase: runs the frame if the update phase did not, or if the geometry changed since.
    package func cycleDidLayout() {
        hasLaidOut = true
        // This cycle has already run its frame. A frame that was requested since then runs in the next cycle.
        if cycleOfFrame == display.cycle.number, !display.hasNewGeometry { return }
        runFrame(at: display.cycle.time)
    }

    package func timerFired() {
        let fired = timer
        timer = .none
        switch fired {
        case .none: break
        case .paced(let due): runPaced(due: due)
        case .deliversMotions:
            // The running cycle delivers the events and draws, so a prompt frame is unnecessary.
            guard !isInCycle else { return resume() }
            start(.drawsPromptly, after: 0, .drawing)
            display.deliverHeldEvents()
        case .drawsPromptly: drawPromptly()
        }
    }

    // MARK: Frames

    private var isWanted: Bool { display.needsFrame || display.hasNewGeometry }

    private var presentsWithoutCycle: Bool { hasLaidOut && display.presentsWithoutCycle }

    private var mayStartPromptly: Bool { isAttached && !isInCycle && !timer.isPrompt && display.showsAtOnce }

    private var untilPromptFrame: Int64 { max(0, lastStart + max(Self.shortestInterval, 2 * lastCost) - display.now) }

    private func runPaced(due: Int64?) {
        guard isRequested else { return }
        guard presentsWithoutCycle else { return display.requestCycle(.update) }
        guard isWanted else { return isRequested = false }
        let now = display.now
        // Successive frames are one interval apart, although timers are slightly late. After a missed interval the series restarts at the current time.
        if let due, now < due + display.refreshInterval { runFrame(at: due) } else { runFrame(at: now) }
    }

    private func drawPromptly() {
        guard !isInCycle, isWanted, hasLaidOut, display.prepareFrameBetweenCycles() else { return resume() }
        let start = display.now
        runFrame(at: start)
        display.paintBetweenCycles()
        lastCost = display.now - start
    }

    private func runFrame(at time: Int64) {
        isRequested = false
        if case .paced = timer { stopTimer() }
        lastFrame = max(lastFrame, time)
        lastStart = display.now
        display.runFrame(at: time, interval: display.refreshInterval)
    }

    /// Requests the pending frame again after a prompt frame could not run. The prompt frame's timer had replaced the paced one's.
    private func resume() {
        if isRequested { request() }
    }

    private func start(_ timer: Timer, after delay: Int64, _ priority: TimerPriority) {
        self.timer = timer
        display.startTimer(after: delay, priority)
    }

    private func stopTimer() {
        timer = .none
        display.stopTimer()
    }
}
