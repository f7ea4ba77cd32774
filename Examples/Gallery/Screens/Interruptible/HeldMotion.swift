import UIKit

/// The path of a demo's view, from its start to its end.
struct MotionPath: Equatable {
    var start = CGPoint.zero
    var end = CGPoint.zero

    /// The view's centre at `progress`, from 0 to 1.
    func point(at progress: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    }

    /// The progress of a point on the path.
    func progress(at point: CGPoint) -> CGFloat { end.y == start.y ? 0 : (point.y - start.y) / (end.y - start.y) }
}

/// The implementation of a reversed motion.
enum Rewinding: CaseIterable {
    /// The layer's time runs backwards.
    case speed
    /// A display link moves it back frame by frame.
    case displayLink
}

/// A motion that a finger can interrupt: one of the ways to let an animation follow it.
@MainActor
protocol HeldMotion: AnyObject {
    /// The path. Set it while nothing moves.
    var path: MotionPath { get set }
    /// The implementation of a reversed motion.
    var rewinding: Rewinding { get set }
    /// The progress from 0 to 1.
    var progress: CGFloat { get }
    /// Called when the motion has come to rest, with whether it is at its end.
    var onRest: ((_ atEnd: Bool) -> Void)? { get set }

    /// A finger catches the view, possibly during the animation.
    func hold()
    /// The finger moves the view.
    func move(to progress: CGFloat)
    /// The finger is lifted: the view continues to its end, or returns to its start.
    func release(toEnd: Bool)
    /// Moves the view to its start or its end without animation.
    func show(atEnd: Bool)
}

/// The duration of a motion in seconds.
let motionDuration: TimeInterval = 0.8

/// Reduces a progress to 0, frame by frame.
@MainActor
final class Rewinder {
    private var link: CADisplayLink?
    private var start: (time: TimeInterval, progress: CGFloat)?

    /// Calls `step` once a frame with a progress that decreases from `progress` at the speed of the motion, and `done` at 0.
    func run(from progress: CGFloat, step: @escaping (CGFloat) -> Void, done: @escaping () -> Void) {
        stop()
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let start = start ?? (link.timestamp, progress)
            self.start = start
            let now = start.progress - CGFloat((link.timestamp - start.time) / motionDuration)
            if now > 0 { return step(now) }
            stop()
            done()
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops at the current progress.
    func stop() {
        link?.invalidate()
        link = nil
        start = nil
    }

    isolated deinit {
        link?.invalidate()
    }
}
