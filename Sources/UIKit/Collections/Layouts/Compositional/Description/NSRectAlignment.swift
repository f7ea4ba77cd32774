/// Where something is at the edge of a rectangle, told by the direction of text.
public enum NSRectAlignment: Int, Sendable {
    /// Nowhere: in the middle.
    case none = 0
    /// At the top, in the middle.
    case top = 1
    /// At the top, where text begins.
    case topLeading = 2
    /// Where text begins, in the middle.
    case leading = 3
    /// At the bottom, where text begins.
    case bottomLeading = 4
    /// At the bottom, in the middle.
    case bottom = 5
    /// At the bottom, where text ends.
    case bottomTrailing = 6
    /// Where text ends, in the middle.
    case trailing = 7
    /// At the top, where text ends.
    case topTrailing = 8

    var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
    var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
    var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
    var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }

    /// The edges that it is at.
    var edges: NSDirectionalRectEdge {
        var edges: NSDirectionalRectEdge = []
        if isTop { edges.insert(.top) }
        if isBottom { edges.insert(.bottom) }
        if isLeading { edges.insert(.leading) }
        if isTrailing { edges.insert(.trailing) }
        return edges
    }
}
