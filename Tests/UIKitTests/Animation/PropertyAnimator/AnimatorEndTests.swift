import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Reversing, stopping and finishing property animators")
struct AnimatorEndTests {
    // MARK: Reversal

    @Test("An animator reversed while it runs returns from the current position, and restores the views' initial values")
    func reverses() {
        let fixture = AnimationFixture()
        fixture.square.backgroundColor = .systemRed
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            fixture.square.center.x = 300
            fixture.square.alpha = 0.5
            fixture.square.bounds.size.width = 40
            fixture.square.transform = CGAffineTransform(rotationAngle: 1)
            fixture.square.backgroundColor = .systemBlue
            fixture.square.layer.cornerRadius = 20
        }
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        fixture.host.advance(by: 0.6)
        let shown = fixture.shown.x
        animator.isReversed = true
        #expect(animator.isRunning && abs(animator.fractionComplete - 0.4) < 0.02)
        #expect(abs(fixture.shown.x - shown) < 4)
        fixture.startWatching()
        fixture.host.advance(by: 0.3)
        #expect(abs(fixture.shown.x - (shown - 60)) < 6)
        fixture.host.advance(by: 0.4)
        #expect(ends == [.start])
        #expect(fixture.square.center.x == 100 && fixture.square.alpha == 1 && fixture.square.bounds.width == 100)
        #expect(fixture.square.transform.isIdentity && fixture.square.backgroundColor == .systemRed)
        #expect(fixture.square.layer.cornerRadius == 0)
        #expect(fixture.shown.x == 100)
        #expect(fixture.samples.allSatisfy { $0.frame.midX <= shown + 1 }, "never at the model")
    }

    @Test("Reversing a paused animator does not move its views, and fractionComplete counts from the other end")
    func reversesWhilePaused() {
        let fixture = AnimationFixture()
        let animator = fixture.mover(curve: .easeInOut)
        animator.fractionComplete = 0.3
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
        #expect(abs(fixture.shown.x - 160) < 1e-6)
        animator.fractionComplete = 0.9
        #expect(abs(fixture.shown.x - 120) < 1e-6)
        animator.isReversed = false
        #expect(abs(animator.fractionComplete - 0.1) < 1e-9)
        #expect(abs(fixture.shown.x - 120) < 1e-6)
        animator.isReversed = true
        animator.startAnimation()
        fixture.host.advance(by: 1.1)
        #expect(fixture.square.center.x == 100 && animator.state == .inactive)
    }

    @Test("If isReversed is set before the start, the animation runs from the end to the start")
    func reversedFromTheBeginning() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.isReversed = true
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        fixture.host.advance(by: 0.25)
        #expect(abs(fixture.shown.x - 250) < 5)
        fixture.host.advance(by: 1)
        #expect(ends == [.start] && fixture.square.center.x == 100)
    }

    @Test("An animator that is reversed twice ends at the position .end")
    func reversesTwice() {
        let fixture = AnimationFixture()
        let animator = fixture.mover(curve: .easeInOut)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        animator.isReversed = true
        fixture.host.advance(by: 0.2)
        animator.isReversed = false
        fixture.host.advance(by: 2)
        #expect(ends == [.end] && fixture.square.center.x == 300 && fixture.shown.x == 300)
    }

    @Test("An animator with pausesOnCompletion pauses at its end, and can be reversed there")
    func pausesOnCompletion() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.pausesOnCompletion = true
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        fixture.host.advance(by: 1.5)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        #expect(ends.isEmpty && fixture.shown.x == 300 && fixture.host.isSettled)
        animator.isReversed = true
        #expect(animator.fractionComplete == 0)
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        #expect(abs(fixture.shown.x - 200) < 5)
        animator.pausesOnCompletion = false
        fixture.host.advance(by: 0.6)
        #expect(ends == [.start] && fixture.square.center.x == 100)
    }

    // MARK: Stop and finish

    @Test(
        "A stopped animator leaves the views at their visible positions; finishing moves them to the given position",
        arguments: [(UIViewAnimatingPosition.start, 100.0), (.current, 180), (.end, 300)])
    func stops(position: UIViewAnimatingPosition, x: CGFloat) {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.fractionComplete = 0.4
        fixture.host.advance(by: 0.1)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        #expect(abs(fixture.square.center.x - 180) < 1e-6)
        #expect(fixture.square.layer.animationKeys() == nil)
        fixture.host.advance(by: 1)
        #expect(ends.isEmpty && abs(fixture.shown.x - 180) < 1e-6)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && ends == [position])
        #expect(abs(fixture.square.center.x - x) < 1e-6)
    }

    @Test(
        "Subviews that autoresizing or layoutSubviews resizes end with their superview at the position of finishAnimation",
        arguments: [UIViewAnimatingPosition.start, .current, .end])
    func sizes(position: UIViewAnimatingPosition) {
        final class Filled: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                inner.frame = bounds.insetBy(dx: 10, dy: 10)
            }
        }
        let fixture = AnimationFixture()
        let outer = Filled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let masked = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        masked.autoresizingMask = .flexibleWidth
        outer.addSubview(outer.inner)
        outer.addSubview(masked)
        fixture.host.window.addSubview(outer)
        fixture.host.advance(by: 0.1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            outer.frame = CGRect(x: 50, y: 0, width: 200, height: 200)
            outer.layoutIfNeeded()
        }
        animator.fractionComplete = 0.5
        fixture.host.advance(by: 0.1)
        #expect(fixture.host.presentedFrame(of: outer) == CGRect(x: 25, y: 0, width: 150, height: 150))
        #expect(fixture.host.presentedFrame(of: outer.inner) == CGRect(x: 35, y: 10, width: 130, height: 130))
        #expect(fixture.host.presentedFrame(of: masked).width == 150)
        animator.stopAnimation(false)
        animator.finishAnimation(at: position)
        fixture.host.advance(by: 0.1)
        let side: CGFloat = [.start: 100, .current: 150, .end: 200][position] ?? 0
        #expect(outer.bounds.width == side && outer.inner.bounds.width == side - 20 && masked.bounds.width == side)
        #expect(fixture.host.presentedFrame(of: masked).minX == outer.frame.minX)
    }

    @Test("An animator stopped without finishing is inactive and calls no completion")
    func stopsWithoutFinishing() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        let shown = fixture.shown.x
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(fixture.square.center.x - shown) < 4)
        fixture.host.advance(by: 2)
        #expect(ends == 0 && abs(fixture.shown.x - shown) < 4)
    }

    @Test("If an animator is stopped immediately after its start, the views are at their initial positions")
    func stopsAtOnce() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.startAnimation()
        animator.stopAnimation(true)
        #expect(fixture.square.center.x == 100)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let offscreen = UIViewPropertyAnimator(duration: 1, curve: .linear) { other.center.x = 105 }
        offscreen.fractionComplete = 0.5
        fixture.host.advance(by: 0.1)
        offscreen.stopAnimation(false)
        #expect(other.center.x == 55, "outside of a window the view has the interpolated position")
        offscreen.finishAnimation(at: .start)
        #expect(other.center.x == 5)
    }

    @Test("If other code changes an animated value during the animation, the animator does not reset the value")
    func leavesOthersAlone() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        fixture.square.center.x = 777
        animator.isReversed = true
        fixture.startWatching()
        fixture.host.advance(by: 3)
        #expect(fixture.square.center.x == 777 && fixture.shown.x == 777)
        #expect(
            zip(fixture.samples, fixture.samples.dropFirst()).allSatisfy { abs($1.frame.midX - $0.frame.midX) < 12 }, "nor does it jump")
    }

    @Test("A stopped animator does not change another animation of the same property")
    func leavesOtherAnimationsAlone() {
        let fixture = AnimationFixture()
        let animator = fixture.mover()
        animator.startAnimation()
        fixture.host.advance(by: 0.3)
        UIView.animate(withDuration: 1) { fixture.square.center.x = 500 }
        fixture.host.advance(by: 0.2)
        fixture.startWatching()
        let before = fixture.shown.x
        animator.stopAnimation(true)
        #expect(abs(fixture.shown.x - before) < 1e-3)
        fixture.host.advance(by: 2)
        #expect(fixture.square.center.x == 500 && fixture.shown.x == 500)
        #expect(zip(fixture.samples, fixture.samples.dropFirst()).allSatisfy { abs($1.frame.midX - $0.frame.midX) < 20 })
    }

    @Test("A touch hits a moving view at its visible position, unless the app hit-tests manually or disables interaction")
    func hitTesting() {
        for (isEnabled, isManual) in [(true, false), (true, true), (false, false)] {
            let fixture = AnimationFixture()
            let animator = fixture.mover()
            animator.isUserInteractionEnabled = isEnabled
            animator.isManualHitTestingEnabled = isManual
            animator.fractionComplete = 0
            fixture.host.advance(by: 0.1)
            let there = fixture.host.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === fixture.square
            let goal = fixture.host.window.hitTest(CGPoint(x: 300, y: 100), with: nil) === fixture.square
            #expect(there == (isEnabled && !isManual) && goal == (isEnabled && isManual))
            fixture.finish(animator)
            fixture.host.advance(by: 0.1)
            #expect(fixture.host.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === fixture.square)
        }
    }

    @Test("A touch stops an animated view and drags it, and the view continues with the finger's velocity", arguments: [30, 60, 120])
    func catches(framesPerSecond: Int) {
        let fixture = AnimationFixture(framesPerSecond: framesPerSecond)
        let animator = fixture.mover(duration: 2)
        var held: CGFloat = 0
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        fixture.square.addGestureRecognizer(
            UIPanGestureRecognizer { pan in
                let moved = pan.translation(in: fixture.host.window).x / 200
                switch pan.state {
                case .began:
                    animator.pauseAnimation()
                    held = animator.fractionComplete
                case .changed: animator.fractionComplete = held + moved
                case .ended:
                    animator.fractionComplete = held + moved
                    let left = 200 * (1 - animator.fractionComplete)
                    let velocity = CGVector(dx: pan.velocity(in: fixture.host.window).x / left, dy: 0)
                    animator.continueAnimation(
                        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: velocity), durationFactor: 0.5)
                default: break
                }
            })
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        fixture.startWatching()
        let finger = fixture.host.touchDown(at: fixture.shown)
        let start = finger.location
        finger.move(to: CGPoint(x: start.x - 20, y: start.y), duration: 0.1)
        #expect(!animator.isRunning && animator.state == .active, "it is held")
        finger.move(to: CGPoint(x: start.x + 60, y: start.y), duration: 0.2)
        finger.lift()
        #expect(animator.isRunning)
        fixture.host.advance(by: 2)
        #expect(ends == [.end] && fixture.shown.x == 300)
        // The finger's velocity is 400 points per second. The recognizer's slop is added once.
        let step = 400 / CGFloat(framesPerSecond) * 2 + 12
        #expect(zip(fixture.samples, fixture.samples.dropFirst()).allSatisfy { abs($1.frame.midX - $0.frame.midX) < step })
    }

    @Test("An animator started in another animator's block is scrubbed, reversed and completed with that animator")
    func tracked() {
        let fixture = AnimationFixture()
        var ends: [String] = []
        var inner: UIViewPropertyAnimator?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner = .runningPropertyAnimator(withDuration: 9, delay: 0) {
                fixture.square.center.x = 300
            } completion: {
                ends.append("inner \($0.rawValue)")
            }
        }
        animator.addCompletion { ends.append("outer \($0.rawValue)") }
        animator.fractionComplete = 0.5
        #expect(inner?.state == .active && inner?.isInterruptible == false)
        fixture.host.advance(by: 2)
        #expect(abs(fixture.shown.x - 200) < 1e-6)
        animator.isReversed = true
        animator.startAnimation()
        fixture.host.advance(by: 1)
        #expect(ends.sorted() == ["inner 1", "outer 1"] && inner?.state == .inactive)
        #expect(fixture.square.center.x == 100)
    }

    @Test("Timing parameters keep their values, also in an archive, and are equal if their values are equal")
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
}
