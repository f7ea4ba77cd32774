import Testing
import UIKitTesting

@testable import UIKit

@Suite("Zooming") @MainActor
struct ScrollZoomTests {
    let fixture: ScrollFixture
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        fixture = ScrollFixture(contentSize: CGSize(width: 300, height: 400))
        fixture.scrollView.addSubview(picture)
        fixture.scrollView.maximumZoomScale = 4
        fixture.zoomed = picture
    }

    @Test("A pinch zooms about the point between the fingers")
    func pinch() async {
        let position = CGPoint(x: 150, y: 250)
        let before = picture.convert(position, from: nil)
        fixture.host.pinch(at: position, from: 60, to: 180)
        let scrollView = fixture.scrollView
        // The scale is relative to the fingers' distance at the end of the slop.
        #expect(scrollView.zoomScale > 2.4 && scrollView.zoomScale <= 3)
        let after = picture.convert(position, from: nil)
        #expect(abs(after.x - before.x) < 1 && abs(after.y - before.y) < 1)
        #expect(abs(scrollView.contentSize.width - 300 * scrollView.zoomScale) < 1e-6)
        #expect(fixture.calls.first { $0.contains("Zoom") } == "willBeginZooming")
        #expect(fixture.calls.last { $0.contains("Zoom") } == "didEndZooming")
        #expect(!scrollView.isZooming)
        await fixture.host.settle()
    }

    @Test("Beyond its limits the zoom scale follows a pinch with resistance, and returns to the limit after the lift")
    func zoomBounce() async {
        var largest: CGFloat = 0
        fixture.host.onFrame = { [fixture] _ in largest = max(largest, fixture.scrollView.zoomScale) }
        fixture.host.pinch(at: CGPoint(x: 200, y: 300), from: 30, to: 300)
        #expect(fixture.scrollView.isZoomBouncing)
        await fixture.host.settle()
        #expect(largest > 4 && largest < 8)
        #expect(fixture.scrollView.zoomScale == 4)
        fixture.host.pinch(at: CGPoint(x: 200, y: 300), from: 280, to: 20)
        await fixture.host.settle()
        #expect(abs(fixture.scrollView.zoomScale - 1) < 1e-9)
        #expect(fixture.scrollView.contentOffset == .zero)
    }

    @Test("Without viewForZooming a pinch does nothing")
    func noZoom() {
        let fixture = ScrollFixture()
        #expect(fixture.scrollView.pinchGestureRecognizer == nil)
        fixture.scrollView.maximumZoomScale = 2
        #expect(fixture.scrollView.pinchGestureRecognizer?.view === fixture.scrollView)
    }

    @Test("setZoomScale and zoom(to:) zoom immediately or in 0.3 s")
    func programmaticZoom() async {
        let scrollView = fixture.scrollView
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 2)
        #expect(scrollView.contentOffset == CGPoint(x: 150, y: 200))
        scrollView.zoom(to: CGRect(x: 75, y: 100, width: 75, height: 100), animated: true)
        fixture.host.advance(by: 0.15)
        #expect(scrollView.zoomScale > 2 && scrollView.zoomScale < 4)
        await fixture.host.settle()
        #expect(scrollView.zoomScale == 4)
        #expect(scrollView.contentOffset == CGPoint(x: 300, y: 400))
        #expect(fixture.calls.contains("didEndZooming"))
        scrollView.setZoomScale(100, animated: false)
        #expect(scrollView.zoomScale == 4)
    }

    @Test("After one of two pinching fingers is lifted, the other drags from the current offset")
    func dragAfterPinch() {
        let scrollView = fixture.scrollView
        let first = fixture.host.touchDown(at: CGPoint(x: 150, y: 300))
        let second = fixture.host.touchDown(at: CGPoint(x: 250, y: 300))
        for step in 1...20 {
            first.move(to: CGPoint(x: 150 - CGFloat(step) * 3, y: 300))
            second.move(to: CGPoint(x: 250 + CGFloat(step) * 3, y: 300))
            fixture.host.advance(by: 0.016)
        }
        second.lift()
        let held = scrollView.contentOffset
        fixture.host.advance(by: 0.1)
        #expect(scrollView.contentOffset == held)
        first.lift()
        #expect(scrollView.zoomScale > 1.5)
    }
}
