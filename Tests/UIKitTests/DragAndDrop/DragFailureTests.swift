import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Every drag ends once, even after errors")
struct DragFailureTests {
    private let fixture = DragFixture()
    private let source: DragSource
    private let target: DropTarget

    init() {
        source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        target = fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    }

    /// A finger that has lifted the source.
    private func lift() -> TestTouch { fixture.lift(at: CGPoint(x: 60, y: 60)) }

    /// A finger that drags over the target.
    private func drag() -> TestTouch {
        let finger = lift()
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.1)
        _ = fixture.take()
        return finger
    }

    /// Expects that each delegate was notified of exactly one end.
    private func expectOneEnd(_ calls: [String], _ operation: UIDropOperation, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(calls.count(where: { $0.hasPrefix("A.willEnd(") }) == 1, "\(calls)", sourceLocation: sourceLocation)
        #expect(calls.count(where: { $0 == "A.didEnd(\(operation))" }) == 1, "\(calls)", sourceLocation: sourceLocation)
        #expect(calls.count(where: { $0.hasPrefix("A.didEnd(") }) == 1, "\(calls)", sourceLocation: sourceLocation)
        #expect(calls.count(where: { $0 == "T.sessionDidEnd" }) == 1, "\(calls)", sourceLocation: sourceLocation)
        #expect(fixture.drags.isEmpty, sourceLocation: sourceLocation)
        #expect(GestureEnvironment.current.invariantViolations() == [], sourceLocation: sourceLocation)
        #expect(fixture.picture.calls.count(where: { $0 == "end" }) == 1, sourceLocation: sourceLocation)
    }

    @Test("A cancelled touch cancels the drag")
    func fingerCancelled() {
        let finger = drag()
        finger.cancel()
        let calls = fixture.take()
        #expect(calls.first == "T.didExit")
        expectOneEnd(calls, .cancel)
    }

    @Test("If the source's view is removed, the drag continues and its items can be dropped")
    func sourceViewRemoved() {
        let finger = drag()
        source.view.removeFromSuperview()
        fixture.host.advance(by: 0.1)
        #expect(fixture.take() == [])
        finger.move(to: CGPoint(x: 80, y: 450))
        finger.lift()
        let calls = fixture.take()
        #expect(target.dropped == ["A0"])
        expectOneEnd(calls, .copy)
    }

    @Test("If the source's view is removed during the lift, no drag begins")
    func sourceViewRemovedInLift() {
        let finger = lift()
        _ = fixture.take()
        source.view.removeFromSuperview()
        fixture.host.advance(by: 0.1)
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
        #expect(fixture.take() == [])
        #expect(source.liftEnd == .start)
        #expect(fixture.drags.isEmpty)
    }

    @Test("If the source's interaction is removed or disabled during the lift, no drag begins", arguments: [true, false])
    func interactionRemovedInLift(isDisabled: Bool) {
        let finger = lift()
        _ = fixture.take()
        if isDisabled { source.interaction.isEnabled = false } else { source.view.removeInteraction(source.interaction) }
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
        #expect(fixture.take() == [])
        #expect(source.liftEnd == .start)
        #expect(fixture.drags.isEmpty)
    }

    @Test("Disabling the interaction does not end a drag that has begun")
    func disabledInDrag() {
        let finger = drag()
        source.interaction.isEnabled = false
        finger.lift()
        expectOneEnd(fixture.take(), .copy)
    }

    @Test(
        "If a delegate method removes the source's view, the drag ends once",
        arguments: [
            "itemsForBeginning", "previewForLifting", "willAnimateLift", "allowsMove", "willBegin", "didMove",
        ])
    func sourceRemovedInCall(call: String) {
        source.onCall = { [source] in if $0 == call { source.view.removeFromSuperview() } }
        let finger = lift()
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.1)
        finger.lift()
        fixture.host.advance(by: 3)
        let calls = fixture.take()
        #expect(calls.count(where: { $0.hasPrefix("A.willBegin") }) == calls.count(where: { $0.hasPrefix("A.didEnd") }), "\(calls)")
        #expect(fixture.drags.isEmpty)
        #expect(GestureEnvironment.current.invariantViolations() == [])
    }

    @Test(
        "If a method of the target's delegate cancels the drag, the drag ends once",
        arguments: [
            "canHandle", "didEnter", "didUpdate", "didExit", "performDrop", "previewForDropping", "concludeDrop", "sessionDidEnd",
        ])
    func cancelledInCall(call: String) {
        let window = fixture.host.window
        target.onCall = { if $0 == call { window.gestureRecognizers?.forEach { $0.isEnabled = false } } }
        let finger = lift()
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.1)
        finger.move(to: CGPoint(x: 60, y: 200), duration: 0.1)
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.1)
        finger.lift()
        fixture.host.advance(by: 3)
        let calls = fixture.take()
        #expect(calls.count(where: { $0.hasPrefix("A.didEnd(") }) == 1, "\(calls)")
        #expect(
            calls.count(where: { $0 == "T.didEnter" })
                == calls.count(where: { $0 == "T.didExit" }) + calls.count(where: { $0 == "T.performDrop" }), "\(calls)")
        #expect(calls.count(where: { $0 == "T.sessionDidEnd" }) == (calls.contains("T.didEnter") ? 1 : 0), "\(calls)")
        #expect(target.interaction.sessionsInside == 0)
        #expect(fixture.drags.isEmpty)
    }

    @Test("If the target's view is removed, the session exits it and the drag is cancelled")
    func targetViewRemoved() {
        let finger = drag()
        target.view.removeFromSuperview()
        finger.move(to: CGPoint(x: 61, y: 400))
        #expect(fixture.take() == ["A.didMove", "T.didExit"])
        finger.lift()
        expectOneEnd(fixture.take(), .cancel)
    }

    @Test("If the target's view is removed in performDrop, the drop still ends once")
    func targetViewRemovedInDrop() {
        target.onPerform = { [target] _ in target.view.removeFromSuperview() }
        let finger = drag()
        finger.lift()
        let calls = fixture.take()
        #expect(calls.contains("T.concludeDrop"))
        #expect(!calls.contains("T.previewForDropping"), "there is no place to go to")
        #expect(calls.contains("T.willAnimateDrop"))
        expectOneEnd(calls, .copy)
    }

    @Test("If the target's interaction is removed during the drag, a drop on the target's view cancels the drag")
    func targetInteractionRemoved() {
        let finger = drag()
        target.view.removeInteraction(target.interaction)
        finger.move(to: CGPoint(x: 61, y: 400))
        finger.lift()
        expectOneEnd(fixture.take(), .cancel)
    }

    @Test("If the source's delegate is deallocated, the drag continues")
    func sourceDelegateDeallocated() {
        var local: DragSource? = DragSource("B", log: fixture.log, itemCount: 1)
        let view = local?.view ?? UIView()
        view.frame = CGRect(x: 120, y: 20, width: 80, height: 80)
        fixture.host.window.addSubview(view)
        let finger = fixture.lift(at: CGPoint(x: 160, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.1)
        _ = fixture.take()
        local = nil
        finger.move(to: CGPoint(x: 60, y: 420))
        finger.lift()
        #expect(
            fixture.take() == [
                "T.didUpdate", "T.performDrop", "T.previewForDropping", "T.willAnimateDrop", "T.concludeDrop", "T.sessionDidEnd",
            ])
        #expect(fixture.drags.isEmpty)
    }

    @Test("If the target's delegate is deallocated, the drag is cancelled")
    func targetDelegateDeallocated() {
        var local: DropTarget? = DropTarget("U", log: fixture.log)
        let view = local?.view ?? UIView()
        view.frame = CGRect(x: 0, y: 150, width: 400, height: 100)
        fixture.host.window.addSubview(view)
        let finger = lift()
        finger.move(to: CGPoint(x: 60, y: 200), duration: 0.1)
        _ = fixture.take()
        local = nil
        finger.lift()
        #expect(fixture.take() == ["A.willEnd(cancel)", "A.previewForCancelling", "A.willAnimateCancel", "A.didEnd(cancel)"])
        #expect(fixture.drags.isEmpty)
    }

    @Test("If the window is hidden, the drag is cancelled")
    func windowHidden() {
        let finger = drag()
        fixture.host.window.isHidden = true
        fixture.host.advance(by: 0.1)
        expectOneEnd(fixture.take(), .cancel)
        finger.lift()
        #expect(fixture.take() == [])
    }

    @Test("If the app becomes inactive, the drag continues")
    func programInactive() {
        let finger = drag()
        fixture.host.isActive = false
        #expect(fixture.drags.first?.phase == .dragging)
        finger.lift()
        #expect(target.dropped == ["A0"])
    }

    @Test("Escape cancels a drag or a lift, and the same touch begins no other drag", arguments: [true, false])
    func escape(isDragging: Bool) {
        let finger = isDragging ? drag() : fixture.lift(at: CGPoint(x: 60, y: 60))
        fixture.host.press("Escape")
        #expect(fixture.drags.isEmpty)
        _ = fixture.take()
        finger.move(to: CGPoint(x: 60, y: 420), duration: 0.1)
        finger.lift()
        #expect(fixture.take() == [] && target.dropped.isEmpty)
        // Without a drag the app receives the key.
        var escapes = 0
        let press = UITapGestureRecognizer { _ in escapes += 1 }
        press.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        fixture.host.window.addGestureRecognizer(press)
        fixture.host.press("Escape")
        #expect(escapes == 1)
    }

    @Test("If a resize leaves the pointer outside of the window, the drag continues, and a drop there is cancelled")
    func shrunkWindow() {
        let finger = drag()
        fixture.host.resize(to: CGSize(width: 400, height: 300))
        #expect(fixture.drags.first?.phase == .dragging)
        #expect(fixture.drags.first?.tracker.target == nil)
        finger.lift()
        #expect(target.dropped.isEmpty)
        expectOneEnd(fixture.take(), .cancel)
    }

    @Test("If the animations at a drag's end never complete, didEnd is called once, after a time limit", arguments: [true, false])
    func endlessAnimation(drops: Bool) {
        let finger = drag()
        fixture.picture.isPrompt = false
        drops ? finger.lift() : finger.cancel()
        fixture.host.advance(by: 1)
        #expect(!fixture.take().contains { $0.hasPrefix("A.didEnd(") })
        fixture.host.advance(by: 2)
        #expect(fixture.take().contains("A.didEnd(\(drops ? UIDropOperation.copy : .cancel))"))
        fixture.picture.finishEnding()
        #expect(fixture.take() == [], "a late end is no second one")
        #expect(fixture.drags.isEmpty)
    }

    @Test("A new drag can begin immediately after a cancelled one")
    func nextDrag() {
        drag().cancel()
        _ = fixture.take()
        let finger = drag()
        finger.lift()
        #expect(target.dropped == ["A1"])
    }
}
