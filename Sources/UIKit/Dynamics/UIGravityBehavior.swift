import Foundation
import RigidBodies

/// Pulls its items one way, whatever they weigh.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// Points per second, each second, at a magnitude of 1. UIKit's.
    private static let pull = 1000.0
    private var list: DynamicItemList

    /// Gravity downwards, of magnitude 1.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Gravity for no items yet.
    public override convenience init() { self.init(items: []) }

    /// The items that are pulled.
    open var items: [any UIDynamicItem] { list.items }

    /// Pulls `item` too.
    open func addItem(_ item: any UIDynamicItem) {
        if list.add(item) { changed() }
    }

    /// Pulls `item` no longer.
    open func removeItem(_ item: any UIDynamicItem) {
        if list.remove(item) { changed() }
    }

    /// Where things are pulled, and how strongly: a length of 1 makes them faster by 1,000 points a second in each second.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { if gravityDirection != oldValue { wake() } }
    }

    /// The direction, in radians clockwise from the right.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of ``gravityDirection``.
    open var magnitude: CGFloat {
        get { SIMD2(gravityDirection).length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength.
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
