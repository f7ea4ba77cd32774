import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct LongPressGestureTests {
    let stage = GestureStage()

    @Test func aFingerThatRestsIsALongPress() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        let finger = stage.host.touchDown(at: stage.middle)
        finger.hold(for: 0.49)
        #expect(press.state == .possible)
        finger.hold(for: 0.02)
        #expect(press.state == .began)
        finger.move(to: CGPoint(x: 250, y: 220))
        finger.lift()
        #expect(stage.log.take() == ["view.began", "press began", "view.cancelled", "press changed", "press ended"])
        #expect(press.state == .possible)
    }

    @Test func aShortPressFails() {
        stage.add(UILongPressGestureRecognizer(), "press")
        stage.host.longPress(at: stage.middle, duration: 0.4)
        stage.host.advance(by: 1)
        #expect(stage.log.take() == ["view.began", "view.ended"])
    }

    @Test func aPressThatNeedNotLastBeginsAtOnceHoweverQuickItIs() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.minimumPressDuration = 0
        // The finger is up again before any time has passed.
        let finger = stage.host.touchDown(at: stage.middle)
        #expect(press.state == .began)
        finger.lift()
        let told = stage.log.take()
        #expect(told.contains("press began") && told.last == "press ended" && !told.contains("view.ended"))
    }

    @Test func aFingerThatStraysFails() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 210, y: 200))
        #expect(press.state == .possible)
        finger.move(to: CGPoint(x: 210.5, y: 200))
        #expect(press.state == .failed)
        finger.hold(for: 1)
        finger.lift()
        #expect(stage.log.take() == ["view.began", "view.moved", "view.moved", "view.ended"])
    }

    @Test func itsNumbersCanBeSet() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.minimumPressDuration = 0.1
        press.allowableMovement = 40
        press.numberOfTouchesRequired = 2
        let first = stage.host.touchDown(at: stage.middle)
        first.hold(for: 0.3)
        #expect(press.state == .possible)
        let second = stage.host.touchDown(at: CGPoint(x: 250, y: 200))
        first.move(to: CGPoint(x: 230, y: 200))
        first.hold(for: 0.11)
        #expect(press.state == .began)
        second.lift()
        #expect(stage.log.take().last == "press ended")
        first.lift()
        #expect(press.state == .possible)
    }

    @Test func tapsMayComeFirst() {
        let press = stage.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTapsRequired = 1
        stage.host.longPress(at: stage.middle, duration: 0.8)
        stage.host.advance(by: 1)
        #expect(!stage.log.take().contains("press began"))
        stage.host.tap(at: stage.middle)
        stage.host.advance(by: 0.1)
        let finger = stage.host.touchDown(at: stage.middle)
        finger.hold(for: 0.51)
        #expect(press.state == .began)
        finger.lift()
    }

    @Test func aLiftJustInTimeCounts() {
        stage.add(UILongPressGestureRecognizer(), "press")
        let finger = stage.host.touchDown(at: stage.middle)
        finger.hold(for: 0.499)
        finger.lift()
        stage.host.advance(by: 1)
        #expect(stage.log.take() == ["view.began", "view.ended"])
    }

    @Test func whoeverRecognizesFirstWins() {
        stage.add(UILongPressGestureRecognizer(), "press")
        stage.add(UIPanGestureRecognizer(), "pan")
        var finger = stage.host.touchDown(at: stage.middle)
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 250, y: 250))
        finger.lift()
        #expect(stage.log.take() == ["view.began", "press began", "view.cancelled", "press changed", "press ended"])
        finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 250, y: 250))
        finger.hold(for: 0.6)
        finger.lift()
        #expect(stage.log.take() == ["view.began", "pan began", "view.cancelled", "pan ended"])
    }
}
