/// Follows the touch that carries a drag, even if the view that it began in is removed.
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
            // From here on the window system reports the location.
            if isLeaving(to: dragLocation), OutgoingLocalDrag(drag, carriedBy: touch, at: dragLocation) != nil { return }
            drag.move(to: dragLocation)
            if isEnteringSurface() { _ = OutgoingLocalDrag(drag, carriedBy: touch, at: dragLocation) }
        case .ended:
            // A finger may be lifted at another point than its last one.
            if let dragLocation, dragLocation.position != drag.session.dragLocation.position { drag.move(to: dragLocation) }
            drag.release()
            leave()
        case .cancelled:
            // If the window system took over the drag, it also took over the mouse, so the drag continues.
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

    /// Whether the drag has just entered a platform view such as a web page, over which no view accepts it. The platform view takes drops
    /// of the window system only.
    private func isEnteringSurface() -> Bool {
        let wasOver = isOverSurface
        isOverSurface = drag.tracker.viewUnderDrag is SurfaceView && drag.tracker.target == nil
        return isOverSurface && !wasOver
    }

    private func leave() {
        view?.removeGestureRecognizer(self)
    }

    /// New touches are ignored: the recognizer continues the touch that started the drag.
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override var understandsPresses: Bool { false }
}
