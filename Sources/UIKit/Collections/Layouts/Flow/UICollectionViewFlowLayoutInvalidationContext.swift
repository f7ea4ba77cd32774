import Foundation

/// Tells a flow layout what of it is out of date.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// The delegate is asked for sizes, spacings and insets again. True unless set.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Lines are broken again. True unless set.
    open var invalidateFlowLayoutAttributes = true
    /// Items that found their own size.
    var measured: [(path: ItemPath, size: CGSize)] = []

    /// A context that says that all of the layout is out of date.
    public override init() {
        super.init()
    }
}
