import Foundation

/// Where a supplementary item is tied to what it belongs to.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: MainActorObject, NSCopying {
    /// The edges that it is at; in the middle along an axis of which it names none.
    public let edges: NSDirectionalRectEdge
    /// How far it is moved from there, to the end of a line of text and down: in points, or in parts of the supplementary item's size.
    public private(set) var offset = CGPoint.zero
    /// Whether ``offset`` is in points.
    open var isAbsoluteOffset: Bool { !isFractional && offset != .zero }
    /// Whether ``offset`` is in parts of the supplementary item's size.
    open var isFractionalOffset: Bool { isFractional && offset != .zero }
    private var isFractional = false

    /// At edges.
    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        super.init(onMainActor: ())
    }

    /// At edges, and from there by points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges)
        offset = absoluteOffset
    }

    /// At edges, and from there by parts of the supplementary item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges)
        (offset, isFractional) = (fractionalOffset, true)
    }

    /// The point of `rect` that the anchor's edges name, where text runs from left to right.
    func point(of rect: CGRect) -> CGPoint {
        let (leading, trailing) = (edges.contains(.leading), edges.contains(.trailing))
        let (top, bottom) = (edges.contains(.top), edges.contains(.bottom))
        return CGPoint(
            x: leading == trailing ? rect.midX : leading ? rect.minX : rect.maxX,
            y: top == bottom ? rect.midY : top ? rect.minY : rect.maxY)
    }

    /// ``offset`` in points, for a supplementary item of `size`.
    func distance(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    /// The same, since it does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
