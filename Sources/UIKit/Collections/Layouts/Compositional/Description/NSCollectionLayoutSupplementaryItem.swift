import Foundation

/// A supplementary view that is tied to an item, a group or a section: a badge, a frame.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of supplementary view, which the data source is asked for.
    public let elementKind: String
    /// Where it is tied to what it belongs to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which of its own points is tied there; nil is the one at the same edges.
    public private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// Views with higher ones lie before those with lower ones. 1 unless set, before the cells.
    open var zIndex = 1

    /// A supplementary item whose edges are those of what it belongs to, where its anchor is.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// A supplementary item of which one point is tied to one of what it belongs to.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    /// The rectangle that an item of `size` has, tied to `host`.
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
