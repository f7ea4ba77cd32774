/// The directions in which a ``CAScrollLayer`` scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No scrolling.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Vertical scrolling only.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Horizontal scrolling only.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// In both directions. The default.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
