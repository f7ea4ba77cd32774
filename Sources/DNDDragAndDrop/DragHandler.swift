import UIKit

/// A registered source: handles its recognizer, and one operation at a time.
///
/// Every call of a delegate may unregister the source or end the drag, so the operation is checked after each call.
@MainActor
final class DragHandler {
    private weak var controller: DNDDragAndDropController?
    private(set) weak var source: UIView?
    private weak var delegate: (any DNDDragSourceDelegate)?
    private let recognizer: UIGestureRecognizer
    private var operation: DNDDragOperation?
    /// Recognizes Escape in the drag's window.
    private lazy var escape = DNDEscapeRecognizer { [weak self] in self?.cancel() }

    init(
        controller: DNDDragAndDropController, source: UIView, delegate: any DNDDragSourceDelegate, recognizer: UIGestureRecognizer
    ) {
        self.controller = controller
        self.source = source
        self.delegate = delegate
        self.recognizer = recognizer
        recognizer.addTarget(self, action: Selector(DragHandler.recognizerChanged(_:)))
        source.addGestureRecognizer(recognizer)
    }

    /// Cancels a drag, and removes the recognizer from its source.
    func unregister() {
        cancel()
        recognizer.removeTarget(self, action: nil)
        recognizer.view?.removeGestureRecognizer(recognizer)
    }

    func recognizerChanged(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: update()
        case .ended: finish()
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    // MARK: States of a drag

    private func begin() {
        cancel()
        guard let source, let delegate, let pane = controller?.pane(for: source) else { return resetRecognizer() }
        let operation = DNDDragOperation(handler: self, source: source, pane: pane, location: recognizer.location(in: pane))
        self.operation = operation
        guard let view = delegate.draggingView(for: operation), !operation.isDraggingViewRemoved else {
            operation.phase = .ended
            if self.operation === operation { self.operation = nil }
            return resetRecognizer()
        }
        operation.draggingView = view
        pane.addSubview(view)
        view.center = operation.location
        DraggingViews.add(operation)
        guard self.operation === operation else {
            // The drag was cancelled during the delegate's call. The source's delegate is still notified that the drag of the returned view is cancelled.
            return notifyCancel(of: operation)
        }
        operation.phase = .dragging
        pane.addGestureRecognizer(escape)
        enterTarget(under: operation, in: pane)
    }

    private func update() {
        guard let operation, let pane = operation.pane, isIntact else { return cancel() }
        operation.moveDraggingView(to: recognizer.location(in: pane), in: pane)
        enterTarget(under: operation, in: pane)
    }

    private func finish() {
        guard let operation, let pane = operation.pane, isIntact else { return cancel() }
        operation.moveDraggingView(to: recognizer.location(in: pane), in: pane)
        enterTarget(under: operation, in: pane)
        guard isCurrent(operation) else { return }
        guard let target = operation.dropTargetView, let targetDelegate = controller?.delegate(ofTarget: target) else { return cancel() }
        let isAllowed = targetDelegate.dragOperation(operation, canDropInDropTarget: target)
        guard isCurrent(operation) else { return }
        guard isAllowed, operation.dropTargetView === target else { return cancel() }
        end(operation)
        targetDelegate.dragOperation(operation, didDropInDropTarget: target)
        operation.removeDraggingViewIfNobodyDid()
    }

    /// Cancels the current drag, if any.
    func cancel() {
        guard let operation else { return }
        let wasDragging = operation.phase == .dragging
        end(operation)
        guard wasDragging else { return }  // `begin()` waits for the delegate's view and goes on from there.
        leaveTarget(of: operation)
        notifyCancel(of: operation)
    }

    private func notifyCancel(of operation: DNDDragOperation) {
        operation.phase = .ended
        delegate?.dragOperationWillCancel(operation)
        operation.removeDraggingViewIfNobodyDid()
        resetRecognizer()
    }

    /// The app called a removing method, which ends a current drag without notifying the source's delegate.
    func draggingViewWasRemoved(from operation: DNDDragOperation) {
        guard isCurrent(operation) else { return }
        end(operation)
        leaveTarget(of: operation)
        resetRecognizer()
    }

    private func end(_ operation: DNDDragOperation) {
        operation.phase = .ended
        escape.view?.removeGestureRecognizer(escape)
        self.operation = nil
    }

    private func isCurrent(_ operation: DNDDragOperation) -> Bool {
        self.operation === operation && operation.phase == .dragging
    }

    /// Whether all participants on the source's side exist.
    private var isIntact: Bool {
        delegate != nil && source?.window != nil && controller != nil
    }

    /// Makes the recognizer ignore its current touches, if it has begun.
    private func resetRecognizer() {
        guard recognizer.state == .began || recognizer.state == .changed, recognizer.isEnabled else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
    }

    // MARK: Targets

    /// Leaves the previous target and enters the one under the finger.
    private func enterTarget(under operation: DNDDragOperation, in pane: UIWindow) {
        guard isCurrent(operation) else { return }
        // The finger may have left the window, or the window may have shrunk.
        let target = pane.bounds.contains(operation.location) ? controller?.target(at: operation.location, in: pane) : nil
        guard target !== operation.dropTargetView else { return }
        leaveTarget(of: operation)
        guard isCurrent(operation), let target, let delegate = controller?.delegate(ofTarget: target) else { return }
        operation.dropTargetView = target
        delegate.dragOperation(operation, didEnterDropTarget: target)
    }

    private func leaveTarget(of operation: DNDDragOperation) {
        guard let target = operation.dropTargetView else { return }
        let delegate = controller?.delegate(ofTarget: target)
        operation.dropTargetView = nil
        delegate?.dragOperation(operation, didLeaveDropTarget: target)
    }

    /// `target` is about to be unregistered.
    func targetWillUnregister(_ target: UIView) {
        guard let operation, operation.dropTargetView === target else { return }
        leaveTarget(of: operation)
    }
}

extension DNDDragOperation {
    /// Moves the dragging view's centre to a point in window coordinates, whatever its superview is.
    fileprivate func moveDraggingView(to point: CGPoint, in pane: UIWindow) {
        location = point
        guard let view = draggingView, let superview = view.superview else { return }
        view.center = superview === pane ? point : pane.convert(point, to: superview)
    }

    /// Removes the dragging view if no delegate has removed it.
    fileprivate func removeDraggingViewIfNobodyDid() {
        if !isDraggingViewRemoved { removeDraggingView() }
    }
}
