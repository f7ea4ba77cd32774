import Foundation

/// A spring that comes to rest at 0 without oscillating: content that returns to its edge or to a page.
///
/// With two rates a ≤ b, per second: x(t) = A·e^(−a t) + B·e^(−b t). If both are equal: x(t) = (x₀ + (v₀ + a·x₀)·t)·e^(−a t).
struct Bounce: Equatable {
    /// The initial distance from rest, in points.
    let displacement: CGFloat
    /// The initial velocity, in points per second.
    let velocity: CGFloat
    private let slow: CGFloat
    private let quick: CGFloat
    /// The time after which the distance from rest stays below the `rest` parameter.
    private(set) var duration: TimeInterval = 0

    /// Creates a critically damped spring, which ends once its distance from rest stays below `rest`.
    init(displacement: CGFloat, velocity: CGFloat, frequency: CGFloat, rest: CGFloat = ScrollConstants.bounceRestDistance) {
        self.init(displacement, velocity, slow: frequency, quick: frequency, rest: rest)
    }

    /// Creates the spring of content that is released after it was held past its edge.
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

    /// The exact position of the spring, which never comes to rest completely.
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
        // After the extremum the distance decreases monotonically.
        var low = turn
        var high: CGFloat
        if isMoving(low) {
            high = low + 1 / slow
            while isMoving(high) { high += 1 / slow }
        } else {
            // The content is already within `rest` at the extremum. The distance decreases until then, or passes through 0 if the extremum is on the other
            // side.
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

    /// The time at which the velocity is zero; 0 if it is never zero.
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
