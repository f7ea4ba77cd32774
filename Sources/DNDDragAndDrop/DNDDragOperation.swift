import UIKit

/// One drag, from the moment at which its recognizer begins until its view was dropped or the drag was cancelled.
///
/// Delegates may keep the operation, for example to complete the removal of its view later.
@preconcurrency @MainActor
public final class DNDDragOperation {
    /// How far the drag is.
    enum Phase {
        /// The delegate is being asked for a view.
        case preparing
        /// The view follows the finger.
        case dragging
        /// The view was dropped, the drag cancelled or called off.
        case ended
    }

    /// Whether the dragging view is still the operation's to show.
    private enum Removal {
        case present
        case begun
        case completed
    }

    /// The view whose recognizer began the drag. Nil once that view is gone.
    public private(set) weak var dragSourceView: UIView!

    /// The view that follows the finger. Nil while `draggingView(for:)` is asked for it; from then on the operation keeps it, also after
    /// its removal.
    public internal(set) var draggingView: UIView!

    /// The target under the finger; nil where there is none.
    public internal(set) weak var dropTargetView: UIView?

    /// For whatever the delegates want to remember about this drag.
    public let userInfo = NSMutableDictionary()

    /// The window that shows the dragging view.
    private(set) weak var pane: UIWindow?
    /// What tells that window from others.
    let paneIdentity: ObjectIdentifier
    /// Where the finger is, in the window's coordinates.
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

    // MARK: Places

    /// Where the finger is, in `view`'s coordinates.
    public func location(in view: UIView) -> CGPoint {
        convert(location, to: view)
    }

    /// Converts a point from the coordinates in which the dragging view lies, which are the window's, to those of `view`; nil stands for
    /// the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        pane?.convert(point, to: view) ?? point
    }

    /// Converts a point from `view`'s coordinates to those in which the dragging view lies, which are the window's; nil stands for the
    /// window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        pane?.convert(point, from: view) ?? point
    }

    /// Converts a rectangle from the coordinates in which the dragging view lies, which are the window's, to those of `view`; nil stands
    /// for the window. Of a rotated rectangle it is the smallest upright one around it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        pane?.convert(rect, to: view) ?? rect
    }

    /// Converts a rectangle from `view`'s coordinates to those in which the dragging view lies, which are the window's; nil stands for
    /// the window. Of a rotated rectangle it is the smallest upright one around it.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        pane?.convert(rect, from: view) ?? rect
    }

    // MARK: Removing the dragging view

    /// The dragging view is removed or is being removed: one of the removing methods was called, or the drag ended without any.
    public var isDraggingViewRemoved: Bool { removal != .present }

    /// Removes the dragging view at once.
    ///
    /// In the middle of a drag this, like all removing methods, ends the drag: a current target is left, the source's delegate is not
    /// told, and the finger drags nothing more.
    public func removeDraggingView() {
        beginRemovingDraggingView()
        completeRemovingDraggingView()
    }

    /// Removes the dragging view after an animation of it.
    ///
    /// - Parameters:
    ///   - duration: The animation's length in seconds.
    ///   - animations: Gives the dragging view the look and the place in which it goes away. It lies in the window meanwhile, so that
    ///     other views' places have to be converted with `convert(_:from:)`.
    public func removeDraggingView(animatedWithDuration duration: TimeInterval, animations: @escaping (UIView) -> Void) {
        guard removal == .present else { return }
        beginRemovingDraggingView()
        guard let view = draggingView else { return }
        UIView.animate(
            withDuration: duration, delay: 0, animations: { animations(view) }, completion: { _ in self.completeRemovingDraggingView() })
    }

    /// From now on the dragging view is yours to animate, for example in several steps, until you call
    /// ``completeRemovingDraggingView()``; it stays in the window meanwhile.
    public func beginRemovingDraggingView() {
        guard removal == .present else { return }
        removal = .begun
        handler?.draggingViewWasRemoved(from: self)
    }

    /// Takes the dragging view out of the window, if it is still there: a view that was given another superview stays in it.
    ///
    /// Without ``beginRemovingDraggingView()`` before it, it is the same as ``removeDraggingView()``.
    public func completeRemovingDraggingView() {
        beginRemovingDraggingView()
        guard removal == .begun else { return }
        removal = .completed
        guard let view = draggingView, let pane, view.superview === pane, !DraggingViews.isCarried(view, byOtherThan: self) else { return }
        view.removeFromSuperview()
    }
}
