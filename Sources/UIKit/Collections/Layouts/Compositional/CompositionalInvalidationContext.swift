import Foundation

/// An invalidation context that limits the update of a compositional layout.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether all sections stay valid except for the elements in ``measured``.
    var isLight = false
    /// The measured elements and their preferred sizes.
    var measured: [(element: CollectionElement, size: CGSize)] = []

    override init() {
        super.init()
    }
}
