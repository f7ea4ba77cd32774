import CConformance
import Foundation

/// Decides on drops on a view, and performs them.
///
/// Every method has a default implementation, which behaves like UIKit without the method.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view handles the session. If not, the delegate gets no other calls, and its superviews are considered instead. Called when the
    /// drag enters the view, and again after items were added. The default is true.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag enters the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Returns the proposal for a drop at the current location. Called when the drag enters the view, moves over it or gets more items.
    /// The default proposes `cancel`, so a view that accepts drops must implement this method.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal

    /// Called when the drag leaves the view, or is cancelled over it.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Performs the drop. From this call on, `session` and the items' providers can load the data.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Called when the drop's animations have ended. The view must now show the dropped content.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called when the drag has ended anywhere, once for each view that it entered.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// Returns the target of a visible item, after `performDrop`. `defaultPreview`, the default, leaves it at the drop location.
    /// Nil fades and shrinks it there.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called before the drop animation of an item, visible or not. Changes added to `animator` are animated alongside.
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
