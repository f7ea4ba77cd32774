import Foundation
import RigidBodies

/// A behavior that accelerates its items in one direction, independent of their mass.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The acceleration at a magnitude of 1, in points per second squared. The same value as in UIKit.
    private static let pull = 1000.0
    private var list: DynamicItemList

    /// Creates a gravity of magnitude 1 that pulls items downwards.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a gravity without items.
    public override convenience init() { self.init(items: []) }

    /// The items of the behavior.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { changed() }
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { changed() }
    }

    /// The direction and magnitude of the gravity. A vector of length 1 accelerates by 1,000 points per second squared.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { if gravityDirection != oldValue { wake() } }
    }

    /// The direction of the gravity, in radians clockwise from the positive x axis.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of ``gravityDirection``.
    open var magnitude: CGFloat {
        get { SIMD2(gravityDirection).length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }

    override var movedItems: [any UIDynamicItem] { list.items }

    override func applyForces(in world: DynamicWorld, step: Double) {
        let change = SIMD2(gravityDirection) * (Self.pull * step)
        for item in list.items {
            guard let body = world.body(of: item), body.isAwake else { continue }
            body.velocity += change
        }
    }
}
