import Foundation
import QuartzCore

/// Something of a section that is seen, which a visible-items handler may place and show otherwise.
///
/// Coordinates are the layout's where text runs from left to right; of a section that scrolls across they are those of its content.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// How much it covers what is behind, from 0 to 1.
    var alpha: CGFloat { get set }
    /// Views with higher ones lie before those with lower ones.
    var zIndex: Int { get set }
    /// Whether it has no view.
    var isHidden: Bool { get set }
    /// The middle.
    var center: CGPoint { get set }
    /// How it is moved, scaled and turned about its middle.
    var transform: CGAffineTransform { get set }
    /// How it is moved, scaled and turned about its middle, in space.
    var transform3D: CATransform3D { get set }
    /// What it is, in words.
    var name: String { get }
    /// The path of the item.
    var indexPath: IndexPath { get }
    /// The rectangle: with a transform the smallest around it.
    var frame: CGRect { get }
    /// The size, as a rectangle whose origin is zero.
    var bounds: CGRect { get }
    /// What it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of supplementary view or decoration; nil for a cell.
    var representedElementKind: String? { get }
}

/// Attributes that a handler changes.
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
