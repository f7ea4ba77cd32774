import Host
import UIKit

/// A finger on the screen, from `TestHost.touchDown(at:)` to ``lift()`` or ``cancel()``.
///
/// Points are in window coordinates. Events reach the views before a call returns.
@preconcurrency @MainActor
public final class TestTouch {
    /// The finger's location in window coordinates. After lifting, the last location.
    public private(set) var location: CGPoint
    /// Whether the finger is on the screen.
    public private(set) var isDown = true

    private let host: TestHost
    private let identifier: UInt64

    init(host: TestHost, at point: CGPoint) {
        self.host = host
        location = point
        identifier = host.makeFingerIdentifier()
        send(.began)
    }

    /// Moves to `point`. With a duration, the finger moves in a straight line at constant speed, with one event a frame. Without a duration, it moves with a
    /// single event.
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

    /// Moves through `points` within one frame. Sends one event with the last point as its location and the other points as coalesced touches.
    public func move(through points: [CGPoint]) {
        guard let last = points.last else { return }
        precondition(isDown, "A touch that has ended cannot move. Begin another touch.")
        location = last
        let history = points.dropLast().map { HostSample(position: $0, timestamp: host.now) }
        send(.moved, history: Array(history))
    }

    /// Holds the finger still for `duration` seconds, without an event.
    public func hold(for duration: TimeInterval) {
        host.advance(by: duration)
    }

    /// Lifts the finger.
    public func lift() {
        precondition(isDown, "A touch that has ended cannot be lifted again.")
        isDown = false
        send(.ended)
    }

    /// Cancels the touch, as the system does if it uses the finger for a system gesture.
    public func cancel() {
        precondition(isDown, "A touch that has ended cannot be cancelled.")
        isDown = false
        send(.cancelled)
    }

    /// Sends one event.
    private func step(to point: CGPoint) {
        host.enter {
            post(to: point)
            host.deliver()
        }
    }

    /// Queues one event until `TestHost.deliver()`, so that it can be combined with those of other fingers.
    func post(to point: CGPoint) {
        precondition(isDown, "A touch that has ended cannot move. Begin another touch.")
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
    /// The point at `progress` (0 to 1) of the line to `other`.
    func moved(towards other: CGPoint, by progress: CGFloat) -> CGPoint {
        progress >= 1 ? other : CGPoint(x: x + (other.x - x) * progress, y: y + (other.y - y) * progress)
    }
}
