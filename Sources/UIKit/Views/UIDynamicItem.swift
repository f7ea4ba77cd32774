import Foundation

/// The collision shape of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle = 0
    /// The ellipse in the item's bounds; a circle for square bounds.
    case ellipse = 1
    /// The item's ``UIDynamicItem/collisionBoundingPath``.
    case path = 2
}

/// An item that a ``UIDynamicAnimator`` can move: a view, the attributes of a collection view's layout, or an object of the app.
///
/// The animator reads an item when its first behavior is added, and controls its position from then on. An app that moves the item itself must call
/// ``UIDynamicAnimator/updateItem(usingCurrentState:)``.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in the coordinates of the animator's reference view.
    var center: CGPoint { get set }
    /// The size, without the transform. The origin is ignored.
    var bounds: CGRect { get }
    /// The transform of the item. The animator changes its rotation only.
    var transform: CGAffineTransform { get set }
    /// The collision shape. ``UIDynamicItemCollisionBoundsType/rectangle`` by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The collision path for the type `path`, relative to the item's center. A concave path is replaced by its convex hull.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Returns ``UIDynamicItemCollisionBoundsType/rectangle``.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Returns an empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
