import Foundation

/// Motion that loses the same fraction of its velocity every millisecond: v(t) = v₀ · r^(1000 t), x(t) = x₀ + v₀ · F · (1 − r^(1000 t)), with F = r
/// / (1000 (1 − r)). It stops at the speed ``ScrollConstants/stopSpeed``.
///
/// A closed form in time, so that any frame rate leads to the same end. In points and seconds.
struct Deceleration: Equatable {
    let start: CGFloat
    let velocity: CGFloat
    /// The fraction of the velocity that remains after a millisecond.
    let rate: CGFloat

    init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        self.start = start
        self.velocity = velocity
        self.rate = min(max(rate, 0.5), 0.9999)
    }

    /// Creates the deceleration that ends at `end`.
    init(start: CGFloat, end: CGFloat, rate: CGFloat) {
        let way = end - start
        let factor = Self.factor(rate)
        let stop = way == 0 ? 0 : (way > 0 ? ScrollConstants.stopSpeed : -ScrollConstants.stopSpeed)
        self.init(start: start, velocity: way / factor + stop, rate: rate)
    }

    /// F: the distance for each point per second of lost velocity.
    private static func factor(_ rate: CGFloat) -> CGFloat { rate / (1000 * (1 - rate)) }
    private var factor: CGFloat { Self.factor(rate) }

    /// The time until the content stops, in seconds.
    var duration: TimeInterval {
        guard abs(velocity) > ScrollConstants.stopSpeed else { return 0 }
        return log(ScrollConstants.stopSpeed / abs(velocity)) / (1000 * log(rate))
    }

    /// The position at which the content stops.
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

    /// The time at which the content passes `position`; nil if the content stops before, or moves in the other direction.
    func time(at position: CGFloat) -> TimeInterval? {
        guard velocity != 0, (position - start) * velocity >= 0, abs(position - start) <= abs(end - start) else { return nil }
        let left = 1 - (position - start) / (velocity * factor)
        return left > 0 ? log(left) / (1000 * log(rate)) : nil
    }
}
