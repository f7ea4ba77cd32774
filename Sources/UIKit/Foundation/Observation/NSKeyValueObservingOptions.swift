/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// A bit for each wish.
    public let rawValue: UInt
    /// The wishes whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What the property is now.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// What it was before.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// What it is when the observation begins, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}
