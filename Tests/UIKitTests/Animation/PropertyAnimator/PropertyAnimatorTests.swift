import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
    /// An animator that moves the stage's square from x = 100 to x = 300.
    private func mover(
        _ stage: AnimationStage, duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
    ) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: curve) { stage.square.center.x = 300 }
    }

    private func finish(_ animator: UIViewPropertyAnimator) {
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
    }

    // MARK: From start to end

    @Test("An animator is inactive and has run nothing until it is started")
    func isInactive() {
        let stage = AnimationStage()
        let animator = mover(stage)
        stage.host.advance(by: 1)
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(stage.square.center.x == 100)
        #expect(animator.isUserInteractionEnabled && animator.isInterruptible && animator.scrubsLinearly)
        #expect(!animator.pausesOnCompletion && !animator.isManualHitTestingEnabled && !animator.isReversed)
        #expect(animator.duration == 1 && animator.delay == 0)
    }

    @Test("It runs along its curve, then it is inactive and calls its completions once, in order")
    func runs() {
        let stage = AnimationStage()
        let animator = mover(stage)
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

    @Test("An animator that is let go of while it runs goes on")
    func keepsItselfAlive() {
        let stage = AnimationStage()
        weak var released: UIViewPropertyAnimator?
        var ends: [UIViewAnimatingPosition] = []
        do {
            let animator = mover(stage)
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            released = animator
        }
        #expect(released != nil)
        stage.host.advance(by: 1.1)
        #expect(ends == [.end])
        #expect(released == nil)
    }

    @Test("A view that leaves the window, or was never in one, holds nothing up")
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

    @Test("A block that changes nothing takes its time all the same")
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

    @Test("Without a block it waits for its first")
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

    @Test("A delay holds it at its start, with the model at its end")
    func delay() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5 && animator.isRunning && stage.square.center.x == 300)
        stage.host.advance(by: 0.45)
        #expect(stage.shown.x == 100)
        stage.host.advance(by: 0.55)
        #expect(abs(stage.shown.x - 200) < 5)
        stage.host.advance(by: 0.55)
        #expect(animator.state == .inactive)
    }

    @Test("No duration completes with the next frame")
    func noDuration() {
        let stage = AnimationStage()
        let animator = mover(stage, duration: 0)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(ends.isEmpty)
        stage.host.advance(by: 0.1)
        #expect(ends == [.end] && stage.shown.x == 300)
    }

    @Test("Afterwards it can be given other blocks; the old ones are forgotten")
    func again() {
        let stage = AnimationStage()
        let animator = mover(stage)
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

    @Test("A pause stands still where it is and goes on from there", arguments: [UIView.AnimationCurve.linear, .easeIn, .easeInOut])
    func pause(curve: UIView.AnimationCurve) {
        let stage = AnimationStage()
        let animator = mover(stage, curve: curve)
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

    @Test("Going on after a delay stays where it is until then", arguments: [true, false])
    func goesOnAfterADelay(scrubs: Bool) {
        let stage = AnimationStage()
        let animator = mover(stage, curve: .easeInOut)
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

    @Test("Scrubbing is even, whatever the curve", arguments: [UIView.AnimationCurve.linear, .easeIn, .easeOut])
    func scrubs(curve: UIView.AnimationCurve) {
        let stage = AnimationStage()
        let animator = mover(stage, curve: curve)
        for fraction in [0.25, 0.75, 0.1, 1, 0] {
            animator.fractionComplete = fraction
            #expect(animator.state == .active && !animator.isRunning)
            #expect(abs(animator.fractionComplete - fraction) < 1e-9)
            #expect(abs(stage.shown.x - (100 + 200 * fraction)) < 1e-6, "at once")
            stage.host.advance(by: 0.1)
            #expect(abs(stage.shown.x - (100 + 200 * fraction)) < 1e-6)
        }
        finish(animator)
    }

    @Test("Scrubbing along the curve, when told so")
    func scrubsAlongTheCurve() {
        let stage = AnimationStage()
        let animator = mover(stage, curve: .easeIn)
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

    @Test("A fraction beyond the ends is held to them; one that is no number is none")
    func badFractions() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.fractionComplete = 7
        #expect(animator.fractionComplete == 1 && stage.shown.x == 300)
        animator.fractionComplete = -1
        #expect(animator.fractionComplete == 0 && stage.shown.x == 100)
        animator.fractionComplete = 0.5
        animator.fractionComplete = .nan
        #expect(animator.fractionComplete == 0.5)
        finish(animator)
    }

    @Test("The fraction of a running animator is not set")
    func runningFraction() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.startAnimation()
        stage.host.advance(by: 0.2)
        animator.fractionComplete = 0.9
        #expect(animator.isRunning && animator.fractionComplete < 0.3)
        finish(animator)
    }

    @Test("After a scrub the rest runs along the rest of the curve", arguments: [UIView.AnimationCurve.linear, .easeOut, .easeInOut])
    func runsOnAfterAScrub(curve: UIView.AnimationCurve) {
        let stage = AnimationStage()
        let animator = mover(stage, curve: curve)
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

    // MARK: Reversal

    @Test("Turned round in mid flight it goes back from where it is, and gives the views their first values")
    func reverses() {
        let stage = AnimationStage()
        stage.square.backgroundColor = .systemRed
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            stage.square.center.x = 300
            stage.square.alpha = 0.5
            stage.square.bounds.size.width = 40
            stage.square.transform = CGAffineTransform(rotationAngle: 1)
            stage.square.backgroundColor = .systemBlue
            stage.square.layer.cornerRadius = 20
        }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.host.advance(by: 0.6)
        let shown = stage.shown.x
        animator.isReversed = true
        #expect(animator.isRunning && abs(animator.fractionComplete - 0.4) < 0.02)
        #expect(abs(stage.shown.x - shown) < 4)
        stage.startWatching()
        stage.host.advance(by: 0.3)
        #expect(abs(stage.shown.x - (shown - 60)) < 6)
        stage.host.advance(by: 0.4)
        #expect(ends == [.start])
        #expect(stage.square.center.x == 100 && stage.square.alpha == 1 && stage.square.bounds.width == 100)
        #expect(stage.square.transform.isIdentity && stage.square.backgroundColor == .systemRed)
        #expect(stage.square.layer.cornerRadius == 0)
        #expect(stage.shown.x == 100)
        #expect(stage.seen.allSatisfy { $0.frame.midX <= shown + 1 }, "never at the model")
    }

    @Test("Turned round while paused it stays where it is and counts from the other side")
    func reversesWhilePaused() {
        let stage = AnimationStage()
        let animator = mover(stage, curve: .easeInOut)
        animator.fractionComplete = 0.3
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
        #expect(abs(stage.shown.x - 160) < 1e-6)
        animator.fractionComplete = 0.9
        #expect(abs(stage.shown.x - 120) < 1e-6)
        animator.isReversed = false
        #expect(abs(animator.fractionComplete - 0.1) < 1e-9)
        #expect(abs(stage.shown.x - 120) < 1e-6)
        animator.isReversed = true
        animator.startAnimation()
        stage.host.advance(by: 1.1)
        #expect(stage.square.center.x == 100 && animator.state == .inactive)
    }

    @Test("Reversed from the beginning it goes from the end to the start")
    func reversedFromTheBeginning() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.isReversed = true
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.host.advance(by: 0.25)
        #expect(abs(stage.shown.x - 250) < 5)
        stage.host.advance(by: 1)
        #expect(ends == [.start] && stage.square.center.x == 100)
    }

    @Test("Reversed twice it comes to its end")
    func reversesTwice() {
        let stage = AnimationStage()
        let animator = mover(stage, curve: .easeInOut)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        animator.isReversed = true
        stage.host.advance(by: 0.2)
        animator.isReversed = false
        stage.host.advance(by: 2)
        #expect(ends == [.end] && stage.square.center.x == 300 && stage.shown.x == 300)
    }

    @Test("It pauses at its end when told so, and can be turned round there")
    func pausesOnCompletion() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.pausesOnCompletion = true
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.host.advance(by: 1.5)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        #expect(ends.isEmpty && stage.shown.x == 300 && stage.host.isSettled)
        animator.isReversed = true
        #expect(animator.fractionComplete == 0)
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        #expect(abs(stage.shown.x - 200) < 5)
        animator.pausesOnCompletion = false
        stage.host.advance(by: 0.6)
        #expect(ends == [.start] && stage.square.center.x == 100)
    }

    // MARK: Stop and finish

    @Test(
        "Stopped, the views are where they were seen; finishing puts them where it says",
        arguments: [(UIViewAnimatingPosition.start, 100.0), (.current, 180), (.end, 300)])
    func stops(position: UIViewAnimatingPosition, x: CGFloat) {
        let stage = AnimationStage()
        let animator = mover(stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.fractionComplete = 0.4
        stage.host.advance(by: 0.1)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        #expect(abs(stage.square.center.x - 180) < 1e-6)
        #expect(stage.square.layer.animationKeys() == nil)
        stage.host.advance(by: 1)
        #expect(ends.isEmpty && abs(stage.shown.x - 180) < 1e-6)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && ends == [position])
        #expect(abs(stage.square.center.x - x) < 1e-6)
    }

    @Test(
        "Subviews that follow a size, by masks or by layout, come back with it", arguments: [UIViewAnimatingPosition.start, .current, .end])
    func sizes(position: UIViewAnimatingPosition) {
        final class Filled: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                inner.frame = bounds.insetBy(dx: 10, dy: 10)
            }
        }
        let stage = AnimationStage()
        let outer = Filled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let masked = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        masked.autoresizingMask = .flexibleWidth
        outer.addSubview(outer.inner)
        outer.addSubview(masked)
        stage.host.window.addSubview(outer)
        stage.host.advance(by: 0.1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            outer.frame = CGRect(x: 50, y: 0, width: 200, height: 200)
            outer.layoutIfNeeded()
        }
        animator.fractionComplete = 0.5
        stage.host.advance(by: 0.1)
        #expect(stage.host.presentedFrame(of: outer) == CGRect(x: 25, y: 0, width: 150, height: 150))
        #expect(stage.host.presentedFrame(of: outer.inner) == CGRect(x: 35, y: 10, width: 130, height: 130))
        #expect(stage.host.presentedFrame(of: masked).width == 150)
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
        stage.host.advance(by: 0.1)
        let side: CGFloat = [.start: 100, .current: 150, .end: 200][position] ?? 0
        #expect(outer.bounds.width == side && outer.inner.bounds.width == side - 20 && masked.bounds.width == side)
        #expect(stage.host.presentedFrame(of: masked).minX == outer.frame.minX)
    }

    @Test("Stopped without finishing it is inactive and calls nothing")
    func stopsWithoutFinishing() {
        let stage = AnimationStage()
        let animator = mover(stage)
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        let shown = stage.shown.x
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(stage.square.center.x - shown) < 4)
        stage.host.advance(by: 2)
        #expect(ends == 0 && abs(stage.shown.x - shown) < 4)
    }

    @Test("Stopped in the moment in which it was started the views are where they began")
    func stopsAtOnce() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.startAnimation()
        animator.stopAnimation(true)
        #expect(stage.square.center.x == 100)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let offscreen = UIViewPropertyAnimator(duration: 1, curve: .linear) { other.center.x = 105 }
        offscreen.fractionComplete = 0.5
        stage.host.advance(by: 0.1)
        offscreen.stopAnimation(false)
        #expect(other.center.x == 55, "in no window it is where it would be")
        offscreen.finishAnimation(at: .start)
        #expect(other.center.x == 5)
    }

    @Test("What something else changed meanwhile is not put back")
    func leavesOthersAlone() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        stage.square.center.x = 777
        animator.isReversed = true
        stage.startWatching()
        stage.host.advance(by: 3)
        #expect(stage.square.center.x == 777 && stage.shown.x == 777)
        #expect(zip(stage.seen, stage.seen.dropFirst()).allSatisfy { abs($1.frame.midX - $0.frame.midX) < 12 }, "nor does it jump")
    }

    @Test("Stopped, it does not take back what another animation is doing with the same property")
    func leavesOtherAnimationsAlone() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.startAnimation()
        stage.host.advance(by: 0.3)
        UIView.animate(withDuration: 1) { stage.square.center.x = 500 }
        stage.host.advance(by: 0.2)
        stage.startWatching()
        let before = stage.shown.x
        animator.stopAnimation(true)
        #expect(abs(stage.shown.x - before) < 1e-3)
        stage.host.advance(by: 2)
        #expect(stage.square.center.x == 500 && stage.shown.x == 500)
        #expect(zip(stage.seen, stage.seen.dropFirst()).allSatisfy { abs($1.frame.midX - $0.frame.midX) < 20 })
    }

    @Test("Touches find a moving view where it is seen, unless the app finds it itself; and nowhere where they are not to")
    func hitTesting() {
        for (isEnabled, isManual) in [(true, false), (true, true), (false, false)] {
            let stage = AnimationStage()
            let animator = mover(stage)
            animator.isUserInteractionEnabled = isEnabled
            animator.isManualHitTestingEnabled = isManual
            animator.fractionComplete = 0
            stage.host.advance(by: 0.1)
            let there = stage.host.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === stage.square
            let goal = stage.host.window.hitTest(CGPoint(x: 300, y: 100), with: nil) === stage.square
            #expect(there == (isEnabled && !isManual) && goal == (isEnabled && isManual))
            finish(animator)
            stage.host.advance(by: 0.1)
            #expect(stage.host.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === stage.square)
        }
    }

    @Test("A finger catches a view in flight, drags it, and throws it on with its own speed", arguments: [30, 60, 120])
    func catches(framesPerSecond: Int) {
        let stage = AnimationStage(framesPerSecond: framesPerSecond)
        let animator = mover(stage, duration: 2)
        var held: CGFloat = 0
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        stage.square.addGestureRecognizer(
            UIPanGestureRecognizer { pan in
                let moved = pan.translation(in: stage.host.window).x / 200
                switch pan.state {
                case .began:
                    animator.pauseAnimation()
                    held = animator.fractionComplete
                case .changed: animator.fractionComplete = held + moved
                case .ended:
                    animator.fractionComplete = held + moved
                    let left = 200 * (1 - animator.fractionComplete)
                    let velocity = CGVector(dx: pan.velocity(in: stage.host.window).x / left, dy: 0)
                    animator.continueAnimation(
                        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: velocity), durationFactor: 0.5)
                default: break
                }
            })
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        stage.startWatching()
        let finger = stage.host.touchDown(at: stage.shown)
        let start = finger.location
        finger.move(to: CGPoint(x: start.x - 20, y: start.y), duration: 0.1)
        #expect(!animator.isRunning && animator.state == .active, "it is held")
        finger.move(to: CGPoint(x: start.x + 60, y: start.y), duration: 0.2)
        finger.lift()
        #expect(animator.isRunning)
        stage.host.advance(by: 2)
        #expect(ends == [.end] && stage.shown.x == 300)
        // 400 points a second are the finger's speed; what the recognizer waits for before it begins comes on top, once.
        let step = 400 / CGFloat(framesPerSecond) * 2 + 12
        #expect(zip(stage.seen, stage.seen.dropFirst()).allSatisfy { abs($1.frame.midX - $0.frame.midX) < step })
    }

    @Test("One that is made in another's block is moved by that one, and completes with it")
    func tracked() {
        let stage = AnimationStage()
        var ends: [String] = []
        var inner: UIViewPropertyAnimator?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner = .runningPropertyAnimator(withDuration: 9, delay: 0) {
                stage.square.center.x = 300
            } completion: {
                ends.append("inner \($0.rawValue)")
            }
        }
        animator.addCompletion { ends.append("outer \($0.rawValue)") }
        animator.fractionComplete = 0.5
        #expect(inner?.state == .active && inner?.isInterruptible == false)
        stage.host.advance(by: 2)
        #expect(abs(stage.shown.x - 200) < 1e-6)
        animator.isReversed = true
        animator.startAnimation()
        stage.host.advance(by: 1)
        #expect(ends.sorted() == ["inner 1", "outer 1"] && inner?.state == .inactive)
        #expect(stage.square.center.x == 100)
    }

    @Test("Timing parameters are what they were made of, survive an archive, and equal their like")
    func timingParameters() throws {
        let eased = UICubicTimingParameters(animationCurve: .easeOut)
        #expect(eased.animationCurve == .easeOut && eased.timingCurveType == .builtin)
        #expect(abs(eased.controlPoint2.x - 0.58) < 1e-6 && eased.controlPoint2.y == 1 && eased.controlPoint1 == .zero)
        let system = UICubicTimingParameters()
        #expect(abs(system.controlPoint1.x - 0.25) < 1e-6 && abs(system.controlPoint1.y - 0.1) < 1e-6)
        let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.2, y: 1.3))
        #expect(own.timingCurveType == .cubic && own.controlPoint2 == CGPoint(x: 0.2, y: 1.3))
        let spring = UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 1, dy: 2))
        #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
        let constants = UISpringTimingParameters(mass: 2, stiffness: 3, damping: 4, initialVelocity: .zero)
        for original in [eased, system, own, spring, constants] as [NSObject & NSCoding] {
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            original.encode(with: archiver)
            archiver.finishEncoding()
            let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            reader.requiresSecureCoding = false
            let copy: NSObject? =
                original is UICubicTimingParameters ? UICubicTimingParameters(coder: reader) : UISpringTimingParameters(coder: reader)
            #expect(copy == original)
        }
        #expect(eased != own && spring != constants)
    }

    // MARK: More blocks

    @Test("A delay factor lets a block begin later and end with the others")
    func delayFactor() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.addAnimations({ stage.square.center.y = 300 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        #expect(abs(stage.shown.y - 100) < 4)
        stage.host.advance(by: 0.25)
        #expect(abs(stage.shown.x - 250) < 5 && abs(stage.shown.y - 200) < 8)
        animator.isReversed = true
        stage.host.advance(by: 0.25)
        #expect(abs(stage.shown.y - 100) < 8)
        stage.host.advance(by: 0.6)
        #expect(stage.square.center == CGPoint(x: 100, y: 100))
    }

    @Test("A delay factor counts when it is scrubbed")
    func delayFactorScrubbed() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.addAnimations({ stage.square.center.y = 300 }, delayFactor: 0.5)
        for (fraction, y) in [(0.25, 100.0), (0.5, 100), (0.75, 200), (1, 300)] {
            animator.fractionComplete = fraction
            #expect(abs(stage.shown.y - y) < 1e-6)
        }
        finish(animator)
    }

    @Test("A block that is added in mid flight takes the rest of the time, and goes back with the others")
    func addsInMidFlight() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        animator.addAnimations { stage.square.center.y = 300 }
        stage.host.advance(by: 0.25)
        #expect(abs(stage.shown.y - 200) < 8 && abs(stage.shown.x - 250) < 5)
        animator.isReversed = true
        stage.host.advance(by: 1)
        #expect(stage.square.center == CGPoint(x: 100, y: 100))
    }

    @Test("A block that sends the same property elsewhere bends the way, and back all is undone")
    func retargets() {
        let stage = AnimationStage()
        let animator = mover(stage)
        stage.startWatching()
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        let before = stage.shown.x
        animator.addAnimations { stage.square.center.x = 0 }
        #expect(abs(stage.shown.x - before) < 4, "no jump")
        stage.host.advance(by: 0.6)
        #expect(stage.square.center.x == 0 && stage.shown.x == 0)
        var last: CGFloat = 100
        for (_, frame) in stage.seen {
            #expect(abs(frame.midX - last) < 20)
            last = frame.midX
        }
        animator.addAnimations { stage.square.center.x = 100 }
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        animator.addAnimations { stage.square.center.x = 400 }
        animator.isReversed = true
        stage.host.advance(by: 2)
        #expect(stage.square.center.x == 0)
    }

    @Test("Colours that are sent elsewhere in mid flight bend their way too, and come all the way back")
    func retargetsColors() throws {
        let stage = AnimationStage()
        let layer = stage.square.layer
        layer.borderWidth = 3
        layer.borderColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            layer.borderColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        }
        func red() throws -> CGFloat { try #require(layer.presentation()?.borderColor?.components?.first) }
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        let before = try red()
        animator.addAnimations { layer.borderColor = CGColor(srgbRed: 0.2, green: 0, blue: 0, alpha: 1) }
        #expect(abs(try red() - before) < 0.02)
        stage.host.advance(by: 0.25)
        animator.pauseAnimation()
        animator.isReversed = true
        animator.startAnimation()
        var last = try red()
        for _ in 0..<60 {
            stage.host.advance(by: 1.0 / 60)
            let now = try red()
            #expect(abs(now - last) < 0.05)
            last = now
        }
        #expect(animator.state == .inactive && layer.borderColor == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
        #expect(try red() == 0)
    }

    // MARK: Another time

    @Test("Going on with a duration factor takes that part of the duration")
    func durationFactor() {
        let stage = AnimationStage()
        let animator = mover(stage, duration: 2)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
        stage.host.advance(by: 0.25)
        #expect(abs(stage.shown.x - 250) < 6)
        stage.host.advance(by: 0.2)
        #expect(animator.state == .active)
        stage.host.advance(by: 0.1)
        #expect(animator.state == .inactive)
    }

    @Test("A duration factor of 0 takes what is left")
    func noDurationFactor() {
        for parameters in [nil, UICubicTimingParameters(animationCurve: .easeOut)] {
            let stage = AnimationStage()
            let animator = mover(stage)
            animator.fractionComplete = 0.6
            animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
            stage.host.advance(by: 0.35)
            #expect(animator.state == .active)
            stage.host.advance(by: 0.1)
            #expect(animator.state == .inactive && stage.shown.x == 300)
        }
    }

    @Test("Going on with a spring begins with its velocity, in distances that are left")
    func springVelocity() {
        let stage = AnimationStage(framesPerSecond: 120)
        let animator = mover(stage)
        animator.fractionComplete = 0.5
        stage.host.advance(by: 0.1)
        let spring = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 8, dy: 0))
        stage.startWatching()
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        stage.host.advance(by: 0.02)
        let speed = (stage.seen[1].frame.midX - stage.seen[0].frame.midX) * 120
        #expect(abs(speed - 800) < 80)
        stage.host.advance(by: 1)
        #expect((stage.seen.map(\.frame.midX).max() ?? 0) > 301, "it swings beyond")
        #expect(animator.state == .inactive && stage.shown.x == 300)
    }

    @Test("Going on back to the start with a spring")
    func springBack() {
        let stage = AnimationStage()
        let animator = mover(stage)
        animator.fractionComplete = 0.4
        animator.isReversed = true
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        stage.startWatching()
        animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
        stage.host.advance(by: 0.6)
        #expect(ends == [.start] && stage.square.center.x == 100)
        #expect(stage.seen.allSatisfy { $0.frame.midX <= 180 + 1e-6 })
    }

    // MARK: Springs

    @Test("A spring runs as UIView.animate's does, and along y with its own velocity")
    func springs() {
        let stage = AnimationStage()
        let other = UIView(frame: stage.square.frame)
        stage.host.window.addSubview(other)
        stage.host.advance(by: 0.1)
        let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.4) { stage.square.center.x = 300 }
        animator.startAnimation()
        UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: []) {
            other.center.x = 300
        }
        for _ in 0..<40 {
            stage.host.advance(by: 1.0 / 60)
            #expect(abs(stage.shown.x - stage.host.presentedFrame(of: other).midX) < 4)
        }
        stage.host.advance(by: 1)
        let fast = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 20))
        let diagonal = UIViewPropertyAnimator(duration: 1, timingParameters: fast)
        diagonal.addAnimations { stage.square.center = CGPoint(x: 100, y: 300) }
        diagonal.startAnimation()
        stage.host.advance(by: 0.1)
        #expect((300 - stage.shown.x) / 200 < (stage.shown.y - 100) / 200 - 0.1)
        stage.host.advance(by: 1)
    }

    @Test("A spring with constants of its own lasts as long as it takes")
    func ownDuration() {
        let own = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 4, timingParameters: own)
        #expect(abs(animator.duration - 1.4727003346780927) < 1e-9)
        #expect(UIViewPropertyAnimator(duration: 4, timingParameters: UISpringTimingParameters(dampingRatio: 0.3)).duration == 4)
        let bounce = UIViewPropertyAnimator(duration: 4, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.3))
        #expect(bounce.duration > 0.5 && bounce.duration < 1.5)
    }

    // MARK: With others

    @Test("Blocks of UIView inside of an animator's are the animator's")
    func nested() {
        let stage = AnimationStage()
        var completed: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 9) {
                stage.square.center.x = 300
            } completion: {
                completed.append($0)
            }
            UIView.animate(withDuration: 0.25, delay: 0.25, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]) {
                stage.square.center.y = 300
            }
        }
        animator.startAnimation()
        stage.host.advance(by: 0.375)
        animator.pauseAnimation()
        stage.host.advance(by: 1)
        #expect(abs(stage.shown.x - 175) < 5 && abs(stage.shown.y - 200) < 12)
        #expect(completed.isEmpty)
        animator.fractionComplete = 0.6
        #expect(abs(stage.shown.y - 300) < 1e-6)
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        #expect(completed == [true] && animator.state == .inactive)
    }

    @Test("A spring of UIView inside of an animator's block springs once")
    func nestedSpring() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []) {
                stage.square.center.x = 300
            }
        }
        let spring = SpringCurve(dampingRatio: 0.5, duration: 1, initialVelocity: 0)
        stage.startWatching()
        animator.startAnimation()
        stage.host.advance(by: 1.1)
        for (time, frame) in stage.seen where time < 1 {
            #expect(abs(frame.midX - (100 + 200 * spring.position(at: time))) < 200 * 11 / 60)
        }
        let top: CGFloat = stage.seen.map(\.frame.midX).max() ?? 0
        #expect((329...336).contains(top), "it swings as far as its damping says: a sixth of the way")
    }

    @Test("Keyframes inside of an animator can be scrubbed")
    func keyframes() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.square.center.x = 300 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.square.center.x = 200 }
            }
        }
        for (fraction, x) in [(0.25, 200.0), (0.5, 300), (0.75, 250), (0.9, 220), (0.1, 140)] {
            animator.fractionComplete = fraction
            #expect(abs(stage.shown.x - x) < 1e-6)
        }
        finish(animator)
    }

    @Test("A layer whose time stands still holds its animator up, and goes on with it")
    func stillLayer() {
        let stage = AnimationStage()
        let animator = mover(stage)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        let layer = stage.square.layer
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        let shown = stage.shown.x
        stage.host.advance(by: 3)
        #expect(abs(stage.shown.x - shown) < 1e-6 && ends.isEmpty)
        layer.beginTime = CACurrentMediaTime()
        layer.speed = 1
        stage.host.advance(by: 0.25)
        #expect(abs(stage.shown.x - shown - 50) < 6)
        stage.host.advance(by: 0.5)
        #expect(ends == [.end] && stage.shown.x == 300)
    }

    @Test("The short form runs at once, with its options")
    func running() {
        let stage = AnimationStage()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: [.curveLinear]) {
            stage.square.center.x = 300
        } completion: {
            ends.append($0)
        }
        #expect(animator.isRunning && animator.state == .active && animator.delay == 0.5 && !animator.isUserInteractionEnabled)
        stage.host.advance(by: 1)
        #expect(abs(stage.shown.x - 200) < 5)
        stage.host.advance(by: 1)
        #expect(ends == [.end])
    }

    @Test("A subclass makes its own kind; a copy has the blocks but not the state")
    func subclassAndCopy() throws {
        final class Special: UIViewPropertyAnimator {}
        let stage = AnimationStage()
        let special = Special.runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: {})
        #expect(type(of: special) == Special.self)
        var ends = 0
        let original = mover(stage, duration: 0.5, curve: .easeOut)
        original.addCompletion { _ in ends += 1 }
        original.scrubsLinearly = false
        let copy = try #require(original.copy() as? UIViewPropertyAnimator)
        #expect(copy.duration == 0.5 && !copy.scrubsLinearly && copy.state == .inactive)
        copy.startAnimation()
        stage.host.advance(by: 0.7)
        #expect(stage.square.center.x == 300 && ends == 1 && original.state == .inactive)
    }
}
