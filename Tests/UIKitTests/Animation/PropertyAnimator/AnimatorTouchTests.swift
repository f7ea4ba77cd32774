import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Hit tests of views that an animator fades")
struct AnimatorTouchTests {
    private let fixture = AnimationFixture()
    private let middle = CGPoint(x: 100, y: 100)

    private var isFound: Bool { fixture.host.window.hitTest(middle, with: nil) === fixture.square }

    /// Fades the square, or `view`, to `alpha` in one second, and advances by half a second.
    private func fade(_ view: UIView? = nil, to alpha: CGFloat, isManual: Bool = false) -> UIViewPropertyAnimator {
        let view = view ?? fixture.square
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = alpha }
        animator.isManualHitTestingEnabled = isManual
        animator.startAnimation()
        fixture.host.advance(by: 0.5)
        return animator
    }

    @Test("A view that fades out is hit-tested while it is visible, and can fade in again")
    func fadingOut() {
        let animator = fade(to: 0)
        var caught = 0
        fixture.square.addGestureRecognizer(
            UITapGestureRecognizer { _ in
                caught += 1
                animator.isReversed = true
            })
        fixture.host.tap(at: middle)
        #expect(caught == 1 && animator.isReversed)
        fixture.host.advance(by: 2)
        #expect(fixture.square.alpha == 1 && isFound)
    }

    @Test("A fading view is not hit when it is invisible, or if the app hit-tests manually")
    func invisibleOrManual() {
        let animator = fade(to: 0)
        #expect(isFound)
        fixture.host.advance(by: 0.496)
        #expect(animator.state == .active && !isFound, "with an alpha under a hundredth")
        fixture.host.advance(by: 0.1)
        #expect(animator.state == .inactive && !isFound)

        fixture.square.alpha = 1
        let manual = fade(to: 0, isManual: true)
        #expect(manual.state == .active && !isFound, "the model's alpha is 0 already")
        fixture.host.advance(by: 1)
    }

    @Test("A view that fades in is hit-tested when it is visible, also with a paused, scrubbed or reversed animator")
    func fadingIn() {
        fixture.square.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { fixture.square.alpha = 1 }
        animator.pauseAnimation()
        fixture.host.advance(by: 0.1)
        #expect(!isFound)
        animator.fractionComplete = 0.3
        #expect(isFound)
        animator.fractionComplete = 0
        #expect(!isFound)
        animator.fractionComplete = 0.3
        animator.isReversed = true
        animator.startAnimation()
        fixture.host.advance(by: 0.1)
        #expect(isFound)
        fixture.host.advance(by: 1)
        #expect(fixture.square.alpha == 0 && !isFound)
    }

    @Test("Subviews of a fading view are hit while it is visible, then the views behind, also among many siblings")
    func manySiblings() {
        let behind = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let parent = UIView(frame: fixture.host.window.bounds)
        fixture.host.window.addSubview(parent)
        for index in 0..<100 {
            parent.addSubview(UIView(frame: CGRect(x: 200 + index % 10 * 10, y: 200 + index / 10 * 10, width: 10, height: 10)))
        }
        parent.addSubview(behind)
        parent.addSubview(fixture.square)
        let child = UIView(frame: fixture.square.bounds)
        fixture.square.addSubview(child)
        fixture.host.advance(by: 0.1)
        let find = { fixture.host.window.hitTest(middle, with: nil) }
        for _ in 0..<20 { #expect(find() === child) }
        let animator = fade(to: 0)
        for _ in 0..<20 { #expect(find() === child) }
        fixture.host.advance(by: 0.6)
        #expect(animator.state == .inactive)
        for _ in 0..<20 { #expect(find() === behind) }
    }

    @Test("Hit testing uses the model's alpha after stopAnimation, and after the view left its window")
    func stopped() {
        let animator = fade(to: 0)
        animator.stopAnimation(true)
        #expect(isFound && abs(fixture.square.alpha - 0.5) < 0.05)
        _ = fade(to: 0)
        fixture.square.removeFromSuperview()
        fixture.host.advance(by: 0.1)
        #expect(fixture.square.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
    }
}
