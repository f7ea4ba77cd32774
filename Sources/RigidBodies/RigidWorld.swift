import Foundation

/// A 2D rigid-body simulation. A step applies forces, solves contacts and attachments by sequential impulses, and integrates positions.
/// It is deterministic: the same bodies and forces move in the same way in every run.
package final class RigidWorld {
    /// The fixed time step in seconds, independent of the frame rate.
    package static let step = 1.0 / 240
    /// The maximum number of substeps, for fast bodies.
    private static let mostParts = 8.0

    private(set) var bodies: [RigidBody] = []
    private var rest = RestingBodies()
    private var solver = ImpulseSolver()
    /// The contacts and attachments of the current substep.
    private var contacts: [BodyContact] = []
    private var attachments: [ConstraintRow] = []
    private var walls: [BodyWalls] = []

    package init() {}

    // MARK: Bodies

    /// Replaces the simulated bodies. Keeps the cached impulses of those that remain.
    package func hold(_ bodies: [RigidBody]) {
        self.bodies = bodies
        solver.forget(except: Set(bodies.map(\.number)))
    }

    /// The body at an index of the motions; nil for the ground.
    package func body(at motion: Int) -> RigidBody? { motion == 0 ? nil : bodies[motion - 1] }

    package func position(_ motion: Int) -> SIMD2<Double> { body(at: motion)?.position ?? .zero }
    package func angle(_ motion: Int) -> Double { body(at: motion)?.angle ?? 0 }

    // MARK: Rest

    /// Wakes all bodies.
    package func wake() { rest.wake(bodies) }

    /// Whether all bodies are anchored or asleep.
    package var isResting: Bool { rest.isResting(bodies) }

    // MARK: A step

    /// Simulates one ``step``, in substeps if a body is so fast that it could tunnel through another. Each substep first calls `forces`, which may
    /// change velocities, and then `constraints`, which adds rows, contacts and lines. Both get the substep's length in seconds.
    package func moveOn(forces: (Double) -> Void, constraints: (Double) -> Void) {
        var parts = 1.0
        for body in bodies where body.isAwake && body.shape.leastRadius > 0 {
            parts = max(parts, (body.velocity.length * Self.step / (body.shape.leastRadius * 0.4)).rounded(.up))
        }
        let count = Int(min(parts, Self.mostParts))
        for _ in 0..<count { movePart(Self.step / Double(count), forces, constraints) }
    }

    private func movePart(_ step: Double, _ forces: (Double) -> Void, _ constraints: (Double) -> Void) {
        forces(step)
        for body in bodies where body.isAwake { body.slowDown(step) }
        solver.begin(bodies)
        (contacts, attachments, walls) = ([], [], [])
        constraints(step)
        // Use an order that does not depend on positions, so that resting bodies are solved alike in each step.
        contacts.sort { ($0.first, $0.second, $0.boundary) < ($1.first, $1.second, $1.boundary) }
        let links = contacts.map { ($0.first, $0.second) } + attachments.map { ($0.first, $0.second) }
        rest.wakeTouched(links, bodies)
        func moves(_ first: Int, _ second: Int) -> Bool { body(at: first)?.isAwake == true || body(at: second)?.isAwake == true }
        for row in attachments where moves(row.first, row.second) { solver.add(row) }
        var last: BodyContact?
        for contact in contacts where moves(contact.first, contact.second) {
            // Two behaviors may add the same contact.
            if let last, last.isSame(as: contact) { continue }
            last = contact
            solver.add(contact, bodies, step: step)
        }
        solver.solve(bodies)
        let offsets = solver.movesApart()
        let before = bodies.map(\.position)
        for (index, body) in bodies.enumerated() where body.isAwake {
            let (motion, offset) = (solver.motions[index + 1], offsets[index + 1])
            (body.velocity, body.spin) = (motion.velocity, motion.spin)
            body.position += motion.velocity * step + offset.velocity
            body.angle += motion.spin * step + offset.spin
        }
        for wall in walls {
            for motion in wall.motions { bodies[motion - 1].position = wall.stop(before[motion - 1], bodies[motion - 1].position) }
        }
        rest.stepEnded(links, bodies, step)
    }

    // MARK: Constraints of a step

    /// The velocities and inverse masses of the bodies in this substep. Index 0 is the ground.
    package var motions: [BodyMotion] { solver.motions }

    /// Adds an attachment between bodies.
    package func add(_ row: ConstraintRow) { attachments.append(row) }

    /// Adds a contact between two bodies, or between a body and a boundary line.
    package func add(_ touch: Touch, between first: Int, _ second: Int, boundary: Int) {
        contacts.append(BodyContact(touch: touch, first: first, second: second, boundary: boundary))
    }

    /// Keeps bodies, given by their indices in the motions, from crossing `lines`, at any speed.
    package func add(_ lines: [(SIMD2<Double>, SIMD2<Double>)], for motions: [Int]) {
        walls.append(BodyWalls(motions: motions, lines: lines))
    }
}
