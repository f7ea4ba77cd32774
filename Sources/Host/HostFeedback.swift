/// What a person is to feel.
public enum HostFeedback: Sendable, Equatable {
    /// Things met: with this strength, above 0 to 1.
    case impact(strength: Double)
    /// A selection moved on.
    case selection
    /// Something ended well.
    case success
    /// Something ended with something to look at.
    case warning
    /// Something failed.
    case error
}
