import Foundation
import RigidBodies

/// The items of an animator with their bodies, and the physics that moves these.
@MainActor
final class DynamicWorld {
    private(set) var items: [ItemBody] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var nextNumber = 1
    private let physics = RigidWorld()

    // MARK: Items

    func itemBody(of item: any UIDynamicItem) -> ItemBody? { places[ObjectIdentifier(item)].map { items[$0] } }

    func body(of item: any UIDynamicItem) -> RigidBody? { itemBody(of: item)?.body }

    /// Where the item's motion stands among the motions; the ground, which never moves, is the first.
    func motion(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)].map { $0 + 1 } }

    /// Has bodies for exactly `items`. Bodies that stay go on as they move.
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

    /// The body at a place among the motions; nil for the ground.
    func body(at motion: Int) -> RigidBody? { physics.body(at: motion) }

    func position(_ motion: Int) -> SIMD2<Double> { physics.position(motion) }
    func angle(_ motion: Int) -> Double { physics.angle(motion) }

    /// Something may move again.
    func wake() { physics.wake() }

    /// Whether nothing has been seen to move for a while.
    var isResting: Bool { physics.isResting }

    /// Moves everything on by a step of the physics.
    func moveOn(_ behaviors: [UIDynamicBehavior]) {
        physics.moveOn(
            forces: { step in for behavior in behaviors { behavior.applyForces(in: self, step: step) } },
            constraints: { step in for behavior in behaviors { behavior.constrain(in: self, step: step) } })
    }

    /// What bodies weigh.
    var motions: [BodyMotion] { physics.motions }

    /// Holds bodies to each other.
    func add(_ row: ConstraintRow) { physics.add(row) }

    /// Keeps two bodies, or a body and a line of a boundary, out of each other where they touch.
    func add(_ touch: Touch, between first: Int, _ second: Int, boundary: Int) {
        physics.add(touch, between: first, second, boundary: boundary)
    }

    /// Keeps bodies, by their places among the motions, on their sides of `lines`, however fast they are.
    func add(_ lines: [(SIMD2<Double>, SIMD2<Double>)], for motions: [Int]) { physics.add(lines, for: motions) }
}
