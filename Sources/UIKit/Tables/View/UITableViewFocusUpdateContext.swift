import Foundation

/// A step of the focus into, within or out of a table view.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that had the focus; nil for none of the view's.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The row that gets the focus; nil for none of the view's. Its cell comes into sight only when the focus is there.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
        listStep = context.listStep
    }
}
