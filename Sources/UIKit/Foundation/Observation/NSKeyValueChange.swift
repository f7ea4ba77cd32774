/// A kind of change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has another value.
    case setting = 1
    /// Things came into a list.
    case insertion = 2
    /// Things left a list.
    case removal = 3
    /// Things of a list are others.
    case replacement = 4
}
