/// Haptic feedback.
public enum HostFeedback: Sendable, Equatable {
    /// An impact. Its strength is greater than 0, and at most 1.
    case impact(strength: Double)
    /// A selection change.
    case selection
    /// Success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
}
