import Host
import QuartzCore
import UIKit
import UIKitTesting

/// A property animator that moves and fades N views.
///
/// - `animator-start`: activation: its block changes all views.
/// - `animator-scrub`: a new `fractionComplete`, and the frame's animations after it.
/// - `animator-run`: a frame's animations while it runs.
/// - `animator-turn`: a reversal during the animation, and the frame's animations after it.
/// - `animator-stop`: stopping, which sets all views to their presented values.
@MainActor
enum Animators {
    private static let step: TimeInterval = 1.0 / 60

    static func run(count: Int) {
        let host = TestHost(size: CGSize(width: 1280, height: 800), scale: 1)
        let views = (0..<count).map { index in
            UIView(frame: CGRect(x: CGFloat(index % 100) * 12, y: CGFloat(index / 100) * 7, width: 10, height: 5))
        }
        for view in views { host.window.addSubview(view) }
        host.advance(by: 0.1)
        let loop = FrameLoop.current
        func tick(_ moment: TimeInterval) {
            loop?.advanceAnimations(at: HostFrameTime(timestamp: moment, targetTimestamp: moment + step))
        }
        let animator = UIViewPropertyAnimator(duration: 1000, curve: .easeInOut) {
            for view in views {
                view.center.x += 50
                view.alpha = 0.5
            }
        }
        var start = Samples(capacity: 1)
        start.time { animator.pauseAnimation() }
        start.report("animator-start", count, in: .ms)
        host.advance(by: step)

        var scrub = Samples(capacity: 200)
        for frame in 0..<200 {
            scrub.time {
                animator.fractionComplete = CGFloat(frame % 60) / 60
                tick(host.now)
            }
            host.advance(by: step)
        }
        scrub.report("animator-scrub", count, in: .ms)

        animator.startAnimation()
        host.advance(by: step)
        var run = Samples(capacity: 200)
        var moment = host.now
        for _ in 0..<200 {
            moment += step
            run.time { tick(moment) }
        }
        run.report("animator-run", count, in: .ms)
        host.advance(by: moment - host.now)

        var turn = Samples(capacity: 100)
        for _ in 0..<100 {
            turn.time {
                animator.isReversed.toggle()
                tick(host.now)
            }
            host.advance(by: step)
        }
        turn.report("animator-turn", count, in: .ms)
        var stop = Samples(capacity: 1)
        stop.time { animator.stopAnimation(true) }
        stop.report("animator-stop", count, in: .ms)
    }
}
