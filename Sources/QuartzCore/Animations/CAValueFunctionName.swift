/// What a ``CAValueFunction`` makes of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A turn about the x axis, by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about the y axis, by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn about the z axis, by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale along each axis, by an array of three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A move along each axis, by an array of three numbers, in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A move along the x axis, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A move along the y axis, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A move along the z axis, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
