import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Further blocks, durations and springs of property animators")
struct AnimatorBlockTests {
    // MARK: More blocks

    @Test("A block with a delay factor begins later and ends with the others")
    func delayFactor() {
        let stage = AnimationStage()
        let animator = stage.mover()
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

    @Test("A delay factor applies to scrubbing")
    func delayFactorScrubbed() {
        let stage = AnimationStage()
        let animator = stage.mover()
        animator.addAnimations({ stage.square.center.y = 300 }, delayFactor: 0.5)
        for (fraction, y) in [(0.25, 100.0), (0.5, 100), (0.75, 200), (1, 300)] {
            animator.fractionComplete = fraction
            #expect(abs(stage.shown.y - y) < 1e-6)
        }
        stage.finish(animator)
    }

    @Test("A block that is added during the animation takes the remaining time, and reverses with the others")
    func addsInMidFlight() {
        let stage = AnimationStage()
        let animator = stage.mover()
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        animator.addAnimations { stage.square.center.y = 300 }
        stage.host.advance(by: 0.25)
        #expect(abs(stage.shown.y - 200) < 8 && abs(stage.shown.x - 250) < 5)
        animator.isReversed = true
        stage.host.advance(by: 1)
        #expect(stage.square.center == CGPoint(x: 100, y: 100))
    }

    @Test("A second block for the same property bends the motion, and reversing undoes both")
    func retargets() {
        let stage = AnimationStage()
        let animator = stage.mover()
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

    @Test("A second block for a colour continues from the current value, and reversing undoes both blocks")
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

    @Test("An animator continued with a duration factor takes that part of its duration")
    func durationFactor() {
        let stage = AnimationStage()
        let animator = stage.mover(duration: 2)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
        stage.host.advance(by: 0.25)
        #expect(abs(stage.shown.x - 250) < 6)
        stage.host.advance(by: 0.2)
        #expect(animator.state == .active)
        stage.host.advance(by: 0.1)
        #expect(animator.state == .inactive)
    }

    @Test("A duration factor of 0 takes the remaining time")
    func noDurationFactor() {
        for parameters in [nil, UICubicTimingParameters(animationCurve: .easeOut)] {
            let stage = AnimationStage()
            let animator = stage.mover()
            animator.fractionComplete = 0.6
            animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
            stage.host.advance(by: 0.35)
            #expect(animator.state == .active)
            stage.host.advance(by: 0.1)
            #expect(animator.state == .inactive && stage.shown.x == 300)
        }
    }

    @Test("An animator continued with a spring begins with the spring's velocity, in remaining distances")
    func springVelocity() {
        let stage = AnimationStage(framesPerSecond: 120)
        let animator = stage.mover()
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

    @Test("A reversed animator can continue back to the start with a spring")
    func springBack() {
        let stage = AnimationStage()
        let animator = stage.mover()
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

    @Test("A spring has the motion of UIView.animate's, and its own velocity along y")
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

    @Test("A spring with its own mass, stiffness and damping has its own duration")
    func ownDuration() {
        let own = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 4, timingParameters: own)
        #expect(abs(animator.duration - 1.4727003346780927) < 1e-9)
        #expect(UIViewPropertyAnimator(duration: 4, timingParameters: UISpringTimingParameters(dampingRatio: 0.3)).duration == 4)
        let bounce = UIViewPropertyAnimator(duration: 4, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.3))
        #expect(bounce.duration > 0.5 && bounce.duration < 1.5)
    }

    // MARK: With others

    @Test("UIView animations inside of an animator's block belong to the animator")
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

    @Test("A UIView spring inside of an animator's block has one spring motion")
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
        stage.finish(animator)
    }

    @Test("An animator stops while its layer's time is stopped, and continues with the layer's time")
    func stillLayer() {
        let stage = AnimationStage()
        let animator = stage.mover()
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

    @Test("runningPropertyAnimator runs immediately, with its options")
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

    @Test("A subclass creates its own kind; a copy has the blocks but not the state")
    func subclassAndCopy() throws {
        final class Special: UIViewPropertyAnimator {}
        let stage = AnimationStage()
        let special = Special.runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: {})
        #expect(type(of: special) == Special.self)
        var ends = 0
        let original = stage.mover(duration: 0.5, curve: .easeOut)
        original.addCompletion { _ in ends += 1 }
        original.scrubsLinearly = false
        let copy = try #require(original.copy() as? UIViewPropertyAnimator)
        #expect(copy.duration == 0.5 && !copy.scrubsLinearly && copy.state == .inactive)
        copy.startAnimation()
        stage.host.advance(by: 0.7)
        #expect(stage.square.center.x == 300 && ends == 1 && original.state == .inactive)
    }
}
