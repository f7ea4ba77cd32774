import Host
import Testing
import UIKitTesting

@testable import UIKit

/// The types of touches that a recognizer receives.
@Suite @MainActor
struct TouchTypeTests {
    private let fixture = GestureFixture()

    private func pen(_ phase: HostTouch.Phase, _ point: CGPoint, id: UInt64 = 77) {
        let sample = HostSample(position: point, timestamp: fixture.host.now, pressure: 0.3)
        fixture.host.window.windowScene?.eventSource.receive(.touch(HostTouch(id: id, device: .pen, phase: phase, sample: sample)))
        fixture.host.advance(by: 0.02)
    }

    private func offset(_ x: CGFloat) -> CGPoint { CGPoint(x: fixture.middle.x + x, y: fixture.middle.y) }

    @Test func gestureHasTouchesOfOneType() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        #expect(pan.requiresExclusiveTouchType)
        let finger = fixture.host.touchDown(at: fixture.middle)
        pen(.began, offset(30))
        #expect(pan.numberOfTouches == 1)
        finger.move(to: offset(-40))
        #expect(pan.state == .began && pan.numberOfTouches == 1)
        finger.lift()
        pen(.ended, offset(30))
        #expect(pan.state == .possible)
    }

    @Test func typesMayBeMixedIfAllowed() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        pan.requiresExclusiveTouchType = false
        let finger = fixture.host.touchDown(at: fixture.middle)
        pen(.began, offset(30))
        #expect(pan.numberOfTouches == 2)
        finger.lift()
        pen(.ended, offset(30))
    }

    @Test func firstTouchDeterminesTheType() {
        let tap = fixture.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2
        pen(.began, fixture.middle)
        let finger = fixture.host.touchDown(at: offset(30))
        #expect(tap.numberOfTouches == 1)
        finger.lift()
        pen(.ended, fixture.middle)
        #expect(!fixture.log.take().contains("tap ended"))
        tap.requiresExclusiveTouchType = false
        pen(.began, fixture.middle)
        let second = fixture.host.touchDown(at: offset(30))
        second.lift()
        pen(.ended, fixture.middle)
        #expect(fixture.log.take().contains("tap ended"))
    }

    @Test func recognizerGetsOnlyAllowedTypes() {
        let tap = fixture.add(UITapGestureRecognizer(), "tap")
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        fixture.host.tap(at: fixture.middle)
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.click()
        #expect(!fixture.log.take().contains("tap ended"))
        pen(.began, fixture.middle)
        pen(.ended, fixture.middle)
        #expect(fixture.log.take().contains("tap ended"))
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue), 999]
        #expect(tap.allowedTouchTypes == [3])
        fixture.host.advance(by: 1)
        fixture.host.pointer.click()
        #expect(fixture.log.take().contains("tap ended"))
    }

    @Test func recognizersAndEventsHaveTheButtonMask() {
        let pan = fixture.add(UIPanGestureRecognizer(), "pan")
        fixture.host.pointer.move(to: fixture.middle)
        fixture.host.pointer.press(.secondary)
        fixture.host.pointer.move(to: offset(30))
        #expect(pan.buttonMask == .secondary)
        fixture.host.pointer.press(.primary)
        fixture.host.pointer.move(to: offset(40))
        #expect(pan.buttonMask == [.primary, .secondary])
        fixture.host.pointer.release()
        #expect(UIEvent.ButtonMask.button(3).rawValue == 4 && UIEvent.ButtonMask.button(0).isEmpty)
    }
}
