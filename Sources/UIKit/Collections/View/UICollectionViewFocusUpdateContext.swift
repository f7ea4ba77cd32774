import Foundation

/// A step of the focus into, within or out of a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus; nil for none of the view's.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The item that gets the focus; nil for none of the view's. Its cell comes into sight only when the focus is there.
    open private(set) var nextFocusedIndexPath: IndexPath?

    convenience init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        self.init()
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
        take(context)
    }
}
