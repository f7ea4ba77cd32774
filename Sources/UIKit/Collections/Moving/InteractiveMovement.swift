import Foundation
import QuartzCore

/// The state of an interactive move of an item.
@MainActor
final class InteractiveMovement {
    /// The item's index path in the data.
    var origin: ItemPath
    /// The item's displayed position.
    var current: ItemPath
    /// The center of the item, in the collection view's coordinates.
    var position: CGPoint
    var steadiness = ReorderSteadiness()
    let scroller: MovementScroller

    init(of origin: ItemPath, shownAt current: ItemPath, position: CGPoint, in view: UICollectionView) {
        (self.origin, self.current, self.position) = (origin, current, position)
        scroller = MovementScroller(view)
    }
}

/// Scrolls a collection view while a moved item is held near its edge.
@MainActor
final class MovementScroller {
    private weak var view: UICollectionView?
    private var link: CADisplayLink?
    private var beginning: TimeInterval?
    private var lastTime: TimeInterval?

    init(_ view: UICollectionView) { self.view = view }

    isolated deinit { link?.invalidate() }

    /// Starts scrolling if the item is near an edge with more content beyond it; otherwise stops.
    func follow() {
        guard velocity != .zero else { return stop() }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in self?.scroll(at: link.timestamp) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        (link, beginning, lastTime) = (nil, nil, nil)
    }

    private var velocity: CGVector {
        guard let view, view.isScrollEnabled, let position = view.movement?.position else { return .zero }
        let (bounds, limits) = (view.bounds, view.limits)
        func speed(_ coordinate: CGFloat, _ length: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            // An item that is beyond the edge scrolls as fast as an item at the edge.
            let speed = EdgeScroll.speed(at: min(max(coordinate, 0), length), length: length)
            return speed < 0 ? (offset > range.lowerBound ? speed : 0) : (offset < range.upperBound ? speed : 0)
        }
        return CGVector(
            dx: speed(position.x - bounds.minX, bounds.width, bounds.minX, limits.x),
            dy: speed(position.y - bounds.minY, bounds.height, bounds.minY, limits.y))
    }

    private func scroll(at time: TimeInterval) {
        guard let view, view.window != nil, let movement = view.movement else { return stop() }
        let beginning = beginning ?? time
        self.beginning = beginning
        guard time - beginning >= DragConstants.scrollDelay else { return }
        let duration = lastTime.map { time - $0 } ?? 0
        lastTime = time
        let (velocity, limits, offset) = (velocity, view.limits, view.contentOffset)
        guard velocity != .zero else { return stop() }
        let moved = CGPoint(
            x: EdgeScroll.offset(from: offset.x, speed: velocity.dx, duration: duration, limits: limits.x),
            y: EdgeScroll.offset(from: offset.y, speed: velocity.dy, duration: duration, limits: limits.y))
        guard moved != offset else { return }
        view.stopMotion()
        view.setOffset(moved)
        // The touch stays at its position on the screen, so the item moves along with the offset.
        view.carry(to: CGPoint(x: movement.position.x + moved.x - offset.x, y: movement.position.y + moved.y - offset.y))
    }
}
