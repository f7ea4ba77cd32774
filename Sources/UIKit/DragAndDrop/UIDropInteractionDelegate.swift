import CConformance
import Foundation

/// Decides on drops on a view, and performs them.
///
/// Every method has a default implementation. It behaves like UIKit for a delegate that lacks the method.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns whether the view handles the session. If false, the delegate receives no other calls, and superviews may become the target instead. Called
    /// when the drag enters the view, and again after items were added. The default is true.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag enters the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Returns the proposal for a drop at the current location. Called when the drag enters the view, moves over it, or when items are added.
    /// The default proposes `cancel`, so a view that accepts drops must implement this method.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal

    /// Called when the drag leaves the view, or is cancelled over it.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Performs the drop. From this call on, the data can be loaded from `session` and the items' providers.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Called when the drop's animations have ended. At this time, the view must show the dropped content.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called when the drag has ended at any location, once for each view that it entered.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// Returns the preview to which a visible item animates. Called after `performDrop`. The default is `defaultPreview`, at the drop location.
    /// If nil, the item fades out and shrinks at the drop location.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called before the drop animation of an item, even if the item is not visible. Changes that are added to `animator` are animated at the same time.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        defaultImplementation(of: .dropInteractionCanHandle)
        return true
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        defaultImplementation(of: .dropInteractionSessionDidEnter)
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        defaultImplementation(of: .dropInteractionSessionDidUpdate)
        return UIDropProposal(operation: .cancel)
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        defaultImplementation(of: .dropInteractionSessionDidExit)
    }

    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        defaultImplementation(of: .dropInteractionPerformDrop)
    }

    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        defaultImplementation(of: .dropInteractionConcludeDrop)
    }

    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        defaultImplementation(of: .dropInteractionSessionDidEnd)
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        defaultImplementation(of: .dropInteractionPreviewForDroppingWithDefault)
        return defaultPreview
    }

    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { defaultImplementation(of: .dropInteractionItemWillAnimateDropWith) }
}
