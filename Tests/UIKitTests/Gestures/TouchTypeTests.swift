import Host
import Testing
import UIKitTesting

@testable import UIKit

/// The types of touches that a recognizer receives.
@Suite @MainActor
struct TouchTypeTests {
    private let stage = GestureStage()

    private func pen(_ phase: HostTouch.Phase, _ point: CGPoint, id: UInt64 = 77) {
        let sample = HostSample(position: point, timestamp: stage.host.now, pressure: 0.3)
        stage.host.window.windowScene?.eventSource.receive(.touch(HostTouch(id: id, device: .pen, phase: phase, sample: sample)))
        stage.host.advance(by: 0.02)
    }

    private func offset(_ x: CGFloat) -> CGPoint { CGPoint(x: stage.middle.x + x, y: stage.middle.y) }

    @Test func aGestureIsMadeOfTouchesOfOneKind() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        #expect(pan.requiresExclusiveTouchType)
        let finger = stage.host.touchDown(at: stage.middle)
        pen(.began, offset(30))
        #expect(pan.numberOfTouches == 1)
        finger.move(to: offset(-40))
        #expect(pan.state == .began && pan.numberOfTouches == 1)
        finger.lift()
        pen(.ended, offset(30))
        #expect(pan.state == .possible)
    }

    @Test func kindsMayBeMixedWhereThatIsAllowed() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        pan.requiresExclusiveTouchType = false
        let finger = stage.host.touchDown(at: stage.middle)
        pen(.began, offset(30))
        #expect(pan.numberOfTouches == 2)
        finger.lift()
        pen(.ended, offset(30))
    }

    @Test func theKindOfTheFirstTouchCounts() {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2
        pen(.began, stage.middle)
        let finger = stage.host.touchDown(at: offset(30))
        #expect(tap.numberOfTouches == 1)
        finger.lift()
        pen(.ended, stage.middle)
        #expect(!stage.log.take().contains("tap ended"))
        tap.requiresExclusiveTouchType = false
        pen(.began, stage.middle)
        let second = stage.host.touchDown(at: offset(30))
        second.lift()
        pen(.ended, stage.middle)
        #expect(stage.log.take().contains("tap ended"))
    }

    @Test func aRecognizerSeesOnlyTheKindsItAllows() {
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        stage.host.tap(at: stage.middle)
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.click()
        #expect(!stage.log.take().contains("tap ended"))
        pen(.began, stage.middle)
        pen(.ended, stage.middle)
        #expect(stage.log.take().contains("tap ended"))
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue), 999]
        #expect(tap.allowedTouchTypes == [3])
        stage.host.advance(by: 1)
        stage.host.pointer.click()
        #expect(stage.log.take().contains("tap ended"))
    }

    @Test func theButtonsThatAreDownAreToldToRecognizersAndEvents() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        stage.host.pointer.move(to: stage.middle)
        stage.host.pointer.press(.secondary)
        stage.host.pointer.move(to: offset(30))
        #expect(pan.buttonMask == .secondary)
        stage.host.pointer.press(.primary)
        stage.host.pointer.move(to: offset(40))
        #expect(pan.buttonMask == [.primary, .secondary])
        stage.host.pointer.release()
        #expect(UIEvent.ButtonMask.button(3).rawValue == 4 && UIEvent.ButtonMask.button(0).isEmpty)
    }
}
