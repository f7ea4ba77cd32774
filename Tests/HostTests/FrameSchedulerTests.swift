import Testing

@testable import Host

/// The times of frames on a clock that the test advances.
@MainActor
@Suite("Frame scheduler")
struct FrameSchedulerTests {
    private let display = ScriptedDisplay()

    /// Refresh intervals of displays, in microseconds.
    private nonisolated static let intervals: [Int64] = [16_667, 11_111, 8_333, 6_944]

    @Test("With a compositor, a change is drawn once, in the next frame-clock cycle", arguments: intervals)
    func cycles(interval: Int64) {
        display.refreshInterval = interval
        display.open()
        for _ in 0..<20 {
            display.advance(by: interval * 3 / 2)
            let before = display.frames.count
            display.change()
            display.change()
            display.advance(by: interval)
            #expect(display.frames.count == before + 1)
            display.advance(by: 5 * interval)
            #expect(display.frames.count == before + 1)
        }
    }

    @Test("An animation draws one frame for each refresh of the display", arguments: intervals, [false, true])
    func animation(interval: Int64, presentsWithoutCycle: Bool) {
        display.refreshInterval = interval
        display.presentsWithoutCycle = presentsWithoutCycle
        display.open()
        let before = display.frames.count
        display.isAnimating = true
        display.change()
        display.advance(by: 100 * interval)
        let frames = display.frames[before...]
        #expect((99...101).contains(frames.count))
        for (frame, next) in zip(frames, frames.dropFirst()) { #expect(next == frame + interval) }
    }

    @Test("Frames follow a display with a variable refresh rate", arguments: [false, true])
    func variableRate(presentsWithoutCycle: Bool) {
        display.presentsWithoutCycle = presentsWithoutCycle
        display.open()
        display.isAnimating = true
        display.change()
        for interval in [8_333, 16_667, 6_944, 33_333] as [Int64] {
            display.refreshInterval = interval
            display.advance(by: 2 * interval)
            let before = display.frames.count
            display.advance(by: 20 * interval)
            #expect((19...21).contains(display.frames.count - before))
        }
    }

    @Test("Without changes no frame is requested and no timer runs", arguments: [false, true])
    func idle(presentsWithoutCycle: Bool) {
        display.presentsWithoutCycle = presentsWithoutCycle
        display.open()
        display.change()
        display.advance(by: 50_000)
        let (frames, wakeUps) = (display.frames.count, display.wakeUps)
        display.advance(by: 10_000_000)
        #expect(display.frames.count == frames && display.wakeUps == wakeUps)
    }

    @Test("If the display was idle and the presenter needs no frame-clock cycle, the frame of a change begins immediately")
    func afterPause() {
        display.presentsWithoutCycle = true
        display.open()
        display.advance(by: 1_000_000)
        display.change()
        let change = display.now
        display.advance(by: 10)
        #expect(display.frames.last == change)
    }

    @Test("If the presenter needs GTK when a paced frame is due, the frame is drawn in a frame-clock cycle")
    func needsToolkit() {
        display.presentsWithoutCycle = true
        display.open()
        display.change()
        display.advance(by: 100)
        let before = display.frames.count
        display.change()
        display.presentsWithoutCycle = false
        display.advance(by: 40_000)
        #expect(display.frames.count == before + 1)
        #expect(!display.isCycleRequested)
    }

    @Test(
        "Without a compositor, pointer motions in a drag are drawn within 4 ms, at most 250 times a second",
        arguments: [500, 1000, 3000] as [Int64])
    func motions(gap: Int64) {
        display.showsAtOnce = true
        display.open()
        display.advance(by: 100_000)
        for _ in 0..<200 {
            display.holdMotion()
            display.advance(by: gap)
        }
        let frames = display.promptFrames
        // Some motions are drawn in the frame clock's cycles.
        #expect(Int64(frames.count) >= 200 * gap / 8000)
        #expect(display.longestHold <= 4000)
        for (frame, next) in zip(frames, frames.dropFirst()) { #expect(next - frame >= 4000) }
    }

    @Test("Prompt frames that take 10 ms each begin at least 20 ms apart, so that other events get half of the time")
    func slowFrames() {
        display.showsAtOnce = true
        display.open()
        display.advance(by: 100_000)
        display.cost = 10_000
        for _ in 0..<200 {
            display.holdMotion()
            display.advance(by: 1000)
        }
        #expect(display.promptFrames.count > 10)
        for (frame, next) in zip(display.promptFrames, display.promptFrames.dropFirst()) { #expect(next - frame >= 20_000) }
    }

    @Test("With a compositor, changes that motions and keys cause are drawn in the next frame-clock cycle")
    func composited() {
        display.open()
        display.advance(by: 100_000)
        let before = display.frames.count
        display.holdMotion()
        display.change()
        display.scheduler.keyWasHandled()
        #expect(display.frames.count == before)
        display.advance(by: 17_000)
        #expect(display.frames.count == before + 1)
    }

    @Test("Without a compositor, a change that a key causes is drawn immediately, and the next change after 4 ms")
    func keys() {
        display.showsAtOnce = true
        display.open()
        display.advance(by: 100_000)
        let before = display.frames.count
        display.change()
        display.scheduler.keyWasHandled()
        #expect(display.frames.count == before + 1)
        display.advance(by: 1000)
        display.change()
        display.scheduler.keyWasHandled()
        #expect(display.frames.count == before + 1)
        display.advance(by: 4000)
        #expect(display.frames.count == before + 2)
    }

    @Test("A change that a key causes is drawn in the frame-clock cycle if the presenter may not show frames between cycles")
    func keysWithOpenGL() {
        display.showsAtOnce = true
        display.showsBetweenCycles = false
        display.open()
        display.advance(by: 100_000)
        let before = display.frames.count
        display.change()
        display.scheduler.keyWasHandled()
        #expect(display.frames.count == before)
        display.advance(by: 17_000)
        #expect(display.frames.count == before + 1)
    }

    @Test("A change is drawn even if a prompt frame replaces its paced frame and then cannot run")
    func failedPromptFrame() {
        display.showsAtOnce = true
        display.presentsWithoutCycle = true
        display.open()
        display.change()
        display.advance(by: 100)
        display.change()
        display.holdMotion()
        display.canLayOut = false
        display.advance(by: 40_000)
        #expect(!display.needsFrame)
    }

    @Test("If the window loses its frame clock, a pending frame is requested from the next clock")
    func detached() {
        display.open()
        display.advance(by: 100_000)
        let before = display.frames.count
        display.change()
        display.close()
        display.advance(by: 100_000)
        #expect(display.frames.count == before)
        display.open()
        display.advance(by: 40_000)
        #expect(display.frames.count == before + 1)
    }

    @Test("After any sequence of events each change is drawn, and then no timer or request remains", arguments: 0..<200)
    func random(seed: UInt64) {
        var dice = Dice(state: seed &+ 1)
        display.open()
        display.advance(by: 50_000)
        for _ in 0..<200 {
            switch dice.roll(10) {
            case 0, 1, 2: display.change()
            case 3: display.holdMotion()
            case 4:
                display.change()
                display.scheduler.keyWasHandled()
            case 5: display.showsAtOnce.toggle()
            case 6: display.presentsWithoutCycle.toggle()
            case 7: display.canLayOut.toggle()
            case 8: display.cost = Int64(dice.roll(3)) * 3000
            default: display.refreshInterval = Self.intervals[dice.roll(4)]
            }
            display.advance(by: Int64(dice.roll(12_000)))
        }
        display.advance(by: 200_000)
        #expect(!display.needsFrame && display.heldMotions.isEmpty)
        let (frames, wakeUps) = (display.frames.count, display.wakeUps)
        display.advance(by: 1_000_000)
        #expect(display.frames.count == frames && display.wakeUps == wakeUps)
    }

    private struct Dice {
        var state: UInt64

        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }
}

/// A display with its own clock. At each refresh it runs a requested cycle, and it has one timer.
@MainActor
private final class ScriptedDisplay: FrameDisplay {
    private(set) lazy var scheduler = FrameScheduler(display: self)
    private(set) var now: Int64 = 1_000_000
    var refreshInterval: Int64 = 16_667
    private(set) var cycle: (time: Int64, number: Int64) = (0, 0)
    private(set) var needsFrame = false
    private(set) var hasNewGeometry = false
    var runsBeforeLayout = true
    var presentsWithoutCycle = false
    var showsAtOnce = false
    var showsBetweenCycles = true

    /// The nominal times of the frames.
    private(set) var frames: [Int64] = []
    /// The times of the frames that ran between two cycles.
    private(set) var promptFrames: [Int64] = []
    /// The number of cycles and timers that ran.
    private(set) var wakeUps = 0
    /// The times of motions that wait for a frame.
    private(set) var heldMotions: [Int64] = []
    private(set) var longestHold: Int64 = 0
    var isAnimating = false
    var canLayOut = true
    /// The duration of a frame, in microseconds.
    var cost: Int64 = 0

    private var requested: FrameScheduler.CyclePhase?
    private var timer: Int64?
    private var nextRefresh: Int64 = 1_000_000
    private var isOpen = false

    var isCycleRequested: Bool { requested != nil }

    func open() {
        isOpen = true
        hasNewGeometry = true
        scheduler.attach()
        scheduler.request()
        advance(by: 2 * refreshInterval)
    }

    func close() {
        isOpen = false
        requested = nil
        scheduler.detach()
    }

    func change() {
        needsFrame = true
        scheduler.request()
    }

    func holdMotion() {
        heldMotions.append(now)
        requestCycle(.update)
        scheduler.motionIsHeld()
    }

    /// Advances the clock and runs the cycles and timers that are due.
    func advance(by duration: Int64) {
        let end = now + duration
        while true {
            let cycle = requested == nil || !isOpen ? nil : nextCycle
            guard let next = [timer, cycle].compactMap({ $0 }).min(), next <= end else { break }
            now = max(now, next)
            if let timer, timer <= next {
                self.timer = nil
                wakeUps += 1
                scheduler.timerFired()
            } else {
                runCycle()
            }
        }
        now = max(now, end)
    }

    private var nextCycle: Int64 { max(nextRefresh, now) }

    private func runCycle() {
        wakeUps += 1
        cycle = (now, cycle.number + 1)
        nextRefresh = now + refreshInterval
        let isLayoutRequested = requested == .layout
        requested = nil
        scheduler.cycleBegan()
        deliverMotions()
        scheduler.cycleUpdates()
        if isLayoutRequested || requested == .layout || hasNewGeometry {
            if requested == .layout { requested = nil }
            scheduler.cycleDidLayout()
        }
        scheduler.cycleResumedEvents()
    }

    private func deliverMotions() {
        guard !heldMotions.isEmpty else { return }
        for motion in heldMotions { longestHold = max(longestHold, now - motion) }
        heldMotions = []
        change()
    }

    func requestCycle(_ phase: FrameScheduler.CyclePhase) {
        if requested != .layout { requested = phase }
    }

    func startTimer(after delay: Int64, _ priority: FrameScheduler.TimerPriority) { timer = now + delay }
    func stopTimer() { timer = nil }

    func deliverHeldEvents() {
        scheduler.cycleBegan()
        deliverMotions()
        scheduler.cycleResumedEvents()
    }

    func runFrame(at time: Int64, interval: Int64) {
        frames.append(time)
        needsFrame = false
        hasNewGeometry = false
        now += cost
        if isAnimating { change() }
    }

    func prepareFrameBetweenCycles() -> Bool { canLayOut }
    func paintBetweenCycles() { promptFrames += frames.suffix(1) }
}
