import Foundation

/// A supplementary view at an edge of a section or of the whole layout: a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner that the item is aligned to.
    open private(set) var alignment: NSRectAlignment
    /// The offset from the aligned position, in points.
    open private(set) var offset: CGPoint
    /// Whether the item enlarges the section. Default true; false overlays it on the section's content.
    open var extendsBoundary = true
    /// Whether the item stays in the visible bounds while any part of its section is visible. Default false.
    open var pinToVisibleBounds = false

    /// Creates a supplementary item at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a supplementary item at an edge, with an offset in points.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset))
        zIndex = Self.defaultZIndex
    }

    /// The default z-order is in front of cells and their badges, which scroll under a pinned header.
    private static var defaultZIndex: Int { 10 }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copyProperties(to: copy)
        (copy.zIndex, copy.extendsBoundary, copy.pinToVisibleBounds) = (zIndex, extendsBoundary, pinToVisibleBounds)
        return copy
    }
}
