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
    let duration: TimeInterval

    /// A critically damped spring.
    init(displacement: CGFloat, velocity: CGFloat, frequency: CGFloat) {
        self.init(displacement, velocity, slow: frequency, quick: frequency)
    }

    /// Content that was held past its edge and let go.
    init(heldAt displacement: CGFloat, velocity: CGFloat) {
        self.init(
            displacement, velocity, slow: ScrollConstants.heldBounceRates.slow, quick: ScrollConstants.heldBounceRates.quick)
    }

    private init(_ displacement: CGFloat, _ velocity: CGFloat, slow: CGFloat, quick: CGFloat) {
        self.displacement = displacement
        self.velocity = velocity
        self.slow = slow
        self.quick = quick
        duration = Self.duration(displacement, velocity, slow: slow, quick: quick)
    }

    func position(at time: TimeInterval) -> CGFloat {
        let t = CGFloat(max(time, 0))
        if t >= duration { return 0 }
        if slow == quick { return (displacement + (velocity + slow * displacement) * t) * exp(-slow * t) }
        let (a, b) = amplitudes
        return a * exp(-slow * t) + b * exp(-quick * t)
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

    private var amplitudes: (CGFloat, CGFloat) {
        let a = (quick * displacement + velocity) / (quick - slow)
        return (a, displacement - a)
    }

    /// When it is nearer to rest than ``ScrollConstants/restDistance`` for good: found on a curve above it that only falls.
    private static func duration(_ x: CGFloat, _ v: CGFloat, slow: CGFloat, quick: CGFloat) -> TimeInterval {
        if x == 0, v == 0 { return 0 }
        func bound(_ t: CGFloat) -> CGFloat {
            if slow == quick { return (abs(x) + abs(v + slow * x) * t) * exp(-slow * t) }
            let a = (quick * x + v) / (quick - slow)
            return (abs(a) + abs(x - a)) * exp(-slow * t)
        }
        var low: CGFloat = slow == quick ? 1 / slow : 0
        if bound(low) <= ScrollConstants.restDistance { return TimeInterval(low) }
        var high = low + 1 / slow
        while bound(high) > ScrollConstants.restDistance { high += 1 / slow }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bound(middle) > ScrollConstants.restDistance { low = middle } else { high = middle }
        }
        return TimeInterval(high)
    }
}
