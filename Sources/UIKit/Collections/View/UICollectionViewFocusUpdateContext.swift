import Foundation

/// The context of a focus update into, within or out of a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus; nil if it was not in this view.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that gets the focus; nil if it is not in this view. The view scrolls to its cell only after the update.
    open private(set) var nextFocusedIndexPath: IndexPath?

    convenience init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        self.init()
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
        take(context)
    }
}
