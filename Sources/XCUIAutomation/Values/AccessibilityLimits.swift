/// A limit for accessibility containers.
enum AccessibilityLimits {
    /// The maximum number of elements that are read from a container that implements `accessibilityElementCount()`.
    static let elements = 100_000
}
