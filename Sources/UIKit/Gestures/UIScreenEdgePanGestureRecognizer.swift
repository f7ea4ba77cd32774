/// A pan that begins at an edge of the window and goes inwards.
///
/// A finger that comes down anywhere else is none of its own, and one that goes along the edge makes it fail: a pan that requires it to
/// fail waits no longer than that.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that the pan may begin at. None unless set, so that it never begins.
    open var edges: UIRectEdge = []

    /// The edges that the fingers came down at.
    private var startEdges: UIRectEdge = []

    /// A recognizer that calls `handler` when it begins, changes, ends or is cancelled.
    public convenience init(_ handler: @escaping @MainActor (UIScreenEdgePanGestureRecognizer) -> Void) {
        self.init()
        addHandler(for: UIScreenEdgePanGestureRecognizer.self, handler)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        for touch in trackedTouches where touches.contains(touch) {
            let near = edgesNear(touch)
            if near.isEmpty {
                // The first finger decides where the gesture is.
                if startEdges.isEmpty {
                    state = .failed
                    return
                }
                ignore(touch, for: event)
            } else if startEdges.isEmpty {
                startEdges = near
            }
        }
    }

    /// Inwards, and more so than along the edge.
    override func accepts(_ travel: CGVector) -> Bool {
        let (dx, dy) = (travel.dx, travel.dy)
        return startEdges.contains(.left) && dx > abs(dy) || startEdges.contains(.right) && -dx > abs(dy)
            || startEdges.contains(.top) && dy > abs(dx) || startEdges.contains(.bottom) && -dy > abs(dx)
    }

    override func understands(_ stream: GestureStream) -> Bool { false }

    open override func reset() {
        super.reset()
        startEdges = []
    }

    /// Those of ``edges`` in whose band a touch is.
    private func edgesNear(_ touch: UITouch) -> UIRectEdge {
        guard let window = touch.window else { return [] }
        let point = touch.location(in: window)
        let bounds = window.bounds
        let band = GestureConstants.edgeBand
        var near: UIRectEdge = []
        if point.x - bounds.minX <= band { near.insert(.left) }
        if bounds.maxX - point.x <= band { near.insert(.right) }
        if point.y - bounds.minY <= band { near.insert(.top) }
        if bounds.maxY - point.y <= band { near.insert(.bottom) }
        return near.intersection(edges)
    }
}
