/// The way that the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// On, in the order of reading.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// Back, in the order of reading.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
