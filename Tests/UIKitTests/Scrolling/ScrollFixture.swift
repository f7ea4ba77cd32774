import UIKit
import UIKitTesting

/// A scroll view of 300 × 400 points in a window of 400 × 600, with content of 300 × 2000. Records all calls of its delegate.
@MainActor
final class ScrollFixture: UIScrollViewDelegate {
    let host: TestHost
    let scrollView: UIScrollView
    var calls: [String] = []
    /// The velocity and the target of the last willEndDragging.
    var dragEnd: (velocity: CGPoint, target: CGPoint)?
    /// The target that the delegate sets in willEndDragging; nil to keep the proposed target.
    var newTarget: CGPoint?
    var zoomed: UIView?

    init(contentSize: CGSize = CGSize(width: 300, height: 2000), framesPerSecond: Int = 60, make: () -> UIScrollView = { UIScrollView() }) {
        host = TestHost(size: CGSize(width: 400, height: 600), framesPerSecond: framesPerSecond)
        scrollView = make()
        scrollView.frame = CGRect(x: 50, y: 100, width: 300, height: 400)
        scrollView.contentSize = contentSize
        host.window.addSubview(scrollView)
        scrollView.delegate = self
        host.advance(by: 0.1)
    }

    /// The delegate calls since the last read; successive didScroll calls are combined.
    func take() -> [String] {
        defer { calls = [] }
        var result: [String] = []
        for call in calls where call != "didScroll" || result.last != "didScroll" { result.append(call) }
        return result
    }

    /// Drags with events 8 ms apart, each `step` long.
    func drag(from start: CGPoint, by step: CGPoint, times: Int, thenHold hold: TimeInterval = 0, lift: Bool = true) -> TestTouch {
        let finger = host.touchDown(at: start)
        var point = start
        for _ in 0..<times {
            host.advance(by: 0.008)
            point = CGPoint(x: point.x + step.x, y: point.y + step.y)
            finger.move(to: point)
        }
        if hold > 0 { finger.hold(for: hold) }
        if lift { finger.lift() }
        return finger
    }

    var y: CGFloat { scrollView.contentOffset.y }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
        dragEnd = (velocity, targetContentOffset.pointee)
        if let newTarget { targetContentOffset.pointee = newTarget }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("willBeginZooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("didEndZooming")
    }
}
