import Foundation

/// Rigid bodies, and what moves them on by a step: forces, then contacts and attachments as rows that are solved one after the other
/// until they agree (sequential impulses), then positions. The same bodies and forces move the same way in every run.
package final class RigidWorld {
    /// Steps are this long, in seconds, however many frames a second there are.
    package static let step = 1.0 / 240
    /// The most parts that a step of something fast has.
    private static let mostParts = 8.0

    private(set) var bodies: [RigidBody] = []
    private var rest = RestingBodies()
    private var solver = ImpulseSolver()
    /// What touches and what is attached in this part of a step.
    private var contacts: [BodyContact] = []
    private var attachments: [ConstraintRow] = []
    private var walls: [BodyWalls] = []

    package init() {}

    // MARK: Bodies

    /// Moves exactly `bodies`. The contacts of bodies that stay are remembered.
    package func hold(_ bodies: [RigidBody]) {
        self.bodies = bodies
        solver.forget(except: Set(bodies.map(\.number)))
    }

    /// The body at a place among the motions; nil for the ground.
    package func body(at motion: Int) -> RigidBody? { motion == 0 ? nil : bodies[motion - 1] }

    package func position(_ motion: Int) -> SIMD2<Double> { body(at: motion)?.position ?? .zero }
    package func angle(_ motion: Int) -> Double { body(at: motion)?.angle ?? 0 }

    // MARK: Rest

    /// Something may move again.
    package func wake() { rest.wake(bodies) }

    /// Whether nothing has been seen to move for a while.
    package var isResting: Bool { rest.isResting(bodies) }

    // MARK: A step

    /// Moves everything on by ``step``, in smaller parts where something is so fast that it could pass through another body. Each part first calls
    /// `forces`, which may change velocities, and then `constraints`, which adds rows, touches and lines. Both get the part's length in seconds.
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
        // In an order that does not change with where things are, so that what lies still is solved alike in each step.
        contacts.sort { ($0.first, $0.second, $0.boundary) < ($1.first, $1.second, $1.boundary) }
        let links = contacts.map { ($0.first, $0.second) } + attachments.map { ($0.first, $0.second) }
        rest.wakeTouched(links, bodies)
        func moves(_ first: Int, _ second: Int) -> Bool { body(at: first)?.isAwake == true || body(at: second)?.isAwake == true }
        for row in attachments where moves(row.first, row.second) { solver.add(row) }
        var last: BodyContact?
        for contact in contacts where moves(contact.first, contact.second) {
            // Two behaviors may say the same of two items.
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

    // MARK: What is added in a step

    /// What bodies weigh.
    package var motions: [BodyMotion] { solver.motions }

    /// Holds bodies to each other.
    package func add(_ row: ConstraintRow) { attachments.append(row) }

    /// Keeps two bodies, or a body and a line of a boundary, out of each other where they touch.
    package func add(_ touch: Touch, between first: Int, _ second: Int, boundary: Int) {
        contacts.append(BodyContact(touch: touch, first: first, second: second, boundary: boundary))
    }

    /// Keeps bodies, by their places among the motions, on their sides of `lines`, however fast they are.
    package func add(_ lines: [(SIMD2<Double>, SIMD2<Double>)], for motions: [Int]) {
        walls.append(BodyWalls(motions: motions, lines: lines))
    }
}
