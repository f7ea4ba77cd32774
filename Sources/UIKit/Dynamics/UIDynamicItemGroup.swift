import Foundation

/// Items that move as one. They collide as the rectangle around them all.
@preconcurrency @MainActor
open class UIDynamicItemGroup: MainActorObject, UIDynamicItem {
    /// The items that move together.
    open private(set) var items: [any UIDynamicItem]
    private var offsets: [(offset: SIMD2<Double>, transform: CGAffineTransform)] = []
    private var place: CGPoint
    private var turn = CGAffineTransform.identity
    private let size: CGSize

    /// A group of `items`, which stay to each other as they are now.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        var around = CGRect.null
        for item in items {
            let box = CGRect(x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width, height: item.bounds.height)
            around = around.union(box.applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y))
        }
        if around.isNull { around = .zero }
        place = CGPoint(x: around.midX, y: around.midY)
        size = around.size
        super.init(onMainActor: ())
        offsets = items.map { (SIMD2($0.center) - SIMD2(place), $0.transform) }
    }

    /// The middle of the rectangle around the items.
    open var center: CGPoint {
        get { place }
        set {
            place = newValue
            arrange()
        }
    }

    /// The size of the rectangle around the items, as they were when the group was made.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// How the group is turned about its middle.
    open var transform: CGAffineTransform {
        get { turn }
        set {
            turn = newValue
            arrange()
        }
    }

    /// The rectangle around the items, unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// No path, unless overridden.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    private func arrange() {
        for (item, part) in zip(items, offsets) {
            let moved = CGPoint(x: part.offset.x, y: part.offset.y).applying(turn)
            item.center = CGPoint(x: place.x + moved.x, y: place.y + moved.y)
            item.transform = part.transform.concatenating(turn)
        }
    }
}
