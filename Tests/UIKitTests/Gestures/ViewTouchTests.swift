import Testing
import UIKitTesting

@testable import UIKit

/// The touch methods of views, and when they are called.
@Suite @MainActor
struct ViewTouchTests {
    let stage = GestureStage()

    @Test func aViewIsToldOfItsTouch() {
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 300, y: 300))
        finger.lift()
        #expect(stage.log.take() == ["view.began", "view.moved", "view.ended"])
    }

    @Test func recognizersHearBeforeViews() {
        let recognizer = stage.scripted("it", logsTouches: true)
        recognizer.onEnded = { $0.state = .failed }
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 210, y: 200))
        finger.lift()
        #expect(
            stage.log.take() == [
                "it.touchesBegan", "view.began", "it.touchesMoved", "view.moved", "it.touchesEnded", "view.ended", "it.reset",
            ])
    }

    @Test func aGestureThatCancelsNothingLeavesTheViewItsTouch() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.cancelsTouchesInView = false
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        finger.lift()
        #expect(stage.log.take() == ["view.began", "pan began", "view.moved", "pan ended", "view.ended"])
    }

    @Test func aDelayedTouchIsToldAsItWasWhenTheGestureFailed() {
        let recognizer = stage.scripted("it")
        recognizer.delaysTouchesBegan = true
        var began: [CGPoint] = []
        stage.view.onTouches = { phase, touches, event in
            for touch in touches {
                #expect(touch.phase == phase)
                began.append(touch.location(in: nil))
            }
            #expect(event != nil)
        }
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        #expect(stage.log.take() == [])
        recognizer.state = .failed
        #expect(stage.log.take() == ["view.began", "view.moved"])
        #expect(began == [CGPoint(x: 200, y: 200), CGPoint(x: 220, y: 200)])
        finger.lift()
        #expect(stage.log.take() == ["view.ended"])
    }

    @Test func aDelayedTouchThatWasLiftedBeginsAndEnds() {
        let recognizer = stage.scripted("it")
        recognizer.delaysTouchesBegan = true
        recognizer.onEnded = { $0.state = .failed }
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began", "view.ended"])
    }

    @Test func aDelayedTouchThatTheGestureTakesIsNeverTold() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.delaysTouchesBegan = true
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 220, y: 200))
        finger.lift()
        #expect(stage.log.take() == ["pan began", "pan ended"])
    }

    @Test func aDelayedTouchThatTheSystemTakesIsNeverTold() {
        let recognizer = stage.scripted("it")
        recognizer.delaysTouchesBegan = true
        let finger = stage.host.touchDown(at: stage.middle)
        finger.cancel()
        #expect(stage.log.take() == [])
    }

    @Test func theEndIsDelayedUntilTheGestureFailed() {
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began"])
        stage.host.advance(by: 0.36)
        #expect(stage.log.take() == ["view.ended"])
    }

    @Test func theEndIsNotDelayedWhereThatIsSwitchedOff() {
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = false
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began", "view.ended"])
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began", "double ended", "view.cancelled"])
    }

    @Test func severalThatDelayAreAllWaitedFor() {
        let first = stage.scripted("first")
        let second = stage.scripted("second")
        first.delaysTouchesBegan = true
        second.delaysTouchesBegan = true
        let finger = stage.host.touchDown(at: stage.middle)
        first.state = .failed
        #expect(stage.log.take() == [])
        second.isEnabled = false
        #expect(stage.log.take() == ["view.began"])
        finger.lift()
        #expect(stage.log.take() == ["view.ended"])
    }

    @Test func aTouchThatARecognizerIgnoresIsTheViews() {
        let recognizer = stage.add(IgnoringRecognizer(), "it")
        recognizer.delaysTouchesBegan = true
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began", "view.ended"])
        #expect(recognizer.state == .possible)
        #expect(recognizer.seen == ["began"])
    }

    @Test func aViewTakesOneTouchUnlessItWantsMore() {
        let first = stage.host.touchDown(at: stage.middle)
        let second = stage.host.touchDown(at: CGPoint(x: 150, y: 150))
        second.move(to: CGPoint(x: 160, y: 150))
        second.lift()
        first.lift()
        #expect(stage.log.take() == ["view.began", "view.ended"])
    }

    @Test func aViewThatWantsSeveralIsToldOfThemTogether() {
        stage.view.isMultipleTouchEnabled = true
        let pinch = { (distance: CGFloat) in
            stage.host.pinch(at: stage.middle, from: 40, to: distance, duration: 1.0 / 60)
        }
        pinch(80)
        #expect(stage.log.take() == ["view.began", "view.began", "view.moved×2", "view.ended", "view.ended"])
    }

    @Test func anExclusiveViewSharesItsWindowWithNoOther() {
        let other = TouchView("other", frame: CGRect(x: 100, y: 400, width: 200, height: 200), log: stage.log)
        stage.host.window.addSubview(other)
        stage.view.isExclusiveTouch = true
        let first = stage.host.touchDown(at: stage.middle)
        stage.host.tap(at: CGPoint(x: 200, y: 500))
        #expect(stage.log.take() == ["view.began"])
        first.lift()
        #expect(stage.log.take() == ["view.ended"])
        let second = stage.host.touchDown(at: CGPoint(x: 200, y: 500))
        stage.host.tap(at: stage.middle)
        second.lift()
        #expect(stage.log.take() == ["other.began", "other.ended"])
    }

    @Test func whatAViewDoesNotHandleGoesAlongTheChain() {
        let plain = UIView(frame: stage.view.bounds)
        stage.view.addSubview(plain)
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began", "view.ended"])
    }

    @Test func aFurtherFingerOfAGestureIsTakenToo() {
        stage.view.isMultipleTouchEnabled = true
        stage.add(UIPanGestureRecognizer(), "pan")
        let first = stage.host.touchDown(at: stage.middle)
        first.move(to: CGPoint(x: 250, y: 250))
        _ = stage.log.take()
        let second = stage.host.touchDown(at: CGPoint(x: 150, y: 150))
        first.lift()
        second.lift()
        #expect(stage.log.take() == ["pan ended"])
    }
}

/// Leaves every touch to others.
private final class IgnoringRecognizer: UIGestureRecognizer {
    var seen: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        seen.append("began")
        for touch in touches { ignore(touch, for: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { seen.append("ended") }
    override func reset() { super.reset() }
}
