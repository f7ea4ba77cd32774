import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("The order of the delegate calls of drags and drops")
struct DragOrderTests {
    @Test("A touch lifts the item after half a second, drags it when the finger moves, and drops it")
    func dropByTouch() {
        let fixture = DragFixture()
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        let target = fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        let finger = fixture.host.touchDown(at: CGPoint(x: 60, y: 60))
        finger.hold(for: 0.45)
        #expect(fixture.take() == [])
        finger.hold(for: 0.1)
        #expect(fixture.take() == ["A.itemsForBeginning", "A.previewForLifting", "A.willAnimateLift"])
        finger.move(to: CGPoint(x: 62, y: 60))
        #expect(fixture.take() == [], "a finger that trembles drags nothing")
        finger.move(to: CGPoint(x: 60, y: 200), duration: 0.2)
        #expect(fixture.take() == ["A.willBegin", "A.didMove"])
        #expect(source.liftEnd == .end)
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.2)
        #expect(fixture.take() == ["A.didMove", "T.canHandle", "T.didEnter", "T.didUpdate"])
        #expect(target.location == CGPoint(x: 60, y: 100))
        #expect(source.sessions.first?.location(in: source.view) == CGPoint(x: 40, y: 380))
        fixture.picture.isPrompt = false
        finger.lift()
        #expect(
            fixture.take() == ["A.willEnd(copy)", "T.performDrop", "T.previewForDropping", "T.willAnimateDrop"])
        #expect(target.dropped == ["A0"])
        fixture.picture.finishEnding()
        #expect(fixture.take() == ["T.concludeDrop", "T.sessionDidEnd", "A.didEnd(copy)", "A.didTransfer"])
        #expect(fixture.drags.isEmpty)
        #expect(fixture.picture.calls == ["lift 1", "begin", "move", "drop", "end"])
    }

    @Test("With the mouse, a move beyond the threshold lifts the item and begins the drag")
    func dropByMouse() {
        let fixture = DragFixture()
        fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        let mouse = fixture.host.pointer
        mouse.move(to: CGPoint(x: 60, y: 60))
        mouse.press()
        fixture.host.advance(by: 1)
        mouse.move(to: CGPoint(x: 65, y: 60))
        #expect(fixture.take() == [], "a mouse that rests lifts nothing")
        mouse.move(to: CGPoint(x: 68, y: 60))
        #expect(
            fixture.take() == ["A.itemsForBeginning", "A.previewForLifting", "A.willAnimateLift", "A.willBegin", "A.didMove"])
        mouse.move(to: CGPoint(x: 60, y: 400))
        mouse.release()
        #expect(
            fixture.take() == [
                "A.didMove", "T.canHandle", "T.didEnter", "T.didUpdate", "A.willEnd(copy)", "T.performDrop", "T.previewForDropping",
                "T.willAnimateDrop", "T.concludeDrop", "T.sessionDidEnd", "A.didEnd(copy)", "A.didTransfer",
            ])
    }

    @Test("The secondary button, and a press without a move, drag nothing")
    func otherButton() {
        let fixture = DragFixture()
        fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        let mouse = fixture.host.pointer
        mouse.move(to: CGPoint(x: 60, y: 60))
        mouse.press(.secondary)
        mouse.move(to: CGPoint(x: 60, y: 200))
        mouse.release()
        #expect(fixture.take() == [])
    }

    @Test("Items dropped outside of all targets return to their source")
    func cancelOverNothing() {
        let fixture = DragFixture()
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20), items: 2)
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 200, y: 400), duration: 0.2)
        _ = fixture.take()
        fixture.picture.isPrompt = false
        finger.lift()
        #expect(
            fixture.take() == [
                "A.willEnd(cancel)", "A.previewForCancelling", "A.willAnimateCancel", "A.previewForCancelling", "A.willAnimateCancel",
            ])
        #expect(source.cancelEnds == [])
        fixture.picture.finishEnding()
        #expect(fixture.take() == ["A.didEnd(cancel)"])
        #expect(source.cancelEnds == [.end, .end])
    }

    @Test("A drag from one target to another calls canHandle on the new target, exit on the old one, and enter on the new one")
    func exitAndEnter() {
        let fixture = DragFixture()
        fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        fixture.addTarget("S", frame: CGRect(x: 0, y: 200, width: 400, height: 200))
        let target = fixture.addTarget("T", frame: CGRect(x: 0, y: 400, width: 400, height: 200))
        target.operation = .forbidden
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 300))
        _ = fixture.take()
        finger.move(to: CGPoint(x: 60, y: 500))
        #expect(fixture.take() == ["A.didMove", "T.canHandle", "S.didExit", "T.didEnter", "T.didUpdate"])
        finger.lift()
        #expect(
            fixture.take() == [
                "T.didExit", "A.willEnd(forbidden)", "A.previewForCancelling", "A.willAnimateCancel", "S.sessionDidEnd",
                "T.sessionDidEnd", "A.didEnd(forbidden)",
            ])
        #expect(fixture.picture.appearances.map(\.operation) == [.copy, .forbidden])
    }

    @Test("If canHandle returns false, the drag goes to a superview's interaction, and canHandle is called once for each entry")
    func outerTarget() {
        let fixture = DragFixture()
        fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        let outer = fixture.addTarget("O", frame: CGRect(x: 0, y: 200, width: 400, height: 400))
        let inner = fixture.addTarget("I", frame: CGRect(x: 100, y: 100, width: 200, height: 200), in: outer.view)
        inner.handles = false
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 210, y: 400))
        #expect(fixture.take().filter { !$0.hasPrefix("A") } == ["I.canHandle", "O.canHandle", "O.didEnter", "O.didUpdate"])
        finger.move(to: CGPoint(x: 50, y: 250))
        finger.move(to: CGPoint(x: 200, y: 400))
        #expect(fixture.take() == ["A.didMove", "O.didUpdate", "I.canHandle", "O.didUpdate"])
        finger.lift()
        #expect(inner.dropped == [])
        #expect(outer.dropped == ["A0"])
        #expect(fixture.take().contains("I.sessionDidEnd") == false, "a target that does not handle the drag gets no further calls")
    }

    @Test("A drag to an inner target and back exits the old target before it enters the new one", arguments: [UIDropOperation.copy, .move])
    func nestedTargets(operation: UIDropOperation) {
        let fixture = DragFixture()
        fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        let outer = fixture.addTarget("O", frame: CGRect(x: 0, y: 200, width: 400, height: 400))
        let inner = fixture.addTarget("I", frame: CGRect(x: 100, y: 100, width: 200, height: 200), in: outer.view)
        outer.operation = operation
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 20, y: 220))
        _ = fixture.take()
        finger.move(to: CGPoint(x: 200, y: 400))
        #expect(fixture.take() == ["A.didMove", "I.canHandle", "O.didExit", "I.didEnter", "I.didUpdate"])
        finger.move(to: CGPoint(x: 20, y: 220))
        #expect(fixture.take() == ["A.didMove", "O.canHandle", "I.didExit", "O.didEnter", "O.didUpdate"])
        finger.lift()
        let calls = fixture.take()
        #expect(calls.contains("A.didEnd(\(operation))"))
        #expect(calls.count(where: { $0 == "O.sessionDidEnd" }) == 1)
        #expect(calls.count(where: { $0 == "I.sessionDidEnd" }) == 1)
        _ = inner
    }

    @Test("A move becomes a copy unless the source allows moves")
    func moveNotAllowed() {
        let fixture = DragFixture()
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        source.allowsMove = false
        let target = fixture.addTarget("T", frame: CGRect(x: 0, y: 200, width: 400, height: 400))
        target.operation = .move
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 200, y: 400))
        #expect(target.session?.allowsMoveOperation == false)
        finger.lift()
        #expect(fixture.take().contains("A.didEnd(copy)"))
    }

    @Test("If the finger is lifted before it moves, the lift is cancelled and no session begins")
    func liftCancelled() {
        let fixture = DragFixture()
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.lift()
        #expect(fixture.take() == ["A.itemsForBeginning", "A.previewForLifting", "A.willAnimateLift"])
        #expect(source.liftEnd == .start)
        #expect(fixture.picture.calls == ["lift 1", "setDown", "end"])
        #expect(fixture.drags.isEmpty)
    }

    @Test("An empty array of items begins no drag, and the view receives the touch")
    func noItems() {
        let fixture = DragFixture()
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20), items: 0)
        var presses = 0
        let press = UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } }
        source.view.addGestureRecognizer(press)
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 200, y: 400))
        finger.lift()
        #expect(fixture.take() == ["A.itemsForBeginning"])
        #expect(presses == 1)
        #expect(fixture.picture.calls == [])
    }

    @Test("A finger that moves before the lift begins a pan and no drag")
    func panInstead() {
        let fixture = DragFixture()
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        var panned = false
        source.view.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .began { panned = true } })
        let finger = fixture.host.touchDown(at: CGPoint(x: 60, y: 60))
        finger.hold(for: 0.2)
        finger.move(to: CGPoint(x: 60, y: 90), duration: 0.1)
        finger.hold(for: 1)
        finger.lift()
        #expect(panned)
        #expect(fixture.take() == [])
    }
}
