import Foundation

/// The anchor of a supplementary item: a point of a rectangle, and an offset from it.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: MainActorObject, NSCopying {
    /// The edges that define the anchor point. Along an axis without an edge it is in the middle.
    open private(set) var edges: NSDirectionalRectEdge
    /// The offset from the anchor point, in points or as fractions of the supplementary item's size. Positive x is toward the trailing edge, positive y down.
    open private(set) var offset = CGPoint.zero
    /// Whether ``offset`` is in points. False for a zero offset.
    open var isAbsoluteOffset: Bool { !isFractional && offset != .zero }
    /// Whether ``offset`` is a fraction of the supplementary item's size. False for a zero offset.
    open var isFractionalOffset: Bool { isFractional && offset != .zero }
    private var isFractional = false

    /// Creates an anchor at edges, without an offset.
    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        super.init(onMainActor: ())
    }

    /// Creates an anchor at edges with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges)
        offset = absoluteOffset
    }

    /// Creates an anchor at edges with an offset in fractions of the supplementary item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges)
        (offset, isFractional) = (fractionalOffset, true)
    }

    /// The anchor point in `rect`, for a left-to-right layout.
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

    /// Returns the anchor itself, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
