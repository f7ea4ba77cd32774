import Testing
import UIKitTesting

@testable import UIKit

/// What UIKit answers with an exception stops a debug build.
@MainActor
@Suite("Misuse of animators")
struct AnimatorMisuseTests {
    @Test("A stopped animator is not started")
    func startsStopped() async {
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withStopped { $0.startAnimation() } }
    }

    @Test("A stopped animator is not paused or scrubbed")
    func scrubsStopped() async {
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withStopped { $0.pauseAnimation() } }
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withStopped { $0.fractionComplete = 0.5 } }
    }

    @Test("A running animator is neither finished nor continued")
    func finishesRunning() async {
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withRunning { $0.finishAnimation(at: .end) } }
        await #expect(processExitsWith: .failure) {
            await AnimatorMisuseTests.withRunning { $0.continueAnimation(withTimingParameters: nil, durationFactor: 1) }
        }
    }

    @Test("An active animator's ways are not changed, and one that cannot be interrupted is not")
    func interrupts() async {
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withRunning { $0.isInterruptible = false } }
        await #expect(processExitsWith: .failure) { await AnimatorMisuseTests.withRunning { $0.isUserInteractionEnabled = false } }
        await #expect(processExitsWith: .failure) {
            await AnimatorMisuseTests.withRunning(interruptible: false) { $0.pauseAnimation() }
        }
    }

    @Test("What is allowed stops nothing")
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

    @Test("A paused animator that is released leaves its views where they are seen")
    func released() {
        let stage = AnimationStage()
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 300 }
            animator.fractionComplete = 0.5
            stage.host.advance(by: 0.1)
        }
        stage.host.advance(by: 0.1)
        #expect(stage.square.center.x == 200 && stage.square.layer.animationKeys() == nil)
    }

    private static func withRunning(interruptible: Bool = true, _ body: @MainActor (UIViewPropertyAnimator) -> Void) {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.center.x = 300 }
        animator.isInterruptible = interruptible
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        body(animator)
    }

    private static func withStopped(_ body: @MainActor (UIViewPropertyAnimator) -> Void) {
        withRunning { animator in
            animator.stopAnimation(false)
            body(animator)
        }
    }
}
