import Foundation

/// A supplementary view anchored to an item, a group or a section, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of supplementary view that the data source provides.
    open private(set) var elementKind: String
    /// The anchor in the container: the item, group or section that the view belongs to.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The anchor in the supplementary item itself; nil uses the edges of ``containerAnchor``.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The z-order: higher views are in front. Default 1, in front of the cells.
    open var zIndex = 1

    /// Creates a supplementary item aligned to the container's edges given by `containerAnchor`.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates a supplementary item whose item anchor coincides with the container anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    /// The frame of an item of `size` that is anchored to `host`, in the coordinates of `host`.
    func frame(of size: CGSize, at host: CGRect) -> CGRect {
        let own = (itemAnchor.map { NSCollectionLayoutAnchor(edges: $0.edges) } ?? containerAnchor).point(
            of: CGRect(origin: .zero, size: size))
        let there = containerAnchor.point(of: host)
        let moved = containerAnchor.distance(for: size)
        let back = itemAnchor?.distance(for: size) ?? .zero
        return CGRect(
            x: there.x + moved.x - own.x - back.x, y: there.y + moved.y - own.y - back.y, width: size.width, height: size.height)
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        copy.itemAnchor = itemAnchor
        copyProperties(to: copy)
        copy.zIndex = zIndex
        return copy
    }
}
