import UIKit

/// Gives the views that can be dragged out of a source, and hears when a drag came to nothing.
///
/// A controller holds its delegates weakly. A drag whose source's delegate goes away ends as a cancel.
@preconcurrency @MainActor
public protocol DNDDragSourceDelegate: AnyObject {
    /// The view to drag, or nil to call the drag off.
    ///
    /// The view is moved from wherever it is to the window, with its centre under the finger. To let it appear animated, start the
    /// animation here. It may be the source itself: the source then lies in the window while it is dragged, and goes back only if
    /// the app puts it back.
    ///
    /// Each view that is given here is followed by exactly one of: a drop, `dragOperationWillCancel(_:)`, or its removal by
    /// code that called one of the operation's removing methods in the middle of the drag.
    func draggingView(for operation: DNDDragOperation) -> UIView?

    /// The drag ends without a drop: the finger was lifted where there is no target or where the target refuses, the recognizer was
    /// cancelled, or an object that took part is gone.
    ///
    /// A current target has been left by then. To animate the dragging view away call one of the operation's removing methods;
    /// otherwise it is removed when this method returns. Does nothing by default.
    func dragOperationWillCancel(_ operation: DNDDragOperation)
}

extension DNDDragSourceDelegate {
    /// Does nothing, which removes the dragging view at once.
    public func dragOperationWillCancel(_ operation: DNDDragOperation) {}
}
