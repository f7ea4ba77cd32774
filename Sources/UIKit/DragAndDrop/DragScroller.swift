/// Scrolls the content of a scroll view while a drag is held near one of its edges.
@MainActor
final class DragScroller: DragHoverObserver {
    private let environment: DragEnvironment
    private weak var tracker: DropTracker?
    private weak var scrollView: UIScrollView?
    private var link: CADisplayLink?
    /// The time at which the drag came near the edge.
    private var beginning: TimeInterval = 0
    private var lastTime: TimeInterval?
    private var isMoving = false

    init(in environment: DragEnvironment) {
        self.environment = environment
    }

    isolated deinit {
        link?.invalidate()
    }

    func dragDidMove(_ tracker: DropTracker) {
        guard !isMoving else { return }
        self.tracker = tracker
        let found = scrollViewAtEdge(under: tracker)
        if found !== scrollView {
            scrollView = found
            beginning = environment.now
            lastTime = nil
        }
        if found == nil { stop() } else { start() }
    }

    func dragDidEnd() {
        scrollView = nil
        stop()
    }

    private func start() {
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.scroll(at: link.timestamp) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func stop() {
        link?.invalidate()
        link = nil
        lastTime = nil
    }

    /// The innermost scroll view under the drag that can scroll further at a nearby edge.
    private func scrollViewAtEdge(under tracker: DropTracker) -> UIScrollView? {
        var view = tracker.viewUnderDrag
        while let current = view {
            if let scrollView = current as? UIScrollView, velocity(in: scrollView, of: tracker) != .zero { return scrollView }
            view = current.superview
        }
        return nil
    }

    /// The scroll velocity in points per second. Zero if the drag is not near an edge, or if the content cannot scroll further there.
    private func velocity(in scrollView: UIScrollView, of tracker: DropTracker) -> CGVector {
        guard scrollView.isScrollEnabled else { return .zero }
        let location = tracker.session.location(in: scrollView)
        let bounds = scrollView.bounds
        let offset = scrollView.contentOffset
        let limits = scrollView.limits
        func speed(_ position: CGFloat, _ length: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            let speed = EdgeScroll.speed(at: position, length: length)
            if speed < 0 { return offset > range.lowerBound ? speed : 0 }
            return offset < range.upperBound ? speed : 0
        }
        return CGVector(
            dx: speed(location.x - bounds.minX, bounds.width, offset.x, limits.x),
            dy: speed(location.y - bounds.minY, bounds.height, offset.y, limits.y))
    }

    private func scroll(at time: TimeInterval) {
        guard let tracker, let scrollView, scrollView.window != nil else { return dragDidEnd() }
        // A drag that only crosses the edge must not scroll.
        guard time - beginning >= DragConstants.scrollDelay else { return }
        let duration = lastTime.map { time - $0 } ?? 0
        lastTime = time
        let velocity = velocity(in: scrollView, of: tracker)
        guard velocity != .zero else { return dragDidMove(tracker) }
        let offset = scrollView.contentOffset
        let limits = scrollView.limits
        let moved = CGPoint(
            x: EdgeScroll.offset(from: offset.x, speed: velocity.dx, duration: duration, limits: limits.x),
            y: EdgeScroll.offset(from: offset.y, speed: velocity.dy, duration: duration, limits: limits.y))
        guard moved != offset else { return }
        scrollView.indicators.show()
        scrollView.stopMotion()
        scrollView.setOffset(moved)
        // Scrolling may have changed the view under the drag.
        isMoving = true
        tracker.follow()
        isMoving = false
        dragDidMove(tracker)
    }
}
