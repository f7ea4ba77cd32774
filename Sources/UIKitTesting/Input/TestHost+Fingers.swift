import Host
import UIKit

extension TestHost {
    /// The time in seconds that a finger stays down in a tap, and the time between two taps.
    static let tapDuration: TimeInterval = 0.05

    /// Puts a finger down at a point in window coordinates.
    public func touchDown(at point: CGPoint) -> TestTouch {
        TestTouch(host: self, at: point)
    }

    /// Taps `count` times with one finger: 0.05 s down, and 0.05 s up between two taps.
    public func tap(at point: CGPoint, count: Int = 1) {
        for number in 0..<count {
            if number > 0 { advance(by: Self.tapDuration) }
            let finger = touchDown(at: point)
            finger.hold(for: Self.tapDuration)
            finger.lift()
        }
    }

    /// Holds a finger still for `duration` seconds, then lifts it.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
        let finger = touchDown(at: point)
        finger.hold(for: duration)
        finger.lift()
    }

    /// Drags one finger along a straight line at constant speed, one event a frame, then lifts it.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
        let finger = touchDown(at: start)
        finger.move(to: end, duration: duration)
        finger.lift()
    }

    /// Moves two fingers to the left and right of `center` until their distance has changed from `from` to `to` points.
    public func pinch(at center: CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval = 0.5) {
        playTwoFingers(around: center, duration: duration) { progress in
            CGVector(dx: (from + (to - from) * progress) / 2, dy: 0)
        }
    }

    /// Moves two opposite fingers on a circle by `angle` radians, positive clockwise.
    public func rotate(at center: CGPoint, radius: CGFloat, by angle: CGFloat, duration: TimeInterval = 0.5) {
        playTwoFingers(around: center, duration: duration) { progress in
            CGVector(dx: radius * cos(angle * progress), dy: radius * sin(angle * progress))
        }
    }

    /// Moves two fingers symmetrically around `center`. `arm` returns the vector from the centre to the first finger at a progress from 0
    /// to 1.
    private func playTwoFingers(around center: CGPoint, duration: TimeInterval, arm: @escaping (CGFloat) -> CGVector) {
        func ends(_ progress: CGFloat) -> (CGPoint, CGPoint) {
            let arm = arm(progress)
            return (CGPoint(x: center.x + arm.dx, y: center.y + arm.dy), CGPoint(x: center.x - arm.dx, y: center.y - arm.dy))
        }
        let start = ends(0)
        let first = touchDown(at: start.0)
        let second = touchDown(at: start.1)
        play(for: duration) { progress in
            let (one, other) = ends(progress)
            first.post(to: one)
            second.post(to: other)
            self.deliver()
        }
        first.lift()
        second.lift()
    }

    /// Calls `step` with the elapsed fraction once a frame for `duration` seconds. The last fraction is 1. Each call precedes its frame.
    func play(for duration: TimeInterval, _ step: @escaping @MainActor (CGFloat) -> Void) {
        enter {
            let start = platform.now
            let count = max(1, Int((duration * TimeInterval(platform.framesPerSecond)).rounded()))
            for number in 1...count {
                let moment = start + duration * TimeInterval(number) / TimeInterval(count)
                let timer = platform.schedule(after: moment - platform.now) { step(CGFloat(number) / CGFloat(count)) }
                platform.advance(to: moment)
                timer.cancel()
            }
        }
    }

    /// Sends `event` to the window as its platform does.
    func post(_ event: HostEvent) {
        enter { platform.windows.first?.send(event) }
    }

    /// Delivers pending events now instead of with the next frame.
    func deliver() {
        enter {
            keyWindow.windowScene?.eventSource.flush()
            OpenEventGroups.of(platform).end()
        }
    }
}
