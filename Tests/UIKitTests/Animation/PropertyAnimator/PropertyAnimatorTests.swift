import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
    // MARK: From start to end

    @Test("An animator is inactive and runs no block until it is started")
    func isInactive() {
        let stage = AnimationStage()
        let animator = stage.mover()
        stage.host.advance(by: 1)
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(stage.square.center.x == 100)
        #expect(animator.isUserInteractionEnabled && animator.isInterruptible && animator.scrubsLinearly)
        #expect(!animator.pausesOnCompletion && !animator.isManualHitTestingEnabled && !animator.isReversed)
        #expect(animator.duration == 1 && animator.delay == 0)
    }

    @Test("An animator runs along its curve, becomes inactive, and calls its completions once, in order")
    func runs() {
        let stage = AnimationStage()
        let animator = stage.mover()
        var calls: [String] = []
        animator.addCompletion { calls.append("first \($0.rawValue) \(animator.state.rawValue)") }
        animator.addCompletion { calls.append("second \($0.rawValue)") }
        stage.startWatching()
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(stage.square.center.x == 300, "the model is at its end")
        stage.host.advance(by: 0.5)
        #expect(abs(animator.fractionComplete - 0.5) < 0.02)
        #expect(abs(stage.shown.x - 200) < 4)
        #expect(calls.isEmpty)
        stage.host.advance(by: 0.6)
        #expect(calls == ["first 0 0", "second 0"])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(stage.shown.x == 300)
        #expect(stage.square.layer.animationKeys() == nil)
        #expect(stage.seen.allSatisfy { $0.time > 1 || abs($0.frame.midX - 100 - 200 * $0.time) < 4 })
        #expect(stage.host.isSettled)
    }

    @Test("A running animator continues after its last reference is released")
    func keepsItselfAlive() {
        let stage = AnimationStage()
        weak var released: UIViewPropertyAnimator?
        var ends: [UIViewAnimatingPosition] = []
        do {
            let animator = stage.mover()
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            released = animator
        }
        #expect(released != nil)
        stage.host.advance(by: 1.1)
        #expect(ends == [.end])
        #expect(released == nil)
    }

    @Test("A view that leaves the window, or was never in one, does not delay an animator")
    func offscreen() {
        let stage = AnimationStage()
        let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [UIViewAnimatingPosition] = []
        for view in [stage.square, elsewhere] {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center = CGPoint(x: 50, y: 60) }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
        }
        stage.host.advance(by: 0.3)
        stage.square.removeFromSuperview()
        stage.host.advance(by: 0.3)
        #expect(ends.isEmpty)
        stage.host.advance(by: 0.5)
        #expect(ends == [.end, .end])
        #expect(stage.square.center == CGPoint(x: 50, y: 60))
    }

    @Test("A block without changes takes its duration all the same")
    func emptyBlock() {
        let stage = AnimationStage()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.host.advance(by: 0.9)
        #expect(ends.isEmpty && abs(animator.fractionComplete - 0.9) < 0.02)
        stage.host.advance(by: 0.2)
        #expect(ends == [.end])
    }

    @Test("An animator without a block waits for its first one")
    func waits() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        stage.host.advance(by: 2)
        #expect(animator.state == .active)
        animator.addAnimations { stage.square.center.x = 300 }
        #expect(animator.isRunning)
        stage.host.advance(by: 0.5)
        #expect(abs(stage.shown.x - 200) < 5)
        stage.host.advance(by: 0.6)
        #expect(animator.state == .inactive)
    }

    @Test("During a delay the view is at its start, and the model at its end")
    func delay() {
        let stage = AnimationStage()
        let animator = stage.mover()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5 && animator.isRunning && stage.square.center.x == 300)
        stage.host.advance(by: 0.45)
        #expect(stage.shown.x == 100)
        stage.host.advance(by: 0.55)
        #expect(abs(stage.shown.x - 200) < 5)
        stage.host.advance(by: 0.55)
        #expect(animator.state == .inactive)
    }

    @Test("An animator without a duration completes with the next frame")
    func noDuration() {
        let stage = AnimationStage()
        let animator = stage.mover(duration: 0)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(ends.isEmpty)
        stage.host.advance(by: 0.1)
        #expect(ends == [.end] && stage.shown.x == 300)
    }

    @Test("After its end an animator can get other blocks, and the old ones are released")
    func again() {
        let stage = AnimationStage()
        let animator = stage.mover()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        stage.host.advance(by: 1.1)
        stage.square.center.x = 0
        animator.addAnimations { stage.square.center.y = 500 }
        animator.startAnimation()
        stage.host.advance(by: 1.1)
        #expect(stage.square.center == CGPoint(x: 0, y: 500))
        #expect(ends == 1)
    }

    // MARK: Pause and scrub

    @Test("A paused animator keeps the position, and continues from it", arguments: [UIView.AnimationCurve.linear, .easeIn, .easeInOut])
    func pause(curve: UIView.AnimationCurve) {
        let stage = AnimationStage()
        let animator = stage.mover(curve: curve)
        animator.startAnimation()
        stage.host.advance(by: 0.4)
        let shown = stage.shown.x
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        stage.host.advance(by: 5)
        #expect(abs(stage.shown.x - shown) < 1)
        #expect(abs(100 + 200 * animator.fractionComplete - stage.shown.x) < 1e-6)
        #expect(stage.host.isSettled, "a paused animator needs no frames")
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        #expect(animator.state == .active)
        stage.host.advance(by: 0.15)
        #expect(animator.state == .inactive, "what was left is over")
    }

    @Test("An animator with a delay that continues keeps the position until the delay ends", arguments: [true, false])
    func goesOnAfterADelay(scrubs: Bool) {
        let stage = AnimationStage()
        let animator = stage.mover(curve: .easeInOut)
        animator.startAnimation()
        stage.host.advance(by: 0.4)
        animator.pauseAnimation()
        if scrubs { animator.fractionComplete = 0.3 }
        let shown = stage.shown.x
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.isRunning)
        stage.host.advance(by: 0.45)
        #expect(abs(stage.shown.x - shown) < 1e-6)
        stage.host.advance(by: 0.2)
        #expect(stage.shown.x > shown + 10)
        stage.host.advance(by: 0.7)
        #expect(animator.state == .inactive && stage.shown.x == 300)
    }

    @Test("Scrubbing is linear for every curve", arguments: [UIView.AnimationCurve.linear, .easeIn, .easeOut])
    func scrubs(curve: UIView.AnimationCurve) {
        let stage = AnimationStage()
        let animator = stage.mover(curve: curve)
        for fraction in [0.25, 0.75, 0.1, 1, 0] {
            animator.fractionComplete = fraction
            #expect(animator.state == .active && !animator.isRunning)
            #expect(abs(animator.fractionComplete - fraction) < 1e-9)
            #expect(abs(stage.shown.x - (100 + 200 * fraction)) < 1e-6, "at once")
            stage.host.advance(by: 0.1)
            #expect(abs(stage.shown.x - (100 + 200 * fraction)) < 1e-6)
        }
        stage.finish(animator)
    }

    @Test("With scrubsLinearly false, scrubbing follows the curve")
    func scrubsAlongTheCurve() {
        let stage = AnimationStage()
        let animator = stage.mover(curve: .easeIn)
        animator.scrubsLinearly = false
        let curve = CAMediaTimingFunction(name: .easeIn)
        for fraction in [0.25, 0.75, 0.5] {
            animator.fractionComplete = fraction
            #expect(abs(stage.shown.x - (100 + 200 * curve(fraction))) < 1e-6)
            #expect(abs(animator.fractionComplete - fraction) < 1e-9)
        }
        animator.startAnimation()
        stage.host.advance(by: 0.45)
        #expect(animator.state == .active)
        stage.host.advance(by: 0.1)
        #expect(animator.state == .inactive)
    }

    @Test("A fraction beyond the ends is clamped, and NaN is ignored")
    func badFractions() {
        let stage = AnimationStage()
        let animator = stage.mover()
        animator.fractionComplete = 7
        #expect(animator.fractionComplete == 1 && stage.shown.x == 300)
        animator.fractionComplete = -1
        #expect(animator.fractionComplete == 0 && stage.shown.x == 100)
        animator.fractionComplete = 0.5
        animator.fractionComplete = .nan
        #expect(animator.fractionComplete == 0.5)
        stage.finish(animator)
    }

    @Test("The fraction of a running animator cannot be set")
    func runningFraction() {
        let stage = AnimationStage()
        let animator = stage.mover()
        animator.startAnimation()
        stage.host.advance(by: 0.2)
        animator.fractionComplete = 0.9
        #expect(animator.isRunning && animator.fractionComplete < 0.3)
        stage.finish(animator)
    }

    @Test("After a scrub the animation follows the rest of the curve", arguments: [UIView.AnimationCurve.linear, .easeOut, .easeInOut])
    func runsOnAfterAScrub(curve: UIView.AnimationCurve) {
        let stage = AnimationStage()
        let animator = stage.mover(curve: curve)
        animator.fractionComplete = 0.6
        let place = AnimatorCurve.bezier(curve.timingFunction).time(reaching: 0.6)
        stage.host.advance(by: 0.1)
        stage.startWatching()
        animator.startAnimation()
        stage.host.advance(by: 1)
        #expect(animator.state == .inactive)
        for (time, frame) in stage.seen where time < 1 - place {
            #expect(abs(frame.midX - (100 + 200 * curve.timingFunction(place + time))) < 200 * 0.06)
            #expect(frame.midX >= 220 - 1e-6)
        }
    }
}
