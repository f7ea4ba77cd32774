import Host
import Testing
import UIKitTesting

@testable import UIKit

/// Wheels and touchpads.
@Suite @MainActor
struct ScrollEventTests {
    private let stage = GestureStage()

    @discardableResult
    private func scrollingPan(_ mask: UIScrollTypeMask = .all, _ name: String = "pan", to view: UIView? = nil) -> UIPanGestureRecognizer {
        let pan = stage.add(UIPanGestureRecognizer(), name, to: view)
        pan.allowedScrollTypesMask = mask
        return pan
    }

    @Test func aPanIsNotDrivenByScrollingUnlessAsked() {
        stage.add(UIPanGestureRecognizer(), "pan")
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.2)
        #expect(stage.log.take() == [])
    }

    @Test func aNotchBeginsChangesAndEnds() {
        let pan = scrollingPan(.discrete)
        var translations: [CGPoint] = []
        pan.addHandler { [unowned pan] _ in
            translations.append(pan.translation(in: nil))
            #expect(pan.numberOfTouches == 0 && pan.velocity(in: nil) == .zero)
            #expect(pan.location(in: nil) == CGPoint(x: 200, y: 200))
        }
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 5, y: 53))
        #expect(stage.log.take() == ["pan began", "pan changed", "pan ended"])
        #expect(translations == Array(repeating: CGPoint(x: -5, y: -53), count: 3))
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 53))
        #expect(stage.log.take() == ["pan began", "pan changed", "pan ended"])
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.2)
        #expect(stage.log.take() == [])
    }

    @Test func fingersOnATouchpadDragUntilTheyLift() {
        let pan = scrollingPan(.continuous)
        var velocity = CGPoint.zero
        var translation = CGPoint.zero
        pan.addHandler { [unowned pan] _ in
            velocity = pan.velocity(in: nil)
            translation = pan.translation(in: nil)
        }
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 120), duration: 0.2)
        let lines = stage.log.take()
        #expect(lines.first == "pan began" && lines.last == "pan ended")
        #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "pan changed" } && lines.count > 5)
        #expect(abs(translation.y + 120) < 0.001)
        #expect(abs(velocity.y + 600) < 10)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        #expect(stage.log.take() == [])
    }

    @Test func fingersThatRestThrowNothing() {
        let pan = scrollingPan()
        var velocity = CGPoint(x: 1, y: 1)
        pan.addHandler { [unowned pan] _ in velocity = pan.velocity(in: nil) }
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 120), duration: 0.2, lifting: false)
        stage.host.advance(by: 0.3)
        #expect(pan.state == .changed)
        stage.host.pointer.liftFromTouchpad()
        #expect(velocity == .zero)
    }

    @Test func aScrollKeepsTheViewThatItBeganOn() {
        scrollingPan()
        let other = TouchView("other", frame: CGRect(x: 100, y: 320, width: 200, height: 200), log: stage.log)
        stage.host.window.addSubview(other)
        let otherPan = scrollingPan(.all, "other", to: other)
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 20), duration: 0.1, lifting: false)
        stage.view.frame.origin.y = -500
        other.frame.origin.y = 100
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 20), duration: 0.1)
        #expect(!stage.log.take().contains { $0.hasPrefix("other") })
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 20))
        #expect(stage.log.take() == ["other began", "other changed", "other ended"])
        #expect(otherPan.state == .possible)
    }

    @Test func movesBetweenFramesAreOneEvent() {
        let pan = scrollingPan()
        var translation = CGPoint.zero
        pan.addHandler { [unowned pan] _ in translation = pan.translation(in: nil) }
        stage.host.pointer.move(to: stage.middle)
        let source = stage.host.window.windowScene?.eventSource
        func push() {
            let sample = HostSample(position: stage.middle, timestamp: stage.host.now)
            source?.receive(.scroll(HostScroll(phase: .moved, delta: CGPoint(x: 0, y: 10), sample: sample)))
        }
        for _ in 0..<5 { push() }
        #expect(stage.log.take() == ["pan began"])
        stage.host.advance(by: 0.02)
        #expect(stage.log.take() == ["pan changed"])
        #expect(translation.y == -50)
    }

    @Test func theInnermostOfTwoScrolls() {
        scrollingPan(.all, "outer")
        scrollingPan(.all, "inner", to: stage.child())
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        #expect(stage.log.take() == ["inner began", "inner changed", "inner ended"])
    }

    @Test func theDelegateDecidesByTheEvent() {
        let answers = Answers()
        var asked: [UIEvent.EventType] = []
        answers.receiveEvent = { _, event in
            asked.append(event.type)
            return event.type != .scroll || !event.isDiscreteScroll
        }
        answers.receiveTouch = { _, _ in
            Issue.record("a scroll is no touch")
            return true
        }
        let pan = scrollingPan()
        pan.delegate = answers
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        #expect(stage.log.take() == [])
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0)
        #expect(stage.log.take() == ["pan began", "pan ended"])
        #expect(asked == [.scroll, .scroll])
    }

    @Test func aScrollWaitsForWhatItRequiresToFail() {
        let pan = scrollingPan()
        let inner = scrollingPan(.all, "inner", to: stage.child())
        let answers = Answers()
        answers.shouldBegin = { recognizer in (recognizer as? UIPanGestureRecognizer)?.translation(in: nil).y != -50 }
        inner.delegate = answers
        pan.require(toFail: inner)
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        #expect(stage.log.take() == ["pan began", "pan changed", "pan ended"])
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 49))
        #expect(stage.log.take() == ["inner began", "inner changed", "inner ended"])
    }

    @Test func aViewThatLeavesCancelsTheScroll() {
        let pan = scrollingPan()
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        _ = stage.log.take()
        stage.view.removeFromSuperview()
        stage.host.advance(by: 0.02)
        #expect(stage.log.take() == ["pan cancelled"])
        // Further movement of the fingers has no effect, even if the view is back.
        stage.host.window.addSubview(stage.view)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1)
        #expect(stage.log.take() == [])
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1)
        #expect(stage.log.take().first == "pan began")
        #expect(pan.state == .possible)
    }

    @Test func aFingerOnTheScreenEndsAScrollWhoseEndWasLost() {
        let pan = scrollingPan()
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        stage.host.drag(from: stage.middle, to: CGPoint(x: 200, y: 280))
        #expect(stage.log.take().filter { $0.hasSuffix("ended") } == ["pan ended", "pan ended"])
        #expect(pan.state == .possible)
    }

    @Test func aPointerThatMovesEndsAScrollWhoseEndWasLost() {
        scrollingPan()
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        stage.host.pointer.move(to: CGPoint(x: 210, y: 200))
        #expect(stage.log.take().last == "pan ended")
    }

    @Test func disablingCancelsAndTheRestOfTheScrollIsIgnored() {
        let pan = scrollingPan()
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        pan.isEnabled = false
        pan.isEnabled = true
        #expect(stage.log.take().last == "pan cancelled")
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1)
        #expect(stage.log.take() == [])
    }

    @Test func anAppThatIsNoLongerActiveScrollsNoMore() {
        scrollingPan()
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        stage.host.isActive = false
        #expect(stage.log.take().last == "pan cancelled")
    }

    // MARK: Touchpad gestures

    @Test func aTouchpadPinches() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        var scale: CGFloat = 0
        pinch.addHandler { [unowned pinch] _ in scale = pinch.scale }
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.pinch(scale: 2.1)
        let lines = stage.log.take()
        #expect(lines.first == "pinch began" && lines.last == "pinch ended")
        #expect(abs(scale - 2) < 0.001)
        #expect(pinch.numberOfTouches == 0)
        stage.host.pointer.pinch(scale: 1.04)
        #expect(stage.log.take() == [])
    }

    @Test func aTouchpadRotates() {
        let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
        stage.add(UIPinchGestureRecognizer(), "pinch")
        var angle: CGFloat = 0
        rotation.addHandler { [unowned rotation] _ in angle = rotation.rotation }
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.rotate(by: 1.05)
        let lines = stage.log.take()
        #expect(lines.first == "rotation began" && lines.last == "rotation ended" && !lines.contains("pinch began"))
        #expect(abs(angle - 1) < 0.001)
    }

    @Test func aTouchpadDoesBothAtOnceWhereTheDelegateSaysSo() {
        let answers = Answers()
        answers.simultaneously = { _, _ in true }
        stage.add(UIRotationGestureRecognizer(), "rotation").delegate = answers
        stage.add(UIPinchGestureRecognizer(), "pinch")
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.pinch(scale: 0.5, angle: -1, lifting: false)
        #expect(Set(stage.log.take()).isSuperset(of: ["rotation began", "pinch began", "rotation changed", "pinch changed"]))
        stage.host.pointer.cancelPinch()
        #expect(Set(stage.log.take()) == ["rotation cancelled", "pinch cancelled"])
    }

    @Test func aScaleOfNothingIsNoScale() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.pinch(scale: 1.5, lifting: false)
        let source = stage.host.window.windowScene?.eventSource
        let sample = HostSample(position: stage.middle, timestamp: stage.host.now)
        for scale in [0, -1, Double.nan, .infinity] {
            source?.receive(.touchpadGesture(HostTouchpadGesture(phase: .changed, scale: scale, angleDelta: .nan, sample: sample)))
            source?.flush()
        }
        #expect(pinch.scale.isFinite && pinch.scale > 1.3)
    }
}
