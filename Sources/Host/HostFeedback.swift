/// Haptic feedback.
public enum HostFeedback: Sendable, Equatable {
    /// An impact with a strength above 0, up to 1.
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
