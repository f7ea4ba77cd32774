import CoreGraphics
import Foundation
import UIKit

/// The events of fingers, with their times, that make a gesture.
enum FingerSteps {
    /// The duration of a tap, and of the pause between two taps, in seconds.
    private static let tapDuration: TimeInterval = 0.05
    /// The time between two events of a moving finger, in seconds.
    private static let interval: TimeInterval = 1.0 / 60

    /// The positions of several fingers side by side.
    static func positions(of fingers: Int, around point: CGPoint) -> [CGPoint] {
        (0..<max(fingers, 1)).map { CGPoint(x: point.x + (CGFloat($0) - CGFloat(fingers - 1) / 2) * 20, y: point.y) }
    }

    /// The events of a gesture, sorted by time.
    static func steps(of gesture: FingerGesture) -> [AutomationTouch] {
        switch gesture {
        case .tap(let point, let count, let fingers):
            return (0..<max(count, 0)).flatMap { number -> [AutomationTouch] in
                let start = TimeInterval(number) * tapDuration * 2
                let points = positions(of: fingers, around: point).enumerated()
                // Each tap has fingers of its own.
                return points.map { AutomationTouch(at: start, finger: number * fingers + $0, .began, $1) }
                    + points.map { AutomationTouch(at: start + tapDuration, finger: number * fingers + $0, .ended, $1) }
            }
        case .press(let point, let duration):
            return [AutomationTouch(at: 0, .began, point), AutomationTouch(at: max(duration, 0), .ended, point)]
        case .drag(let start, let end, let duration, let velocity, let hold):
            let (begin, length) = (max(duration, 0), velocity.duration(from: start, to: end))
            let moves = fractions(of: length).map { time, fraction in
                AutomationTouch(at: begin + time, .moved, point(from: start, to: end, fraction))
            }
            return [AutomationTouch(at: 0, .began, start)] + moves + [AutomationTouch(at: begin + length + max(hold, 0), .ended, end)]
        case .pinch(let center, let start, let end, let duration):
            return twoFingers(around: center, duration) { CGVector(dx: (start + (end - start) * $0) / 2, dy: 0) }
        case .rotate(let center, let radius, let angle, let duration):
            return twoFingers(around: center, duration) { CGVector(dx: radius * cos(angle * $0), dy: radius * sin(angle * $0)) }
        }
    }

    /// The events of two opposite fingers. `arm` is the vector from the centre to the first finger at a fraction of the gesture.
    private static func twoFingers(around center: CGPoint, _ duration: TimeInterval, arm: (CGFloat) -> CGVector) -> [AutomationTouch] {
        func events(_ time: TimeInterval, _ fraction: CGFloat, moves: Bool = true, isEnd: Bool = false) -> [AutomationTouch] {
            let arm = arm(fraction)
            let points = [CGPoint(x: center.x + arm.dx, y: center.y + arm.dy), CGPoint(x: center.x - arm.dx, y: center.y - arm.dy)]
            return points.enumerated().map { AutomationTouch(at: time, finger: $0, isEnd ? .ended : moves ? .moved : .began, $1) }
        }
        return events(0, 0, moves: false) + fractions(of: duration).flatMap { events($0.time, $0.fraction) }
            + events(duration, 1, isEnd: true)
    }

    /// The times of the events of a movement, each with the completed fraction. The last fraction is 1.
    private static func fractions(of duration: TimeInterval) -> [(time: TimeInterval, fraction: CGFloat)] {
        let count = max(1, Int((duration / interval).rounded()))
        return (1...count).map { (duration * TimeInterval($0) / TimeInterval(count), CGFloat($0) / CGFloat(count)) }
    }

    private static func point(from start: CGPoint, to end: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
}
