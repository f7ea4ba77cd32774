/// The keys of a change dictionary.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the kind of change. Its value in the dictionary is the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The key of the new value. The dictionary contains it only if the observation has the option `.new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key of the old value. The dictionary contains it only if the observation has the option `.old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
