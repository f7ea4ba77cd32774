import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct LongPressGestureTests {
    let fixture = GestureFixture()

    @Test func restingFingerIsALongPress() {
        let press = fixture.add(UILongPressGestureRecognizer(), "press")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.hold(for: 0.49)
        #expect(press.state == .possible)
        finger.hold(for: 0.02)
        #expect(press.state == .began)
        finger.move(to: CGPoint(x: 250, y: 220))
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "press began", "view.cancelled", "press changed", "press ended"])
        #expect(press.state == .possible)
    }

    @Test func shortPressFails() {
        fixture.add(UILongPressGestureRecognizer(), "press")
        fixture.host.longPress(at: fixture.middle, duration: 0.4)
        fixture.host.advance(by: 1)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test func pressWithZeroDurationBeginsImmediately() {
        let press = fixture.add(UILongPressGestureRecognizer(), "press")
        press.minimumPressDuration = 0
        // The finger is lifted before any time has passed.
        let finger = fixture.host.touchDown(at: fixture.middle)
        #expect(press.state == .began)
        finger.lift()
        let entries = fixture.log.take()
        #expect(entries.contains("press began") && entries.last == "press ended" && !entries.contains("view.ended"))
    }

    @Test func movementBeyondTheAllowanceFails() {
        let press = fixture.add(UILongPressGestureRecognizer(), "press")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 210, y: 200))
        #expect(press.state == .possible)
        finger.move(to: CGPoint(x: 210.5, y: 200))
        #expect(press.state == .failed)
        finger.hold(for: 1)
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.moved", "view.ended"])
    }

    @Test func propertiesCanBeSet() {
        let press = fixture.add(UILongPressGestureRecognizer(), "press")
        press.minimumPressDuration = 0.1
        press.allowableMovement = 40
        press.numberOfTouchesRequired = 2
        let first = fixture.host.touchDown(at: fixture.middle)
        first.hold(for: 0.3)
        #expect(press.state == .possible)
        let second = fixture.host.touchDown(at: CGPoint(x: 250, y: 200))
        first.move(to: CGPoint(x: 230, y: 200))
        first.hold(for: 0.11)
        #expect(press.state == .began)
        second.lift()
        #expect(fixture.log.take().last == "press ended")
        first.lift()
        #expect(press.state == .possible)
    }

    @Test func tapsMayBeRequiredFirst() {
        let press = fixture.add(UILongPressGestureRecognizer(), "press")
        press.numberOfTapsRequired = 1
        fixture.host.longPress(at: fixture.middle, duration: 0.8)
        fixture.host.advance(by: 1)
        #expect(!fixture.log.take().contains("press began"))
        fixture.host.tap(at: fixture.middle)
        fixture.host.advance(by: 0.1)
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.hold(for: 0.51)
        #expect(press.state == .began)
        finger.lift()
    }

    @Test func liftJustBeforeTheDurationFails() {
        fixture.add(UILongPressGestureRecognizer(), "press")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.hold(for: 0.499)
        finger.lift()
        fixture.host.advance(by: 1)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test func firstRecognizerToRecognizeWins() {
        fixture.add(UILongPressGestureRecognizer(), "press")
        fixture.add(UIPanGestureRecognizer(), "pan")
        var finger = fixture.host.touchDown(at: fixture.middle)
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 250, y: 250))
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "press began", "view.cancelled", "press changed", "press ended"])
        finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 250, y: 250))
        finger.hold(for: 0.6)
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "pan began", "view.cancelled", "pan ended"])
    }
}
