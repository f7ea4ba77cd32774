import Foundation

/// The swipe actions at one edge of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: MainActorObject {
    /// The actions, outermost first.
    open private(set) var actions: [UIContextualAction]

    /// Whether a full swipe performs the first action. True unless set.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of actions, outermost first.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init(onMainActor: ())
    }
}
