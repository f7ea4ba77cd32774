/// Kinds of scrolling that a pan may be driven by.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
    /// Bit 0 is a wheel's, bit 1 a touchpad's.
    public let rawValue: Int
    /// The kinds with set bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A wheel that turns in notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Fingers on a touchpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
