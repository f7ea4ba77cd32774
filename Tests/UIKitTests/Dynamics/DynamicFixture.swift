import UIKit
import UIKitTesting

/// A view of 300 by 600 points, and an animator for its subviews.
@MainActor
struct DynamicFixture {
    let host = TestHost(size: CGSize(width: 300, height: 600))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let animator: UIDynamicAnimator

    init() {
        animator = UIDynamicAnimator(referenceView: view)
        host.window.addSubview(view)
    }

    func box(_ center: CGPoint, _ size: CGSize = CGSize(width: 40, height: 40)) -> UIView {
        let box = UIView(frame: CGRect(origin: .zero, size: size))
        box.center = center
        view.addSubview(box)
        return box
    }

    /// A behavior by which `items` collide with the view's edges and each other.
    @discardableResult
    func walls(_ items: [any UIDynamicItem]) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        return collision
    }

    @discardableResult
    func material(_ items: [any UIDynamicItem], _ change: (UIDynamicItemBehavior) -> Void = { _ in }) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: items)
        change(behavior)
        animator.addBehavior(behavior)
        return behavior
    }

    /// The current corners of a rectangle.
    func corners(_ item: UIView) -> [CGPoint] {
        let (x, y) = (item.bounds.width / 2, item.bounds.height / 2)
        return [(-x, -y), (x, -y), (x, y), (-x, y)].map { x, y in
            CGPoint(
                x: item.center.x + x * item.transform.a + y * item.transform.c,
                y: item.center.y + x * item.transform.b + y * item.transform.d
            )
        }
    }

    /// The overlap of two rectangles, in points; if negative, a lower limit of their distance.
    func depth(_ first: UIView, _ second: UIView) -> CGFloat {
        let (a, b) = (corners(first), corners(second))
        var apart = -CGFloat.infinity
        for (own, other) in [(a, b), (b, a)] {
            for side in 0..<4 {
                let (start, end) = (own[side], own[(side + 1) % 4])
                let length = hypot(end.x - start.x, end.y - start.y)
                let outward = CGPoint(x: (end.y - start.y) / length, y: (start.x - end.x) / length)
                let gaps = other.map { ($0.x - start.x) * outward.x + ($0.y - start.y) * outward.y }
                apart = max(apart, gaps.min() ?? 0)
            }
        }
        return -apart
    }

    /// The distance by which a rectangle extends beyond the view, in points.
    func overhang(_ item: UIView) -> CGFloat {
        corners(item).map { max(-$0.x, $0.x - 300, -$0.y, $0.y - 600) }.max() ?? 0
    }
}
