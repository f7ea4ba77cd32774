import Testing
import UIKitTesting

@testable import UIKit

@Suite("Scroll views") @MainActor
struct ScrollViewTests {
    let fixture = ScrollFixture()
    let middle = CGPoint(x: 200, y: 300)

    @Test("A drag begins after 10 points, and the content then follows the finger")
    func dragBeginsAfterTheSlop() {
        let finger = fixture.host.touchDown(at: middle)
        finger.move(to: CGPoint(x: 200, y: 291))
        #expect(fixture.y == 0)
        #expect(fixture.scrollView.isTracking)
        #expect(!fixture.scrollView.isDragging)
        finger.move(to: CGPoint(x: 200, y: 280))
        #expect(fixture.y == 10)
        #expect(fixture.scrollView.isDragging)
        finger.move(to: CGPoint(x: 230, y: 250.25))
        // At this scale, half points are pixels and quarter points are not.
        #expect(fixture.y == 40)
        #expect(fixture.scrollView.contentOffset.x == 0)
        finger.hold(for: 0.3)
        finger.lift()
        #expect(!fixture.scrollView.isTracking)
        #expect(!fixture.scrollView.isDecelerating)
    }

    @Test("The delegate is notified of a flick in UIKit's order")
    func orderOfCalls() async {
        _ = fixture.drag(from: middle, by: CGPoint(x: 0, y: -10), times: 10)
        #expect(fixture.scrollView.isDecelerating)
        await fixture.host.settle()
        #expect(
            fixture.take() == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
        #expect(!fixture.scrollView.isDecelerating)
    }

