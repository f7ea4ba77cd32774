/// An alignment to an edge or corner of a rectangle, relative to the text direction.
public enum NSRectAlignment: Int, Sendable {
    /// Centered.
    case none = 0
    /// The center of the top edge.
    case top = 1
    /// The top leading corner.
    case topLeading = 2
    /// The center of the leading edge.
    case leading = 3
    /// The bottom leading corner.
    case bottomLeading = 4
    /// The center of the bottom edge.
    case bottom = 5
    /// The bottom trailing corner.
    case bottomTrailing = 6
    /// The center of the trailing edge.
    case trailing = 7
    /// The top trailing corner.
    case topTrailing = 8

    var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
    var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
    var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
    var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }

    /// The aligned edges.
    var edges: NSDirectionalRectEdge {
        var edges: NSDirectionalRectEdge = []
        if isTop { edges.insert(.top) }
        if isBottom { edges.insert(.bottom) }
        if isLeading { edges.insert(.leading) }
        if isTrailing { edges.insert(.trailing) }
        return edges
    }
}
