import Foundation

/// The arithmetic of `CAMediaTiming`: from the parent's time to local time, and from that to a position in the iterations.
struct MediaTiming: Sendable, Equatable, RareStorageValue {
    var beginTime: TimeInterval = 0
    var duration: TimeInterval = 0
    var speed: Double = 1
    var timeOffset: TimeInterval = 0
    var repeatCount: Double = 0
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    /// The duration of a frame in the parent's time. The value is constant within a frame. 0 for a continuous animation.
    ///
    /// Frames begin at multiples of this duration, so animations of equal rates change in the same frames.
    var frameInterval: TimeInterval = 0

    // `nonisolated(unsafe)`: the shared value never changes.
    nonisolated(unsafe) static let standard = RareStorageBox(MediaTiming())

    /// The maximum difference between times that count as equal. It exceeds the rounding error of a sum of frame intervals.
    static let tolerance: TimeInterval = 1e-9

    /// t = (t_parent − beginTime) · speed + timeOffset.
    func localTime(parent: TimeInterval) -> TimeInterval {
        (parent - beginTime) * speed + timeOffset
    }

    /// The inverse of ``localTime(parent:)``. Returns ``beginTime`` at speed 0, which has no inverse.
    func parentTime(local: TimeInterval) -> TimeInterval {
        speed == 0 ? beginTime : (local - timeOffset) / speed + beginTime
    }

    /// Whether the local time equals the parent's time.
    var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

    /// The duration of one iteration in local time, both directions included.
    private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

    /// The duration of all iterations in local time; may be infinite.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? cycle * repeatCount : cycle
    }

    /// A position in the iterations.
    struct Position: Equatable {
        enum Phase: Equatable { case before, active, after }
        var phase: Phase
        /// The time since the start of the run, from 0 to `duration`. It decreases while an iteration runs backwards.
        var time: TimeInterval
        /// The number of completed iterations.
        var iteration: Int
    }

    /// The position of the local time `local` in the iterations.
    func position(local: TimeInterval) -> Position {
        let end = activeDuration
        var phase = Position.Phase.active
        var t = local
        if t < -Self.tolerance {
            phase = .before
            t = 0
        } else if t >= end - Self.tolerance {
            phase = .after
            t = end
        }
        if frameInterval > 0, speed != 0, phase == .active {
            t = localTime(parent: frameIndex(parent: parentTime(local: t)) * frameInterval)
            t = min(t, end)
        }
        t = max(t, 0)
        guard cycle > 0, t.isFinite else { return Position(phase: phase, time: autoreverses ? 0 : duration, iteration: 0) }
        var iteration = (t / cycle).rounded(.down)
        var into = t - iteration * cycle
        if phase == .after, into <= Self.tolerance, iteration > 0 {
            // The animation's end time is the end of the last iteration, not the start of another one.
            iteration -= 1
            into = cycle
        }
        if autoreverses, into > duration { into = cycle - into }
        return Position(phase: phase, time: min(max(into, 0), duration), iteration: Int(saturating: min(iteration, 1e15)))
    }

    /// The index of the animation's frame at the parent's time `parent`. The tolerance exceeds the rounding error of a sum of frame intervals.
    private func frameIndex(parent: TimeInterval) -> Double { (parent / frameInterval + 1e-6).rounded(.down) }

    /// The next change of an active animation, in the parent's time after `parent`. Nil if the value changes continuously or the time runs backwards.
    func nextFrame(parent: TimeInterval) -> TimeInterval? {
        guard frameInterval > 0, speed > 0 else { return nil }
        return min((frameIndex(parent: parent) + 1) * frameInterval, parentTime(local: activeDuration))
    }

    /// Whether the animation shows a value in `phase`.
    func isShown(_ phase: Position.Phase) -> Bool {
        switch phase {
        case .before: fillMode.fillsBackwards
        case .active: true
        case .after: fillMode.fillsForwards
        }
    }
}
