/// The rule for the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points with a nonzero winding number. The default.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points with an odd winding number.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ends at the end point. The default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends with a half disc around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Ends half a line width past the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner. The default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A beveled corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
