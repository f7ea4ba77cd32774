import Foundation

/// A group of items that moves as one body. Its collision shape is the bounding rectangle of all items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: MainActorObject, UIDynamicItem {
    /// The items of the group.
    open private(set) var items: [any UIDynamicItem]
    private var offsets: [(offset: SIMD2<Double>, transform: CGAffineTransform)] = []
    private var groupCenter: CGPoint
    private var turn = CGAffineTransform.identity
    private let size: CGSize

    /// Creates a group of `items`. The items keep their current positions relative to each other.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        var around = CGRect.null
        for item in items {
            let box = CGRect(x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width, height: item.bounds.height)
            around = around.union(box.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y))
        }
        if around.isNull { around = .zero }
        groupCenter = CGPoint(x: around.midX, y: around.midY)
        size = around.size
        super.init(onMainActor: ())
        offsets = items.map { (SIMD2($0.center) - SIMD2(groupCenter), $0.transform) }
    }

    /// The center of the bounding rectangle of the items.
    open var center: CGPoint {
        get { groupCenter }
        set {
            groupCenter = newValue
            arrange()
        }
    }

    /// The size of the bounding rectangle of the items when the group was created. The origin is zero.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The transform of the group around its center.
    open var transform: CGAffineTransform {
        get { turn }
        set {
            turn = newValue
            arrange()
        }
    }

    /// The collision shape. The default is the bounding rectangle of the items.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The collision path. The default is empty.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    private func arrange() {
        for (item, part) in zip(items, offsets) {
            let moved = CGPoint(x: part.offset.x, y: part.offset.y).applying(turn)
            item.center = CGPoint(x: groupCenter.x + moved.x, y: groupCenter.y + moved.y)
            item.transform = part.transform.concatenating(turn)
        }
    }
}
