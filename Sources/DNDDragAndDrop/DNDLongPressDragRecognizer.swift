import UIKit

/// A press that turns into a drag without lifting the finger.
///
/// It begins once a finger was held for ``UILongPressGestureRecognizer/minimumPressDuration`` (0.5 seconds) without straying more than
/// ``UILongPressGestureRecognizer/allowableMovement`` (10 points), changes with each move from then on, and ends when the finger is
/// lifted. A finger that strays earlier makes it fail.
///
/// Give it to `DNDDragAndDropController.registerDragSource(_:withDelegate:dragRecognizer:)` for a source that scrolls, such as a table:
/// quick pans scroll as ever, since the source's own pan need only wait for this recognizer to fail.
@preconcurrency @MainActor
open class DNDLongPressDragRecognizer: UILongPressGestureRecognizer {
    /// The press was long enough, and its finger is still down: moves drag.
    public var isDragging: Bool { state == .began || state == .changed }
}
