import UIKit

/// Receives notifications of drags over a target, and performs drops.
///
/// Each enter is followed by exactly one leave or drop, and each drop is preceded by its enter, as long as the target and its delegate
/// exist. Controllers reference their delegates weakly; a target without a delegate accepts no drops.
@preconcurrency @MainActor
public protocol DNDDropTargetDelegate: AnyObject {
    /// Called after the view was dropped on `target`.
    ///
    /// Call a removing method to animate the dragging view, or to keep it; otherwise it is removed when this method returns.
    func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView)

    /// Whether the view may be dropped at its current position. Called once, when the finger is lifted over `target`; false cancels the
    /// drag. Optional; the default is true.
    func dragOperation(_ operation: DNDDragOperation, canDropInDropTarget target: UIView) -> Bool

    /// Called after the finger entered `target`, which is now the operation's ``DNDDragOperation/dropTargetView``. Optional.
    func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView)

    /// Called when the finger left `target`, or the drag ended over it without a drop. Optional.
    func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView)
}

extension DNDDropTargetDelegate {
    /// The default: true.
    public func dragOperation(_ operation: DNDDragOperation, canDropInDropTarget target: UIView) -> Bool { true }

    /// The default does nothing.
    public func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {}

    /// The default does nothing.
    public func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {}
}
