import Foundation

/// The bodies of an animator, and what moves them on by a step: forces, then contacts and attachments as rows that are solved one after the other
/// until they agree (sequential impulses), then positions.
@MainActor
final class DynamicWorld {
    /// Steps are this long, in seconds, however many frames a second there are.
    static let step = 1.0 / 120
    /// The rounds in which the rows are solved. Twelve carry a pile of ten.
    private static let rounds = 12
    /// The speed, in points a second, from which things bounce: slower ones lie down.
    private static let bouncingSpeed = 40.0

    private(set) var bodies: [RigidBody] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var nextNumber = 1
    private var warm: [ConstraintRow.WarmKey: Double] = [:]
    private var motions: [BodyMotion] = []
    private var rows: [ConstraintRow] = []

    // MARK: Bodies

    func body(of item: any UIDynamicItem) -> RigidBody? { places[ObjectIdentifier(item)].map { bodies[$0] } }

    /// Where the item's motion stands among the motions; the ground, which never moves, is the first.
    func motion(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)].map { $0 + 1 } }

    /// Has bodies for exactly `items`. Bodies that stay go on as they move.
    func hold(_ items: [any UIDynamicItem]) {
        var kept: [RigidBody] = []
        var seen: Set<ObjectIdentifier> = []
        for item in items where seen.insert(ObjectIdentifier(item)).inserted {
            if let body = body(of: item) {
                kept.append(body)
            } else {
                kept.append(RigidBody(item, number: nextNumber))
                nextNumber += 1
            }
        }
        bodies = kept
        places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { (ObjectIdentifier($1.item), $0) })
        let numbers = Set(kept.map(\.number))
        warm = warm.filter {
            ($0.key.first <= 0 || numbers.contains($0.key.first)) && ($0.key.second <= 0 || numbers.contains($0.key.second))
        }
    }

    func number(of motion: Int) -> Int { motion == 0 ? 0 : bodies[motion - 1].number }

    // MARK: A step

    /// Moves everything on by ``step``, in smaller parts where something is so fast that it could pass through another body.
    func moveOn(_ behaviors: [UIDynamicBehavior]) {
        var parts = 1.0
        for body in bodies where body.inverseMass > 0 && body.shape.leastRadius > 0 {
            parts = max(parts, (body.velocity.length * Self.step / (body.shape.leastRadius * 0.4)).rounded(.up))
        }
        let count = Int(min(parts, 8))
        for _ in 0..<count { movePart(behaviors, Self.step / Double(count)) }
    }

    private func movePart(_ behaviors: [UIDynamicBehavior], _ step: Double) {
        for behavior in behaviors { behavior.applyForces(in: self, step: step) }
        for body in bodies where body.inverseMass > 0 {
            // Solved backwards in time, so that no resistance turns a body round.
            body.velocity /= 1 + step * max(body.material.resistance, 0)
            body.spin /= 1 + step * max(body.material.angularResistance, 0)
            if !body.velocity.isFinite || !body.spin.isFinite { (body.velocity, body.spin) = (.zero, 0) }
        }
        motions =
            [.still]
            + bodies.map {
                BodyMotion(velocity: $0.velocity, spin: $0.spin, inverseMass: $0.inverseMass, inverseInertia: $0.inverseInertia)
            }
        rows = []
        for behavior in behaviors { behavior.constrain(in: self, step: step) }
        solve()
        let moves = movesApart(step)
        for (index, body) in bodies.enumerated() where body.inverseMass > 0 {
            body.velocity = motions[index + 1].velocity
            body.spin = motions[index + 1].spin
            body.position += body.velocity * step + moves[index + 1].velocity
            body.angle += body.spin * step + moves[index + 1].spin
        }
    }

    private func solve() {
        for index in rows.indices { rows[index].prepare(&motions, warm: warm[rows[index].key] ?? 0) }
        for _ in 0..<Self.rounds {
            for index in rows.indices {
                if let pressing = rows[index].pressing {
                    let bound = rows[index].rubbing * rows[pressing].impulse
                    (rows[index].least, rows[index].greatest) = (-bound, bound)
                }
                rows[index].solve(&motions)
            }
        }
        warm = Dictionary(rows.map { ($0.key, $0.impulse) }) { first, _ in first }
    }

    /// How far each body is moved out of others: a fifth of how deep it is in them, a step.
    private func movesApart(_ step: Double) -> [BodyMotion] {
        var moves = motions
        for index in moves.indices { (moves[index].velocity, moves[index].spin) = (.zero, 0) }
        var deep = rows.filter { $0.overlap > 0 }
        guard !deep.isEmpty else { return moves }
        for index in deep.indices {
            deep[index].softness = 0
            deep[index].bias = -min(0.2 * deep[index].overlap, 8)
            deep[index].prepare(&moves, warm: 0)
        }
        for _ in 0..<4 {
            for index in deep.indices { deep[index].solve(&moves) }
        }
        return moves
    }

    // MARK: Rows

    /// The velocities that the step began with, and those that the rows are to change.
    var currentMotions: [BodyMotion] { motions }

    func add(_ row: ConstraintRow) { rows.append(row) }

    /// Keeps two bodies, or a body and the ground, out of each other where they touch.
    func add(_ touch: Touch, between first: Int, _ second: Int, boundary: Int, step: Double) {
        let (a, b) = (material(first), material(second))
        let elasticity = max(a?.elasticity ?? 0, b?.elasticity ?? 0)
        let friction = max(((a?.friction ?? b?.friction ?? 0) * (b?.friction ?? a?.friction ?? 0)), 0).squareRoot()
        for point in touch.points {
            let arms = (point.place - position(first), point.place - position(second))
            let key = ConstraintRow.WarmKey(
                first: number(of: first), second: second == 0 ? -boundary : number(of: second), feature: 2 * point.feature)
            var normal = ConstraintRow(first, second, along: touch.normal, arms.0, arms.1, key: key)
            normal.least = 0
            normal.overlap = -point.gap
            let approach = normal.speed(motions)
            if approach < -Self.bouncingSpeed {
                normal.bias = elasticity * approach
            } else if point.gap > 0 {
                // It may come as near as it is.
                normal.bias = point.gap / step
            }
            rows.append(normal)
            guard friction > 0 else { continue }
            var rubbing = ConstraintRow(
                first, second, along: touch.normal.quarterTurn, arms.0, arms.1,
                key: ConstraintRow.WarmKey(first: key.first, second: key.second, feature: key.feature + 1))
            rubbing.pressing = rows.count - 1
            rubbing.rubbing = friction
            (rubbing.least, rubbing.greatest) = (0, 0)
            rows.append(rubbing)
        }
    }

    private func material(_ motion: Int) -> BodyMaterial? { motion == 0 ? nil : bodies[motion - 1].material }
    func position(_ motion: Int) -> SIMD2<Double> { motion == 0 ? .zero : bodies[motion - 1].position }
    func angle(_ motion: Int) -> Double { motion == 0 ? 0 : bodies[motion - 1].angle }
}
