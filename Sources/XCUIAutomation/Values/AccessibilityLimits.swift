/// The limit of accessibility containers.
enum AccessibilityLimits {
    /// The most elements of a container with a count of its own.
    static let elements = 100_000
}
