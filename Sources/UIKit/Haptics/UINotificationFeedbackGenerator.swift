import Host

/// Lets a person feel how something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// With something to look at.
        case warning = 1
        /// Not at all.
        case error = 2
    }

    /// Something ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }

    /// Something ended, at a place of the view. Feedback has no place here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}
