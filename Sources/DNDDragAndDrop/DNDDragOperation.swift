import UIKit

/// A drag, from the start of its recognizer until the drop or the cancellation.
///
/// Delegates may retain the operation, for example to complete the removal of its view later.
@preconcurrency @MainActor
public final class DNDDragOperation {
    /// The phase of a drag.
    enum Phase {
        /// The delegate is providing the view (`draggingView(for:)`).
        case preparing
        /// The view follows the finger.
        case dragging
        /// The view was dropped, or the drag was cancelled.
        case ended
    }

    /// The removal state of the dragging view.
    private enum Removal {
        case present
        case begun
        case completed
    }

    /// The source of the drag. Nil after it was deallocated.
    public private(set) weak var dragSourceView: UIView!

    /// The view under the finger. Nil during `draggingView(for:)`; from then on the operation retains it, also after its removal.
    public internal(set) var draggingView: UIView!

    /// The target under the finger; nil if the finger is not over a target.
    public internal(set) weak var dropTargetView: UIView?

    /// A dictionary for the delegates' use.
    public let userInfo = NSMutableDictionary()

    /// The window that shows the dragging view.
    private(set) weak var pane: UIWindow?
    /// The identity of that window.
    let paneIdentity: ObjectIdentifier
    /// The finger's location in window coordinates.
    var location: CGPoint
    var phase = Phase.preparing
    private var removal = Removal.present
    private weak var handler: DragHandler?

    init(handler: DragHandler, source: UIView, pane: UIWindow, location: CGPoint) {
        self.handler = handler
        self.pane = pane
        paneIdentity = ObjectIdentifier(pane)
        self.location = location
        dragSourceView = source
    }

    // MARK: Coordinates

    /// The finger's location in `view`'s coordinates.
    public func location(in view: UIView) -> CGPoint {
        convert(location, to: view)
    }

    /// Converts a point from the dragging view's superview (the window) to `view`; nil stands for the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        pane?.convert(point, to: view) ?? point
    }

    /// Converts a point from `view` to the dragging view's superview (the window); nil stands for the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        pane?.convert(point, from: view) ?? point
    }

    /// Converts a rectangle from the dragging view's superview (the window) to `view`; nil stands for the window. The result is the
    /// bounding box.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        pane?.convert(rect, to: view) ?? rect
    }

    /// Converts a rectangle from `view` to the dragging view's superview (the window); nil stands for the window. The result is the
    /// bounding box.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        pane?.convert(rect, from: view) ?? rect
    }

    // MARK: Removing the dragging view

    /// Whether the dragging view was or is being removed: by a removing method, or by the end of the drag.
    public var isDraggingViewRemoved: Bool { removal != .present }

    /// Removes the dragging view immediately.
    ///
    /// During a drag this ends the drag, like all removing methods. The target's delegate is notified that the drag left the target. The source's delegate is
    /// not notified. The finger drags no other view until it is lifted.
    public func removeDraggingView() {
        beginRemovingDraggingView()
        completeRemovingDraggingView()
    }

    /// Removes the dragging view after an animation.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - animations: Sets the final appearance and position of the dragging view. The view is in the window meanwhile: convert other
    ///     views' coordinates with `convert(_:from:)`.
    public func removeDraggingView(animatedWithDuration duration: TimeInterval, animations: @escaping (UIView) -> Void) {
        guard removal == .present else { return }
        beginRemovingDraggingView()
        guard let view = draggingView else { return }
        UIView.animate(
            withDuration: duration, delay: 0, animations: { animations(view) }, completion: { _ in self.completeRemovingDraggingView() })
    }

    /// Leaves the removal of the dragging view to the app, which may animate it in several steps. It stays in the window until
    /// ``completeRemovingDraggingView()``.
    public func beginRemovingDraggingView() {
        guard removal == .present else { return }
        removal = .begun
        handler?.draggingViewWasRemoved(from: self)
    }

    /// Removes the dragging view from the window, unless it has another superview.
    ///
    /// Without a preceding ``beginRemovingDraggingView()`` it equals ``removeDraggingView()``.
    public func completeRemovingDraggingView() {
        beginRemovingDraggingView()
        guard removal == .begun else { return }
        removal = .completed
        guard let view = draggingView, let pane, view.superview === pane, !DraggingViews.isCarried(view, byOtherThan: self) else { return }
        view.removeFromSuperview()
    }
}
