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
    public let indexPathBeforeUpdate: IndexPath?
    /// Where it is after the update; nil for what goes. A path without an item (`NSNotFound`) is a whole section.
    public let indexPathAfterUpdate: IndexPath?
    /// The kind of change.
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init(onMainActor: ())
    }
}
