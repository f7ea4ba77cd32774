/// What the parts of a change are found by.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change, the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// What the property is now, where `.new` was asked for.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// What it was, where `.old` was asked for.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
