import CConformance
import Foundation

/// Provides the items and previews of drags from a view, and is notified of their progress.
///
/// Every method except the first has a default implementation, which behaves like UIKit without the method.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items of a drag that is about to begin. An empty array prevents the drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]

    /// Returns the preview of an item for the lift; nil if the item is not visible. The default previews the interaction's view.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the lift animation. Changes added to `animator` are animated alongside. It completes at `start` if the user ends the touch without
    /// dragging.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)

    /// Called when the lifted items begin to be dragged.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Whether a target in this program may move the data. The default is true.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Whether the drag is visible to this program only. The default is false.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    /// Whether the previews keep their full size while the drag is over the source view. The default is false.
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool

    /// Called when the drag moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// Called when the drag is dropped or cancelled, before the animations. `operation` is the operation that will be performed.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

    /// Called when the drag and all its animations have ended. After a copy or a move, the target may still load data.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)

    /// Called when the target has loaded all requested data.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

    /// Returns the items that a tap at `point`, in the view's coordinates, adds to another finger's drag. The default is empty. Without items the tap
    /// is recognized as usual.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]

    /// Returns the session to which a tap at `point`, in the view's coordinates, adds items if there are several drags. Not called if there is only
    /// one. The default is nil, since the user could not tell which drag is meant.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)?

    /// Called after items of `addingInteraction` were added to the drag, for all interactions with items in it, including the new one.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)

    /// Returns the target of a visible item when the drag is cancelled. `defaultPreview`, the default, returns it to its position before the lift.
    /// Nil fades it out in place.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called before the cancel animation of an item, visible or not. Changes added to `animator` are animated alongside.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    /// The default: a preview of the interaction's view; nil if the view is not in a window.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        defaultImplementation(of: .dragInteractionPreviewForLiftingSession)
        // The view may have left its window in the meantime.
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

    /// The default: true.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        defaultImplementation(of: .dragInteractionSessionAllowsMoveOperation)
        return true
    }

    /// The default: false.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        defaultImplementation(of: .dragInteractionSessionIsRestrictedToDraggingApplication)
        return false
    }

    /// The default: false.
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

    /// The default: empty.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        defaultImplementation(of: .dragInteractionItemsForAddingToWithTouchAt)
        return []
    }

    /// The default: nil.
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

    /// The default: `defaultPreview`.
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
