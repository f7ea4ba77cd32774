import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("A drag near an edge scrolls the content")
struct EdgeScrollTests {
    private let fixture = DragFixture()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 400))
    private let source: DragSource

    init() {
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        fixture.host.window.addSubview(scrollView)
        source = fixture.addSource("A", at: CGPoint(x: 20, y: 100), in: scrollView)
    }

    private func drag(to point: CGPoint) -> TestTouch {
        let finger = fixture.lift(at: CGPoint(x: 60, y: 240))
        finger.move(to: point, duration: 0.1)
        return finger
    }

    @Test("The speed grows towards the edge, and is zero away from the edges")
    func speeds() {
        #expect(EdgeScroll.speed(at: 200, length: 400) == 0)
        #expect(EdgeScroll.speed(at: 44, length: 400) == 0)
        #expect(EdgeScroll.speed(at: 22, length: 400) == -DragConstants.scrollSpeed / 4)
        #expect(EdgeScroll.speed(at: 0, length: 400) == -DragConstants.scrollSpeed)
        #expect(EdgeScroll.speed(at: 400, length: 400) == DragConstants.scrollSpeed)
        #expect(EdgeScroll.speed(at: 378, length: 400) == DragConstants.scrollSpeed / 4)
        #expect(EdgeScroll.speed(at: -1, length: 400) == 0)
        #expect(EdgeScroll.speed(at: 401, length: 400) == 0)
        #expect(EdgeScroll.speed(at: 0, length: 0) == 0)
        #expect(EdgeScroll.band(of: 80) == 20, "in a narrow view there is room between the bands")
    }

    @Test("Edge scrolling keeps the offset within its limits, and causes no bounce")
    func limits() {
        #expect(EdgeScroll.offset(from: 90, speed: 800, duration: 1, limits: 0...100) == 100)
        #expect(EdgeScroll.offset(from: 10, speed: -800, duration: 1, limits: 0...100) == 0)
        #expect(EdgeScroll.offset(from: 120, speed: 800, duration: 1, limits: 0...100) == 120)
        #expect(EdgeScroll.offset(from: 120, speed: -10, duration: 1, limits: 0...100) == 110)
    }

    @Test("At the bottom edge the content scrolls to its end, and then no more frames are requested")
    func scrollsDown() {
        let finger = drag(to: CGPoint(x: 60, y: 495))
        finger.hold(for: 0.2)
        #expect(scrollView.contentOffset.y == 0, "a drag that passes the edge scrolls nothing")
        finger.hold(for: 1)
        let soon = scrollView.contentOffset.y
        #expect(soon > 400 && soon < 700, "\(soon)")
        finger.hold(for: 5)
        #expect(scrollView.contentOffset.y == 1600)
        finger.hold(for: 2)
        #expect(fixture.host.isSettled, "the drag rests, and nothing moves")
        finger.move(to: CGPoint(x: 60, y: 105))
        finger.hold(for: 1)
        #expect(scrollView.contentOffset.y < 1200)
        finger.cancel()
        let end = scrollView.contentOffset.y
        fixture.host.advance(by: 1)
        #expect(scrollView.contentOffset.y == end)
    }

    @Test("A view that scrolls under the resting drag becomes a target")
    func targetsDuringScrolling() {
        let target = fixture.addTarget("T", frame: CGRect(x: 0, y: 600, width: 400, height: 100), in: scrollView)
        let finger = drag(to: CGPoint(x: 60, y: 495))
        _ = fixture.take()
        while scrollView.contentOffset.y < 1000 { fixture.host.advance(by: 1.0 / 60) }
        #expect(fixture.take() == ["T.canHandle", "T.didEnter", "T.didUpdate", "T.didExit"])
        finger.lift()
        #expect(target.dropped == [])
    }

    @Test("Edge scrolling stops when the drag leaves the scroll view, and when the finger is lifted", arguments: [true, false])
    func leaves(lifts: Bool) {
        let finger = drag(to: CGPoint(x: 60, y: 490))
        finger.hold(for: 0.6)
        #expect(scrollView.contentOffset.y > 0)
        if lifts { finger.lift() } else { finger.move(to: CGPoint(x: 60, y: 550)) }
        let offset = scrollView.contentOffset.y
        fixture.host.advance(by: 1)
        #expect(scrollView.contentOffset.y == offset)
    }

    @Test("With nested scroll views the inner view scrolls first, and then the outer view")
    func nested() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        inner.contentSize = CGSize(width: 400, height: 500)
        scrollView.insertSubview(inner, at: 0)
        let finger = drag(to: CGPoint(x: 60, y: 495))
        finger.hold(for: 0.4)
        #expect(inner.contentOffset.y > 0)
        #expect(scrollView.contentOffset.y == 0)
        finger.hold(for: 1)
        #expect(inner.contentOffset.y == 100)
        #expect(scrollView.contentOffset.y > 0)
        finger.cancel()
    }

    @Test("A scroll view that is disabled, or has no content beyond the edge, does not scroll", arguments: [true, false])
    func stays(isDisabled: Bool) {
        if isDisabled { scrollView.isScrollEnabled = false }
        let finger = drag(to: CGPoint(x: 60, y: isDisabled ? 495 : 105))
        finger.hold(for: 1)
        #expect(scrollView.contentOffset.y == 0)
        #expect(fixture.host.isSettled)
        finger.cancel()
    }

    @Test("If the scroll view is removed during edge scrolling, the scrolling stops and the drag still ends normally")
    func scrollViewRemoved() {
        let finger = drag(to: CGPoint(x: 60, y: 495))
        finger.hold(for: 0.6)
        scrollView.removeFromSuperview()
        finger.hold(for: 0.6)
        #expect(fixture.host.isSettled)
        finger.lift()
        #expect(fixture.drags.isEmpty)
    }

    @Test("A touch that moves immediately scrolls the content; a touch that rests first lifts the item")
    func panOrDrag() {
        let finger = fixture.host.touchDown(at: CGPoint(x: 60, y: 240))
        finger.move(to: CGPoint(x: 60, y: 140), duration: 0.2)
        finger.lift()
        #expect(scrollView.contentOffset.y > 50)
        #expect(fixture.take() == [])
        fixture.host.advance(by: 3)
        scrollView.contentOffset = .zero
        let other = drag(to: CGPoint(x: 60, y: 300))
        #expect(fixture.drags.count == 1)
        #expect(scrollView.contentOffset.y == 0, "the finger drags, and scrolls nothing")
        other.lift()
    }

    @Test("During a drag, a second finger can scroll the content")
    func scrollWithOtherFinger() {
        let finger = drag(to: CGPoint(x: 60, y: 300))
        fixture.host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 250))
        #expect(scrollView.contentOffset.y > 100)
        #expect(fixture.drags.count == 1)
        finger.lift()
    }
}
