import CConformance
import Foundation

/// Provides the items and previews of drags from a view, and is notified of the progress of drags.
///
/// Every method except the first has a default implementation. It behaves like UIKit for a delegate that lacks the method.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items of a drag that is about to begin. An empty array prevents the drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]

    /// Returns the lift preview of an item; nil if the item is not visible. The default is a preview of the interaction's view.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the lift animation. Changes that are added to `animator` are animated at the same time. The animator completes at `start` if the
    /// user ends the touch without dragging.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)

    /// Called when the drag of the lifted items begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Returns whether a target in this program may move the data. The default is true.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Returns whether the drag is limited to this program. The default is false.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    /// Returns whether the previews keep their full size while the drag is over the source view. The default is false.
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool

    /// Called when the drag moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// Called when the drag is dropped or cancelled, before the animations. `operation` is the operation that will be performed.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

    /// Called when the drag and all its animations have ended. After a copy or a move, the target may still load data.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)

    /// Called when the target has loaded all requested data.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

    /// Returns the items that a tap adds to the drag of another finger. `point` is in the view's coordinates. The default is an empty array. If the array
    /// is empty, the tap is recognized as an ordinary tap.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]

    /// Returns the session to which a tap at `point`, in the view's coordinates, adds items. Only called if there are several drags. The default is nil,
    /// because it is unclear which drag the user means.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)?

    /// Called after items of `addingInteraction` were added to the drag. Called for all interactions that have provided items, including the new one.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)

    /// Returns the preview to which a visible item animates when the drag is cancelled. The default is `defaultPreview`, at the position before the lift.
    /// If nil, the item fades out at its current position.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called before the cancel animation of an item, even if the item is not visible. Changes that are added to `animator` are animated at the same time.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    /// Returns a preview of the interaction's view; nil if the view is not in a window.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        defaultImplementation(of: .dragInteractionPreviewForLiftingSession)
        // The view may have left its window during the call above.
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

    /// Returns true.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        defaultImplementation(of: .dragInteractionSessionAllowsMoveOperation)
        return true
    }

    /// Returns false.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        defaultImplementation(of: .dragInteractionSessionIsRestrictedToDraggingApplication)
        return false
    }

    /// Returns false.
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

    /// Returns an empty array.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        defaultImplementation(of: .dragInteractionItemsForAddingToWithTouchAt)
        return []
    }

    /// Returns nil.
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

    /// Returns `defaultPreview`.
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
