import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct TapGestureTests {
    let fixture = GestureFixture()

    @Test func tapIsRecognizedAtTheLift() {
        fixture.add(UITapGestureRecognizer(), "tap")
        let finger = fixture.host.touchDown(at: fixture.middle)
        fixture.host.advance(by: 0.1)
        #expect(fixture.log.take() == ["view.began"])
        finger.lift()
        #expect(fixture.log.take() == ["tap ended", "view.cancelled"])
    }

    @Test func movedTapFails() {
        fixture.add(UITapGestureRecognizer(), "tap")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 246, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.ended"])
    }

    @Test func tapMayMoveByTheWidthOfAFinger() {
        fixture.add(UITapGestureRecognizer(), "tap")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 245, y: 200))
        finger.lift()
        #expect(fixture.log.take().contains("tap ended"))
    }

    @Test func longTouchIsNotATap() {
        let tap = fixture.add(UITapGestureRecognizer(), "tap")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.hold(for: 0.74)
        #expect(tap.state == .possible)
        finger.hold(for: 0.02)
        #expect(tap.state == .failed)
        finger.lift()
        #expect(tap.state == .possible)
        #expect(!fixture.log.take().contains("tap ended"))
    }

    @Test func doubleTapNeedsTwoTaps() {
        let tap = fixture.add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        fixture.host.tap(at: fixture.middle)
        fixture.host.advance(by: 0.3)
        #expect(fixture.log.take() == ["view.began"])
        fixture.host.tap(at: CGPoint(x: 210, y: 210))
        #expect(fixture.log.take() == ["view.began", "double ended", "view.cancelled×2"])
    }

    @Test func slowDoubleTapFails() {
        let tap = fixture.add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        fixture.host.tap(at: fixture.middle)
        fixture.host.advance(by: 0.36)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
        fixture.host.tap(at: fixture.middle)
        fixture.host.advance(by: 0.36)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test func distantTapsAreNotADoubleTap() {
        let tap = fixture.add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        fixture.host.tap(at: CGPoint(x: 120, y: 200))
        fixture.host.tap(at: CGPoint(x: 166, y: 200))
        fixture.host.advance(by: 1)
        #expect(!fixture.log.take().contains("double ended"))
        fixture.host.tap(at: CGPoint(x: 120, y: 200))
        fixture.host.tap(at: CGPoint(x: 164, y: 200))
        #expect(fixture.log.take().contains("double ended"))
    }

    @Test func twoFingersTapTogether() {
        let tap = fixture.add(UITapGestureRecognizer(), "two")
        tap.numberOfTouchesRequired = 2
        let first = fixture.host.touchDown(at: CGPoint(x: 150, y: 200))
        let second = fixture.host.touchDown(at: CGPoint(x: 250, y: 220))
        fixture.host.advance(by: 0.05)
        first.lift()
        #expect(fixture.log.take() == ["view.began"])
        second.lift()
        #expect(fixture.log.take() == ["two ended", "view.cancelled"])
        #expect(tap.location(in: nil) == CGPoint(x: 200, y: 210) || tap.numberOfTouches == 0)
    }

    @Test func oneFingerIsNotATwoFingerTap() {
        let tap = fixture.add(UITapGestureRecognizer(), "two")
        tap.numberOfTouchesRequired = 2
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
        #expect(tap.state == .possible)
    }

    @Test func tapWithTooManyFingersFails() {
        fixture.add(UITapGestureRecognizer(), "tap")
        let first = fixture.host.touchDown(at: CGPoint(x: 150, y: 200))
        let second = fixture.host.touchDown(at: CGPoint(x: 250, y: 200))
        first.lift()
        second.lift()
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test func actionHasTheTapsLocation() {
        var locations: [CGPoint] = []
        let tap = UITapGestureRecognizer { tap in
            locations.append(tap.location(in: tap.view))
            locations.append(tap.location(in: nil))
            for index in 0..<tap.numberOfTouches { locations.append(tap.location(ofTouch: index, in: tap.view)) }
        }
        fixture.view.addGestureRecognizer(tap)
        fixture.host.tap(at: CGPoint(x: 130, y: 170))
        #expect(locations == [CGPoint(x: 30, y: 70), CGPoint(x: 130, y: 170), CGPoint(x: 30, y: 70)])
    }

    @Test func mouseTapsWithTheRequiredButton() {
        fixture.add(UITapGestureRecognizer(), "primary")
        let secondary = fixture.add(UITapGestureRecognizer(), "secondary")
        secondary.buttonMaskRequired = .secondary
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.click()
        #expect(fixture.log.take().filter { !$0.hasPrefix("view") } == ["primary ended"])
        fixture.host.pointer.click(.secondary)
        #expect(fixture.log.take().filter { !$0.hasPrefix("view") } == ["secondary ended"])
    }

    @Test func nextTapIsRecognizedToo() {
        fixture.add(UITapGestureRecognizer(), "tap")
        for _ in 0..<3 {
            fixture.host.tap(at: fixture.middle)
            fixture.host.advance(by: 0.05)
        }
        #expect(fixture.log.take().count { $0 == "tap ended" } == 3)
    }

    @Test func cancelledTapFails() {
        fixture.add(UITapGestureRecognizer(), "tap")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.cancel()
        #expect(fixture.log.take() == ["view.began", "view.cancelled"])
    }
}
