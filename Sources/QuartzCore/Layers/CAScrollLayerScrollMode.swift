/// In which directions a ``CAScrollLayer`` scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not at all.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Upwards and downwards.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the sides.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// In both directions. The default.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
