import Foundation

/// Tells a layout what of it is out of date.
///
/// A layout that can do with less than all of it subclasses this, names the class in `invalidationContextClass`, and reads it in
/// `invalidateLayout(with:)`.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A context that says that all of the layout is out of date.
    public override init() {
        super.init()
    }

    /// Data were reloaded, or another layout was set: nothing that is known of the content is true any more.
    open internal(set) var invalidateEverything = false
    /// The numbers of sections and items are asked for again.
    open internal(set) var invalidateDataSourceCounts = false

    /// The items that were named as out of date; nil where none was.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that were named, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decorations that were named, by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Items only changed places, and the layout was told of it already.
    var isRearrangement = false

    /// Names items as out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views as out of date.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decorations as out of date.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// How far the content is to be moved with the change, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much larger the content becomes, in points.
    open var contentSizeAdjustment = CGSize.zero

    /// Where the items were that are being moved by a finger; nil without such.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the items would go now that are being moved by a finger; nil without such.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the finger is that moves items, in the collection view's coordinates.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
}
