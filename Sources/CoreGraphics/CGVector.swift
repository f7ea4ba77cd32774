/// A distance with a direction, in the units of whatever space it is used in.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector()

    /// The vector of no length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector of the given parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of the given parts.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector of the given parts.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The parts, as `(dx, dy)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
