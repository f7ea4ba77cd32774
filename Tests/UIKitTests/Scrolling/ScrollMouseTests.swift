import Testing
import UIKitTesting

@testable import UIKit

@Suite("Scrolling and zooming with a mouse, as on an iPad") @MainActor
struct ScrollMouseTests {
    let fixture = ScrollFixture()
    let middle = CGPoint(x: 200, y: 300)
    var pointer: TestPointer { fixture.host.pointer }

    /// Content of 300 × 400 that a pinch zooms from 1 to 4.
    private func addZoomedView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        fixture.scrollView.addSubview(view)
        fixture.scrollView.contentSize = CGSize(width: 300, height: 400)
        fixture.scrollView.maximumZoomScale = 4
        fixture.zoomed = view
        fixture.host.advance(by: 0.1)
        return view
    }

    @Test("A drag with the mouse does not scroll; the wheel and a finger do")
    func drag() async {
        pointer.move(to: middle)
        pointer.press()
        pointer.move(to: CGPoint(x: 200, y: 150), duration: 0.2)
        #expect(!fixture.scrollView.isDragging && !fixture.scrollView.isTracking)
        pointer.release()
        await fixture.host.settle()
        #expect(fixture.y == 0 && fixture.take().isEmpty)
        pointer.scroll(by: CGPoint(x: 0, y: 60))
        await fixture.host.settle()
        #expect(fixture.y == 60)
        _ = fixture.drag(from: middle, by: CGPoint(x: 0, y: -10), times: 5, thenHold: 0.3)
        #expect(fixture.y == 100)
    }

    @Test("With allowedTouchTypes an app can enable scrolling by a drag with the mouse")
    func allowedTouchTypes() {
        let pan = fixture.scrollView.panGestureRecognizer
        #expect(!pan.allowedTouchTypes.contains(NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)))
        pan.allowedTouchTypes.append(NSNumber(value: UITouch.TouchType.indirectPointer.rawValue))
        pointer.move(to: middle)
        pointer.press()
        pointer.move(to: CGPoint(x: 200, y: 200), duration: 0.2)
        #expect(fixture.scrollView.isDragging && fixture.y == 90)
        fixture.host.advance(by: 0.3)
        pointer.release()
        #expect(fixture.y == 90)
    }

    @Test("Content receives a touch of the mouse immediately, and a drag does not cancel the touch")
    func contentTouches() {
        final class Content: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        fixture.scrollView.addSubview(content)
        pointer.move(to: middle)
        pointer.press()
        #expect(content.log == ["began"])
        pointer.move(to: CGPoint(x: 200, y: 150), duration: 0.2)
        pointer.release()
        #expect(content.log == ["began", "ended"])
    }

    @Test("Pressing the mouse button stops a deceleration, and releasing it starts the bounce of content beyond an edge")
    func stopping() async {
        _ = fixture.drag(from: CGPoint(x: 200, y: 480), by: CGPoint(x: 0, y: -24), times: 14)
        fixture.host.advance(by: 0.2)
        pointer.move(to: middle)
        pointer.press()
        #expect(!fixture.scrollView.isDecelerating)
        let y = fixture.y
        fixture.host.advance(by: 0.5)
        #expect(fixture.y == y)
        pointer.release()
        fixture.scrollView.contentOffset.y = 0
        _ = fixture.drag(from: CGPoint(x: 200, y: 120), by: CGPoint(x: 0, y: 24), times: 10)
        fixture.host.advance(by: 0.05)
        pointer.press()
        let beyond = fixture.y
        #expect(beyond < -20)
        fixture.host.advance(by: 0.5)
        #expect(fixture.y == beyond)
        pointer.release()
        await fixture.host.settle()
        #expect(fixture.y == 0)
    }

    @Test("The wheel with Control zooms about the pointer within the limits, in one continuous motion")
    func wheelZoom() async {
        let view = addZoomedView()
        _ = fixture.take()
        pointer.move(to: CGPoint(x: 150, y: 200))
        let anchor = CGPoint(x: 100, y: 100)
        pointer.scroll(by: CGPoint(x: 0, y: -200), modifiers: .control)
        fixture.host.advance(by: 0.1)
        #expect(fixture.scrollView.zoomScale > 1 && fixture.scrollView.zoomScale < 1.6)
        pointer.scroll(by: CGPoint(x: 0, y: -200), modifiers: .control)
        await fixture.host.settle()
        #expect(abs(fixture.scrollView.zoomScale - 2.71828) < 0.001)
        let seen = view.convert(anchor, to: fixture.host.window)
        #expect(abs(seen.x - 150) <= 1 && abs(seen.y - 200) <= 1)
        #expect(
            fixture.take().filter { $0 != "didScroll" && $0 != "didZoom" } == ["willBeginZooming", "didEndZooming"])
        pointer.scroll(by: CGPoint(x: 0, y: -5000), modifiers: .control)
        await fixture.host.settle()
        #expect(fixture.scrollView.zoomScale == 4)
        pointer.scroll(by: CGPoint(x: 0, y: 5000), modifiers: .control)
        await fixture.host.settle()
        #expect(fixture.scrollView.zoomScale == 1 && fixture.scrollView.contentOffset == .zero)
        _ = fixture.take()
        // At the limit of the zoom scale the content does not move.
        pointer.scroll(by: CGPoint(x: 0, y: 60), modifiers: .control)
        await fixture.host.settle()
        #expect(fixture.scrollView.zoomScale == 1 && fixture.take().isEmpty)
    }

    @Test("In a scroll view without zooming, the wheel with Control scrolls")
    func nothingZooms() async {
        pointer.move(to: middle)
        pointer.scroll(by: CGPoint(x: 0, y: 60), modifiers: .control)
        await fixture.host.settle()
        #expect(fixture.y == 60)
    }

    @Test("For pinch recognizers, each wheel notch with Control is one pinch, and a touchpad scroll with Control is one pinch")
    func recognizers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 90))
        fixture.host.window.addSubview(view)
        var log: [String] = []
        var scale: CGFloat = 1
        view.addGestureRecognizer(
            UIPinchGestureRecognizer { pinch in
                log.append("\(pinch.state.rawValue)")
                scale = pinch.scale
            })
        var pans = 0
        let pan = UIPanGestureRecognizer { _ in pans += 1 }
        pan.allowedScrollTypesMask = .all
        view.addGestureRecognizer(pan)
        pointer.move(to: CGPoint(x: 50, y: 50))
        pointer.scroll(by: CGPoint(x: 0, y: -40), modifiers: .control)
        #expect(log == ["1", "2", "3"] && abs(scale - exp(0.1)) < 1e-6)
        log = []
        pointer.scroll(by: CGPoint(x: 0, y: 200), duration: 0.2, modifiers: .control)
        #expect(log.first == "1" && log.last == "3" && log.filter { $0 == "3" }.count == 1)
        // A pinch on a touchpad begins after the slop.
        #expect(abs(scale - exp(-0.5) * 1.05) < 0.01)
        #expect(pans == 0)
        pointer.scroll(by: CGPoint(x: 0, y: -40))
        #expect(pans > 0)
    }
}
