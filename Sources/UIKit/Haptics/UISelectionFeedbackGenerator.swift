import Host

/// Lets a person feel that a selection moves on, as in a picker.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// The selection moved on.
    open func selectionChanged() { play(.selection) }

    /// The selection moved on, at a place of the view. Feedback has no place here.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
