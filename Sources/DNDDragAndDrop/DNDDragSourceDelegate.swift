import UIKit

/// Provides the views that can be dragged out of a source, and is notified of cancelled drags.
///
/// Controllers reference their delegates weakly. A drag is cancelled if its source's delegate is deallocated.
@preconcurrency @MainActor
public protocol DNDDragSourceDelegate: AnyObject {
    /// The view to drag, or nil to prevent the drag.
    ///
    /// The view moves to the window, centred under the finger. Start an animation of its appearance here. It may be the source itself: the
    /// app must then return it to its superview afterwards.
    ///
    /// Each returned view is followed by exactly one of: a drop, `dragOperationWillCancel(_:)`, or its removal by a removing method during
    /// the drag.
    func draggingView(for operation: DNDDragOperation) -> UIView?

    /// Called when the drag ends without a drop: the finger is not over a target, the target refused, the recognizer was cancelled, or a participating
    /// object was deallocated.
    ///
    /// If the drag was over a target, the target's delegate has already received `dragOperation(_:didLeaveDropTarget:)`. To animate the dragging view
    /// away, call ``DNDDragOperation/removeDraggingView(animatedWithDuration:animations:)`` or ``DNDDragOperation/beginRemovingDraggingView()``;
    /// otherwise the view is removed when this method returns. Optional.
    func dragOperationWillCancel(_ operation: DNDDragOperation)
}

extension DNDDragSourceDelegate {
    /// The default: the dragging view is removed.
    public func dragOperationWillCancel(_ operation: DNDDragOperation) {}
}
