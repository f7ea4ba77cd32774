import Foundation
import QuartzCore

/// A visible item of a section, which a visible-items handler may move and restyle.
///
/// Coordinates are relative to the layout's content, in a left-to-right layout. In an orthogonally scrolling section, they are relative to the
/// section's content.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The z-order: higher views are in front.
    var zIndex: Int { get set }
    /// Whether the item is hidden. A hidden item has no view.
    var isHidden: Bool { get set }
    /// The center.
    var center: CGPoint { get set }
    /// The affine transform about the center.
    var transform: CGAffineTransform { get set }
    /// The 3D transform about the center.
    var transform3D: CATransform3D { get set }
    /// A description of the item: the kind of supplementary or decoration view, or "cell".
    var name: String { get }
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// The frame. If the item is transformed, this is the smallest enclosing rectangle.
    var frame: CGRect { get }
    /// The size as a rectangle with zero origin.
    var bounds: CGRect { get }
    /// The category: cell, supplementary view or decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of supplementary or decoration view; nil for a cell.
    var representedElementKind: String? { get }
}

/// Exposes layout attributes to a visible-items handler.
@MainActor
final class VisibleLayoutItem: NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
