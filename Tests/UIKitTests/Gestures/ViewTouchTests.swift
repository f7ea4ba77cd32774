import Testing
import UIKitTesting

@testable import UIKit

/// The touch methods of views, and the events that call them.
@Suite @MainActor
struct ViewTouchTests {
    let fixture = GestureFixture()

    @Test func viewReceivesItsTouch() {
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 300, y: 300))
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.ended"])
    }

    @Test func recognizersReceiveTouchesBeforeViews() {
        let recognizer = fixture.scripted("it", logsTouches: true)
        recognizer.onEnded = { $0.state = .failed }
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 210, y: 200))
        finger.lift()
        #expect(
            fixture.log.take() == [
                "it.touchesBegan", "view.began", "it.touchesMoved", "view.moved", "it.touchesEnded", "view.ended", "it.reset",
            ])
    }

    @Test func withoutCancelsTouchesTheViewKeepsItsTouch() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "pan began", "view.moved", "pan ended", "view.ended"])
    }

    @Test func delayedTouchIsDeliveredWhenTheGestureFails() {
        let recognizer = fixture.scripted("it")
        recognizer.delaysTouchesBegan = true
        var began: [CGPoint] = []
        fixture.view.onTouches = { phase, touches, event in
            for touch in touches {
                #expect(touch.phase == phase)
                began.append(touch.location(in: nil))
            }
            #expect(event != nil)
        }
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        #expect(fixture.log.take() == [])
        recognizer.state = .failed
        #expect(fixture.log.take() == ["view.began", "view.moved"])
        #expect(began == [CGPoint(x: 200, y: 200), CGPoint(x: 220, y: 200)])
        finger.lift()
        #expect(fixture.log.take() == ["view.ended"])
    }

    @Test func liftedDelayedTouchBeginsAndEnds() {
        let recognizer = fixture.scripted("it")
        recognizer.delaysTouchesBegan = true
        recognizer.onEnded = { $0.state = .failed }
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test func delayedTouchOfARecognizedGestureIsNotDelivered() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["pan began", "pan ended"])
    }

    @Test func delayedTouchCancelledByTheSystemIsNotDelivered() {
        let recognizer = fixture.scripted("it")
        recognizer.delaysTouchesBegan = true
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.cancel()
        #expect(fixture.log.take() == [])
    }

    @Test func touchesEndedIsDelayedUntilTheGestureFails() {
        let double = fixture.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began"])
        fixture.host.advance(by: 0.36)
        #expect(fixture.log.take() == ["view.ended"])
    }

    @Test func touchesEndedIsNotDelayedIfDisabled() {
        let double = fixture.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "double ended", "view.cancelled"])
    }

    @Test func allDelayingRecognizersHaveToFail() {
        let first = fixture.scripted("first")
        let second = fixture.scripted("second")
        first.delaysTouchesBegan = true
        second.delaysTouchesBegan = true
        let finger = fixture.host.touchDown(at: fixture.middle)
        first.state = .failed
        #expect(fixture.log.take() == [])
        second.isEnabled = false
        #expect(fixture.log.take() == ["view.began"])
        finger.lift()
        #expect(fixture.log.take() == ["view.ended"])
    }

    @Test func touchIgnoredByARecognizerReachesTheView() {
        let recognizer = fixture.add(IgnoringRecognizer(), "it")
        recognizer.delaysTouchesBegan = true
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
        #expect(recognizer.state == .possible)
        #expect(recognizer.recordedCalls == ["began"])
    }

    @Test func viewGetsOneTouchWithoutMultipleTouch() {
        let first = fixture.host.touchDown(at: fixture.middle)
        let second = fixture.host.touchDown(at: CGPoint(x: 150, y: 150))
        second.move(to: CGPoint(x: 160, y: 150))
        second.lift()
        first.lift()
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test func multipleTouchViewGetsSimultaneousTouchesTogether() {
        fixture.view.isMultipleTouchEnabled = true
        let pinch = { (distance: CGFloat) in
            fixture.host.pinch(at: fixture.middle, from: 40, to: distance, duration: 1.0 / 60)
        }
        pinch(80)
        #expect(fixture.log.take() == ["view.began", "view.began", "view.moved×2", "view.ended", "view.ended"])
    }

    @Test func exclusiveTouchBlocksOtherViewsOfTheWindow() {
        let other = TouchView("other", frame: CGRect(x: 100, y: 400, width: 200, height: 200), log: fixture.log)
        fixture.host.window.addSubview(other)
        fixture.view.isExclusiveTouch = true
        let first = fixture.host.touchDown(at: fixture.middle)
        fixture.host.tap(at: CGPoint(x: 200, y: 500))
        #expect(fixture.log.take() == ["view.began"])
        first.lift()
        #expect(fixture.log.take() == ["view.ended"])
        let second = fixture.host.touchDown(at: CGPoint(x: 200, y: 500))
        fixture.host.tap(at: fixture.middle)
        second.lift()
        #expect(fixture.log.take() == ["other.began", "other.ended"])
    }

    @Test func unhandledTouchesGoUpTheResponderChain() {
        let plain = UIView(frame: fixture.view.bounds)
        fixture.view.addSubview(plain)
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test func furtherTouchOfAGestureIsCancelledToo() {
        fixture.view.isMultipleTouchEnabled = true
        fixture.add(UIPanGestureRecognizer(), "pan")
        let first = fixture.host.touchDown(at: fixture.middle)
        first.move(to: CGPoint(x: 250, y: 250))
        _ = fixture.log.take()
        let second = fixture.host.touchDown(at: CGPoint(x: 150, y: 150))
        first.lift()
        second.lift()
        #expect(fixture.log.take() == ["pan ended"])
    }
}

/// A recognizer that ignores every touch.
private final class IgnoringRecognizer: UIGestureRecognizer {
    var recordedCalls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        recordedCalls.append("began")
        for touch in touches { ignore(touch, for: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { recordedCalls.append("ended") }
    override func reset() { super.reset() }
}
