import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("The order of the delegate calls of drags and drops")
struct DragOrderTests {
    @Test("A finger lifts after half a second, drags when it moves on, and drops")
    func dropByTouch() {
        let stage = DragStage()
        let source = stage.addSource("A", at: CGPoint(x: 20, y: 20))
        let target = stage.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        let finger = stage.host.touchDown(at: CGPoint(x: 60, y: 60))
        finger.hold(for: 0.45)
        #expect(stage.take() == [])
        finger.hold(for: 0.1)
        #expect(stage.take() == ["A.itemsForBeginning", "A.previewForLifting", "A.willAnimateLift"])
        finger.move(to: CGPoint(x: 62, y: 60))
        #expect(stage.take() == [], "a finger that trembles drags nothing")
        finger.move(to: CGPoint(x: 60, y: 200), duration: 0.2)
        #expect(stage.take() == ["A.willBegin", "A.didMove"])
        #expect(source.liftEnd == .end)
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.2)
        #expect(stage.take() == ["A.didMove", "T.canHandle", "T.didEnter", "T.didUpdate"])
        #expect(target.location == CGPoint(x: 60, y: 100))
        #expect(source.sessions.first?.location(in: source.view) == CGPoint(x: 40, y: 380))
        stage.picture.isPrompt = false
        finger.lift()
        #expect(
            stage.take() == ["A.willEnd(copy)", "T.performDrop", "T.previewForDropping", "T.willAnimateDrop"])
        #expect(target.dropped == ["A0"])
        stage.picture.finishEnding()
        #expect(stage.take() == ["T.concludeDrop", "T.sessionDidEnd", "A.didEnd(copy)", "A.didTransfer"])
        #expect(stage.drags.isEmpty)
        #expect(stage.picture.calls == ["lift 1", "begin", "move", "drop", "end"])
    }

    @Test("With the mouse, one move past the threshold lifts the item and begins the drag")
    func dropByMouse() {
        let stage = DragStage()
        stage.addSource("A", at: CGPoint(x: 20, y: 20))
        stage.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        let mouse = stage.host.pointer
        mouse.move(to: CGPoint(x: 60, y: 60))
        mouse.press()
        stage.host.advance(by: 1)
        mouse.move(to: CGPoint(x: 65, y: 60))
        #expect(stage.take() == [], "a mouse that rests lifts nothing")
        mouse.move(to: CGPoint(x: 68, y: 60))
        #expect(
            stage.take() == ["A.itemsForBeginning", "A.previewForLifting", "A.willAnimateLift", "A.willBegin", "A.didMove"])
        mouse.move(to: CGPoint(x: 60, y: 400))
        mouse.release()
        #expect(
            stage.take() == [
                "A.didMove", "T.canHandle", "T.didEnter", "T.didUpdate", "A.willEnd(copy)", "T.performDrop", "T.previewForDropping",
                "T.willAnimateDrop", "T.concludeDrop", "T.sessionDidEnd", "A.didEnd(copy)", "A.didTransfer",
            ])
    }

    @Test("The secondary button, and a press without a move, drag nothing")
    func otherButton() {
        let stage = DragStage()
        stage.addSource("A", at: CGPoint(x: 20, y: 20))
        let mouse = stage.host.pointer
        mouse.move(to: CGPoint(x: 60, y: 60))
        mouse.press(.secondary)
        mouse.move(to: CGPoint(x: 60, y: 200))
        mouse.release()
        #expect(stage.take() == [])
    }

    @Test("Items dropped outside of all targets return")
    func cancelOverNothing() {
        let stage = DragStage()
        let source = stage.addSource("A", at: CGPoint(x: 20, y: 20), items: 2)
        let finger = stage.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 200, y: 400), duration: 0.2)
        _ = stage.take()
        stage.picture.isPrompt = false
        finger.lift()
        #expect(
            stage.take() == [
                "A.willEnd(cancel)", "A.previewForCancelling", "A.willAnimateCancel", "A.previewForCancelling", "A.willAnimateCancel",
            ])
        #expect(source.cancelEnds == [])
        stage.picture.finishEnding()
        #expect(stage.take() == ["A.didEnd(cancel)"])
        #expect(source.cancelEnds == [.end, .end])
    }

    @Test("A drag from target to target calls canHandle of the next target, exit of the last one, and enter of the next one")
    func exitAndEnter() {
        let stage = DragStage()
        stage.addSource("A", at: CGPoint(x: 20, y: 20))
        stage.addTarget("S", frame: CGRect(x: 0, y: 200, width: 400, height: 200))
        let target = stage.addTarget("T", frame: CGRect(x: 0, y: 400, width: 400, height: 200))
        target.operation = .forbidden
        let finger = stage.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 300))
        _ = stage.take()
        finger.move(to: CGPoint(x: 60, y: 500))
        #expect(stage.take() == ["A.didMove", "T.canHandle", "S.didExit", "T.didEnter", "T.didUpdate"])
        finger.lift()
        #expect(
            stage.take() == [
                "T.didExit", "A.willEnd(forbidden)", "A.previewForCancelling", "A.willAnimateCancel", "S.sessionDidEnd",
                "T.sessionDidEnd", "A.didEnd(forbidden)",
            ])
        #expect(stage.picture.looks.map(\.operation) == [.copy, .forbidden])
    }

    @Test("A target whose canHandle is false leaves the drag to the views around it, and is called once")
    func outerTarget() {
        let stage = DragStage()
        stage.addSource("A", at: CGPoint(x: 20, y: 20))
        let outer = stage.addTarget("O", frame: CGRect(x: 0, y: 200, width: 400, height: 400))
        let inner = stage.addTarget("I", frame: CGRect(x: 100, y: 100, width: 200, height: 200), in: outer.view)
        inner.handles = false
        let finger = stage.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 210, y: 400))
        #expect(stage.take().filter { !$0.hasPrefix("A") } == ["I.canHandle", "O.canHandle", "O.didEnter", "O.didUpdate"])
        finger.move(to: CGPoint(x: 50, y: 250))
        finger.move(to: CGPoint(x: 200, y: 400))
        #expect(stage.take() == ["A.didMove", "O.didUpdate", "I.canHandle", "O.didUpdate"])
        finger.lift()
        #expect(inner.dropped == [])
        #expect(outer.dropped == ["A0"])
        #expect(stage.take().contains("I.sessionDidEnd") == false, "a target that does not handle the drag gets no further calls")
    }

    @Test("A drag to an inner target and back exits the old target before it enters the new one", arguments: [UIDropOperation.copy, .move])
    func nestedTargets(operation: UIDropOperation) {
        let stage = DragStage()
        stage.addSource("A", at: CGPoint(x: 20, y: 20))
        let outer = stage.addTarget("O", frame: CGRect(x: 0, y: 200, width: 400, height: 400))
        let inner = stage.addTarget("I", frame: CGRect(x: 100, y: 100, width: 200, height: 200), in: outer.view)
        outer.operation = operation
        let finger = stage.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 20, y: 220))
        _ = stage.take()
        finger.move(to: CGPoint(x: 200, y: 400))
        #expect(stage.take() == ["A.didMove", "I.canHandle", "O.didExit", "I.didEnter", "I.didUpdate"])
        finger.move(to: CGPoint(x: 20, y: 220))
        #expect(stage.take() == ["A.didMove", "O.canHandle", "I.didExit", "O.didEnter", "O.didUpdate"])
        finger.lift()
        let calls = stage.take()
        #expect(calls.contains("A.didEnd(\(operation))"))
        #expect(calls.count(where: { $0 == "O.sessionDidEnd" }) == 1)
        #expect(calls.count(where: { $0 == "I.sessionDidEnd" }) == 1)
        _ = inner
    }

    @Test("Data are moved only if the source allows it")
    func moveNotAllowed() {
        let stage = DragStage()
        let source = stage.addSource("A", at: CGPoint(x: 20, y: 20))
        source.allowsMove = false
        let target = stage.addTarget("T", frame: CGRect(x: 0, y: 200, width: 400, height: 400))
        target.operation = .move
        let finger = stage.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 200, y: 400))
        #expect(target.session?.allowsMoveOperation == false)
        finger.lift()
        #expect(stage.take().contains("A.didEnd(copy)"))
    }

    @Test("A lift without a move is cancelled, and no session began")
    func liftTakenBack() {
        let stage = DragStage()
        let source = stage.addSource("A", at: CGPoint(x: 20, y: 20))
        let finger = stage.lift(at: CGPoint(x: 60, y: 60))
        finger.lift()
        #expect(stage.take() == ["A.itemsForBeginning", "A.previewForLifting", "A.willAnimateLift"])
        #expect(source.liftEnd == .start)
        #expect(stage.picture.calls == ["lift 1", "setDown", "end"])
        #expect(stage.drags.isEmpty)
    }

    @Test("An empty item list begins no drag, and the view receives its touch")
    func noItems() {
        let stage = DragStage()
        let source = stage.addSource("A", at: CGPoint(x: 20, y: 20), items: 0)
        var presses = 0
        let press = UILongPressGestureRecognizer { if $0.state == .began { presses += 1 } }
        source.view.addGestureRecognizer(press)
        let finger = stage.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 200, y: 400))
        finger.lift()
        #expect(stage.take() == ["A.itemsForBeginning"])
        #expect(presses == 1)
        #expect(stage.picture.calls == [])
    }

    @Test("A finger that moves before the lift pans")
    func panInstead() {
        let stage = DragStage()
        let source = stage.addSource("A", at: CGPoint(x: 20, y: 20))
        var panned = false
        source.view.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .began { panned = true } })
        let finger = stage.host.touchDown(at: CGPoint(x: 60, y: 60))
        finger.hold(for: 0.2)
        finger.move(to: CGPoint(x: 60, y: 90), duration: 0.1)
        finger.hold(for: 1)
        finger.lift()
        #expect(panned)
        #expect(stage.take() == [])
    }
}
