import Foundation
import RigidBodies

/// What its items are made of: how they bounce, rub and weigh, and how fast they are.
///
/// Of several behaviors for one item, the one that was added to the animator last decides.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// Velocities that were added before the animator had bodies for the items.
    private var waiting: [ObjectIdentifier: (velocity: SIMD2<Double>, spin: Double)] = [:]

    /// Describes `items`.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// A description of no items yet.
    public override convenience init() { self.init(items: []) }

    /// The items that it describes.
    open var items: [any UIDynamicItem] { list.items }

    /// Describes `item` too.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { changed() }
    }

    /// Describes `item` no longer: it is as if it had no behavior.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        waiting[ObjectIdentifier(item)] = nil
        changed()
    }

    /// The part of its speed that an item bounces back with, from 0 to 1. The greater one of two that collide counts. 0 at first.
    open var elasticity: CGFloat = 0 {
        didSet { if elasticity != oldValue { changed() } }
    }
    /// How much items rub on each other: 0 not at all, 1 strongly. 0 at first.
    open var friction: CGFloat = 0 {
        didSet { if friction != oldValue { changed() } }
    }
    /// What 10,000 square points weigh. At 1, which it is at first, a push of 1 makes a square of 100 points faster by 100 points a second.
    open var density: CGFloat = 1 {
        didSet { if density != oldValue { changed() } }
    }
    /// How much slower items become on their own: the part of the speed that is lost in a second, for small values. 0 at first.
    open var resistance: CGFloat = 0 {
        didSet { if resistance != oldValue { changed() } }
    }
    /// The same of how fast items turn.
    open var angularResistance: CGFloat = 0 {
        didSet { if angularResistance != oldValue { changed() } }
    }
    /// Whether the items stay where they are, whatever collides with them. False at first.
    open var isAnchored = false {
        didSet { if isAnchored != oldValue { changed() } }
    }
    /// Whether the items turn. True at first.
    open var allowsRotation = true {
        didSet { if allowsRotation != oldValue { changed() } }
    }

    /// Makes `item` faster by `velocity`, in points per second. What is no item of the behavior is left alone.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(SIMD2(velocity), 0, to: item)
    }

    /// How fast `item` moves, in points per second. While the behavior is in no animator: what was added so far.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard let body = dynamicAnimator?.world.body(of: item) else {
            let velocity = waiting[ObjectIdentifier(item)]?.velocity ?? .zero
            return CGPoint(x: velocity.x, y: velocity.y)
        }
        return CGPoint(x: body.velocity.x, y: body.velocity.y)
    }

    /// Makes `item` turn faster by `velocity`, in radians per second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, velocity, to: item)
    }

    /// How fast `item` turns, in radians per second, clockwise. While the behavior is in no animator: what was added so far.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.world.body(of: item)?.spin ?? waiting[ObjectIdentifier(item)]?.spin ?? 0
    }

    private func add(_ velocity: SIMD2<Double>, _ spin: Double, to item: any UIDynamicItem) {
        guard list.contains(item), velocity.isFinite, spin.isFinite else { return }
        let before = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (before.velocity + velocity, before.spin + spin)
        changed()
    }

    override var movedItems: [any UIDynamicItem] { list.items }

    override func bodiesAreReady(in world: DynamicWorld) {
        for item in list.items {
            guard let body = world.body(of: item) else { continue }
            body.material = BodyMaterial(
                elasticity: elasticity, friction: friction, density: density, resistance: resistance, angularResistance: angularResistance,
                isAnchored: isAnchored, allowsRotation: allowsRotation)
            guard let added = waiting.removeValue(forKey: ObjectIdentifier(item)) else { continue }
            if body.inverseMass > 0 { body.velocity += added.velocity }
            if body.inverseInertia > 0 { body.spin += added.spin }
        }
    }
}
