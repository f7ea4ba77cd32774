import Foundation
import RigidBodies

/// The items of an animator with their rigid bodies, and the physics world that moves the bodies.
@MainActor
final class DynamicWorld {
    private(set) var items: [ItemBody] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var nextNumber = 1
    private let physics = RigidWorld()

    // MARK: Items

    func itemBody(of item: any UIDynamicItem) -> ItemBody? { places[ObjectIdentifier(item)].map { items[$0] } }

    func body(of item: any UIDynamicItem) -> RigidBody? { itemBody(of: item)?.body }

    /// The index of the item's motion in ``motions``; nil without a body. Index 0 is the ground, which never moves.
    func motion(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)].map { $0 + 1 } }

    /// Updates the bodies to those of `items`. Bodies of items that stay keep their motion.
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
        places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { (ObjectIdentifier($1.item), $0) })
        physics.hold(kept.map(\.body))
    }

    // MARK: Physics

    /// The body of the motion at an index; nil for the ground.
    func body(at motion: Int) -> RigidBody? { physics.body(at: motion) }

    func position(_ motion: Int) -> SIMD2<Double> { physics.position(motion) }
    func angle(_ motion: Int) -> Double { physics.angle(motion) }

    /// Resumes the simulation of resting bodies, after a change.
    func wake() { physics.wake() }

    /// Whether no body has moved for a while.
    var isResting: Bool { physics.isResting }

    /// Advances all bodies by a step.
    func moveOn(_ behaviors: [UIDynamicBehavior]) {
        physics.moveOn(
            forces: { step in for behavior in behaviors { behavior.applyForces(in: self, step: step) } },
            constraints: { step in for behavior in behaviors { behavior.constrain(in: self, step: step) } })
    }

    /// The motions (mass and velocity) of the bodies, by index.
    var motions: [BodyMotion] { physics.motions }

    /// Adds a constraint between bodies, for this part of the step.
    func add(_ row: ConstraintRow) { physics.add(row) }

    /// Adds a contact, which prevents two bodies, or a body and a line of a boundary, from penetrating each other.
    func add(_ touch: Touch, between first: Int, _ second: Int, boundary: Int) {
        physics.add(touch, between: first, second, boundary: boundary)
    }

    /// Adds lines that the bodies of the given motions do not cross, however fast they are.
    func add(_ lines: [(SIMD2<Double>, SIMD2<Double>)], for motions: [Int]) { physics.add(lines, for: motions) }
}
