import Testing
import UIKitTesting

@testable import UIKit

@Suite @MainActor
struct PanGestureTests {
    let fixture = GestureFixture()

    @Test func panBeginsAfterTenPoints() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 209, y: 200))
        #expect(pan.state == .possible)
        finger.move(to: CGPoint(x: 210, y: 200))
        #expect(pan.state == .began)
        finger.move(to: CGPoint(x: 230, y: 200))
        #expect(pan.state == .changed)
        finger.lift()
        #expect(fixture.log.take() == ["view.began", "view.moved", "pan began", "view.cancelled", "pan changed", "pan ended"])
        #expect(pan.state == .possible)
    }

    @Test func translationStartsAtTheEndOfTheSlop() {
        var translations: [CGPoint] = []
        let pan = UIPanGestureRecognizer { translations.append($0.translation(in: $0.view)) }
        fixture.view.addGestureRecognizer(pan)
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 200, y: 215))
        finger.move(to: CGPoint(x: 205, y: 230))
        finger.lift()
        #expect(translations == [CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 20), CGPoint(x: 5, y: 20)])
    }

    @Test func translationCanBeSet() {
        let pan = UIPanGestureRecognizer { $0.setTranslation(.zero, in: $0.view) }
        fixture.view.addGestureRecognizer(pan)
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 250, y: 200))
        #expect(pan.translation(in: nil) == .zero)
        finger.move(to: CGPoint(x: 257, y: 203))
        #expect(pan.translation(in: nil) == .zero)
        pan.setTranslation(CGPoint(x: 100, y: 50), in: nil)
        finger.move(to: CGPoint(x: 257, y: 202))
        #expect(pan.translation(in: nil) == .zero)
        finger.lift()
    }

    @Test func resultsAreInTheGivenViewsCoordinates() {
        fixture.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 200, y: 230))
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        #expect(pan.translation(in: fixture.view) == CGPoint(x: 0, y: 10))
        #expect(pan.location(in: fixture.view) == CGPoint(x: 100, y: 115))
        pan.setTranslation(CGPoint(x: 3, y: 4), in: fixture.view)
        #expect(pan.translation(in: nil) == CGPoint(x: 6, y: 8))
        finger.lift()
    }

    @Test func velocityCoversTheLastTenthOfASecond() {
        var atEnd = CGPoint.zero
        let pan = UIPanGestureRecognizer { if $0.state == .ended { atEnd = $0.velocity(in: $0.view) } }
        fixture.view.addGestureRecognizer(pan)
        let finger = fixture.host.touchDown(at: CGPoint(x: 110, y: 200))
        finger.move(to: CGPoint(x: 290, y: 200), duration: 0.3)
        #expect(abs(pan.velocity(in: nil).x - 600) < 1)
        finger.lift()
        #expect(abs(atEnd.x - 600) < 1)
    }

    @Test func pauseBeforeTheLiftZeroesTheVelocity() {
        var atEnd = CGPoint(x: -1, y: -1)
        let pan = UIPanGestureRecognizer { if $0.state == .ended { atEnd = $0.velocity(in: $0.view) } }
        fixture.view.addGestureRecognizer(pan)
        let finger = fixture.host.touchDown(at: CGPoint(x: 110, y: 200))
        finger.move(to: CGPoint(x: 290, y: 200), duration: 0.3)
        finger.hold(for: 0.3)
        finger.lift()
        #expect(atEnd == .zero)
    }

    @Test func secondFingerDoesNotMakeThePanJump() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        let first = fixture.host.touchDown(at: fixture.middle)
        first.move(to: CGPoint(x: 200, y: 220))
        let before = pan.translation(in: nil)
        let second = fixture.host.touchDown(at: CGPoint(x: 250, y: 120))
        #expect(pan.translation(in: nil) == before)
        #expect(pan.numberOfTouches == 2)
        #expect(pan.location(in: nil) == CGPoint(x: 225, y: 170))
        second.move(to: CGPoint(x: 250, y: 140))
        #expect(pan.translation(in: nil) == CGPoint(x: before.x, y: before.y + 10))
        first.lift()
        #expect(pan.state == .changed)
        #expect(pan.translation(in: nil) == CGPoint(x: before.x, y: before.y + 10))
        second.lift()
        #expect(fixture.log.take().last == "pan ended")
    }

    @Test func twoFingerPanNeedsBothFingers() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.minimumNumberOfTouches = 2
        let first = fixture.host.touchDown(at: fixture.middle)
        first.move(to: CGPoint(x: 200, y: 250))
        #expect(pan.state == .possible)
        let second = fixture.host.touchDown(at: CGPoint(x: 220, y: 250))
        first.move(to: CGPoint(x: 200, y: 280))
        #expect(pan.state == .began)
        second.lift()
        #expect(fixture.log.take().suffix(2) == ["view.cancelled", "pan ended"])
        first.lift()
        #expect(pan.state == .possible)
    }

    @Test func excessFingersAreLeftToOtherRecognizers() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.maximumNumberOfTouches = 1
        fixture.view.isMultipleTouchEnabled = true
        let first = fixture.host.touchDown(at: fixture.middle)
        first.move(to: CGPoint(x: 200, y: 250))
        _ = fixture.log.take()
        let second = fixture.host.touchDown(at: CGPoint(x: 220, y: 250))
        #expect(pan.numberOfTouches == 1)
        second.move(to: CGPoint(x: 220, y: 120))
        second.lift()
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.ended"])
        first.lift()
        #expect(fixture.log.take() == ["pan ended"])
    }

    @Test func systemCancelsThePan() {
        fixture.add(UIPanGestureRecognizer(), "pan")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 200, y: 250))
        finger.cancel()
        #expect(fixture.log.take() == ["view.began", "pan began", "view.cancelled", "pan cancelled"])
    }

    @Test func shouldBeginCanReadTheDirection() {
        let gestureDelegate = ClosureGestureDelegate()
        var translation = CGPoint.zero
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        gestureDelegate.shouldBegin = { _ in
            translation = pan.translation(in: nil)
            return true
        }
        pan.delegate = gestureDelegate
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 200, y: 210))
        #expect(translation == CGPoint(x: 0, y: 10))
        #expect(pan.translation(in: nil) == .zero)
        finger.lift()
    }

    @Test func actionIsSentOncePerEvent() {
        fixture.add(UIPanGestureRecognizer(), "pan")
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 200, y: 250))
        _ = fixture.log.take()
        finger.move(through: (1...10).map { CGPoint(x: 200 + CGFloat($0), y: 250) })
        #expect(fixture.log.take() == ["pan changed"])
        finger.lift()
    }
}
