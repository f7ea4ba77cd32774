/// The types of scrolling that drive a pan.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
    /// Bit 0 is a wheel, bit 1 a touchpad.
    public let rawValue: Int
    /// Creates a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A wheel with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Two fingers on a touchpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Discrete and continuous scrolling.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