    @Test("A drag with a pause before the lift does not decelerate; the delegate still receives the last velocity")
    func heldDrag() {
        _ = fixture.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -5), times: 40, thenHold: 0.3)
        #expect(fixture.take() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        #expect(abs((fixture.dragEnd?.velocity.y ?? 0) - 0.625) < 1e-6)
        #expect(fixture.dragEnd?.target == fixture.scrollView.contentOffset)
        // The finger now moves in the opposite direction.
        _ = fixture.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 5), times: 30, thenHold: 0.3)
        #expect(abs((fixture.dragEnd?.velocity.y ?? 0) + 0.625) < 1e-6)
    }

    @Test("A flick ends at the delegate's target, at 60 and 120 frames a second", arguments: [60, 120])
    func landing(framesPerSecond: Int) async {
        let fixture = ScrollFixture(framesPerSecond: framesPerSecond)
        _ = fixture.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -8), times: 20)
        let start: CGFloat = 20 * 8 - 10
        #expect(fixture.y == start)
        let expected = start + (1000 - 10) * 0.499
        #expect(abs((fixture.dragEnd?.target.y ?? 0) - expected) < 0.5)
        await fixture.host.settle()
        #expect(abs(fixture.y - expected) < 0.5)
        #expect(fixture.y == fixture.dragEnd?.target.y)
    }

    @Test("The delegate can change the target of a flick")
    func changedTarget() async {
        fixture.newTarget = CGPoint(x: 0, y: 600)
        _ = fixture.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -8), times: 20)
        await fixture.host.settle()
        #expect(fixture.y == 600)
        // The target also applies if the drag ends at rest.
        fixture.newTarget = CGPoint(x: 0, y: 200)
        _ = fixture.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -8), times: 10, thenHold: 0.3)
        await fixture.host.settle()
        #expect(fixture.y == 200)
    }

    @Test("Content resists a drag beyond its edge, and returns after the lift")
    func rubberBand() async {
        let finger = fixture.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 10), times: 21, lift: false)
        let expected = -0.55 * 200 * 400 / (0.55 * 200 + 400)
        #expect(abs(fixture.y - expected) <= 0.25)
        finger.hold(for: 0.3)
        finger.lift()
        #expect(fixture.take().last == "willBeginDecelerating")
        await fixture.host.settle()
        #expect(fixture.y == 0)
        #expect(fixture.take() == ["didScroll", "didEndDecelerating"])
    }

    @Test("Without bounces the content stops at its edge")
    func withoutBounces() async {
        fixture.scrollView.bounces = false
        var lowest: CGFloat = 0
        fixture.host.onFrame = { _ in lowest = min(lowest, fixture.y) }
        _ = fixture.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 10), times: 21)
        await fixture.host.settle()
        #expect(lowest == 0)
        #expect(fixture.y == 0)
    }

    @Test("Content that is not larger than the view does not move, unless it always bounces")
    func smallContent() {
        let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 100))
        _ = fixture.drag(from: middle, by: CGPoint(x: 0, y: 10), times: 10, lift: false)
        #expect(fixture.y == 0)
        #expect(fixture.calls.isEmpty)
        let other = ScrollFixture(contentSize: CGSize(width: 300, height: 100))
        other.scrollView.alwaysBounceVertical = true
        _ = other.drag(from: middle, by: CGPoint(x: 0, y: 10), times: 10, lift: false)
        #expect(other.y < 0)
    }

    @Test("A touch stops a deceleration, and does not tap the view under it")
    func fingerStopsTheContent() async {
        var taps = 0
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        button.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        fixture.scrollView.addSubview(button)
        _ = fixture.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -10), times: 20)
        fixture.host.advance(by: 0.1)
        _ = fixture.take()
        fixture.host.tap(at: middle)
        let stopped = fixture.y
        #expect(fixture.take().last == "didEndDecelerating")
        await fixture.host.settle()
        #expect(fixture.y == stopped)
        #expect(taps == 0)
        fixture.host.tap(at: middle)
        #expect(taps == 1)
    }

    @Test("A touch on content beyond its edge stops the content, which returns after the lift")
    func caughtPastTheEdge() async {
        _ = fixture.drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 0, y: 12), times: 25)
        fixture.host.advance(by: 0.05)
        #expect(fixture.y < 0)
        let finger = fixture.host.touchDown(at: middle)
        finger.hold(for: 1)
        #expect(fixture.y < 0)
        finger.lift()
        await fixture.host.settle()
        #expect(fixture.y == 0)
    }

    @Test("With paging a slow drag returns, a drag beyond half of a page continues, and a flick moves one page")
    func paging() async {
        let fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 1600))
        fixture.scrollView.isPagingEnabled = true
        _ = fixture.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -10), times: 15, thenHold: 0.3)
        await fixture.host.settle()
        #expect(fixture.y == 0)
        _ = fixture.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -10), times: 25, thenHold: 0.3)
        await fixture.host.settle()
        #expect(fixture.y == 400)
        _ = fixture.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -10), times: 8)
        await fixture.host.settle()
        #expect(fixture.y == 800)
        _ = fixture.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 10), times: 8)
        await fixture.host.settle()
        #expect(fixture.y == 400)
    }

    @Test("With isDirectionalLockEnabled a drag stays on its first axis")
    func directionalLock() {
        let fixture = ScrollFixture(contentSize: CGSize(width: 2000, height: 2000))
        fixture.scrollView.isDirectionalLockEnabled = true
        _ = fixture.drag(from: middle, by: CGPoint(x: -2, y: -8), times: 15, lift: false)
        #expect(fixture.scrollView.contentOffset.x == 0)
        #expect(fixture.y > 80)
    }

    @Test("setContentOffset moves the content immediately, or in 0.3 s with didEndScrollingAnimation")
    func programmaticOffset() async {
        fixture.scrollView.contentOffset = CGPoint(x: 0, y: 100)
        #expect(fixture.take() == ["didScroll"])
        fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(fixture.y == 100)
        fixture.host.advance(by: 0.15)
        #expect(fixture.y > 200 && fixture.y < 400)
        await fixture.host.settle()
        #expect(fixture.y == 500)
        #expect(fixture.take() == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("scrollRectToVisible moves as little as necessary")
    func rectToVisible() {
        let scrollView = fixture.scrollView
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 390, width: 10, height: 30), animated: false)
        #expect(fixture.y == 20)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 30), animated: false)
        #expect(fixture.y == 20)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 5, width: 10, height: 30), animated: false)
        #expect(fixture.y == 5)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 30), animated: false)
        #expect(fixture.y == 1600)
    }

    @Test("Insets extend the range of offsets")
    func insets() async {
        fixture.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        _ = fixture.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 10), times: 20)
        await fixture.host.settle()
        #expect(fixture.y == -50)
        fixture.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1999, width: 10, height: 1), animated: false)
        #expect(fixture.y == 1630)
    }

    @Test("If the content becomes shorter than the offset, the offset moves to the new end")
    func shrinkingContent() {
        fixture.scrollView.contentOffset.y = 1500
        fixture.scrollView.contentSize.height = 1000
        #expect(fixture.y == 600)
    }

    @Test("If a resize makes the content fit, contentOffset returns to the top; if the content already fitted, the offset stays")
    func fittingContent() {
        fixture.scrollView.contentOffset.y = 1500
        fixture.scrollView.contentSize.height = 100
        #expect(fixture.y == 0)
        fixture.scrollView.contentSize.height = 600
        fixture.scrollView.contentOffset.y = 150
        fixture.scrollView.frame.size.height = 700
        #expect(fixture.y == 0)
        // If the content was never larger than the view, it stays at the app's offset.
        fixture.scrollView.contentOffset.y = 50
        fixture.scrollView.contentSize.height = 500
        #expect(fixture.y == 50)
    }

    @Test("Content that shrinks during a deceleration rests within its new limits")
    func shrinkingDuringDeceleration() async {
        _ = fixture.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -15), times: 20)
        fixture.host.advance(by: 0.1)
        fixture.scrollView.contentSize.height = 900
        await fixture.host.settle()
        #expect(fixture.y == 500)
    }

    @Test("A scroll view that leaves its window during a deceleration ends it")
    func leavingTheWindow() async {
        _ = fixture.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -15), times: 20)
        fixture.host.advance(by: 0.1)
        fixture.scrollView.removeFromSuperview()
        #expect(fixture.take().last == "didEndDecelerating")
        #expect(!fixture.scrollView.isDecelerating)
        await fixture.host.settle()
        #expect(fixture.host.isSettled)
    }

    @Test("If the delegate is deallocated during a deceleration, the content continues to move")
    func deallocatedDelegate() async {
        final class Short: UIScrollViewDelegate {}
        var short: Short? = Short()
        fixture.scrollView.delegate = short
        _ = fixture.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -15), times: 20)
        short = nil
        await fixture.host.settle()
        #expect(fixture.scrollView.delegate == nil)
        #expect(fixture.y > 400)
    }

    @Test("If scrolling is disabled during a drag, the content stays at its offset and the drag ends once")
    func disabledInMidDrag() {
        let finger = fixture.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -15), times: 10, lift: false)
        fixture.scrollView.isScrollEnabled = false
        #expect(fixture.take() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        finger.move(to: CGPoint(x: 200, y: 100))
        finger.lift()
        #expect(fixture.y == 140)
    }

    @Test("If scrollViewDidScroll assigns another offset, as in an endless list, the deceleration continues")
    func endlessList() async {
        final class Endless: UIScrollViewDelegate {
            var jumps = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                guard scrollView.contentOffset.y > 300 else { return }
                jumps += 1
                scrollView.contentOffset.y -= 200
            }
        }
        let endless = Endless()
        fixture.scrollView.delegate = endless
        _ = fixture.drag(from: CGPoint(x: 200, y: 480), by: CGPoint(x: 0, y: -15), times: 20)
        await fixture.host.settle()
        let way = Double(endless.jumps) * 200 + fixture.y
        #expect(abs(way - (290 + (1875 - 10) * 0.499)) < 2)
    }
}
