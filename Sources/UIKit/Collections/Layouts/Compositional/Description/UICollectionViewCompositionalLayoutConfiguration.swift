import Foundation

/// What all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: MainActorObject, NSCopying {
    /// The direction in which the layout scrolls. Vertical unless set.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The room between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout. Their path has one index, 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections are measured from. The safe area unless set.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// A layout that scrolls up and down.
    public init() {
        super.init(onMainActor: ())
    }

    /// A copy, whose changes do not change this one.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // What is copied lives on the main actor, and so do copies.
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
