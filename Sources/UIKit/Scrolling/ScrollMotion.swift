import Foundation

/// The motion of a scroll view's content along both axes.
struct ScrollMotion {
    enum Kind {
        /// A deceleration after a drag.
        case deceleration
        /// The motion after a wheel's notch.
        case wheel
        /// An animation for the program or a key.
        case animation
        /// An animation to the top for a key.
        case toTop
    }

    let kind: Kind
    /// The start time, in seconds of the platform's clock.
    let beginning: TimeInterval
    private let axes: (x: AxisMotion, y: AxisMotion)?
    private var ease: (from: CGPoint, to: CGPoint)?
    /// The distance by which the program moved the content during the motion.
    private var shift = CGPoint.zero

    /// Creates a motion with a separate function of time for each axis.
    init(_ kind: Kind, beginning: TimeInterval, x: AxisMotion, y: AxisMotion) {
        self.kind = kind
        self.beginning = beginning
        axes = (x, y)
        ease = nil
    }

    /// Creates an ease-in-ease-out motion between two offsets.
    init(easingFrom start: CGPoint, to end: CGPoint, beginning: TimeInterval) {
        kind = .animation
        self.beginning = beginning
        axes = nil
        ease = (start, end)
    }

    var duration: TimeInterval {
        axes.map { max($0.x.duration, $0.y.duration) } ?? ScrollConstants.offsetAnimationDuration
    }

    /// The offset at which the motion comes to rest.
    var end: CGPoint {
        let end = ease?.to ?? axes.map { CGPoint(x: $0.x.end, y: $0.y.end) } ?? .zero
        return CGPoint(x: end.x + shift.x, y: end.y + shift.y)
    }

    /// Whether the content reaches an edge during the motion, or returns from past an edge.
    var meetsEdge: Bool { axes.map { $0.x.meetsEdge || $0.y.meetsEdge } ?? false }

    /// Whether the motion has ended at `now`.
    func isOver(at now: TimeInterval) -> Bool { now - beginning >= duration - 1e-9 }

    func position(at now: TimeInterval) -> CGPoint {
        let time = now - beginning
        var point: CGPoint
        if let axes {
            point = CGPoint(x: axes.x.position(at: time), y: axes.y.position(at: time))
        } else if let ease {
            let progress = CGFloat(Self.curve(min(max(time / duration, 0), 1)))
            point = CGPoint(
                x: ease.from.x + (ease.to.x - ease.from.x) * progress, y: ease.from.y + (ease.to.y - ease.from.y) * progress)
        } else {
            point = .zero
        }
        point.x += shift.x
        point.y += shift.y
        return point
    }

    /// The velocity, in points per second.
    func velocity(at now: TimeInterval) -> CGVector {
        guard let axes else { return .zero }
        return CGVector(dx: axes.x.velocity(at: now - beginning), dy: axes.y.velocity(at: now - beginning))
    }

    /// Changes the end of an easing motion, keeping its position and remaining time. Returns false for other motions.
    mutating func retarget(to end: CGPoint, at now: TimeInterval) -> Bool {
        guard let ease else { return false }
        let target = CGPoint(x: end.x - shift.x, y: end.y - shift.y)
        let progress = CGFloat(Self.curve(min(max((now - beginning) / duration, 0), 1)))
        guard progress < 0.999 else {
            self.ease = (target, target)
            return true
        }
        // The start of the same curve through the present position to the new end.
        func start(_ from: CGFloat, _ to: CGFloat, _ target: CGFloat) -> CGFloat {
            (from + (to - from) * progress - target * progress) / (1 - progress)
        }
        self.ease = (
            CGPoint(x: start(ease.from.x, ease.to.x, target.x), y: start(ease.from.y, ease.to.y, target.y)), target
        )
        return true
    }

    /// Shifts the motion because the program moved the content.
    mutating func move(by offset: CGPoint) {
        shift.x += offset.x
        shift.y += offset.y
    }

    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)
}
