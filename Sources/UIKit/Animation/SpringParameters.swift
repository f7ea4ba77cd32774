import Foundation

/// The constants of a spring with the mass 1.
struct SpringParameters: Equatable, Sendable {
    /// Force per distance.
    var stiffness: Double
    /// Force per speed.
    var damping: Double
    /// The speed at the beginning, in distances per second; positive towards the end.
    var initialVelocity: Double

    /// How near, in distances, a spring of a given duration is to its end when that is over.
    private static let rest = 0.001
    /// The least damping ratio that has a frequency for every duration: below about 0.001 the oscillation never comes to rest.
    private static let leastDampingRatio = 0.0015

    /// Constants as they are.
    init(stiffness: Double, damping: Double, initialVelocity: Double) {
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
    }

    /// The spring of `UIView.animate` with a damping ratio: the one that comes to rest within `duration`.
    ///
    /// Its frequency ω is the largest root of an equation that says that the envelope of the oscillation is a thousandth of the distance
    /// after `duration`: with ζ the damping ratio, v the initial velocity and D the duration
    ///
    /// - ζ < 1: ((ζω − v) / (ω √(1 − ζ²))) · e^(−ζωD) = 0.001
    /// - ζ = 1: (1 + (ω − v) D) · e^(−ωD) = 0.001
    ///
    /// It was found to give UIKit's stiffness to six digits. A velocity so large that there is no such root takes the one of the
    /// envelope's magnitude.
    init(dampingRatio: Double, duration: Double, initialVelocity: Double) {
        let ratio = min(max(dampingRatio, Self.leastDampingRatio), 1)
        let duration = max(duration, 1e-3)
        let frequency = Self.frequency(dampingRatio: ratio, duration: duration, velocity: initialVelocity)
        self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// A spring by the time that it seems to take and how much it swings, from 0 (not at all) to 1; below 0 it creeps.
    ///
    /// The frequency is 2π / `duration`, the damping ratio 1 − `bounce`, or 1 / (1 + `bounce`) below 0 (documented by
    /// `UISpringTimingParameters.init(duration:bounce:)`).
    init(perceptualDuration: Double, bounce: Double, initialVelocity: Double) {
        let frequency = 2 * Double.pi / max(perceptualDuration, 1e-3)
        let bounce = min(max(bounce, -0.999), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// The frequency without damping, in radians per second.
    var frequency: Double { stiffness.squareRoot() }

    /// Below 1 the spring swings.
    var dampingRatio: Double { damping / (2 * frequency) }

    private static func frequency(dampingRatio: Double, duration: Double, velocity: Double) -> Double {
        let envelope: (Double) -> Double
        // Where the envelope is largest; it falls from there on. 0 where it falls from the start.
        let top: Double
        if dampingRatio < 1 {
            let width = (1 - dampingRatio * dampingRatio).squareRoot()
            envelope = { (dampingRatio * $0 - velocity) / ($0 * width) * exp(-dampingRatio * $0 * duration) }
            let reach = dampingRatio * duration * velocity
            top =
                velocity > 0
                ? (reach + (reach * reach + 4 * dampingRatio * reach).squareRoot()) / (2 * dampingRatio * dampingRatio * duration) : 0
        } else {
            envelope = { (1 + ($0 - velocity) * duration) * exp(-$0 * duration) }
            top = max(velocity, 0)
        }
        let least = 1e-9
        if envelope(max(top, least)) > rest { return root(after: max(top, least)) { envelope($0) - rest } }
        // Where ζω is less than v the sign of the envelope turns: there it comes to rest from the other side.
        let turn = dampingRatio < 1 ? velocity / dampingRatio : velocity - 1 / duration
        guard turn > least else { return 1 / duration }
        return root(between: least, turn) { -envelope($0) - rest }
    }

    /// The root of a function that is positive at `low` and falls for ever.
    private static func root(after low: Double, of function: (Double) -> Double) -> Double {
        var high = max(low * 2, 1)
        while function(high) > 0, high < 1e12 { high *= 2 }
        return root(between: low, high, of: function)
    }

    /// The root of a function that is positive at `low` and not at `high`.
    private static func root(between low: Double, _ high: Double, of function: (Double) -> Double) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { break }
            if function(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    // MARK: Motion

    /// Where the spring is after `time` seconds, when it begins `distance` from its rest with a speed of `velocity` (away from the rest
    /// is positive, where `distance` is).
    func displacement(at time: Double, from distance: Double, velocity: Double) -> Double {
        guard time > 0 else { return distance }
        let ω = frequency
        let ζ = dampingRatio
        if abs(ζ - 1) < 1e-9 { return (distance + (velocity + ω * distance) * time) * exp(-ω * time) }
        if ζ < 1 {
            let damped = ω * (1 - ζ * ζ).squareRoot()
            let sine = (velocity + ζ * ω * distance) / damped
            return exp(-ζ * ω * time) * (distance * cos(damped * time) + sine * sin(damped * time))
        }
        let spread = ω * (ζ * ζ - 1).squareRoot()
        let slow = -ζ * ω + spread
        let fast = -ζ * ω - spread
        let slowPart = (velocity - fast * distance) / (slow - fast)
        return slowPart * exp(slow * time) + (distance - slowPart) * exp(fast * time)
    }

    /// How far it is from 0 to 1 after `time` seconds.
    func progress(at time: Double) -> Double { 1 + displacement(at: time, from: -1, velocity: initialVelocity) }

    /// The seconds after which it stays within a thousandth of the distance.
    var settlingDuration: Double {
        guard damping > 0, stiffness > 0 else { return .infinity }
        let ω = frequency
        let ζ = dampingRatio
        let envelope: (Double) -> Double
        if ζ < 1 - 1e-9 {
            let damped = ω * (1 - ζ * ζ).squareRoot()
            let sine = (initialVelocity - ζ * ω) / damped
            let amplitude = (1 + sine * sine).squareRoot()
            envelope = { amplitude * exp(-ζ * ω * $0) }
        } else {
            let rate = ζ <= 1 + 1e-9 ? ω : ω * (ζ - (ζ * ζ - 1).squareRoot())
            envelope = { time in (1 + abs(rate - initialVelocity) * time) * exp(-rate * time) }
        }
        var high = 1 / ω
        while envelope(high) > Self.rest, high < 1e6 { high *= 2 }
        return Self.root(between: 0, high) { envelope($0) - Self.rest }
    }
}
