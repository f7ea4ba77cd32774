/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes contain the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Changes contain the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is also notified immediately, with the initial value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}
