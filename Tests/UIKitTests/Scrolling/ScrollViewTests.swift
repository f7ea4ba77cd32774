import Testing
import UIKitTesting

@testable import UIKit

@Suite("Scroll views") @MainActor
struct ScrollViewTests {
    let stage = ScrollStage()
    let middle = CGPoint(x: 200, y: 300)

    @Test("A drag begins after 10 points, and the content then follows the finger")
    func dragBeginsAfterTheSlop() {
        let finger = stage.host.touchDown(at: middle)
        finger.move(to: CGPoint(x: 200, y: 291))
        #expect(stage.y == 0)
        #expect(stage.scrollView.isTracking)
        #expect(!stage.scrollView.isDragging)
        finger.move(to: CGPoint(x: 200, y: 280))
        #expect(stage.y == 10)
        #expect(stage.scrollView.isDragging)
        finger.move(to: CGPoint(x: 230, y: 250.25))
        // Half points are pixels here; quarters are not.
        #expect(stage.y == 40)
        #expect(stage.scrollView.contentOffset.x == 0)
        finger.hold(for: 0.3)
        finger.lift()
        #expect(!stage.scrollView.isTracking)
        #expect(!stage.scrollView.isDecelerating)
    }

    @Test("The delegate is notified of a flick in UIKit's order")
    func orderOfCalls() async {
        _ = stage.drag(from: middle, by: CGPoint(x: 0, y: -10), times: 10)
        #expect(stage.scrollView.isDecelerating)
        await stage.host.settle()
        #expect(
            stage.take() == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
        #expect(!stage.scrollView.isDecelerating)
    }

