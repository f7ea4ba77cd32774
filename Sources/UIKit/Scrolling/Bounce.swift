import Foundation

/// A spring that comes to rest at 0 without swinging: content that goes back to its edge, or to a page.
///
/// Two rates a ≤ b, per second: x(t) = A·e^(−a t) + B·e^(−b t), and where both are the same, x(t) = (x₀ + (v₀ + a·x₀)·t)·e^(−a t).
struct Bounce: Equatable {
    /// The distance from rest at the beginning, in points.
    let displacement: CGFloat
    /// The speed at the beginning, in points per second.
    let velocity: CGFloat
    private let slow: CGFloat
    private let quick: CGFloat
    /// When it is nearer to rest than its `rest` for good.
    private(set) var duration: TimeInterval = 0

    /// A critically damped spring, which counts as over when it is nearer to its end than `rest`.
    init(displacement: CGFloat, velocity: CGFloat, frequency: CGFloat, rest: CGFloat = ScrollConstants.bounceRestDistance) {
        self.init(displacement, velocity, slow: frequency, quick: frequency, rest: rest)
    }

    /// Content that was held past its edge and let go.
    init(heldAt displacement: CGFloat, velocity: CGFloat) {
        self.init(
            displacement, velocity, slow: ScrollConstants.heldBounceRates.slow, quick: ScrollConstants.heldBounceRates.quick,
            rest: ScrollConstants.bounceRestDistance)
    }

    private init(_ displacement: CGFloat, _ velocity: CGFloat, slow: CGFloat, quick: CGFloat, rest: CGFloat) {
        self.displacement = displacement
        self.velocity = velocity
        self.slow = slow
        self.quick = quick
        duration = timeOfRest(nearerThan: rest)
    }

    func position(at time: TimeInterval) -> CGFloat {
        time >= duration ? 0 : exactPosition(CGFloat(max(time, 0)))
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        let t = CGFloat(max(time, 0))
        if t >= duration { return 0 }
        if slow == quick {
            let slope = velocity + slow * displacement
            return (slope - slow * (displacement + slope * t)) * exp(-slow * t)
        }
        let (a, b) = amplitudes
        return -slow * a * exp(-slow * t) - quick * b * exp(-quick * t)
    }

    /// Where the spring is, which never rests exactly.
    private func exactPosition(_ t: CGFloat) -> CGFloat {
        if slow == quick { return (displacement + (velocity + slow * displacement) * t) * exp(-slow * t) }
        let (a, b) = amplitudes
        return a * exp(-slow * t) + b * exp(-quick * t)
    }

    private var amplitudes: (CGFloat, CGFloat) {
        let a = (quick * displacement + velocity) / (quick - slow)
        return (a, displacement - a)
    }

    private func timeOfRest(nearerThan rest: CGFloat) -> TimeInterval {
        func isMoving(_ t: CGFloat) -> Bool { abs(exactPosition(t)) > rest }
        // After the last turn the distance only falls.
        var low = turn
        var high: CGFloat
        if isMoving(low) {
            high = low + 1 / slow
            while isMoving(high) { high += 1 / slow }
        } else {
            // It is near for good before it turns: on its way there it only falls too, through 0 where it turns on the other side.
            guard isMoving(0) else { return 0 }
            high = low
            low = 0
        }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if isMoving(middle) { low = middle } else { high = middle }
        }
        return TimeInterval(high)
    }

    /// The moment at which the velocity is zero, or 0 where it never is.
    private var turn: CGFloat {
        if slow == quick {
            let slope = velocity + slow * displacement
            return slope == 0 ? 0 : max(velocity / (slow * slope), 0)
        }
        let (a, b) = amplitudes
        guard a * b < 0 else { return 0 }
        return max(log(-quick * b / (slow * a)) / (quick - slow), 0)
    }
}
