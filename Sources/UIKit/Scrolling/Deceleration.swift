import Foundation

/// Motion that loses the same part of its speed every millisecond: v(t) = v₀ · r^(1000 t), x(t) = x₀ + v₀ · F · (1 − r^(1000 t)),
/// F = r / (1000 (1 − r)). It stops when it is as slow as ``ScrollConstants/stopSpeed``.
///
/// A closed form in time, so that clocks of any rate land on the same point. Points and seconds.
struct Deceleration: Equatable {
    let start: CGFloat
    let velocity: CGFloat
    /// What is left of the speed after a millisecond.
    let rate: CGFloat

    init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.start = start
        self.velocity = velocity
        self.rate = min(max(rate, 0.5), 0.9999)
    }

    /// The deceleration that lands at `end`.
    init(start: CGFloat, end: CGFloat, rate: CGFloat) {
        let way = end - start
        let factor = Self.factor(rate)
        let stop = way == 0 ? 0 : (way > 0 ? ScrollConstants.stopSpeed : -ScrollConstants.stopSpeed)
        self.init(start: start, velocity: way / factor + stop, rate: rate)
    }

    /// F: how far a motion goes for each point per second that it loses.
    private static func factor(_ rate: CGFloat) -> CGFloat { rate / (1000 * (1 - rate)) }
    private var factor: CGFloat { Self.factor(rate) }

    /// How long it takes to stop.
    var duration: TimeInterval {
        guard abs(velocity) > ScrollConstants.stopSpeed else { return 0 }
        return log(ScrollConstants.stopSpeed / abs(velocity)) / (1000 * log(rate))
    }

    /// Where it stops.
    var end: CGFloat {
        guard abs(velocity) > ScrollConstants.stopSpeed else { return start }
        return start + (velocity - (velocity > 0 ? 1 : -1) * ScrollConstants.stopSpeed) * factor
    }

    func position(at time: TimeInterval) -> CGFloat {
        time >= duration ? end : start + velocity * factor * (1 - pow(rate, 1000 * max(time, 0)))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        time >= duration ? 0 : velocity * pow(rate, 1000 * max(time, 0))
    }

    /// When it passes `position`; nil when it stops before that or goes the other way.
    func time(at position: CGFloat) -> TimeInterval? {
        guard velocity != 0, (position - start) * velocity >= 0, abs(position - start) <= abs(end - start) else { return nil }
        let left = 1 - (position - start) / (velocity * factor)
        return left > 0 ? log(left) / (1000 * log(rate)) : nil
    }
}