    @Test("A drag with a pause before the lift does not decelerate, though the delegate gets its last velocity")
    func heldDrag() {
        _ = stage.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -5), times: 40, thenHold: 0.3)
        #expect(stage.take() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        #expect(abs((stage.told?.velocity.y ?? 0) - 0.625) < 1e-6)
        #expect(stage.told?.target == stage.scrollView.contentOffset)
        // With the opposite direction of the finger's movement.
        _ = stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 5), times: 30, thenHold: 0.3)
        #expect(abs((stage.told?.velocity.y ?? 0) + 0.625) < 1e-6)
    }

    @Test("A flick ends at the delegate's target, at 60 and 120 frames a second", arguments: [60, 120])
    func landing(framesPerSecond: Int) async {
        let stage = ScrollStage(framesPerSecond: framesPerSecond)
        _ = stage.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -8), times: 20)
        let start: CGFloat = 20 * 8 - 10
        #expect(stage.y == start)
        let expected = start + (1000 - 10) * 0.499
        #expect(abs((stage.told?.target.y ?? 0) - expected) < 0.5)
        await stage.host.settle()
        #expect(abs(stage.y - expected) < 0.5)
        #expect(stage.y == stage.told?.target.y)
    }

    @Test("The delegate can change the target of a flick")
    func changedTarget() async {
        stage.newTarget = CGPoint(x: 0, y: 600)
        _ = stage.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -8), times: 20)
        await stage.host.settle()
        #expect(stage.y == 600)
        // From rest, too.
        stage.newTarget = CGPoint(x: 0, y: 200)
        _ = stage.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -8), times: 10, thenHold: 0.3)
        await stage.host.settle()
        #expect(stage.y == 200)
    }

    @Test("Content resists a drag beyond its edge, and returns after the lift")
    func rubberBand() async {
        let finger = stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 10), times: 21, lift: false)
        let expected = -0.55 * 200 * 400 / (0.55 * 200 + 400)
        #expect(abs(stage.y - expected) <= 0.25)
        finger.hold(for: 0.3)
        finger.lift()
        #expect(stage.take().last == "willBeginDecelerating")
        await stage.host.settle()
        #expect(stage.y == 0)
        #expect(stage.take() == ["didScroll", "didEndDecelerating"])
    }

    @Test("Without bounces the content stops at its edge")
    func withoutBounces() async {
        stage.scrollView.bounces = false
        var lowest: CGFloat = 0
        stage.host.onFrame = { _ in lowest = min(lowest, stage.y) }
        _ = stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 10), times: 21)
        await stage.host.settle()
        #expect(lowest == 0)
        #expect(stage.y == 0)
    }

    @Test("Content that is not larger than the view does not move, unless it always bounces")
    func smallContent() {
        let stage = ScrollStage(contentSize: CGSize(width: 300, height: 100))
        _ = stage.drag(from: middle, by: CGPoint(x: 0, y: 10), times: 10, lift: false)
        #expect(stage.y == 0)
        #expect(stage.calls.isEmpty)
        let other = ScrollStage(contentSize: CGSize(width: 300, height: 100))
        other.scrollView.alwaysBounceVertical = true
        _ = other.drag(from: middle, by: CGPoint(x: 0, y: 10), times: 10, lift: false)
        #expect(other.y < 0)
    }

    @Test("A touch stops a deceleration, and does not tap the view under it")
    func fingerStopsTheContent() async {
        var taps = 0
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        button.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        stage.scrollView.addSubview(button)
        _ = stage.drag(from: CGPoint(x: 200, y: 400), by: CGPoint(x: 0, y: -10), times: 20)
        stage.host.advance(by: 0.1)
        _ = stage.take()
        stage.host.tap(at: middle)
        let stopped = stage.y
        #expect(stage.take().last == "didEndDecelerating")
        await stage.host.settle()
        #expect(stage.y == stopped)
        #expect(taps == 0)
        stage.host.tap(at: middle)
        #expect(taps == 1)
    }

    @Test("Lifting a touch on content beyond its edge lets the content return")
    func caughtPastTheEdge() async {
        _ = stage.drag(from: CGPoint(x: 200, y: 150), by: CGPoint(x: 0, y: 12), times: 25)
        stage.host.advance(by: 0.05)
        #expect(stage.y < 0)
        let finger = stage.host.touchDown(at: middle)
        finger.hold(for: 1)
        #expect(stage.y < 0)
        finger.lift()
        await stage.host.settle()
        #expect(stage.y == 0)
    }

    @Test("Paging: a slow drag returns, a drag beyond the half continues, a flick turns one page")
    func paging() async {
        let stage = ScrollStage(contentSize: CGSize(width: 300, height: 1600))
        stage.scrollView.isPagingEnabled = true
        _ = stage.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -10), times: 15, thenHold: 0.3)
        await stage.host.settle()
        #expect(stage.y == 0)
        _ = stage.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -10), times: 25, thenHold: 0.3)
        await stage.host.settle()
        #expect(stage.y == 400)
        _ = stage.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -10), times: 8)
        await stage.host.settle()
        #expect(stage.y == 800)
        _ = stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 10), times: 8)
        await stage.host.settle()
        #expect(stage.y == 400)
    }

    @Test("Directional lock keeps a drag on its first axis")
    func directionalLock() {
        let stage = ScrollStage(contentSize: CGSize(width: 2000, height: 2000))
        stage.scrollView.isDirectionalLockEnabled = true
        _ = stage.drag(from: middle, by: CGPoint(x: -2, y: -8), times: 15, lift: false)
        #expect(stage.scrollView.contentOffset.x == 0)
        #expect(stage.y > 80)
    }

    @Test("setContentOffset moves the content immediately, or in 0.3 s with didEndScrollingAnimation")
    func programMoves() async {
        stage.scrollView.contentOffset = CGPoint(x: 0, y: 100)
        #expect(stage.take() == ["didScroll"])
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(stage.y == 100)
        stage.host.advance(by: 0.15)
        #expect(stage.y > 200 && stage.y < 400)
        await stage.host.settle()
        #expect(stage.y == 500)
        #expect(stage.take() == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("scrollRectToVisible moves as little as necessary")
    func rectToVisible() {
        let scrollView = stage.scrollView
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 390, width: 10, height: 30), animated: false)
        #expect(stage.y == 20)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 30), animated: false)
        #expect(stage.y == 20)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 5, width: 10, height: 30), animated: false)
        #expect(stage.y == 5)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 30), animated: false)
        #expect(stage.y == 1600)
    }

    @Test("Insets extend the range of offsets")
    func insets() async {
        stage.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        _ = stage.drag(from: CGPoint(x: 200, y: 200), by: CGPoint(x: 0, y: 10), times: 20)
        await stage.host.settle()
        #expect(stage.y == -50)
        stage.scrollView.scrollRectToVisible(CGRect(x: 0, y: 1999, width: 10, height: 1), animated: false)
        #expect(stage.y == 1630)
    }

    @Test("If the content shrinks below the offset, the offset moves")
    func shrinkingContent() {
        stage.scrollView.contentOffset.y = 1500
        stage.scrollView.contentSize.height = 1000
        #expect(stage.y == 600)
    }

    @Test("Content that fits the view again is shown from its beginning, after a change of either")
    func fittingContent() {
        stage.scrollView.contentOffset.y = 1500
        stage.scrollView.contentSize.height = 100
        #expect(stage.y == 0)
        stage.scrollView.contentSize.height = 600
        stage.scrollView.contentOffset.y = 150
        stage.scrollView.frame.size.height = 700
        #expect(stage.y == 0)
        // If the content was never larger than the view, it stays at the app's offset.
        stage.scrollView.contentOffset.y = 50
        stage.scrollView.contentSize.height = 500
        #expect(stage.y == 50)
    }

    @Test("Content that shrinks during a deceleration rests within its new limits")
    func shrinkingWhileThrown() async {
        _ = stage.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -15), times: 20)
        stage.host.advance(by: 0.1)
        stage.scrollView.contentSize.height = 900
        await stage.host.settle()
        #expect(stage.y == 500)
    }

    @Test("A scroll view that leaves its window during a deceleration ends it")
    func leavingTheWindow() async {
        _ = stage.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -15), times: 20)
        stage.host.advance(by: 0.1)
        stage.scrollView.removeFromSuperview()
        #expect(stage.take().last == "didEndDecelerating")
        #expect(!stage.scrollView.isDecelerating)
        await stage.host.settle()
        #expect(stage.host.isSettled)
    }

    @Test("A delegate can be deallocated during a deceleration")
    func dyingDelegate() async {
        final class Short: UIScrollViewDelegate {}
        var short: Short? = Short()
        stage.scrollView.delegate = short
        _ = stage.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -15), times: 20)
        short = nil
        await stage.host.settle()
        #expect(stage.scrollView.delegate == nil)
        #expect(stage.y > 400)
    }

    @Test("Disabled during a drag the content stays, and the drag ends once")
    func disabledInMidDrag() {
        let finger = stage.drag(from: CGPoint(x: 200, y: 450), by: CGPoint(x: 0, y: -15), times: 10, lift: false)
        stage.scrollView.isScrollEnabled = false
        #expect(stage.take() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        finger.move(to: CGPoint(x: 200, y: 100))
        finger.lift()
        #expect(stage.y == 140)
    }

    @Test("Assigning offsets during a deceleration, as endless lists do, does not stop it")
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
        stage.scrollView.delegate = endless
        _ = stage.drag(from: CGPoint(x: 200, y: 480), by: CGPoint(x: 0, y: -15), times: 20)
        await stage.host.settle()
        let way = Double(endless.jumps) * 200 + stage.y
        #expect(abs(way - (290 + (1875 - 10) * 0.499)) < 2)
    }
}
