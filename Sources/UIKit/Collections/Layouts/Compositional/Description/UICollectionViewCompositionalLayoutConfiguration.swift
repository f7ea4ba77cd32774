import Foundation

/// Options of a compositional layout that apply to all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: MainActorObject, NSCopying {
    /// The scroll direction. Default vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The gap between sections, in points. Default 0.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout. Their index path has one index, 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference of the sections' content insets. Default is the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates a configuration of a vertically scrolling layout.
    public init() {
        super.init(onMainActor: ())
    }

    /// Returns an independent copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // Layout objects are used only on the main actor, and so are their copies.
        nonisolated(unsafe) var result: UICollectionViewCompositionalLayoutConfiguration?
        MainActor.assumeIsolated { result = makeCopy() }
        return result as Any
    }

    func makeCopy() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
