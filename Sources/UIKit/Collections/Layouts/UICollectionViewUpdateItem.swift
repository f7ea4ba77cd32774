import Foundation

/// One change of the data, as passed to a layout before an update.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: MainActorObject {
    /// The kind of change.
    public enum Action: Int, Sendable {
        /// An item or section is inserted.
        case insert = 0
        /// An item or section is deleted.
        case delete = 1
        /// An item or section is reloaded.
        case reload = 2
        /// An item or section is moved.
        case move = 3
        /// Nothing changes.
        case none = 4
    }

    /// The index path before the update; nil for an insertion. If its item is `NSNotFound`, the change applies to a whole section.
    ///
    /// Tests of layouts can override this property and the next two.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// The index path after the update; nil for a deletion. If its item is `NSNotFound`, the change applies to a whole section.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// The kind of change.
    open var updateAction: Action { action }

    private var action = Action.none
    private var before: IndexPath?
    private var after: IndexPath?

    /// Creates an update item without index paths, with the action ``Action/none``.
    public init() { super.init(onMainActor: ()) }

    convenience init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        self.init()
        (self.action, self.before, self.after) = (action, before, after)
    }
}
