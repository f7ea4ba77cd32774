/// The identity of a recorded setting. A later setting with the same key replaces the earlier one.
enum AppearanceKey: Hashable {
    case property(AnyKeyPath)
    /// A call of a method. The arguments exclude the value; they are control states or bar metrics, for example.
    case method(String, [AnyHashable])
}
