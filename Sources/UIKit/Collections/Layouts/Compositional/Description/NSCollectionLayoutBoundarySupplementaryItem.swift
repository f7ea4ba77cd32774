import Foundation

/// A supplementary view at an edge of a section, or of the whole layout: a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge.
    public let alignment: NSRectAlignment
    /// How far it is moved from there, in points.
    public let offset: CGPoint
    /// Whether the section grows by it. True unless set; else it lies over the section's content.
    open var extendsBoundary = true
    /// Whether it stays within what is seen while any of its section is. False unless set.
    open var pinToVisibleBounds = false

    /// A supplementary item at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// A supplementary item at an edge, and from there by points.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset))
        zIndex = Self.defaultZIndex
    }

    /// Before cells and their badges, which pass under it where it is pinned.
    private static var defaultZIndex: Int { 10 }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copyProperties(to: copy)
        (copy.zIndex, copy.extendsBoundary, copy.pinToVisibleBounds) = (zIndex, extendsBoundary, pinToVisibleBounds)
        return copy
    }
}
