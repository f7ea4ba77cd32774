import Testing
import UIKitTesting

@testable import UIKit

@Suite("Scrolling by wheel, touchpad and keys, and with other recognizers") @MainActor
struct ScrollDeviceTests {
    let stage = ScrollStage()
    let middle = CGPoint(x: 200, y: 300)

    @Test("A wheel moves the content by its notches, as one motion")
    func wheel() async {
        stage.host.pointer.move(to: middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 60))
        stage.host.advance(by: 0.05)
        #expect(stage.y > 0 && stage.y < 60)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 60))
        await stage.host.settle()
        #expect(stage.y == 120)
        #expect(
            stage.take() == [
                "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: -5000))
        await stage.host.settle()
        #expect(stage.y == 0)
    }

    @Test("Keys scroll the scroll view that contains the first responder")
    func keys() async {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.scrollView.addSubview(field)
        field.becomeFirstResponder()
        stage.host.press("ArrowDown")
        await stage.host.settle()
        #expect(stage.y == 40)
        stage.host.press("PageDown")
        await stage.host.settle()
        #expect(stage.y == 400)
        stage.host.press("End")
        await stage.host.settle()
        #expect(stage.y == 1600)
        stage.host.press("Home")
        await stage.host.settle()
        #expect(stage.y == 0)
    }

    @Test("Content gets a touch after 0.15 s, or at the end of a tap, and a drag cancels it")
    func contentTouches() {
        final class Content: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        stage.scrollView.addSubview(content)
        let finger = stage.host.touchDown(at: middle)
        finger.hold(for: 0.1)
        #expect(content.log.isEmpty)
        finger.hold(for: 0.1)
        #expect(content.log == ["began"])
        finger.move(to: CGPoint(x: 200, y: 250))
        #expect(content.log == ["began", "cancelled"])
        #expect(stage.y == 40)
        finger.hold(for: 0.2)
        finger.lift()
        content.log = []
        stage.host.tap(at: middle)
        #expect(content.log == ["began", "ended"])
        content.log = []
        // A quick drag never highlights the content.
        _ = stage.drag(from: middle, by: CGPoint(x: 0, y: 10), times: 5, thenHold: 0.3)
        #expect(content.log.isEmpty)
        stage.scrollView.canCancelContentTouches = false
        let other = stage.host.touchDown(at: middle)
        other.hold(for: 0.2)
        other.move(to: CGPoint(x: 200, y: 200))
        #expect(stage.calls.last != "willBeginDragging")
        other.lift()
        #expect(content.log == ["began", "ended"])
    }

    @Test("With nested scroll views the inner one scrolls, and the outer one if the inner one cannot")
    func nested() async {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 150))
        inner.contentSize = CGSize(width: 900, height: 150)
        stage.scrollView.addSubview(inner)
        let inside = CGPoint(x: 200, y: 280)
        _ = stage.drag(from: inside, by: CGPoint(x: -10, y: 0), times: 10, thenHold: 0.2)
        #expect(inner.contentOffset.x == 90)
        #expect(stage.y == 0)
        _ = stage.drag(from: inside, by: CGPoint(x: 0, y: -10), times: 10, thenHold: 0.2)
        #expect(inner.contentOffset == CGPoint(x: 90, y: 0))
        #expect(stage.y == 90)
        // Along one axis: the inner one first, and at its end the outer one.
        inner.contentSize = CGSize(width: 300, height: 300)
        inner.contentOffset = .zero
        stage.scrollView.contentOffset = .zero
        _ = stage.drag(from: inside, by: CGPoint(x: 0, y: -10), times: 10, thenHold: 0.2)
        #expect(inner.contentOffset.y == 90)
        #expect(stage.y == 0)
        inner.contentOffset.y = 150
        _ = stage.drag(from: inside, by: CGPoint(x: 0, y: -10), times: 10, thenHold: 0.2)
        #expect(inner.contentOffset.y == 150)
        #expect(stage.y == 90)
        await stage.host.settle()
    }

    @Test("A recognizer can require the scroll view's pan to fail")
    func requireToFail() {
        var taps = 0
        let swipe = UISwipeGestureRecognizer { _ in taps += 1 }
        swipe.direction = .up
        stage.scrollView.addGestureRecognizer(swipe)
        swipe.require(toFail: stage.scrollView.panGestureRecognizer)
        _ = stage.drag(from: middle, by: CGPoint(x: 0, y: -20), times: 6)
        #expect(taps == 0)
        #expect(stage.y > 0)
    }

    @Test("Random touches, wheels and changes: content rests within its limits, and every beginning has its end")
    func randomInput() async {
        for seed in 1...40 {
            var random = SeededGenerator(seed: UInt64(seed))
            let stage = ScrollStage(contentSize: CGSize(width: 700, height: 1500))
            func point() -> CGPoint {
                CGPoint(x: CGFloat.random(in: 60...340, using: &random), y: CGFloat.random(in: 110...490, using: &random))
            }
            var finger: TestTouch?
            for _ in 0..<30 {
                switch Int.random(in: 0..<9, using: &random) {
                case 0: finger = finger ?? stage.host.touchDown(at: point())
                case 1, 2: finger?.move(to: point(), duration: 0.1)
                case 3:
                    finger?.lift()
                    finger = nil
                case 4:
                    stage.host.pointer.move(to: point())
                    stage.host.pointer.scroll(by: CGPoint(x: 0, y: CGFloat.random(in: -200...200, using: &random)))
                case 5: stage.scrollView.setContentOffset(stage.scrollView.clamped(point()), animated: Bool.random(using: &random))
                case 6: stage.scrollView.contentSize.height = CGFloat.random(in: 300...2000, using: &random)
                case 7: stage.scrollView.isPagingEnabled.toggle()
                default: stage.host.advance(by: Double.random(in: 0...0.4, using: &random))
                }
                // The content is at most pulled beyond the edges of the largest content size so far.
                #expect(stage.y > -401 && stage.y < 2001)
            }
            finger?.cancel()
            await stage.host.settle()
            #expect(stage.scrollView.clamped(stage.scrollView.contentOffset) == stage.scrollView.contentOffset, "seed \(seed)")
            #expect(!stage.scrollView.isDragging && !stage.scrollView.isDecelerating && !stage.scrollView.isTracking, "seed \(seed)")
            #expect(stage.calls.count { $0 == "willBeginDragging" } == stage.calls.count { $0.hasPrefix("didEndDragging") })
            #expect(stage.calls.count { $0 == "willBeginDecelerating" } == stage.calls.count { $0 == "didEndDecelerating" })
        }
    }
}
