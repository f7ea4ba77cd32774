import Foundation
import RigidBodies

/// A behavior that sets the physical properties of its items: elasticity, friction, density, resistance and velocity.
///
/// If several behaviors contain an item, the behavior that was added to the animator last determines the item's properties.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// Velocities that the app added before the items had bodies.
    private var waiting: [ObjectIdentifier: (velocity: SIMD2<Double>, spin: Double)] = [:]

    /// Creates a behavior for `items`.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behavior without items.
    public override convenience init() { self.init(items: []) }

    /// The items of the behavior.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { changed() }
    }

    /// Removes an item. Its properties return to their defaults.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        waiting[ObjectIdentifier(item)] = nil
        changed()
    }

    /// The elasticity of collisions, from 0 to 1: the ratio of rebound speed to impact speed. For two items, the larger value applies. The default is 0.
    open var elasticity: CGFloat = 0 {
        didSet { if elasticity != oldValue { changed() } }
    }
    /// The friction between touching items. With 0, the default, items slide freely; with 1, the friction is strong.
    open var friction: CGFloat = 0 {
        didSet { if friction != oldValue { changed() } }
    }
    /// The density: the mass of 10,000 square points. With the default, 1, a push of magnitude 1 accelerates a square of 100 points by 100 points per
    /// second squared.
    open var density: CGFloat = 1 {
        didSet { if density != oldValue { changed() } }
    }
    /// The linear damping. Small values are approximately the fraction of the velocity that is lost in a second. The default is 0.
    open var resistance: CGFloat = 0 {
        didSet { if resistance != oldValue { changed() } }
    }
    /// The angular damping. Small values are approximately the fraction of the angular velocity that is lost in a second. The default is 0.
    open var angularResistance: CGFloat = 0 {
        didSet { if angularResistance != oldValue { changed() } }
    }
    /// Whether forces and collisions do not move the items. The default is false.
    open var isAnchored = false {
        didSet { if isAnchored != oldValue { changed() } }
    }
    /// Whether the items can rotate. The default is true.
    open var allowsRotation = true {
        didSet { if allowsRotation != oldValue { changed() } }
    }

    /// Adds `velocity` to the velocity of `item`, in points per second. Ignores an object that is not an item of the behavior.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(SIMD2(velocity), 0, to: item)
    }

    /// Returns the velocity of `item`, in points per second. Before the behavior is in an animator, returns the sum of the added velocities.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard let body = dynamicAnimator?.world.body(of: item) else {
            let velocity = waiting[ObjectIdentifier(item)]?.velocity ?? .zero
            return CGPoint(x: velocity.x, y: velocity.y)
        }
        return CGPoint(x: body.velocity.x, y: body.velocity.y)
    }

    /// Adds `velocity` to the angular velocity of `item`, in radians per second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, velocity, to: item)
    }

    /// Returns the angular velocity of `item`, in radians per second, clockwise. Before the behavior is in an animator, returns the sum of the added
    /// velocities.
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
