import UIKit

/// The way of a demo's view: from its start to its end.
struct MotionPath: Equatable {
    var start = CGPoint.zero
    var end = CGPoint.zero

    /// Where the view's middle is when it has come as far as `progress`, from 0 to 1.
    func point(at progress: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    }

    /// How far a point of the way is between its ends.
    func progress(at point: CGPoint) -> CGFloat { end.y == start.y ? 0 : (point.y - start.y) / (end.y - start.y) }
}

/// How a motion goes back to its start.
enum Rewinding: CaseIterable {
    /// Its time runs backwards.
    case speed
    /// A display link takes it back, frame by frame.
    case displayLink
}

/// A motion that a finger can hold: one of the ways to let an animation follow it.
@MainActor
protocol HeldMotion: AnyObject {
    /// Where the view goes. Set it while nothing moves.
    var path: MotionPath { get set }
    /// How it goes back.
    var rewinding: Rewinding { get set }
    /// How far it has come, from 0 to 1.
    var progress: CGFloat { get }
    /// Called when it has come to rest, with whether at its end.
    var onRest: ((_ atEnd: Bool) -> Void)? { get set }

    /// A finger takes the view, wherever it is, in flight too.
    func hold()
    /// The finger moves it.
    func move(to progress: CGFloat)
    /// The finger lets go: it goes on to its end, or back to its start.
    func release(toEnd: Bool)
    /// Puts it at its start or its end, without a motion.
    func place(atEnd: Bool)
}

/// Seconds that a motion takes from its start to its end.
let motionDuration: TimeInterval = 0.8

/// Takes a progress back to 0, frame by frame.
@MainActor
final class Rewinder {
    private var link: CADisplayLink?
    private var start: (time: TimeInterval, progress: CGFloat)?

    /// Calls `step` once a frame with a progress that falls from `progress` as fast as the motion rose, and `done` at 0.
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

    /// Leaves the progress where it is.
    func stop() {
        link?.invalidate()
        link = nil
        start = nil
    }

    isolated deinit {
        link?.invalidate()
    }
}
