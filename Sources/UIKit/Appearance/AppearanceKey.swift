/// The identity of a recorded setting: a later value with the same key replaces the earlier one.
enum AppearanceKey: Hashable {
    case property(AnyKeyPath)
    /// A method, with its arguments other than the value: control states, bar metrics.
    case method(String, [AnyHashable])
}
