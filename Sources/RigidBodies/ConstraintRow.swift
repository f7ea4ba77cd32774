import Foundation

/// The linear and angular velocity of a body while the solver iterates, and its inverse mass and moment of inertia.
package struct BodyMotion {
    var velocity: SIMD2<Double>
    var spin: Double
    var inverseMass: Double
    var inverseInertia: Double

    static let still = BodyMotion(velocity: .zero, spin: 0, inverseMass: 0, inverseInertia: 0)
}

/// A velocity constraint between two bodies, from a contact or an attachment. The accumulated impulse is clamped to `least...greatest`.
package struct ConstraintRow {
    /// The bodies' indices in the motions.
    let first: Int
    let second: Int
    /// The Jacobian: the factors of each body's velocity and spin.
    let firstWay: SIMD2<Double>
    let firstAngular: Double
    let secondWay: SIMD2<Double>
    let secondAngular: Double
    /// The bias velocity. The constrained relative velocity is `-bias`.
    package var bias = 0.0
    /// The compliance: relative velocity per impulse. 0 is rigid.
    var softness = 0.0
    package var least = -Double.infinity
    package var greatest = Double.infinity
    /// A friction row's normal row (index). The normal impulse times ``rubbing`` bounds the friction impulse (Coulomb's law).
    var pressing: Int?
    var rubbing = 0.0
    /// The penetration depth in points. Position correction separates the bodies without a change of velocity.
    var overlap = 0.0
    /// The accumulated impulse.
    var impulse = 0.0
    package var key: WarmKey

    private(set) var weight = 0.0

    /// Identifies a row across steps, for warm starting.
    package struct WarmKey: Hashable {
        var first: Int
        var second: Int
        package var feature: Int

        package init(first: Int, second: Int, feature: Int) {
            self.first = first
            self.second = second
            self.feature = feature
        }
    }

    /// Creates a row for the relative velocity along `direction` between two points. `firstArm` and `secondArm` are their offsets from the centers.
    package init(
        _ first: Int, _ second: Int, along direction: SIMD2<Double>, _ firstArm: SIMD2<Double>, _ secondArm: SIMD2<Double>, key: WarmKey
    ) {
        self.first = first
        self.second = second
        firstWay = -direction
        firstAngular = -firstArm.cross(direction)
        secondWay = direction
        secondAngular = secondArm.cross(direction)
        self.key = key
    }

    /// Creates a row for the angular velocity of the second body relative to the first.
    package init(turning first: Int, _ second: Int, key: WarmKey) {
        self.first = first
        self.second = second
        firstWay = .zero
        firstAngular = -1
        secondWay = .zero
        secondAngular = 1
        self.key = key
    }

    /// The inverse effective mass of the row.
    func give(_ motions: [BodyMotion]) -> Double {
        let (a, b) = (motions[first], motions[second])
        return firstWay.squaredLength * a.inverseMass + firstAngular * firstAngular * a.inverseInertia
            + secondWay.squaredLength * b.inverseMass + secondAngular * secondAngular * b.inverseInertia
    }

    func speed(_ motions: [BodyMotion]) -> Double {
        let (a, b) = (motions[first], motions[second])
        return firstWay.dot(a.velocity) + firstAngular * a.spin + secondWay.dot(b.velocity) + secondAngular * b.spin
    }

    /// Corrects a position error of `error` in the velocity constraint. A `frequency` above zero, in hertz, makes a spring with the damping ratio
    /// `damping` (1 is critical). A frequency of 0 is rigid and corrects a fifth of the error in each step.
    package mutating func pull(_ error: Double, frequency: Double, damping: Double, step: Double, _ motions: [BodyMotion]) {
        let give = give(motions)
        guard frequency > 0, give > 0 else {
            bias = 0.2 * error / step
            return
        }
        // A damped spring with implicit (backward) Euler integration: stable for any frequency (Catto, Soft Constraints, 2011).
        let angular = 2 * .pi * frequency
        let mass = 1 / give
        let stiffness = mass * angular * angular
        let drag = 2 * mass * max(damping, 0) * angular
        softness = 1 / (step * (drag + step * stiffness))
        bias = error * step * stiffness * softness
    }

    /// Computes the effective mass and applies the previous step's impulse (warm starting).
    mutating func prepare(_ motions: inout [BodyMotion], warm: Double) {
        let total = give(motions) + softness
        weight = total > 0 ? 1 / total : 0
        impulse = min(max(warm, least), greatest)
        apply(impulse, to: &motions)
    }

    /// Coulomb friction: limits the impulse to `rubbing` times the normal impulse `pressing`.
    mutating func bound(by pressing: Double) {
        let bound = rubbing * pressing
        (least, greatest) = (-bound, bound)
    }

    /// Applies the impulse that satisfies the row for the current motions, within its bounds. Returns the change of the relative velocity.
    mutating func solve(_ motions: inout [BodyMotion]) -> Double {
        guard weight > 0 else { return 0 }
        let before = impulse
        let wanted = before - weight * (speed(motions) + bias + softness * before)
        impulse = min(max(wanted, least), greatest)
        apply(impulse - before, to: &motions)
        return abs(impulse - before) / weight
    }

    func apply(_ impulse: Double, to motions: inout [BodyMotion]) {
        guard impulse != 0 else { return }
        motions[first].velocity += firstWay * (impulse * motions[first].inverseMass)
        motions[first].spin += firstAngular * impulse * motions[first].inverseInertia
        motions[second].velocity += secondWay * (impulse * motions[second].inverseMass)
        motions[second].spin += secondAngular * impulse * motions[second].inverseInertia
    }
}
