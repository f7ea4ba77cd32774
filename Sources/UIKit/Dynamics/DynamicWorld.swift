import Foundation
import RigidBodies

/// The items of an animator with their bodies, and the physics simulation of the bodies.
@MainActor
final class DynamicWorld {
    private(set) var items: [ItemBody] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var nextNumber = 1
    private let physics = RigidWorld()

    // MARK: Items

    func itemBody(of item: any UIDynamicItem) -> ItemBody? { indices[ObjectIdentifier(item)].map { items[$0] } }

    func body(of item: any UIDynamicItem) -> RigidBody? { itemBody(of: item)?.body }

    /// The index of the item's body in ``motions``. Index 0 is the ground, which never moves.
    func motion(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)].map { $0 + 1 } }

    /// Replaces the items. The bodies of items that were already in the world keep their velocities.
    func hold(_ items: [any UIDynamicItem]) {
        var kept: [ItemBody] = []
        var seen: Set<ObjectIdentifier> = []
        for item in items where seen.insert(ObjectIdentifier(item)).inserted {
            if let body = itemBody(of: item) {
                kept.append(body)
            } else {
                kept.append(ItemBody(item, number: nextNumber))
                nextNumber += 1
            }
        }
        self.items = kept
        indices = Dictionary(uniqueKeysWithValues: kept.enumerated().map { (ObjectIdentifier($1.item), $0) })
        physics.hold(kept.map(\.body))
    }

    // MARK: Physics

    /// The body at an index of ``motions``; nil for the ground.
    func body(at motion: Int) -> RigidBody? { physics.body(at: motion) }

    func position(_ motion: Int) -> SIMD2<Double> { physics.position(motion) }
    func angle(_ motion: Int) -> Double { physics.angle(motion) }

    func wake() { physics.wake() }

    /// Whether all bodies are anchored or asleep.
    var isResting: Bool { physics.isResting }

    /// Simulates one step with the forces and constraints of `behaviors`.
    func moveOn(_ behaviors: [UIDynamicBehavior]) {
        physics.moveOn(
            forces: { step in for behavior in behaviors { behavior.applyForces(in: self, step: step) } },
            constraints: { step in for behavior in behaviors { behavior.constrain(in: self, step: step) } })
    }

    /// The velocities and inverse masses of the bodies in the current substep. Index 0 is the ground.
    var motions: [BodyMotion] { physics.motions }

    /// Adds a constraint row of an attachment.
    func add(_ row: ConstraintRow) { physics.add(row) }

    /// Adds a contact between two bodies, or between a body and a boundary line.
    func add(_ touch: Touch, between first: Int, _ second: Int, boundary: Int) {
        physics.add(touch, between: first, second, boundary: boundary)
    }

    /// Prevents bodies from crossing `lines` at any speed. The bodies are specified by their indices in ``motions``.
    func add(_ lines: [(SIMD2<Double>, SIMD2<Double>)], for motions: [Int]) { physics.add(lines, for: motions) }
}
