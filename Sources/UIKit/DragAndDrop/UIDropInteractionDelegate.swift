import CConformance
import Foundation

/// Says what may be dropped on a view, and takes it.
///
/// Each method has a default, which answers what UIKit assumes of a delegate that does not implement it.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view has any interest in what is dragged: if not, nothing else is told of it, and the views around are asked. Asked when the
    /// drag comes over the view, and again when items were added. True by default.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// The drag came over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// What a drop would do now. Asked when the drag came over the view, moved over it, or got more items. By default nothing, so that a view
    /// which takes drops has to implement it.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal

    /// The drag left the view, or was cancelled over it.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Takes the data. It can be read from now on, by `session` or by its items' providers.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// The drop's animations are over: the view shows from now on what was dropped.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// The drag is over, wherever it ended. Told once to every view that it came over.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// How an item that can be seen goes where it belongs, after `performDrop`. With `defaultPreview`, and by default, it stays where it was
    /// dropped; nil fades and shrinks it there.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// An item, visible or not, is about to be animated as it is dropped. Changes that are added to `animator` are animated along with it.
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
