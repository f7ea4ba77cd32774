import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Property animators with added blocks, duration factors and springs")
struct AnimatorBlockTests {
    @Test("The timing of an animator is the object that it was created with")
    func timingIdentity() {
        let timing = UISpringTimingParameters(dampingRatio: 0.5)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        let provider: any UITimingCurveProvider = timing
        #expect(provider === timing && animator.timingParameters?.springTimingParameters != nil)
    }

    // MARK: Added blocks

    @Test("A block with a delay factor begins after that fraction of the duration, and ends together with the other blocks")
    func delayFactor() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.addAnimations({ fixture.square.center.y = 300 }, delayFactor: 0.5)
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        #expect(abs(fixture.shown.y - 100) < 4)
        fixture.host.advance(by: 0.25)
        #expect(abs(fixture.shown.x - 250) < 5 && abs(fixture.shown.y - 200) < 8)
        animator.isReversed = true
        fixture.host.advance(by: 0.25)
        #expect(abs(fixture.shown.y - 100) < 8)
        fixture.host.advance(by: 0.6)
        #expect(fixture.square.center == CGPoint(x: 100, y: 100))
    }

    @Test("During scrubbing, a block with a delay factor changes its views only beyond that fraction")
    func delayFactorScrubbed() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.addAnimations({ fixture.square.center.y = 300 }, delayFactor: 0.5)
        for (fraction, y) in [(0.25, 100.0), (0.5, 100), (0.75, 200), (1, 300)] {
            animator.fractionComplete = fraction
            #expect(abs(fixture.shown.y - y) < 1e-6)
        }
        fixture.finish(animator)
    }

    @Test("A block that is added during the animation lasts for the remaining time, and is reversed with the other blocks")
    func addsInMidFlight() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        animator.addAnimations { fixture.square.center.y = 300 }
        fixture.host.advance(by: 0.25)
        #expect(abs(fixture.shown.y - 200) < 8 && abs(fixture.shown.x - 250) < 5)
        animator.isReversed = true
        fixture.host.advance(by: 1)
        #expect(fixture.square.center == CGPoint(x: 100, y: 100))
    }

    @Test("If a running animator gets a second block for the same property, the view does not jump, and reversing reverts both blocks")
    func retargets() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        fixture.startWatching()
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        let before = fixture.shown.x
        animator.addAnimations { fixture.square.center.x = 0 }
        #expect(abs(fixture.shown.x - before) < 4, "no jump")
        fixture.host.advance(by: 0.6)
        #expect(fixture.square.center.x == 0 && fixture.shown.x == 0)
        var last: CGFloat = 100
        for (_, frame) in fixture.samples {
            #expect(abs(frame.midX - last) < 20)
            last = frame.midX
        }
        animator.addAnimations { fixture.square.center.x = 100 }
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        animator.addAnimations { fixture.square.center.x = 400 }
        animator.isReversed = true
        fixture.host.advance(by: 2)
        #expect(fixture.square.center.x == 0)
    }

    @Test("If a running animator gets a second block for a colour, the colour does not jump, and reversing reverts both blocks")
    func retargetsColors() throws {
        let fixture = AnimationFixture()
        let layer = fixture.square.layer
        layer.borderWidth = 3
        layer.borderColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            layer.borderColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        }
        func red() throws -> CGFloat { try #require(layer.presentation()?.borderColor?.components?.first) }
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        let before = try red()
        animator.addAnimations { layer.borderColor = CGColor(srgbRed: 0.2, green: 0, blue: 0, alpha: 1) }
        #expect(abs(try red() - before) < 0.02)
        fixture.host.advance(by: 0.25)
        animator.pauseAnimation()
        animator.isReversed = true
        animator.startAnimation()
        var last = try red()
        for _ in 0..<60 {
            fixture.host.advance(by: 1.0 / 60)
            let now = try red()
            #expect(abs(now - last) < 0.05)
            last = now
        }
        #expect(animator.state == .inactive && layer.borderColor == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
        #expect(try red() == 0)
    }

    // MARK: Duration factors

    @Test("An animator that continues with a duration factor lasts for that fraction of its duration")
    func durationFactor() {
        let fixture = AnimationFixture()
        let animator = fixture.mover(duration: 2)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
        fixture.host.advance(by: 0.25)
        #expect(abs(fixture.shown.x - 250) < 6)
        fixture.host.advance(by: 0.2)
        #expect(animator.state == .active)
        fixture.host.advance(by: 0.1)
        #expect(animator.state == .inactive)
    }

    @Test("continueAnimation with a duration factor of 0 lasts for the remaining duration")
    func noDurationFactor() {
        for parameters in [nil, UICubicTimingParameters(animationCurve: .easeOut)] {
            let fixture = AnimationFixture()
            let animator = fixture.mover()
            animator.fractionComplete = 0.6
            animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
            fixture.host.advance(by: 0.35)
            #expect(animator.state == .active)
            fixture.host.advance(by: 0.1)
            #expect(animator.state == .inactive && fixture.shown.x == 300)
        }
    }

    @Test("An animator that continues with a spring starts at the spring's initial velocity, relative to the remaining distance")
    func springVelocity() {
        let fixture = AnimationFixture(framesPerSecond: 120)
        let animator = fixture.mover()
        animator.fractionComplete = 0.5
        fixture.host.advance(by: 0.1)
        let spring = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 8, dy: 0))
        fixture.startWatching()
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        fixture.host.advance(by: 0.02)
        let speed = (fixture.samples[1].frame.midX - fixture.samples[0].frame.midX) * 120
        #expect(abs(speed - 800) < 80)
        fixture.host.advance(by: 1)
        #expect((fixture.samples.map(\.frame.midX).max() ?? 0) > 301, "it swings beyond")
        #expect(animator.state == .inactive && fixture.shown.x == 300)
    }

    @Test("A reversed animator can continue back to the start with a spring")
    func springBack() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.fractionComplete = 0.4
        animator.isReversed = true
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        fixture.startWatching()
        animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
        fixture.host.advance(by: 0.6)
        #expect(ends == [.start] && fixture.square.center.x == 100)
        #expect(fixture.samples.allSatisfy { $0.frame.midX <= 180 + 1e-6 })
    }

    // MARK: Springs

    @Test("An animator with spring timing moves like UIView.animate with a spring, and can have a separate initial velocity for y")
    func springs() {
        let fixture = AnimationFixture()
        let other = UIView(frame: fixture.square.frame)
        fixture.host.window.addSubview(other)
        fixture.host.advance(by: 0.1)
        let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.4) { fixture.square.center.x = 300 }
        animator.startAnimation()
        UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: []) {
            other.center.x = 300
        }
        for _ in 0..<40 {
            fixture.host.advance(by: 1.0 / 60)
            #expect(abs(fixture.shown.x - fixture.host.presentedFrame(of: other).midX) < 4)
        }
        fixture.host.advance(by: 1)
        let fast = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 20))
        let diagonal = UIViewPropertyAnimator(duration: 1, timingParameters: fast)
        diagonal.addAnimations { fixture.square.center = CGPoint(x: 100, y: 300) }
        diagonal.startAnimation()
        fixture.host.advance(by: 0.1)
        #expect((300 - fixture.shown.x) / 200 < (fixture.shown.y - 100) / 200 - 0.1)
        fixture.host.advance(by: 1)
    }

    @Test("A spring with mass, stiffness and damping determines the animator's duration")
    func ownDuration() {
        let own = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 4, timingParameters: own)
        #expect(abs(animator.duration - 1.4727003346780927) < 1e-9)
        #expect(UIViewPropertyAnimator(duration: 4, timingParameters: UISpringTimingParameters(dampingRatio: 0.3)).duration == 4)
        let bounce = UIViewPropertyAnimator(duration: 4, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.3))
        #expect(bounce.duration > 0.5 && bounce.duration < 1.5)
    }

    // MARK: Other animations in a block

    @Test("UIView animations in an animator's block are part of the animator")
    func nested() {
        let fixture = AnimationFixture()
        var completed: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 9) {
                fixture.square.center.x = 300
            } completion: {
                completed.append($0)
            }
            UIView.animate(withDuration: 0.25, delay: 0.25, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]) {
                fixture.square.center.y = 300
            }
        }
        animator.startAnimation()
        fixture.host.advance(by: 0.375)
        animator.pauseAnimation()
        fixture.host.advance(by: 1)
        #expect(abs(fixture.shown.x - 175) < 5 && abs(fixture.shown.y - 200) < 12)
        #expect(completed.isEmpty)
        animator.fractionComplete = 0.6
        #expect(abs(fixture.shown.y - 300) < 1e-6)
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        #expect(completed == [true] && animator.state == .inactive)
    }

    @Test("A UIView spring animation in an animator's block is a spring motion of the animator")
    func nestedSpring() {
        let fixture = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []) {
                fixture.square.center.x = 300
            }
        }
        let spring = SpringCurve(dampingRatio: 0.5, duration: 1, initialVelocity: 0)
        fixture.startWatching()
        animator.startAnimation()
        fixture.host.advance(by: 1.1)
        for (time, frame) in fixture.samples where time < 1 {
            #expect(abs(frame.midX - (100 + 200 * spring.position(at: time))) < 200 * 11 / 60)
        }
        let top: CGFloat = fixture.samples.map(\.frame.midX).max() ?? 0
        #expect((329...336).contains(top), "it swings as far as its damping says: a sixth of the way")
    }

    @Test("Keyframes inside of an animator can be scrubbed")
    func keyframes() {
        let fixture = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { fixture.square.center.x = 300 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { fixture.square.center.x = 200 }
            }
        }
        for (fraction, x) in [(0.25, 200.0), (0.5, 300), (0.75, 250), (0.9, 220), (0.1, 140)] {
            animator.fractionComplete = fraction
            #expect(abs(fixture.shown.x - x) < 1e-6)
        }
        fixture.finish(animator)
    }

    @Test("An animator pauses while its layer's time is stopped, and continues when the layer's time does")
    func pausedLayer() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        let layer = fixture.square.layer
        layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        let shown = fixture.shown.x
        fixture.host.advance(by: 3)
        #expect(abs(fixture.shown.x - shown) < 1e-6 && ends.isEmpty)
        layer.beginTime = CACurrentMediaTime()
        layer.speed = 1
        fixture.host.advance(by: 0.25)
        #expect(abs(fixture.shown.x - shown - 50) < 6)
        fixture.host.advance(by: 0.5)
        #expect(ends == [.end] && fixture.shown.x == 300)
    }

    @Test("runningPropertyAnimator runs immediately, with its options")
    func running() {
        let fixture = AnimationFixture()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: [.curveLinear]) {
            fixture.square.center.x = 300
        } completion: {
            ends.append($0)
        }
        #expect(animator.isRunning && animator.state == .active && animator.delay == 0.5 && !animator.isUserInteractionEnabled)
        fixture.host.advance(by: 1)
        #expect(abs(fixture.shown.x - 200) < 5)
        fixture.host.advance(by: 1)
        #expect(ends == [.end])
    }

    @Test("runningPropertyAnimator of a subclass creates an instance of the subclass; a copy has the blocks but not the state")
    func subclassAndCopy() throws {
        final class Special: UIViewPropertyAnimator {}
        let fixture = AnimationFixture()
        let special = Special.runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: {})
        #expect(type(of: special) == Special.self)
        var ends = 0
        let original = fixture.mover(duration: 0.5, curve: .easeOut)
        original.addCompletion { _ in ends += 1 }
        original.scrubsLinearly = false
        let copy = try #require(original.copy() as? UIViewPropertyAnimator)
        #expect(copy.duration == 0.5 && !copy.scrubsLinearly && copy.state == .inactive)
        copy.startAnimation()
        fixture.host.advance(by: 0.7)
        #expect(fixture.square.center.x == 300 && ends == 1 && original.state == .inactive)
    }
}
