import Foundation

/// The outline that an item collides with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// Its bounds.
    case rectangle = 0
    /// The ellipse in its bounds; a circle where they are square.
    case ellipse = 1
    /// Its ``UIDynamicItem/collisionBoundingPath``.
    case path = 2
}

/// What a ``UIDynamicAnimator`` can move: views, attributes of a collection view's layout, and objects of an app's own.
///
/// The animator reads an item when its first behavior is added, and from then on says where it is. An app that moves the item itself tells
/// the animator with ``UIDynamicAnimator/updateItem(usingCurrentState:)``.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in the coordinates of the animator's reference.
    var center: CGPoint { get set }
    /// The size, without the transform. Its origin is of no concern.
    var bounds: CGRect { get }
    /// How the item is turned. The animator changes nothing of it but the turn.
    var transform: CGAffineTransform { get set }
    /// The outline that collides. The bounds unless implemented.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline that collides for the type `path`, about the item's middle. Where it has dents, the polygon around it is taken.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// No path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
