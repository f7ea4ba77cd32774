import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct TapGestureTests {
    let stage = GestureStage()

    @Test func aTapIsRecognizedWhenTheFingerIsLifted() {
        stage.add(UITapGestureRecognizer(), "tap")
        let finger = stage.host.touchDown(at: stage.middle)
        stage.host.advance(by: 0.1)
        #expect(stage.log.take() == ["view.began"])
        finger.lift()
        #expect(stage.log.take() == ["tap ended", "view.cancelled"])
    }

    @Test func aTapThatStraysFails() {
        stage.add(UITapGestureRecognizer(), "tap")
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 246, y: 200))
        finger.lift()
        #expect(stage.log.take() == ["view.began", "view.moved", "view.ended"])
    }

    @Test func aTapMayStrayAsFarAsAFingerIsWide() {
        stage.add(UITapGestureRecognizer(), "tap")
        let finger = stage.host.touchDown(at: stage.middle)
        finger.move(to: CGPoint(x: 245, y: 200))
        finger.lift()
        #expect(stage.log.take().contains("tap ended"))
    }

    @Test func whatIsHeldTooLongIsNoTap() {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        let finger = stage.host.touchDown(at: stage.middle)
        finger.hold(for: 0.74)
        #expect(tap.state == .possible)
        finger.hold(for: 0.02)
        #expect(tap.state == .failed)
        finger.lift()
        #expect(tap.state == .possible)
        #expect(!stage.log.take().contains("tap ended"))
    }

    @Test func aDoubleTapTakesTwo() {
        let tap = stage.add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        stage.host.tap(at: stage.middle)
        stage.host.advance(by: 0.3)
        #expect(stage.log.take() == ["view.began"])
        stage.host.tap(at: CGPoint(x: 210, y: 210))
        #expect(stage.log.take() == ["view.began", "double ended", "view.cancelled×2"])
    }

    @Test func aDoubleTapThatIsTooSlowFails() {
        let tap = stage.add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        stage.host.tap(at: stage.middle)
        stage.host.advance(by: 0.36)
        #expect(stage.log.take() == ["view.began", "view.ended"])
        stage.host.tap(at: stage.middle)
        stage.host.advance(by: 0.36)
        #expect(stage.log.take() == ["view.began", "view.ended"])
    }

    @Test func theTapsOfADoubleTapLieTogether() {
        let tap = stage.add(UITapGestureRecognizer(), "double")
        tap.numberOfTapsRequired = 2
        stage.host.tap(at: CGPoint(x: 120, y: 200))
        stage.host.tap(at: CGPoint(x: 166, y: 200))
        stage.host.advance(by: 1)
        #expect(!stage.log.take().contains("double ended"))
        stage.host.tap(at: CGPoint(x: 120, y: 200))
        stage.host.tap(at: CGPoint(x: 164, y: 200))
        #expect(stage.log.take().contains("double ended"))
    }

    @Test func twoFingersTapTogether() {
        let tap = stage.add(UITapGestureRecognizer(), "two")
        tap.numberOfTouchesRequired = 2
        let first = stage.host.touchDown(at: CGPoint(x: 150, y: 200))
        let second = stage.host.touchDown(at: CGPoint(x: 250, y: 220))
        stage.host.advance(by: 0.05)
        first.lift()
        #expect(stage.log.take() == ["view.began"])
        second.lift()
        #expect(stage.log.take() == ["two ended", "view.cancelled"])
        #expect(tap.location(in: nil) == CGPoint(x: 200, y: 210) || tap.numberOfTouches == 0)
    }

    @Test func oneFingerIsNoTwoFingerTap() {
        let tap = stage.add(UITapGestureRecognizer(), "two")
        tap.numberOfTouchesRequired = 2
        stage.host.tap(at: stage.middle)
        #expect(stage.log.take() == ["view.began", "view.ended"])
        #expect(tap.state == .possible)
    }

    @Test func aFingerTooManyIsNoTap() {
        stage.add(UITapGestureRecognizer(), "tap")
        let first = stage.host.touchDown(at: CGPoint(x: 150, y: 200))
        let second = stage.host.touchDown(at: CGPoint(x: 250, y: 200))
        first.lift()
        second.lift()
        #expect(stage.log.take() == ["view.began", "view.ended"])
    }

    @Test func theActionSeesWhereTheTapWas() {
        var seen: [CGPoint] = []
        let tap = UITapGestureRecognizer { tap in
            seen.append(tap.location(in: tap.view))
            seen.append(tap.location(in: nil))
            for index in 0..<tap.numberOfTouches { seen.append(tap.location(ofTouch: index, in: tap.view)) }
        }
        stage.view.addGestureRecognizer(tap)
        stage.host.tap(at: CGPoint(x: 130, y: 170))
        #expect(seen == [CGPoint(x: 30, y: 70), CGPoint(x: 130, y: 170), CGPoint(x: 30, y: 70)])
    }

    @Test func aMouseTapsWithTheButtonThatIsRequired() {
        stage.add(UITapGestureRecognizer(), "primary")
        let secondary = stage.add(UITapGestureRecognizer(), "secondary")
        secondary.buttonMaskRequired = .secondary
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.click()
        #expect(stage.log.take().filter { !$0.hasPrefix("view") } == ["primary ended"])
        stage.host.pointer.click(.secondary)
        #expect(stage.log.take().filter { !$0.hasPrefix("view") } == ["secondary ended"])
    }

    @Test func theNextTapIsRecognizedToo() {
        stage.add(UITapGestureRecognizer(), "tap")
        for _ in 0..<3 {
            stage.host.tap(at: stage.middle)
            stage.host.advance(by: 0.05)
        }
        #expect(stage.log.take().count { $0 == "tap ended" } == 3)
    }

    @Test func aTapThatTheSystemTakesAwayFails() {
        stage.add(UITapGestureRecognizer(), "tap")
        let finger = stage.host.touchDown(at: stage.middle)
        finger.cancel()
        #expect(stage.log.take() == ["view.began", "view.cancelled"])
    }
}
