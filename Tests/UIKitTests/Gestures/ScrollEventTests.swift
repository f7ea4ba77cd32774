import Host
import Testing
import UIKitTesting

@testable import UIKit

/// Wheels and touchpads.
@Suite @MainActor
struct ScrollEventTests {
    private let fixture = GestureFixture()

    @discardableResult
    private func scrollingPan(_ mask: UIScrollTypeMask = .all, _ name: String = "pan", to view: UIView? = nil) -> UIPanGestureRecognizer {
        let pan = fixture.add(UIPanGestureRecognizer(), name, to: view)
        pan.allowedScrollTypesMask = mask
        return pan
    }

    @Test func panIgnoresScrollsWithoutAScrollTypesMask() {
        fixture.add(UIPanGestureRecognizer(), "pan")
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.2)
        #expect(fixture.log.take() == [])
    }

    @Test func wheelNotchBeginsChangesAndEnds() {
        let pan = scrollingPan(.discrete)
        var translations: [CGPoint] = []
        pan.addHandler { [unowned pan] _ in
            translations.append(pan.translation(in: nil))
            #expect(pan.numberOfTouches == 0 && pan.velocity(in: nil) == .zero)
            #expect(pan.location(in: nil) == CGPoint(x: 200, y: 200))
        }
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 5, y: 53))
        #expect(fixture.log.take() == ["pan began", "pan changed", "pan ended"])
        #expect(translations == Array(repeating: CGPoint(x: -5, y: -53), count: 3))
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 53))
        #expect(fixture.log.take() == ["pan began", "pan changed", "pan ended"])
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.2)
        #expect(fixture.log.take() == [])
    }

    @Test func touchpadFingersPanUntilTheyLift() {
        let pan = scrollingPan(.continuous)
        var velocity = CGPoint.zero
        var translation = CGPoint.zero
        pan.addHandler { [unowned pan] _ in
            velocity = pan.velocity(in: nil)
            translation = pan.translation(in: nil)
        }
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 120), duration: 0.2)
        let lines = fixture.log.take()
        #expect(lines.first == "pan began" && lines.last == "pan ended")
        #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "pan changed" } && lines.count > 5)
        #expect(abs(translation.y + 120) < 0.001)
        #expect(abs(velocity.y + 600) < 10)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        #expect(fixture.log.take() == [])
    }

    @Test func restingFingersHaveNoVelocity() {
        let pan = scrollingPan()
        var velocity = CGPoint(x: 1, y: 1)
        pan.addHandler { [unowned pan] _ in velocity = pan.velocity(in: nil) }
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 120), duration: 0.2, lifting: false)
        fixture.host.advance(by: 0.3)
        #expect(pan.state == .changed)
        fixture.host.pointer.liftFromTouchpad()
        #expect(velocity == .zero)
    }

    @Test func scrollStaysWithItsFirstView() {
        scrollingPan()
        let other = TouchView("other", frame: CGRect(x: 100, y: 320, width: 200, height: 200), log: fixture.log)
        fixture.host.window.addSubview(other)
        let otherPan = scrollingPan(.all, "other", to: other)
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 20), duration: 0.1, lifting: false)
        fixture.view.frame.origin.y = -500
        other.frame.origin.y = 100
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 20), duration: 0.1)
        #expect(!fixture.log.take().contains { $0.hasPrefix("other") })
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 20))
        #expect(fixture.log.take() == ["other began", "other changed", "other ended"])
        #expect(otherPan.state == .possible)
    }

    @Test func movesBetweenFramesAreOneEvent() {
        let pan = scrollingPan()
        var translation = CGPoint.zero
        pan.addHandler { [unowned pan] _ in translation = pan.translation(in: nil) }
        fixture.host.pointer.move(to: fixture.middle)
        let source = fixture.host.window.windowScene?.eventSource
        func push() {
            let sample = HostSample(position: fixture.middle, timestamp: fixture.host.now)
            source?.receive(.scroll(HostScroll(phase: .moved, delta: CGPoint(x: 0, y: 10), sample: sample)))
        }
        for _ in 0..<5 { push() }
        #expect(fixture.log.take() == ["pan began"])
        fixture.host.advance(by: 0.02)
        #expect(fixture.log.take() == ["pan changed"])
        #expect(translation.y == -50)
    }

    @Test func innermostOfTwoScrollViewsScrolls() {
        scrollingPan(.all, "outer")
        scrollingPan(.all, "inner", to: fixture.child())
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        #expect(fixture.log.take() == ["inner began", "inner changed", "inner ended"])
    }

    @Test func delegateDecidesByTheEvent() {
        let gestureDelegate = ClosureGestureDelegate()
        var eventTypes: [UIEvent.EventType] = []
        gestureDelegate.receiveEvent = { _, event in
            eventTypes.append(event.type)
            return event.type != .scroll || !event.isDiscreteScroll
        }
        gestureDelegate.receiveTouch = { _, _ in
            Issue.record("a scroll is no touch")
            return true
        }
        let pan = scrollingPan()
        pan.delegate = gestureDelegate
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        #expect(fixture.log.take() == [])
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0)
        #expect(fixture.log.take() == ["pan began", "pan ended"])
        #expect(eventTypes == [.scroll, .scroll])
    }

    @Test func scrollWaitsForItsFailureRequirement() {
        let pan = scrollingPan()
        let inner = scrollingPan(.all, "inner", to: fixture.child())
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.shouldBegin = { recognizer in (recognizer as? UIPanGestureRecognizer)?.translation(in: nil).y != -50 }
        inner.delegate = gestureDelegate
        pan.require(toFail: inner)
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50))
        #expect(fixture.log.take() == ["pan began", "pan changed", "pan ended"])
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 49))
        #expect(fixture.log.take() == ["inner began", "inner changed", "inner ended"])
    }

    @Test func removedViewCancelsTheScroll() {
        let pan = scrollingPan()
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        _ = fixture.log.take()
        fixture.view.removeFromSuperview()
        fixture.host.advance(by: 0.02)
        #expect(fixture.log.take() == ["pan cancelled"])
        // Further movement of the fingers has no effect, even if the view is in the window again.
        fixture.host.window.addSubview(fixture.view)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1)
        #expect(fixture.log.take() == [])
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1)
        #expect(fixture.log.take().first == "pan began")
        #expect(pan.state == .possible)
    }

    @Test func touchEndsAScrollWithoutAnEnd() {
        let pan = scrollingPan()
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 200, y: 280))
        #expect(fixture.log.take().filter { $0.hasSuffix("ended") } == ["pan ended", "pan ended"])
        #expect(pan.state == .possible)
    }

    @Test func pointerMoveEndsAScrollWithoutAnEnd() {
        scrollingPan()
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        fixture.host.pointer.move(to: CGPoint(x: 210, y: 200))
        #expect(fixture.log.take().last == "pan ended")
    }

    @Test func disablingCancelsAndIgnoresTheRestOfTheScroll() {
        let pan = scrollingPan()
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        pan.isEnabled = false
        pan.isEnabled = true
        #expect(fixture.log.take().last == "pan cancelled")
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1)
        #expect(fixture.log.take() == [])
    }

    @Test func resigningActiveEndsTheScroll() {
        scrollingPan()
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.scroll(by: CGPoint(x: 0, y: 50), duration: 0.1, lifting: false)
        fixture.host.isActive = false
        #expect(fixture.log.take().last == "pan cancelled")
    }

    // MARK: Touchpad gestures

    @Test func touchpadPinches() {
        let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
        var scale: CGFloat = 0
        pinch.addHandler { [unowned pinch] _ in scale = pinch.scale }
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.pinch(scale: 2.1)
        let lines = fixture.log.take()
        #expect(lines.first == "pinch began" && lines.last == "pinch ended")
        #expect(abs(scale - 2) < 0.001)
        #expect(pinch.numberOfTouches == 0)
        fixture.host.pointer.pinch(scale: 1.04)
        #expect(fixture.log.take() == [])
    }

    @Test func touchpadRotates() {
        let rotation = fixture.add(UIRotationGestureRecognizer(), "rotation")
        fixture.add(UIPinchGestureRecognizer(), "pinch")
        var angle: CGFloat = 0
        rotation.addHandler { [unowned rotation] _ in angle = rotation.rotation }
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.rotate(by: 1.05)
        let lines = fixture.log.take()
        #expect(lines.first == "rotation began" && lines.last == "rotation ended" && !lines.contains("pinch began"))
        #expect(abs(angle - 1) < 0.001)
    }

    @Test func delegateAllowsTouchpadPinchAndRotation() {
        let gestureDelegate = ClosureGestureDelegate()
        gestureDelegate.simultaneously = { _, _ in true }
        fixture.add(UIRotationGestureRecognizer(), "rotation").delegate = gestureDelegate
        fixture.add(UIPinchGestureRecognizer(), "pinch")
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.pinch(scale: 0.5, angle: -1, lifting: false)
        #expect(Set(fixture.log.take()).isSuperset(of: ["rotation began", "pinch began", "rotation changed", "pinch changed"]))
        fixture.host.pointer.cancelPinch()
        #expect(Set(fixture.log.take()) == ["rotation cancelled", "pinch cancelled"])
    }

    @Test func zeroScaleIsIgnored() {
        let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.pinch(scale: 1.5, lifting: false)
        let source = fixture.host.window.windowScene?.eventSource
        let sample = HostSample(position: fixture.middle, timestamp: fixture.host.now)
        for scale in [0, -1, Double.nan, .infinity] {
            source?.receive(.touchpadGesture(HostTouchpadGesture(phase: .changed, scale: scale, angleDelta: .nan, sample: sample)))
            source?.flush()
        }
        #expect(pinch.scale.isFinite && pinch.scale > 1.3)
    }
}
