import Foundation

/// Tells a compositional layout what of it is out of date.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Sections stay as they are, but for what is in ``measured``.
    var isLight = false
    /// Views that said how large they are.
    var measured: [(element: CollectionElement, size: CGSize)] = []

    override init() {
        super.init()
    }
}
