import Foundation

/// The actions at one end of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: MainActorObject {
    /// The actions, the one at the row's very end first.
    public let actions: [UIContextualAction]

    /// Whether a swipe across most of the row does the first action. True unless set.
    open var performsFirstActionWithFullSwipe = true

    /// These actions, the one at the row's very end first.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init(onMainActor: ())
    }
}
