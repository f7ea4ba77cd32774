import Host

/// A generator of feedback for a selection that changes, as in a picker.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback.
    open func selectionChanged() { play(.selection) }

    /// Plays the feedback. Differs from UIKit: the location has no effect.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
