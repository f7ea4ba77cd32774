/// Recognizes a pan inwards from an edge of the window.
///
/// The recognizer fails for a touch that begins elsewhere, and for a movement along the edge. Another pan that requires it to fail then begins
/// without further delay.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the pan may begin. The default is empty, so that it never begins.
    open var edges: UIRectEdge = []

    /// The edges at which the fingers came down.
    private var startEdges: UIRectEdge = []

    /// Creates a recognizer that calls `handler` when it begins, changes, ends or is cancelled.
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
                // The first finger determines the edge.
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

    /// Whether the movement is directed inwards more than along the edge.
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

    /// The recognizer's edges at which a touch is in the edge band.
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
