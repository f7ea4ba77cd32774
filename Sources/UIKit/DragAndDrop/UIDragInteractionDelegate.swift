import CConformance
import Foundation

/// Says what is dragged off a view, what it looks like, and hears of what becomes of it.
///
/// Each method but the first has a default, which answers what UIKit assumes of a delegate that does not implement it.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What a drag that is about to begin carries, first to last. Without items there is no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]

    /// What an item looks like while it is lifted. Nil for one that cannot be seen and is not lifted. By default the interaction's view.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// The items are about to be lifted. Changes that are added to `animator` are animated along with it. It completes at `start` where the
    /// finger leaves and nothing is dragged.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)

    /// The items are lifted and begin to be dragged.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Whether a target of this program may move the data. True by default.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Whether no other program sees the drag. False by default.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    /// Whether the previews keep their size while they are over the view that they were dragged off. False by default.
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool

    /// The drag moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// The finger was lifted, or the drag was broken off: what is about to be done with the data. Animations follow.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

    /// The drag and all of its animations are over. After a copy or a move the target may still be reading data.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)

    /// The target has all the data that it asked for.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

    /// What a tap at `point`, in the view's coordinates, adds to a drag that another finger is carrying. Nothing by default; the tap is then
    /// what it would be without a drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]

    /// Which of several drags a tap at `point`, in the view's coordinates, adds to. None by default, since a person could not tell which. Not
    /// asked where there is one drag only.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)?

    /// Items of `addingInteraction` were added to the drag. Told to all interactions with items in it, the new one included.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)

    /// How an item that can be seen goes back when the drag was cancelled. By default, and with `defaultPreview`, to where it was lifted; nil
    /// fades it out where it is.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// An item, visible or not, is about to go back. Changes that are added to `animator` are animated along with it.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    /// The interaction's view; nothing where it is in no window.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        defaultImplementation(of: .dragInteractionPreviewForLiftingSession)
        // A view that has left its window meanwhile cannot be seen.
        return interaction.view.flatMap { $0.window == nil ? nil : UITargetedDragPreview(view: $0) }
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { defaultImplementation(of: .dragInteractionWillAnimateLiftWithSession) }

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        defaultImplementation(of: .dragInteractionSessionWillBegin)
    }

    /// True: the data may be moved.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        defaultImplementation(of: .dragInteractionSessionAllowsMoveOperation)
        return true
    }

    /// False: other programs may have the data.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        defaultImplementation(of: .dragInteractionSessionIsRestrictedToDraggingApplication)
        return false
    }

    /// False: previews become smaller once they leave the view that they were dragged off.
    public func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool {
        defaultImplementation(of: .dragInteractionPrefersFullSizePreviewsFor)
        return false
    }

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        defaultImplementation(of: .dragInteractionSessionDidMove)
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { defaultImplementation(of: .dragInteractionSessionWillEndWith) }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { defaultImplementation(of: .dragInteractionSessionDidEndWith) }

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        defaultImplementation(of: .dragInteractionSessionDidTransferItems)
    }

    /// Nothing: a tap adds no items.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        defaultImplementation(of: .dragInteractionItemsForAddingToWithTouchAt)
        return []
    }

    /// None: a person could not tell which.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
        defaultImplementation(of: .dragInteractionSessionForAddingItemsWithTouchAt)
        return nil
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { defaultImplementation(of: .dragInteractionSessionWillAddFor) }

    /// The default preview.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        defaultImplementation(of: .dragInteractionPreviewForCancellingWithDefault)
        return defaultPreview
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { defaultImplementation(of: .dragInteractionItemWillAnimateCancelWith) }
}
