import Testing
import UIKitTesting

@testable import UIKit

/// Calls for which UIKit throws an exception stop a debug build.
@MainActor
@Suite("Misuse of animators")
struct AnimatorMisuseTests {
    @Test("A stopped animator cannot be started")
    func startsStopped() async {
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withStopped { $0.startAnimation() } }
    }

    @Test("A stopped animator cannot be paused or scrubbed")
    func scrubsStopped() async {
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withStopped { $0.pauseAnimation() } }
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withStopped { $0.fractionComplete = 0.5 } }
    }

    @Test("A running animator can be neither finished nor continued")
    func finishesRunning() async {
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withRunning { $0.finishAnimation(at: .end) } }
        await #expect(processExitsWith: .failure) {
            await AnimatorMisuseTests.withRunning { $0.continueAnimation(withTimingParameters: nil, durationFactor: 1) }
        }
    }

    @Test("The timing of an active animator cannot be changed, and a non-interruptible animator cannot be paused")
    func interrupts() async {
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withRunning { $0.isInterruptible = false } }
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withRunning { $0.isUserInteractionEnabled = false } }
        await #expect(processExitsWith: .failure) {
            await AnimatorMisuseTests.withRunning(interruptible: false) { $0.pauseAnimation() }
        }
    }

    @Test("Allowed calls of an animator do not stop the program")
    func allowed() async {
        await #expect(processExitsWith: .success) {
            await AnimatorMisuseTests.withStopped { $0.finishAnimation(at: .end) }
            await AnimatorMisuseTests.withRunning { animator in
                animator.pauseAnimation()
                animator.stopAnimation(true)
                animator.stopAnimation(true)
            }
        }
    }

    @Test("A paused animator that is released leaves its views at their visible positions")
    func released() {
        let fixture = AnimationFixture()
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.square.center.x = 300 }
            animator.fractionComplete = 0.5
            fixture.host.advance(by: 0.1)
        }
        fixture.host.advance(by: 0.1)
        #expect(fixture.square.center.x == 200 && fixture.square.layer.animationKeys() == nil)
    }

    private static func withRunning(interruptible: Bool = true, _ body: @MainActor (UIViewPropertyAnimator) -> Void) {
        let fixture = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.square.center.x = 300 }
        animator.isInterruptible = interruptible
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        body(animator)
    }

    private static func withStopped(_ body: @MainActor (UIViewPropertyAnimator) -> Void) {
        withRunning { animator in
            animator.stopAnimation(false)
            body(animator)
        }
    }
}

@MainActor
@Suite("Lifetimes of animators and views")
struct AnimationLifeTests {
    @Test("A running animator and its blocks are deallocated when their test host is deallocated")
    func endsWithThePlatform() {
        final class Thing {}
        weak var released: UIViewPropertyAnimator?
        weak var thing: Thing?
        do {
            let fixture = AnimationFixture()
            let held = Thing()
            thing = held
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.square.center.x = 300 }
            animator.addCompletion { _ in withExtendedLifetime(held) {} }
            animator.startAnimation()
            fixture.host.advance(by: 0.5)
            released = animator
        }
        #expect(released == nil && thing == nil)
    }

    @Test("A view released during its animation completes once, with false, and is deallocated")
    func viewIsReleased() {
        let host = TestHost()
        var calls: [Bool] = []
        weak var released: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            host.window.addSubview(view)
            host.advance(by: 0.1)
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
                view.center.x = 300
            } completion: {
                calls.append($0)
            }
            host.advance(by: 0.3)
            view.removeFromSuperview()
            released = view
        }
        host.advance(by: 2)
        #expect(calls == [false] && released == nil)
        #expect(host.isSettled)
    }

    @Test("An animator of deallocated views completes on time, and releases them")
    func allViewsAreReleased() {
        let host = TestHost()
        var ends: [UIViewAnimatingPosition] = []
        weak var released: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            host.window.addSubview(view)
            host.advance(by: 0.1)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak view] in view?.center.x = 300 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            host.advance(by: 0.3)
            animator.isReversed = true
            view.removeFromSuperview()
            released = view
        }
        host.advance(by: 2)
        #expect(ends == [.start] && released == nil)
    }

    @Test("A completion may restart the animator with other blocks, or release the animator")
    func restartsInItsCompletion() {
        let fixture = AnimationFixture()
        var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { fixture.square.center.x = 300 }
        var rounds = 0
        func again(_ position: UIViewAnimatingPosition) {
            rounds += 1
            guard rounds < 3 else { return animator = nil }
            animator?.addAnimations { fixture.square.center.x += 10 }
            animator?.addCompletion(again)
            animator?.startAnimation()
        }
        animator?.addCompletion(again)
        animator?.startAnimation()
        fixture.host.advance(by: 1)
        #expect(rounds == 3 && animator == nil && fixture.square.center.x == 320 && fixture.shown.x == 320)
    }
}
