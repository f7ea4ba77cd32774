/// What of a path a shape layer fills.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the path winds around, counting turns by their direction. The default.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the path winds around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the end point. The default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a disc round the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a line width past the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's line turns at corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// With a sharp corner. The default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// With a round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With a corner cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
