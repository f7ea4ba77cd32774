import Foundation

/// A damped spring that is released at 0 and comes to rest at 1.
///
/// m·x″ + c·x′ + k·(x − 1) = 0, x(0) = 0, x′(0) = the initial velocity, in distances per second.
package struct SpringCurve: Sendable, Hashable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    package let initialVelocity: Double

    package init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        self.mass = max(mass, 1e-9)
        self.stiffness = max(stiffness, 0)
        self.damping = max(damping, 0)
        self.initialVelocity = initialVelocity
    }

    /// The undamped angular frequency, in radians per second.
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// The damping relative to critical damping.
    package var dampingRatio: Double { frequency > 0 ? damping / (2 * mass * frequency) : 1 }

    /// The position after `t` seconds.
    package func position(at t: Double) -> Double { 1 - displacement(at: max(t, 0)).value }

    /// The velocity after `t` seconds, in distances per second.
    package func velocity(at t: Double) -> Double { -displacement(at: max(t, 0)).slope }

    /// The distance to the goal, y(0) = 1, y′(0) = −v.
    private func displacement(at t: Double) -> (value: Double, slope: Double) {
        let w = frequency
        guard w > 0 else { return (1 - initialVelocity * t, -initialVelocity) }
        let z = dampingRatio
        let v = -initialVelocity
        if z < 1 - 1e-9 {
            let d = w * (1 - z * z).squareRoot()
            let b = (v + z * w) / d
            let e = exp(-z * w * t)
            let (c, s) = (cos(d * t), sin(d * t))
            return (e * (c + b * s), e * ((b * d - z * w) * c - (d + b * z * w) * s))
        }
        if z <= 1 + 1e-9 {
            let b = v + w
            let e = exp(-w * t)
            return (e * (1 + b * t), e * (b - w * (1 + b * t)))
        }
        let root = (z * z - 1).squareRoot()
        let r1 = -w * (z - root)
        let r2 = -w * (z + root)
        let a = (v - r2) / (r1 - r2)
        let b = 1 - a
        return (a * exp(r1 * t) + b * exp(r2 * t), a * r1 * exp(r1 * t) + b * r2 * exp(r2 * t))
    }

    /// The time in seconds after which the spring stays within a thousandth of the distance. The value of `CASpringAnimation.settlingDuration`.
    package var settlingDuration: Double {
        let w = frequency
        guard w > 0, damping > 0 else { return .infinity }
        let z = dampingRatio
        let limit = 0.001
        let v = -initialVelocity
        if z < 1 {
            let d = w * max(1 - z * z, 1e-12).squareRoot()
            let b = (v + z * w) / d
            // Adds the maximum amplitudes of the cosine and the sine term. For mass 1, stiffness 100 and damping 10 iOS returns 1.4727003.
            let amplitude = 1 + abs(b)
            return max(0, log(amplitude / limit) / (z * w))
        }
        // Without oscillation: search for the time at which the slowest term has decayed.
        var high = 1 / w
        while abs(displacement(at: high).value) > limit || abs(displacement(at: high * 1.5).value) > limit { high *= 1.5 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(displacement(at: middle).value) > limit { low = middle } else { high = middle }
        }
        return high
    }

    /// The spring of `UIView.animate` with a damping ratio. Its mass is 1, and its stiffness is chosen so that the spring comes to rest within `duration`.
    ///
    /// The frequency ω is the largest root of ((ζω − v) / (ω √(1 − ζ²))) · e^(−ζωD) = 0.001. For a damping ratio of 1 the equation is (1 + (ω − v) D) ·
    /// e^(−ωD) = 0.001. Measured on iOS.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
        let z = min(max(dampingRatio, 1e-4), 1)
        let w = SpringCurve.frequency(dampingRatio: z, duration: max(duration, 1e-6), velocity: initialVelocity)
        self.init(mass: 1, stiffness: w * w, damping: 2 * z * w, initialVelocity: initialVelocity)
    }

    /// A spring by its perceptual duration, which is its undamped period, and its bounce, from 0 (no oscillation) to 1. A negative bounce is overdamped.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double) {
        let w = 2 * Double.pi / max(perceptualDuration, 1e-3)
        let bounce = min(max(bounce, -0.999), 1)
        let z = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(mass: 1, stiffness: w * w, damping: 2 * z * w, initialVelocity: initialVelocity)
    }

    private static func frequency(dampingRatio z: Double, duration D: Double, velocity v: Double) -> Double {
        func excess(_ w: Double) -> Double {
            if z < 1 { return (z * w - v) / (w * (1 - z * z).squareRoot()) * exp(-z * w * D) - 0.001 }
            return (1 + (w - v) * D) * exp(-w * D) - 0.001
        }
        // For large ω the left side is positive and below 0.001, and falls towards 0. Searches from there down to the first ω at which it is above 0.001.
        var high = 1 / D
        while excess(high) > 0 || excess(high * 2) > 0 || excess(high * 4) > 0 { high *= 2 }
        // Starts at a larger ω, where the exponential decay dominates.
        high = max(high, (20 + abs(v) * D) / (z * D))
        let step = high / 4096
        var low = high
        while low > step, excess(low) <= 0 { low -= step }
        guard excess(low) > 0 else { return 2 * .pi / D }
        high = low + step
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if middle == low || middle == high { break }
            if excess(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
