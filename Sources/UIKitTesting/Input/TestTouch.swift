import Host
import UIKit

/// A finger on the glass, from `TestHost.touchDown(at:)` to ``lift()`` or ``cancel()``.
///
/// Points are in the window's coordinates. What a finger does reaches the views at once, before the call returns.
@preconcurrency @MainActor
public final class TestTouch {
    /// Where the finger is, or where it was lifted.
    public private(set) var location: CGPoint
    /// Still on the glass.
    public private(set) var isDown = true

    private let host: TestHost
    private let identifier: UInt64

    init(host: TestHost, at point: CGPoint) {
        self.host = host
        location = point
        identifier = host.makeFingerIdentifier()
        send(.began)
    }

    /// Moves to `point`. With a duration the finger goes there along a straight line at one speed, with one event a frame; with none it
    /// is there at once, with one event.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        guard duration > 0 else {
            step(to: point)
            return
        }
        let start = location
        host.play(for: duration) { progress in
            self.step(to: start.moved(towards: point, by: progress))
        }
    }

    /// Moves through `points` faster than frames come: one event that carries all of them, the last as its location and those before
    /// it as coalesced touches.
    public func move(through points: [CGPoint]) {
        guard let last = points.last else { return }
        precondition(isDown, "A finger that was lifted cannot move.")
        location = last
        let history = points.dropLast().map { HostSample(position: $0, timestamp: host.now) }
        send(.moved, history: Array(history))
    }

    /// Stays where it is while time passes, without any event.
    public func hold(for duration: TimeInterval) {
        host.advance(by: duration)
    }

    /// Leaves the glass.
    public func lift() {
        precondition(isDown, "A finger can be lifted once.")
        isDown = false
        send(.ended)
    }

    /// The system takes the touch away, as it does when it needs the fingers for something of its own.
    public func cancel() {
        precondition(isDown, "A finger that was lifted cannot be cancelled.")
        isDown = false
        send(.cancelled)
    }

    /// One event.
    private func step(to point: CGPoint) {
        host.enter {
            post(to: point)
            host.deliver()
        }
    }

    /// One event, which waits for those of other fingers until `TestHost.deliver()`.
    func post(to point: CGPoint) {
        precondition(isDown, "A finger that was lifted cannot move.")
        location = point
        post(.moved)
    }

    private func send(_ phase: HostTouch.Phase, history: [HostSample] = []) {
        host.enter {
            post(phase, history: history)
            host.deliver()
        }
    }

    private func post(_ phase: HostTouch.Phase, history: [HostSample] = []) {
        let sample = HostSample(position: location, timestamp: host.now)
        host.post(.touch(HostTouch(id: identifier, phase: phase, sample: sample, history: history)))
    }
}

extension CGPoint {
    /// The point that lies `progress` of the way to `other`, from 0 to 1.
    func moved(towards other: CGPoint, by progress: CGFloat) -> CGPoint {
        progress >= 1 ? other : CGPoint(x: x + (other.x - x) * progress, y: y + (other.y - y) * progress)
    }
}
