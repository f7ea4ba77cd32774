import Foundation

/// One change of the data, as a layout is told of it before an update.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: MainActorObject {
    /// The kind of change.
    public enum Action: Int, Sendable {
        /// Something new.
        case insert = 0
        /// Something goes.
        case delete = 1
        /// Something is shown anew.
        case reload = 2
        /// Something goes elsewhere.
        case move = 3
        /// Nothing changes.
        case none = 4
    }

    /// Where it was before the update; nil for what is new. A path without an item (`NSNotFound`) is a whole section.
    ///
    /// Tests of layouts override it, and the two below, in items of their own.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// Where it is after the update; nil for what goes. A path without an item (`NSNotFound`) is a whole section.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// The kind of change.
    open var updateAction: Action { action }

    private var action = Action.none
    private var before: IndexPath?
    private var after: IndexPath?

    /// An item that says nothing: no paths, and ``Action/none``.
    public init() { super.init(onMainActor: ()) }

    convenience init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        self.init()
        (self.action, self.before, self.after) = (action, before, after)
    }
}
