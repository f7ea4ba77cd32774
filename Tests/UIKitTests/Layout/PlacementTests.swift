import Testing
import UIKit
import UIKitTesting

/// The effects when constraints change a view's frame.
@MainActor
@Suite struct PlacementTests {
    /// Pins a view to the left edge. Returns the constraints of its position and width.
    private func pin(_ view: UIView, _ bench: LayoutBench) -> (left: NSLayoutConstraint, width: NSLayoutConstraint) {
        bench.add(view)
        let left = view.leftAnchor.constraint(equalTo: bench.root.leftAnchor)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            left, width, view.topAnchor.constraint(equalTo: bench.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        bench.host.advance(by: 0.1)
        return (left, width)
    }

    private final class ActionRecordingView: UIView {
        var requestedKeys: [String] = []

        override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            requestedKeys.append(event)
            guard event == "position" else { return NSNull() }
            let animation = CABasicAnimation(keyPath: "position")
            animation.duration = 1
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            return animation
        }
    }

    @Test func overriddenActionAnimatesTheLayer() {
        let bench = LayoutBench()
        let view = ActionRecordingView()
        let (left, _) = pin(view, bench)
        // The view's initial position is animated too.
        bench.host.advance(by: 1)
        view.requestedKeys = []
        left.constant = 100
        bench.root.layoutIfNeeded()
        #expect(view.requestedKeys == ["position"])
        bench.host.advance(by: 0.5)
        #expect(abs(bench.host.presentedFrame(of: view).minX - 50) < 4)
    }

    @Test func movedPlainViewIsHitAtItsNewPosition() {
        let bench = LayoutBench()
        let view = UIView()
        let (left, width) = pin(view, bench)
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        bench.host.tap(at: CGPoint(x: 25, y: 20))
        #expect(taps == 1)
        left.constant = 100
        width.constant = 100
        bench.host.advance(by: 0.1)
        bench.host.tap(at: CGPoint(x: 25, y: 20))
        #expect(taps == 1)
        bench.host.tap(at: CGPoint(x: 190, y: 20))
        #expect(taps == 2)
    }

    @Test func runningAnimationContinuesAtTheNewPosition() {
        let bench = LayoutBench()
        let view = UIView()
        let (left, _) = pin(view, bench)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.transform = CGAffineTransform(translationX: 0, y: 80) }
        bench.host.advance(by: 1)
        left.constant = 100
        bench.host.advance(by: 0.02)
        let frame = bench.host.presentedFrame(of: view)
        #expect(frame.minX == 100)
        #expect(abs(frame.minY - 41) < 3)
    }

    private final class CountingController: UIViewController {
        var layouts = 0

        override func viewDidLayoutSubviews() { layouts += 1 }
    }

    @Test func controllerOfAPlainViewIsNotifiedOfItsLayout() {
        let bench = LayoutBench()
        let controller = CountingController()
        let (_, width) = pin(controller.view, bench)
        let layouts = controller.layouts
        width.constant = 80
        bench.root.layoutIfNeeded()
        #expect(controller.layouts == layouts + 1)
    }

    private final class CountingView: UIView {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    @Test func newSizeLaysOutTheViewAndANewPositionDoesNot() {
        let bench = LayoutBench()
        let view = CountingView()
        let (left, width) = pin(view, bench)
        let layouts = view.layouts
        left.constant = 30
        bench.root.layoutIfNeeded()
        #expect(view.layouts == layouts)
        width.constant = 80
        bench.root.layoutIfNeeded()
        #expect(view.layouts == layouts + 1)
    }

    @Test func resizedPlainViewLaysOutLaterSubviews() {
        let bench = LayoutBench()
        let view = UIView()
        let (_, width) = pin(view, bench)
        width.constant = 80
        bench.root.layoutIfNeeded()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.rightAnchor.constraint(equalTo: view.rightAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        bench.root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 80, height: 10))
    }
}
