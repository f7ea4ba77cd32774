import Foundation

/// How a scroll view's content moves by itself, along both axes, from a moment on.
struct ScrollMotion {
    enum Kind {
        /// After a finger let go.
        case deceleration
        /// After a wheel's notch.
        case wheel
        /// Because the program, or a key, said so.
        case animation
        /// To the content's beginning, by a key.
        case toTop
    }

    let kind: Kind
    /// The moment, in seconds of the platform's clock, at which it begins.
    let beginning: TimeInterval
    private let axes: (x: AxisMotion, y: AxisMotion)?
    private var ease: (from: CGPoint, to: CGPoint)?
    /// What the program moved the content by meanwhile.
    private var shift = CGPoint.zero

    /// Content that moves along each axis by its own law.
    init(_ kind: Kind, beginning: TimeInterval, x: AxisMotion, y: AxisMotion) {
        self.kind = kind
        self.beginning = beginning
        axes = (x, y)
        ease = nil
    }

    /// Content that eases from one offset to another.
    init(easingFrom start: CGPoint, to end: CGPoint, beginning: TimeInterval) {
        kind = .animation
        self.beginning = beginning
        axes = nil
        ease = (start, end)
    }

    var duration: TimeInterval {
        axes.map { max($0.x.duration, $0.y.duration) } ?? ScrollConstants.offsetAnimationDuration
    }

    /// Where the content comes to rest.
    var end: CGPoint {
        let end = ease?.to ?? axes.map { CGPoint(x: $0.x.end, y: $0.y.end) } ?? .zero
        return CGPoint(x: end.x + shift.x, y: end.y + shift.y)
    }

    /// Whether it has come to rest at `now`.
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

    /// In points per second.
    func velocity(at now: TimeInterval) -> CGVector {
        guard let axes else { return .zero }
        return CGVector(dx: axes.x.velocity(at: now - beginning), dy: axes.y.velocity(at: now - beginning))
    }

    /// Changes the end of an easing motion, and leaves its position and its remaining time as they are. Returns false for other motions.
    mutating func retarget(to end: CGPoint, at now: TimeInterval) -> Bool {
        guard let ease else { return false }
        let target = CGPoint(x: end.x - shift.x, y: end.y - shift.y)
        let progress = CGFloat(Self.curve(min(max((now - beginning) / duration, 0), 1)))
        guard progress < 0.999 else {
            self.ease = (target, target)
            return true
        }
        // The start from which the same curve leads through the present position to the new end.
        func start(_ from: CGFloat, _ to: CGFloat, _ target: CGFloat) -> CGFloat {
            (from + (to - from) * progress - target * progress) / (1 - progress)
        }
        self.ease = (
            CGPoint(x: start(ease.from.x, ease.to.x, target.x), y: start(ease.from.y, ease.to.y, target.y)), target
        )
        return true
    }

    /// The same motion, elsewhere: the program moved the content while it moves.
    mutating func move(by offset: CGPoint) {
        shift.x += offset.x
        shift.y += offset.y
    }

    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)
}
