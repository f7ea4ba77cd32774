import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
    // MARK: From start to end

    @Test("An animator is inactive and runs no block until it is started")
    func isInactive() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        fixture.host.advance(by: 1)
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(fixture.square.center.x == 100)
        #expect(animator.isUserInteractionEnabled && animator.isInterruptible && animator.scrubsLinearly)
        #expect(!animator.pausesOnCompletion && !animator.isManualHitTestingEnabled && !animator.isReversed)
        #expect(animator.duration == 1 && animator.delay == 0)
    }

    @Test("An animator runs along its curve, becomes inactive, and calls its completions once, in order")
    func runs() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        var calls: [String] = []
        animator.addCompletion { calls.append("first \($0.rawValue) \(animator.state.rawValue)") }
        animator.addCompletion { calls.append("second \($0.rawValue)") }
        fixture.startWatching()
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(fixture.square.center.x == 300, "the model is at its end")
        fixture.host.advance(by: 0.5)
        #expect(abs(animator.fractionComplete - 0.5) < 0.02)
        #expect(abs(fixture.shown.x - 200) < 4)
        #expect(calls.isEmpty)
        fixture.host.advance(by: 0.6)
        #expect(calls == ["first 0 0", "second 0"])
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(fixture.shown.x == 300)
        #expect(fixture.square.layer.animationKeys() == nil)
        #expect(fixture.samples.allSatisfy { $0.time > 1 || abs($0.frame.midX - 100 - 200 * $0.time) < 4 })
        #expect(fixture.host.isSettled)
    }

    @Test("A running animator continues after its last reference is released")
    func keepsItselfAlive() {
        let fixture = AnimationFixture()
        weak var released: UIViewPropertyAnimator?
        var ends: [UIViewAnimatingPosition] = []
        do {
            let animator = fixture.mover()
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            released = animator
        }
        #expect(released != nil)
        fixture.host.advance(by: 1.1)
        #expect(ends == [.end])
        #expect(released == nil)
    }

    @Test("An animator completes on time if its view leaves the window or never was in a window")
    func offscreen() {
        let fixture = AnimationFixture()
        let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [UIViewAnimatingPosition] = []
        for view in [fixture.square, elsewhere] {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center = CGPoint(x: 50, y: 60) }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
        }
        fixture.host.advance(by: 0.3)
        fixture.square.removeFromSuperview()
        fixture.host.advance(by: 0.3)
        #expect(ends.isEmpty)
        fixture.host.advance(by: 0.5)
        #expect(ends == [.end, .end])
        #expect(fixture.square.center == CGPoint(x: 50, y: 60))
    }

    @Test("An animator whose block changes nothing still runs for its duration")
    func emptyBlock() {
        let fixture = AnimationFixture()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        fixture.host.advance(by: 0.9)
        #expect(ends.isEmpty && abs(animator.fractionComplete - 0.9) < 0.02)
        fixture.host.advance(by: 0.2)
        #expect(ends == [.end])
    }

    @Test("An animator without a block waits for its first block")
    func waits() {
        let fixture = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        fixture.host.advance(by: 2)
        #expect(animator.state == .active)
        animator.addAnimations { fixture.square.center.x = 300 }
        #expect(animator.isRunning)
        fixture.host.advance(by: 0.5)
        #expect(abs(fixture.shown.x - 200) < 5)
        fixture.host.advance(by: 0.6)
        #expect(animator.state == .inactive)
    }

    @Test("During a delay the presentation has the initial values and the model the final values")
    func delay() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5 && animator.isRunning && fixture.square.center.x == 300)
        fixture.host.advance(by: 0.45)
        #expect(fixture.shown.x == 100)
        fixture.host.advance(by: 0.55)
        #expect(abs(fixture.shown.x - 200) < 5)
        fixture.host.advance(by: 0.55)
        #expect(animator.state == .inactive)
    }

    @Test("An animator without a duration completes with the next frame")
    func noDuration() {
        let fixture = AnimationFixture()
        let animator = fixture.mover(duration: 0)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(ends.isEmpty)
        fixture.host.advance(by: 0.1)
        #expect(ends == [.end] && fixture.shown.x == 300)
    }

    @Test("After its end an animator can get new blocks, and the old blocks are released")
    func reusesTheAnimator() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        fixture.host.advance(by: 1.1)
        fixture.square.center.x = 0
        animator.addAnimations { fixture.square.center.y = 500 }
        animator.startAnimation()
        fixture.host.advance(by: 1.1)
        #expect(fixture.square.center == CGPoint(x: 0, y: 500))
        #expect(ends == 1)
    }

    // MARK: Pause and scrub

    @Test("A paused animator keeps the position, and continues from there", arguments: [UIView.AnimationCurve.linear, .easeIn, .easeInOut])
    func pause(curve: UIView.AnimationCurve) {
        let fixture = AnimationFixture()
        let animator = fixture.mover(curve: curve)
        animator.startAnimation()
        fixture.host.advance(by: 0.4)
        let shown = fixture.shown.x
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        fixture.host.advance(by: 5)
        #expect(abs(fixture.shown.x - shown) < 1)
        #expect(abs(100 + 200 * animator.fractionComplete - fixture.shown.x) < 1e-6)
        #expect(fixture.host.isSettled, "a paused animator needs no frames")
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        #expect(animator.state == .active)
        fixture.host.advance(by: 0.15)
        #expect(animator.state == .inactive, "what was left is over")
    }

    @Test("A paused animator that starts with a delay keeps its position until the delay ends", arguments: [true, false])
    func continuesAfterADelay(scrubs: Bool) {
        let fixture = AnimationFixture()
        let animator = fixture.mover(curve: .easeInOut)
        animator.startAnimation()
        fixture.host.advance(by: 0.4)
        animator.pauseAnimation()
        if scrubs { animator.fractionComplete = 0.3 }
        let shown = fixture.shown.x
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.isRunning)
        fixture.host.advance(by: 0.45)
        #expect(abs(fixture.shown.x - shown) < 1e-6)
        fixture.host.advance(by: 0.2)
        #expect(fixture.shown.x > shown + 10)
        fixture.host.advance(by: 0.7)
        #expect(animator.state == .inactive && fixture.shown.x == 300)
    }

    @Test("For every curve, the position is linear in fractionComplete", arguments: [UIView.AnimationCurve.linear, .easeIn, .easeOut])
    func scrubs(curve: UIView.AnimationCurve) {
        let fixture = AnimationFixture()
        let animator = fixture.mover(curve: curve)
        for fraction in [0.25, 0.75, 0.1, 1, 0] {
            animator.fractionComplete = fraction
            #expect(animator.state == .active && !animator.isRunning)
            #expect(abs(animator.fractionComplete - fraction) < 1e-9)
            #expect(abs(fixture.shown.x - (100 + 200 * fraction)) < 1e-6, "at once")
            fixture.host.advance(by: 0.1)
            #expect(abs(fixture.shown.x - (100 + 200 * fraction)) < 1e-6)
        }
        fixture.finish(animator)
    }

    @Test("With scrubsLinearly false, scrubbing follows the curve")
    func scrubsAlongTheCurve() {
        let fixture = AnimationFixture()
        let animator = fixture.mover(curve: .easeIn)
        animator.scrubsLinearly = false
        let curve = CAMediaTimingFunction(name: .easeIn)
        for fraction in [0.25, 0.75, 0.5] {
            animator.fractionComplete = fraction
            #expect(abs(fixture.shown.x - (100 + 200 * curve(fraction))) < 1e-6)
            #expect(abs(animator.fractionComplete - fraction) < 1e-9)
        }
        animator.startAnimation()
        fixture.host.advance(by: 0.45)
        #expect(animator.state == .active)
        fixture.host.advance(by: 0.1)
        #expect(animator.state == .inactive)
    }

    @Test("A fraction beyond the ends is clamped, and NaN is ignored")
    func badFractions() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.fractionComplete = 7
        #expect(animator.fractionComplete == 1 && fixture.shown.x == 300)
        animator.fractionComplete = -1
        #expect(animator.fractionComplete == 0 && fixture.shown.x == 100)
        animator.fractionComplete = 0.5
        animator.fractionComplete = .nan
        #expect(animator.fractionComplete == 0.5)
        fixture.finish(animator)
    }

    @Test("The fraction of a running animator cannot be set")
    func runningFraction() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.startAnimation()
        fixture.host.advance(by: 0.2)
        animator.fractionComplete = 0.9
        #expect(animator.isRunning && animator.fractionComplete < 0.3)
        fixture.finish(animator)
    }

    @Test("After scrubbing, the animation follows the rest of the curve", arguments: [UIView.AnimationCurve.linear, .easeOut, .easeInOut])
    func runsOnAfterAScrub(curve: UIView.AnimationCurve) {
        let fixture = AnimationFixture()
        let animator = fixture.mover(curve: curve)
        animator.fractionComplete = 0.6
        let progress = AnimatorCurve.bezier(curve.timingFunction).time(reaching: 0.6)
        fixture.host.advance(by: 0.1)
        fixture.startWatching()
        animator.startAnimation()
        fixture.host.advance(by: 1)
        #expect(animator.state == .inactive)
        for (time, frame) in fixture.samples where time < 1 - progress {
            #expect(abs(frame.midX - (100 + 200 * curve.timingFunction(progress + time))) < 200 * 0.06)
            #expect(frame.midX >= 220 - 1e-6)
        }
    }
}
