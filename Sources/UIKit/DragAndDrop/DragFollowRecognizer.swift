/// Follows the touch that carries a drag. The recognizer is attached to the window, so it continues if the drag's first view is removed.
@MainActor
final class DragFollowRecognizer: UIGestureRecognizer {
    private let drag: LocalDrag
    private weak var touch: UITouch?
    private var isOutside = false
    private var isOverSurface = false

    init(drag: LocalDrag, touch: UITouch, in window: UIWindow) {
        self.drag = drag
        self.touch = touch
        super.init(target: nil, action: nil)
        addHandler { [weak self] _ in self?.stateChanged() }
        window.addGestureRecognizer(self)
    }

    private var dragLocation: DragLocation? { touch.map { DragLocation($0.scenePosition, in: $0.source?.scene) } }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    private func stateChanged() {
        switch state {
        case .changed:
            guard let dragLocation, let touch else { return }
            // If this succeeds, the window system carries the drag and reports its location from now on.
            if isLeaving(to: dragLocation), OutgoingLocalDrag(drag, carriedBy: touch, at: dragLocation) != nil { return }
            drag.move(to: dragLocation)
            if isEnteringSurface() { _ = OutgoingLocalDrag(drag, carriedBy: touch, at: dragLocation) }
        case .ended:
            // The touch may end at another point than its last move.
            if let dragLocation, dragLocation.position != drag.session.dragLocation.position { drag.move(to: dragLocation) }
            drag.release()
            leave()
        case .cancelled:
            // When the window system takes over a drag, it cancels the touch that carries it. The drag itself continues.
            if drag.systemDrag == nil { drag.cancel() }
            leave()
        case .began, .possible, .failed: break
        }
    }

    /// Whether the touch has just left its scene.
    private func isLeaving(to dragLocation: DragLocation) -> Bool {
        let wasOutside = isOutside
        isOutside = dragLocation.scene != nil && !dragLocation.isInScene
        return isOutside && !wasOutside
    }

    /// Whether the drag has just entered a platform view, such as a web page, and no view accepts the drag there. A platform view only receives
    /// drops from the window system.
    private func isEnteringSurface() -> Bool {
        let wasOver = isOverSurface
        isOverSurface = drag.tracker.viewUnderDrag is SurfaceView && drag.tracker.target == nil
        return isOverSurface && !wasOver
    }

    private func leave() {
        view?.removeGestureRecognizer(self)
    }

    /// Ignores new touches. The recognizer only follows the touch that started the drag.
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override var understandsPresses: Bool { false }
}
