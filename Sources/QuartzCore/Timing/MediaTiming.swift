import Foundation

/// The mathematics of `CAMediaTiming`: from a parent's time to one's own, and from that to a place in the repeated stretch.
struct MediaTiming: Sendable, Equatable, SeldomValue {
    var beginTime: TimeInterval = 0
    var duration: TimeInterval = 0
    var speed: Double = 1
    var timeOffset: TimeInterval = 0
    var repeatCount: Double = 0
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
    /// Seconds of own time that are shown alike; 0 shows every moment.
    var frameInterval: TimeInterval = 0

    // `nonisolated(unsafe)`: what lies there is never changed.
    nonisolated(unsafe) static let standard = SeldomBox(MediaTiming())

    /// Times closer than this count as the same: what sums of frame intervals are wrong by.
    static let tolerance: TimeInterval = 1e-9

    /// t = (t_parent − beginTime) · speed + timeOffset.
    func localTime(parent: TimeInterval) -> TimeInterval {
        (parent - beginTime) * speed + timeOffset
    }

    /// The inverse of ``localTime(parent:)``. A time that stands still has none: the answer is then when it began.
    func parentTime(local: TimeInterval) -> TimeInterval {
        speed == 0 ? beginTime : (local - timeOffset) / speed + beginTime
    }

    /// Whether it changes nothing of a parent's time.
    var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

    /// Seconds of own time of one repetition, there and back.
    private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

    /// Seconds of own time with all repetitions; may be infinite.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? cycle * repeatCount : cycle
    }

    /// Where a moment of own time lies.
    struct Place: Equatable {
        enum Phase: Equatable { case before, active, after }
        var phase: Phase
        /// Seconds into one stretch of `duration`, 0 to duration; runs down while a repetition runs backwards.
        var time: TimeInterval
        /// How many repetitions were completed.
        var iteration: Int
    }

    /// Where `local` lies in the repetitions.
    func place(local: TimeInterval) -> Place {
        let end = activeDuration
        var phase = Place.Phase.active
        var t = local
        if t < -Self.tolerance {
            phase = .before
            t = 0
        } else if t >= end - Self.tolerance {
            phase = .after
            t = end
        }
        if frameInterval > 0, phase == .active { t = (t / frameInterval + 1e-6).rounded(.down) * frameInterval }
        t = max(t, 0)
        guard cycle > 0, t.isFinite else { return Place(phase: phase, time: autoreverses ? 0 : duration, iteration: 0) }
        var iteration = (t / cycle).rounded(.down)
        var into = t - iteration * cycle
        if phase == .after, into <= Self.tolerance, iteration > 0 {
            // The end belongs to the last repetition.
            iteration -= 1
            into = cycle
        }
        if autoreverses, into > duration { into = cycle - into }
        return Place(phase: phase, time: min(max(into, 0), duration), iteration: Int(saturating: min(iteration, 1e15)))
    }

    /// Whether something of it is seen in `phase`.
    func isShown(_ phase: Place.Phase) -> Bool {
        switch phase {
        case .before: fillMode.fillsBackwards
        case .active: true
        case .after: fillMode.fillsForwards
        }
    }
}
