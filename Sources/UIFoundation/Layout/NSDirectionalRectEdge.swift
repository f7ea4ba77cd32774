/// A set of edges of a rectangle, with leading and trailing edges, which follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: UInt

    /// The edges whose bits are set: 0 top, 1 leading, 2 bottom, 3 trailing.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge at which a line of text starts.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge at which a line of text ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// Every edge.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
