import CConformance
import CoreGraphics
import Foundation

/// A view whose selected text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The delegate that customizes drags. Held weakly.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction that drags the text. Disable it to prevent drags.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }
}

/// A request for the items of a drag from a text.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The dragged range.
    var dragRange: UITextRange { get }
    /// An item with the dragged text.
    var suggestedItems: [UIDragItem] { get }
    /// The items that the drag session already contains. The drag adds the requested items to them.
    var existingItems: [UIDragItem] { get }
    /// Whether the text is selected. Always true.
    var isSelected: Bool { get }
    /// The session of the drag.
    var dragSession: any UIDragSession { get }
}

/// Customizes drags from a text and is notified of them.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// Returns the items of the drag. An empty array prevents the drag. Default: the suggested items.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// Returns the preview of an item during the lift. Nil, the default, shows the dragged lines of the text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the text is lifted. Animations added to `animator` run along with the lift.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// Called before the drag begins.
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// Called after the drag ended.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        defaultImplementation(of: .textDraggableViewItemsForDrag)
        return dragRequest.suggestedItems
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        defaultImplementation(of: .textDraggableViewDragPreviewForLiftingItemSession)
        return nil
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { defaultImplementation(of: .textDraggableViewWillAnimateLiftWithSession) }
    public func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession) {
        defaultImplementation(of: .textDraggableViewDragSessionWillBegin)
    }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
    ) { defaultImplementation(of: .textDraggableViewDragSessionDidEndWith) }
}
