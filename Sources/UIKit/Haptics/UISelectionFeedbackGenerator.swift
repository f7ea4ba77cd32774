import Host

/// Plays feedback when a selection changes, as in a picker.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback.
    open func selectionChanged() { play(.selection) }

    /// Plays the feedback. The location has no effect.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
