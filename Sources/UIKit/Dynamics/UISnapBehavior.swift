import Foundation
import RigidBodies

/// A behavior that pulls an item to a point with a spring, and rotates the item upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    private let number = UIAttachmentBehavior.nextNumber()

    /// Creates a behavior that pulls the center of `item` to `point`, in the coordinates of the animator's reference.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The target position of the item's center, in the reference's coordinates. The app can change it while the item moves.
    open var snapPoint: CGPoint {
        didSet { if snapPoint != oldValue { wake() } }
    }

    /// The damping of the oscillation, from 0 (most oscillation) to 1 (no oscillation). The default is 0.5.
    open var damping: CGFloat = 0.5 {
        didSet { if damping != oldValue { wake() } }
    }

    override var movedItems: [any UIDynamicItem] { [item] }

    override func constrain(in world: DynamicWorld, step: Double) {
        guard let index = world.motion(of: item) else { return }
        let offset = world.position(index) - SIMD2(snapPoint)
        // A frequency of 3 Hz looks like UIKit's snap. Even with the minimum damping, the item oscillates only a few times.
        let ratio = 0.2 + 0.8 * min(max(Double(damping), 0), 1)
        for (feature, way) in [SIMD2(1.0, 0), SIMD2(0, 1.0)].enumerated() {
            var row = ConstraintRow(0, index, along: way, .zero, .zero, key: key(feature))
            row.pull(offset.dot(way), frequency: 3, damping: ratio, step: step, world.motions)
            world.add(row)
        }
        var turn = ConstraintRow(turning: 0, index, key: key(2))
        turn.pull(world.angle(index).remainder(dividingBy: 2 * .pi), frequency: 3, damping: ratio, step: step, world.motions)
        world.add(turn)
    }

    private func key(_ feature: Int) -> ConstraintRow.WarmKey { ConstraintRow.WarmKey(first: -number, second: -1, feature: feature) }
}
