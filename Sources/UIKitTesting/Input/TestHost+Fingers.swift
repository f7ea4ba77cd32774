import Host
import UIKit

extension TestHost {
    /// How long a finger stays down in a tap, in seconds, and how long it is up between two of them.
    static let tapDuration: TimeInterval = 0.05

    /// Puts a finger down. Points are in window coordinates.
    public func touchDown(at point: CGPoint) -> TestTouch {
        TestTouch(host: self, at: point)
    }

    /// Taps `count` times with one finger, as quickly as a double tap asks for: 0.05 s down, 0.05 s up between two taps.
    public func tap(at point: CGPoint, count: Int = 1) {
        for number in 0..<count {
            if number > 0 { advance(by: Self.tapDuration) }
            let finger = touchDown(at: point)
            finger.hold(for: Self.tapDuration)
            finger.lift()
        }
    }

    /// Holds a finger still for `duration` seconds and lifts it.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
        let finger = touchDown(at: point)
        finger.hold(for: duration)
        finger.lift()
    }

    /// Puts a finger down, moves it along a straight line with one event a frame, and lifts it.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
        let finger = touchDown(at: start)
        finger.move(to: end, duration: duration)
        finger.lift()
    }

    /// Two fingers, one left and one right of `center`, whose distance goes from `from` to `to` points.
    public func pinch(at center: CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval = 0.5) {
        playTwoFingers(around: center, duration: duration) { progress in
            CGVector(dx: (from + (to - from) * progress) / 2, dy: 0)
        }
    }

    /// Two fingers that lie opposite each other on a circle and turn by `angle` radians, positive clockwise.
    public func rotate(at center: CGPoint, radius: CGFloat, by angle: CGFloat, duration: TimeInterval = 0.5) {
        playTwoFingers(around: center, duration: duration) { progress in
            CGVector(dx: radius * cos(angle * progress), dy: radius * sin(angle * progress))
        }
    }

    /// Two fingers that lie opposite each other around `center` and move together: `arm` leads from the centre to one of them, and its
    /// reverse to the other, at a progress from 0 to 1.
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

    /// Lets `duration` seconds pass and calls `step` once a frame with the part of them that has passed; the last one is 1. Each step
    /// comes just before the frame of its moment, which therefore shows it.
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

    /// Gives `event` to the window as its platform does.
    func post(_ event: HostEvent) {
        enter { platform.windows.first?.send(event) }
    }

    /// Delivers what was posted at once, instead of with the next frame.
    func deliver() {
        enter {
            keyWindow.windowScene?.eventSource.flush()
            OpenEventGroups.current.end()
        }
    }
}
