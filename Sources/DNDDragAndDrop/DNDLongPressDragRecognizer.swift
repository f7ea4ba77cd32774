import UIKit

/// A long press that continues as a drag.
///
/// It begins after a finger was held for `UILongPressGestureRecognizer.minimumPressDuration` (0.5 seconds) within
/// `UILongPressGestureRecognizer.allowableMovement` (10 points), changes with each move, and ends when the finger is lifted. It fails if
/// the finger moves too far before.
///
/// Pass it to `DNDDragAndDropController.registerDragSource(_:withDelegate:dragRecognizer:)` for a source that scrolls, such as a table:
/// pans scroll as usual if the source's own pan requires this recognizer to fail.
@preconcurrency @MainActor
open class DNDLongPressDragRecognizer: UILongPressGestureRecognizer {
    /// Whether the press was recognized and its finger is down, so that moves drag.
    public var isDragging: Bool { state == .began || state == .changed }
}
