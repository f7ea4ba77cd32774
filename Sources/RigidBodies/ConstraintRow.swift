import Foundation

/// How fast a body moves and turns, while the constraints are solved.
package struct BodyMotion {
    var velocity: SIMD2<Double>
    var spin: Double
    var inverseMass: Double
    var inverseInertia: Double

    static let still = BodyMotion(velocity: .zero, spin: 0, inverseMass: 0, inverseInertia: 0)
}

/// One sum of two bodies' velocities that a contact or an attachment keeps at a value, by impulses between two bounds.
package struct ConstraintRow {
    /// Of the first body and the second, by their places among the motions.
    let first: Int
    let second: Int
    /// What the sum counts each velocity and spin by.
    let firstWay: SIMD2<Double>
    let firstTurn: Double
    let secondWay: SIMD2<Double>
    let secondTurn: Double
    /// The sum is kept at minus this.
    package var bias = 0.0
    /// How much the row gives way for an impulse: 0 is stiff.
    var softness = 0.0
    package var least = -Double.infinity
    package var greatest = Double.infinity
    /// The row whose impulse times ``rubbing`` bounds this one's.
    var pressing: Int?
    var rubbing = 0.0
    /// Points by which the bodies are too near; they are moved apart without getting faster.
    var overlap = 0.0
    /// The impulse so far.
    var impulse = 0.0
    package var key: WarmKey

    private(set) var weight = 0.0

    /// What tells a row from the others, from step to step.
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

    /// A row for the way along `direction` between the points `firstArm` and `secondArm` from the bodies' middles.
    package init(
        _ first: Int, _ second: Int, along direction: SIMD2<Double>, _ firstArm: SIMD2<Double>, _ secondArm: SIMD2<Double>, key: WarmKey
    ) {
        self.first = first
        self.second = second
        firstWay = -direction
        firstTurn = -firstArm.cross(direction)
        secondWay = direction
        secondTurn = secondArm.cross(direction)
        self.key = key
    }

    /// A row for the turn of the second body against the first.
    package init(turning first: Int, _ second: Int, key: WarmKey) {
        self.first = first
        self.second = second
        firstWay = .zero
        firstTurn = -1
        secondWay = .zero
        secondTurn = 1
        self.key = key
    }

    /// The inverse of the mass that the row moves.
    func give(_ motions: [BodyMotion]) -> Double {
        let (a, b) = (motions[first], motions[second])
        return firstWay.squaredLength * a.inverseMass + firstTurn * firstTurn * a.inverseInertia
            + secondWay.squaredLength * b.inverseMass + secondTurn * secondTurn * b.inverseInertia
    }

    func speed(_ motions: [BodyMotion]) -> Double {
        let (a, b) = (motions[first], motions[second])
        return firstWay.dot(a.velocity) + firstTurn * a.spin + secondWay.dot(b.velocity) + secondTurn * b.spin
    }

    /// Pulls a distance of `error` back to zero: as a spring of `frequency` swings a second whose swings `damping` takes, 1 without any swing; or, with a
    /// frequency of 0, stiffly, by a fifth of what is left in each step.
    package mutating func pull(_ error: Double, frequency: Double, damping: Double, step: Double, _ motions: [BodyMotion]) {
        let give = give(motions)
        guard frequency > 0, give > 0 else {
            bias = 0.2 * error / step
            return
        }
        // A damped spring, solved backwards in time: it is stable whatever its frequency (Catto, Soft Constraints, 2011).
        let angular = 2 * .pi * frequency
        let mass = 1 / give
        let stiffness = mass * angular * angular
        let drag = 2 * mass * max(damping, 0) * angular
        softness = 1 / (step * (drag + step * stiffness))
        bias = error * step * stiffness * softness
    }

    /// Finds the row's weight and applies what it pushed with in the step before.
    mutating func prepare(_ motions: inout [BodyMotion], warm: Double) {
        let total = give(motions) + softness
        weight = total > 0 ? 1 / total : 0
        impulse = min(max(warm, least), greatest)
        apply(impulse, to: &motions)
    }

    /// Rubs as strongly as `pressing`, the impulse of the row that presses, lets it.
    mutating func bound(by pressing: Double) {
        let bound = rubbing * pressing
        (least, greatest) = (-bound, bound)
    }

    /// Lets the row hold for the motions as they are. Answers by how much it changed the sum.
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
        motions[first].spin += firstTurn * impulse * motions[first].inverseInertia
        motions[second].velocity += secondWay * (impulse * motions[second].inverseMass)
        motions[second].spin += secondTurn * impulse * motions[second].inverseInertia
    }
}
