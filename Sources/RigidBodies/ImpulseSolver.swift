import Foundation

/// Solves velocity constraints by sequential impulses with warm starting (Catto, Iterative Dynamics with Temporal Coherence, 2005).
/// Also computes the position correction of penetrating bodies.
struct ImpulseSolver {
    /// The maximum number of iterations. An unchanged scene needs few, a pile that is hit needs many.
    private static let mostRounds = 40
    /// The iteration ends after a round that changes no velocity by more than this, in points per second.
    private static let precision = 0.03
    /// The iteration of the position correction ends after a round that moves no body by more than this, in points.
    private static let precisionApart = 0.002
    /// The restitution threshold: the approach velocity, in points per second, below which bodies do not bounce.
    private static let bouncingSpeed = 40.0
    /// The penetration in points that is not corrected, so that stacked bodies stay in contact.
    private static let slop = 0.05
    /// The fraction of the penetration that one step corrects, and the maximum correction in points.
    private static let partApart = 0.25
    private static let mostApart = 8.0

    /// The motion of the ground, which never moves, at index 0; then those of the bodies.
    private(set) var motions: [BodyMotion] = []
    private var rows: [ConstraintRow] = []
    /// The impulses of the previous step, for warm starting.
    private var warm: [ConstraintRow.WarmKey: Double] = [:]

    /// Drops the cached impulses of all bodies except those with these numbers.
    mutating func forget(except numbers: Set<Int>) {
        warm = warm.filter {
            ($0.key.first <= 0 || numbers.contains($0.key.first)) && ($0.key.second <= 0 || numbers.contains($0.key.second))
        }
    }

    mutating func begin(_ bodies: [RigidBody]) {
        rows.removeAll(keepingCapacity: true)
        motions.removeAll(keepingCapacity: true)
        motions.append(.still)
        for body in bodies {
            motions.append(
                BodyMotion(velocity: body.velocity, spin: body.spin, inverseMass: body.inverseMass, inverseInertia: body.inverseInertia))
        }
    }

    mutating func add(_ row: ConstraintRow) { rows.append(row) }

    /// Adds rows that keep two bodies, or a body and the ground, from penetrating each other.
    mutating func add(_ contact: BodyContact, _ bodies: [RigidBody], step: Double) {
        let (a, b) = (bodies[contact.first - 1], contact.second == 0 ? nil : bodies[contact.second - 1])
        let elasticity = max(a.material.elasticity, b?.material.elasticity ?? 0)
        let friction = max(a.material.friction * (b ?? a).material.friction, 0).squareRoot()
        for point in contact.touch.points {
            let arms = (point.position - a.position, b.map { point.position - $0.position } ?? .zero)
            let key = ConstraintRow.WarmKey(
                first: a.number, second: b?.number ?? -contact.boundary, feature: 2 * point.feature)
            var normal = ConstraintRow(contact.first, contact.second, along: contact.touch.normal, arms.0, arms.1, key: key)
            normal.least = 0
            normal.overlap = -point.gap - Self.slop
            let approach = normal.speed(motions)
            if approach < -Self.bouncingSpeed, elasticity > 0 {
                normal.bias = elasticity * approach
            } else if point.gap > 0 {
                // The approach velocity may close the gap within this step.
                normal.bias = point.gap / step
            }
            rows.append(normal)
            guard friction > 0 else { continue }
            var rubbing = ConstraintRow(
                contact.first, contact.second, along: contact.touch.normal.perpendicular, arms.0, arms.1,
                key: ConstraintRow.WarmKey(first: key.first, second: key.second, feature: key.feature + 1))
            rubbing.pressing = rows.count - 1
            rubbing.rubbing = friction
            rows.append(rubbing)
        }
    }

    mutating func solve(_ bodies: [RigidBody]) {
        for index in rows.indices {
            if let pressing = rows[index].pressing { rows[index].bound(by: rows[pressing].impulse) }
            rows[index].prepare(&motions, warm: warm[rows[index].key] ?? 0)
        }
        for round in 0..<Self.mostRounds {
            var change = 0.0
            for offset in rows.indices {
                // Alternate the direction, so that the result does not favor the last row.
                let index = round.isMultiple(of: 2) ? offset : rows.count - 1 - offset
                if let pressing = rows[index].pressing { rows[index].bound(by: rows[pressing].impulse) }
                change = max(change, rows[index].solve(&motions))
            }
            if change < Self.precision, !round.isMultiple(of: 2) { break }
        }
        remember(bodies)
    }

    /// Caches the impulses for the next step, and those of sleeping bodies until they wake.
    private mutating func remember(_ bodies: [RigidBody]) {
        let before = warm
        warm = Dictionary(rows.map { ($0.key, $0.impulse) }) { first, _ in first }
        let asleep = Set(bodies.filter { $0.sleepers != nil }.map(\.number))
        guard !asleep.isEmpty else { return }
        for (key, impulse) in before where warm[key] == nil && (asleep.contains(key.first) || asleep.contains(key.second)) {
            warm[key] = impulse
        }
    }

    /// Returns the position correction of each body, which does not change its velocity.
    mutating func movesApart() -> [BodyMotion] {
        var moves = motions
        for index in moves.indices { (moves[index].velocity, moves[index].spin) = (.zero, 0) }
        var deep = rows.filter { $0.overlap > 0 }
        guard !deep.isEmpty else { return moves }
        for index in deep.indices {
            deep[index].bias = -min(Self.partApart * deep[index].overlap, Self.mostApart)
            deep[index].prepare(&moves, warm: 0)
        }
        for round in 0..<Self.mostRounds {
            var change = 0.0
            for offset in deep.indices {
                let index = round.isMultiple(of: 2) ? offset : deep.count - 1 - offset
                change = max(change, deep[index].solve(&moves))
            }
            if change < Self.precisionApart, !round.isMultiple(of: 2) { break }
        }
        return moves
    }
}
