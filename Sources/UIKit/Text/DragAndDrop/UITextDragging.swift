import CConformance
import CoreGraphics
import Foundation

/// A view off which selected text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Says what is dragged. Held weakly.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// What drags the text. Switch it off to keep text from being dragged.
    var textDragInteraction: UIDragInteraction? { get }
    /// Text of the view is being dragged.
    var isTextDragActive: Bool { get }
}

/// What is about to be dragged off a text.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The text.
    var dragRange: UITextRange { get }
    /// An item with the text.
    var suggestedItems: [UIDragItem] { get }
    /// What the drag carries already, where this adds to it.
    var existingItems: [UIDragItem] { get }
    /// Whether the text is selected; it always is.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}

/// Says what is dragged off a text, and hears of it.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// What the drag carries: what is suggested, unless implemented. Without items there is no drag.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// What an item looks like while it is lifted: the text, unless implemented or nil.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// The text is about to be lifted; what is added to `animator` is animated along.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// The drag begins.
    func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// The drag is over.
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
