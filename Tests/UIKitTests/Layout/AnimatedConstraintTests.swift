import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct AnimatedConstraintTests {
    private func makeBar(_ bench: LayoutBench) -> (UIView, NSLayoutConstraint) {
        let view = bench.makeViews(1)[0]
        let leading = view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, view.topAnchor.constraint(equalTo: bench.root.topAnchor), view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        bench.host.advance(by: 0.1)
        return (view, leading)
    }

    @Test func constantAnimatesInAnAnimationBlock() {
        let bench = LayoutBench()
        let (view, leading) = makeBar(bench)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            leading.constant = 100
            bench.root.layoutIfNeeded()
        }
        #expect(view.frame.minX == 100)
        bench.host.advance(by: 0.5)
        #expect(abs(bench.host.presentedFrame(of: view).minX - 50) < 4)
        bench.host.advance(by: 1)
        #expect(bench.host.presentedFrame(of: view).minX == 100)
    }

    @Test func propertyAnimatorScrubsAConstraint() {
        let bench = LayoutBench()
        let (view, leading) = makeBar(bench)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            leading.constant = 100
            bench.root.layoutIfNeeded()
        }
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        bench.host.advance(by: 0.05)
        #expect(abs(bench.host.presentedFrame(of: view).minX - 25) < 1)
        animator.fractionComplete = 0.75
        bench.host.advance(by: 0.05)
        #expect(abs(bench.host.presentedFrame(of: view).minX - 75) < 1)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        bench.host.advance(by: 1.5)
        #expect(bench.host.presentedFrame(of: view).minX == 100)
    }
}
