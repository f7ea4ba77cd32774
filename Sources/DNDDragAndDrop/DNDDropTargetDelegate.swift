import UIKit

/// Hears what happens over a target, and takes what is dropped on it.
///
/// Each enter is followed by exactly one leave or one drop, and each drop is preceded by its enter, as long as the target and its
/// delegate live. A controller holds its delegates weakly; nothing can be dropped on a target whose delegate is gone.
@preconcurrency @MainActor
public protocol DNDDropTargetDelegate: AnyObject {
    /// The view was dropped on `target`.
    ///
    /// To animate the dragging view away, or to keep it, call one of the operation's removing methods; otherwise it is removed when this
    /// method returns.
    func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView)

    /// Whether the view may be dropped where it is now. Asked once, when the finger is lifted over `target`; false turns the drop into a
    /// cancel. True by default.
    func dragOperation(_ operation: DNDDragOperation, canDropInDropTarget target: UIView) -> Bool

    /// The finger came over `target`, which is the operation's ``DNDDragOperation/dropTargetView`` from now on. Does nothing by default.
    func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView)

    /// The finger left `target`, or the drag ended over it without a drop. Does nothing by default.
    func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView)
}

extension DNDDropTargetDelegate {
    /// True: a target takes everything, everywhere.
    public func dragOperation(_ operation: DNDDragOperation, canDropInDropTarget target: UIView) -> Bool { true }

    /// Does nothing.
    public func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {}

    /// Does nothing.
    public func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {}
}
