import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("stopScrollingAndZooming")
struct StoppingTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("animation") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { calls.append("drag") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("deceleration") }
    }

    private let host = TestHost()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let listener = Listener()

    init() {
        scrollView.contentSize = CGSize(width: 390, height: 9000)
        scrollView.delegate = listener
        host.window.addSubview(scrollView)
        host.advance(by: 0.1)
    }

    @Test("stopScrollingAndZooming ends an animation at its current position")
    func animation() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        host.advance(by: 0.1)
        #expect(scrollView.isScrollAnimating)
        let offset = scrollView.contentOffset
        scrollView.stopScrollingAndZooming()
        #expect(!scrollView.isScrollAnimating)
        host.advance(by: 1)
        #expect(scrollView.contentOffset == offset)
        #expect(offset.y > 0 && offset.y < 2000)
        #expect(listener.calls == ["animation"])
    }

    @Test("stopScrollingAndZooming ends a drag or a flick, and the finger has no further effect")
    func drag() {
        let touch = host.touchDown(at: CGPoint(x: 100, y: 600))
        touch.move(to: CGPoint(x: 100, y: 300), duration: 0.2)
        let offset = scrollView.contentOffset
        #expect(offset.y > 0)
        scrollView.stopScrollingAndZooming()
        #expect(!scrollView.isDragging)
        touch.move(to: CGPoint(x: 100, y: 200), duration: 0.1)
        touch.lift()
        host.advance(by: 1)
        #expect(scrollView.contentOffset == offset)
        #expect(listener.calls.first == "drag")
        #expect(!scrollView.isDecelerating)
    }
}
