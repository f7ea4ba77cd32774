import Testing
import UIKitTesting

@testable import UIKit

@Suite("Scrolling by wheel, touchpad and keys, and with other recognizers") @MainActor
struct ScrollDeviceTests {
    let fixture = ScrollFixture()
    let middle = CGPoint(x: 200, y: 300)

    @Test("Two notches of the mouse wheel scroll the content by their sum, in one continuous motion")
    func wheel() async {
        fixture.host.pointer.move(to: middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 60))
        fixture.host.advance(by: 0.05)
        #expect(fixture.y > 0 && fixture.y < 60)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 60))
        await fixture.host.settle()
        #expect(fixture.y == 120)
        #expect(
            fixture.take() == [
                "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: -5000))
        await fixture.host.settle()
        #expect(fixture.y == 0)
    }

    @Test("Keys scroll the scroll view that contains the first responder")
    func keys() async {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        fixture.scrollView.addSubview(field)
        field.becomeFirstResponder()
        fixture.host.press("ArrowDown")
        await fixture.host.settle()
        #expect(fixture.y == 40)
        fixture.host.press("PageDown")
        await fixture.host.settle()
        #expect(fixture.y == 400)
        fixture.host.press("End")
        await fixture.host.settle()
        #expect(fixture.y == 1600)
        fixture.host.press("Home")
        await fixture.host.settle()
        #expect(fixture.y == 0)
    }

    @Test("A content view receives a touch after 0.15 s, or at the end of a tap; a drag cancels the touch")
    func contentTouches() {
        final class Content: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        fixture.scrollView.addSubview(content)
        let finger = fixture.host.touchDown(at: middle)
        finger.hold(for: 0.1)
        #expect(content.log.isEmpty)
        finger.hold(for: 0.1)
        #expect(content.log == ["began"])
        finger.move(to: CGPoint(x: 200, y: 250))
        #expect(content.log == ["began", "cancelled"])
        #expect(fixture.y == 40)
        finger.hold(for: 0.2)
        finger.lift()
        content.log = []
        fixture.host.tap(at: middle)
        #expect(content.log == ["began", "ended"])
        content.log = []
        // A quick drag never highlights the content.
        _ = fixture.drag(from: middle, by: CGPoint(x: 0, y: 10), times: 5, thenHold: 0.3)
        #expect(content.log.isEmpty)
        fixture.scrollView.canCancelContentTouches = false
        let other = fixture.host.touchDown(at: middle)
        other.hold(for: 0.2)
        other.move(to: CGPoint(x: 200, y: 200))
        #expect(fixture.calls.last != "willBeginDragging")
        other.lift()
        #expect(content.log == ["began", "ended"])
    }

    @Test("With nested scroll views the inner one scrolls, and the outer one if the inner one cannot")
    func nested() async {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 150))
        inner.contentSize = CGSize(width: 900, height: 150)
        fixture.scrollView.addSubview(inner)
        let inside = CGPoint(x: 200, y: 280)
        _ = fixture.drag(from: inside, by: CGPoint(x: -10, y: 0), times: 10, thenHold: 0.2)
        #expect(inner.contentOffset.x == 90)
        #expect(fixture.y == 0)
        _ = fixture.drag(from: inside, by: CGPoint(x: 0, y: -10), times: 10, thenHold: 0.2)
        #expect(inner.contentOffset == CGPoint(x: 90, y: 0))
        #expect(fixture.y == 90)
        // With one axis, the inner view scrolls first, and at its end the outer view.
        inner.contentSize = CGSize(width: 300, height: 300)
        inner.contentOffset = .zero
        fixture.scrollView.contentOffset = .zero
        _ = fixture.drag(from: inside, by: CGPoint(x: 0, y: -10), times: 10, thenHold: 0.2)
        #expect(inner.contentOffset.y == 90)
        #expect(fixture.y == 0)
        inner.contentOffset.y = 150
        _ = fixture.drag(from: inside, by: CGPoint(x: 0, y: -10), times: 10, thenHold: 0.2)
        #expect(inner.contentOffset.y == 150)
        #expect(fixture.y == 90)
        await fixture.host.settle()
    }

    @Test("A recognizer can require the scroll view's pan to fail")
    func requireToFail() {
        var taps = 0
        let swipe = UISwipeGestureRecognizer { _ in taps += 1 }
        swipe.direction = .up
        fixture.scrollView.addGestureRecognizer(swipe)
        swipe.require(toFail: fixture.scrollView.panGestureRecognizer)
        _ = fixture.drag(from: middle, by: CGPoint(x: 0, y: -20), times: 6)
        #expect(taps == 0)
        #expect(fixture.y > 0)
    }

    @Test("After random touches, wheels and changes the content rests within its limits, and begin and end callbacks are paired")
    func randomInput() async {
        for seed in 1...40 {
            var random = SeededGenerator(seed: UInt64(seed))
            let fixture = ScrollFixture(contentSize: CGSize(width: 700, height: 1500))
            func point() -> CGPoint {
                CGPoint(x: CGFloat.random(in: 60...340, using: &random), y: CGFloat.random(in: 110...490, using: &random))
            }
            var finger: TestTouch?
            for _ in 0..<30 {
                switch Int.random(in: 0..<9, using: &random) {
                case 0: finger = finger ?? fixture.host.touchDown(at: point())
                case 1, 2: finger?.move(to: point(), duration: 0.1)
                case 3:
                    finger?.lift()
                    finger = nil
                case 4:
                    fixture.host.pointer.move(to: point())
                    fixture.host.pointer.scroll(by: CGPoint(x: 0, y: CGFloat.random(in: -200...200, using: &random)))
                case 5: fixture.scrollView.setContentOffset(fixture.scrollView.clamped(point()), animated: Bool.random(using: &random))
                case 6: fixture.scrollView.contentSize.height = CGFloat.random(in: 300...2000, using: &random)
                case 7: fixture.scrollView.isPagingEnabled.toggle()
                default: fixture.host.advance(by: Double.random(in: 0...0.4, using: &random))
                }
                // The content is pulled at most beyond the edges of the largest content size so far.
                #expect(fixture.y > -401 && fixture.y < 2001)
            }
            finger?.cancel()
            await fixture.host.settle()
            #expect(fixture.scrollView.clamped(fixture.scrollView.contentOffset) == fixture.scrollView.contentOffset, "seed \(seed)")
            #expect(!fixture.scrollView.isDragging && !fixture.scrollView.isDecelerating && !fixture.scrollView.isTracking, "seed \(seed)")
            #expect(fixture.calls.count { $0 == "willBeginDragging" } == fixture.calls.count { $0.hasPrefix("didEndDragging") })
            #expect(fixture.calls.count { $0 == "willBeginDecelerating" } == fixture.calls.count { $0 == "didEndDecelerating" })
        }
    }
}
