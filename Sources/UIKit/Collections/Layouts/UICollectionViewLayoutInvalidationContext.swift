import Foundation

/// Describes the parts of a layout to invalidate.
///
/// A layout that can update itself in parts subclasses this class and returns the subclass from `invalidationContextClass`. It reads the context
/// in `invalidateLayout(with:)`.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context that invalidates the whole layout.
    public override init() {
        super.init()
    }

    /// Whether to discard all information about the content, after a reload or a change of layout.
    open internal(set) var invalidateEverything = false
    /// Whether to request the numbers of sections and items again.
    open internal(set) var invalidateDataSourceCounts = false

    /// The invalidated items; nil if none were specified.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalidated supplementary views by kind; nil if none were specified.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalidated decoration views by kind; nil if none were specified.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Whether items only changed their displayed positions and the layout was already updated for that.
    var isRearrangement = false

    /// Adds items to the invalidated elements.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary views to the invalidated elements.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Adds decoration views to the invalidated elements.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// The change of the content offset, in points. Default zero.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size, in points. Default zero.
    open var contentSizeAdjustment = CGSize.zero

    /// The previous index paths of the items in an interactive move; nil if no item is being moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The target index paths of the items in an interactive move; nil if no item is being moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The position of the touch in an interactive move, in the collection view's coordinates.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
}
