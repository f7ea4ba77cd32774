import Foundation

/// An invalidation context that limits the update of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether to request sizes, spacings and insets from the delegate again. Default true.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether to break the lines again. Default true.
    open var invalidateFlowLayoutAttributes = true
    /// The measured items with their preferred sizes.
    var measured: [(path: ItemPath, size: CGSize)] = []

    /// Creates a context that invalidates the whole layout.
    public override init() {
        super.init()
    }
}
