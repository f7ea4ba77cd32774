import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Touches and views that an animator fades")
struct AnimatorTouchTests {
    private let stage = AnimationStage()
    private let middle = CGPoint(x: 100, y: 100)

    private var isFound: Bool { stage.host.window.hitTest(middle, with: nil) === stage.square }

    /// Half a second into fading the square, or `view`, from what it is to `alpha`, in a second.
    private func fade(_ view: UIView? = nil, to alpha: CGFloat, isManual: Bool = false) -> UIViewPropertyAnimator {
        let view = view ?? stage.square
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = alpha }
        animator.isManualHitTestingEnabled = isManual
        animator.startAnimation()
        stage.host.advance(by: 0.5)
        return animator
    }

    @Test("A view that fades to nothing is caught while it is seen, and let appear again")
    func isCaught() {
        let animator = fade(to: 0)
        var caught = 0
        stage.square.addGestureRecognizer(
            UITapGestureRecognizer { _ in
                caught += 1
                animator.isReversed = true
            })
        stage.host.tap(at: middle)
        #expect(caught == 1 && animator.isReversed)
        stage.host.advance(by: 2)
        #expect(stage.square.alpha == 1 && isFound)
    }

    @Test("It is found no longer than it is seen, and not where the app finds views itself")
    func isLost() {
        let animator = fade(to: 0)
        #expect(isFound)
        stage.host.advance(by: 0.496)
        #expect(animator.state == .active && !isFound, "with an alpha under a hundredth")
        stage.host.advance(by: 0.1)
        #expect(animator.state == .inactive && !isFound)

        stage.square.alpha = 1
        let manual = fade(to: 0, isManual: true)
        #expect(manual.state == .active && !isFound, "the model's alpha is 0 already")
        stage.host.advance(by: 1)
    }

    @Test("A view that appears is found once it is seen, paused, scrubbed and turned round too")
    func appears() {
        stage.square.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.square.alpha = 1 }
        animator.pauseAnimation()
        stage.host.advance(by: 0.1)
        #expect(!isFound)
        animator.fractionComplete = 0.3
        #expect(isFound)
        animator.fractionComplete = 0
        #expect(!isFound)
        animator.fractionComplete = 0.3
        animator.isReversed = true
        animator.startAnimation()
        stage.host.advance(by: 0.1)
        #expect(isFound)
        stage.host.advance(by: 1)
        #expect(stage.square.alpha == 0 && !isFound)
    }

    @Test("Views inside of one that fades are found with it, and what lies behind it afterwards, among many siblings too")
    func manySiblings() {
        let behind = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let parent = UIView(frame: stage.host.window.bounds)
        stage.host.window.addSubview(parent)
        for index in 0..<100 {
            parent.addSubview(UIView(frame: CGRect(x: 200 + index % 10 * 10, y: 200 + index / 10 * 10, width: 10, height: 10)))
        }
        parent.addSubview(behind)
        parent.addSubview(stage.square)
        let child = UIView(frame: stage.square.bounds)
        stage.square.addSubview(child)
        stage.host.advance(by: 0.1)
        let find = { stage.host.window.hitTest(middle, with: nil) }
        for _ in 0..<20 { #expect(find() === child) }
        let animator = fade(to: 0)
        for _ in 0..<20 { #expect(find() === child) }
        stage.host.advance(by: 0.6)
        #expect(animator.state == .inactive)
        for _ in 0..<20 { #expect(find() === behind) }
    }

    @Test("A view whose animator was stopped, or that left its window, is found by what it has then")
    func stopped() {
        let animator = fade(to: 0)
        animator.stopAnimation(true)
        #expect(isFound && abs(stage.square.alpha - 0.5) < 0.05)
        _ = fade(to: 0)
        stage.square.removeFromSuperview()
        stage.host.advance(by: 0.1)
        #expect(stage.square.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
    }
}
