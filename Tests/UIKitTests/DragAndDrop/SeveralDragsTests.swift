import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Several fingers and several drags")
struct SeveralDragsTests {
    private let fixture = DragFixture()
    private let first: DragSource
    private let second: DragSource
    private let target: DropTarget

    init() {
        first = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        second = fixture.addSource("B", at: CGPoint(x: 120, y: 20))
        target = fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    }

    private func drag(from point: CGPoint, to end: CGPoint) -> TestTouch {
        let finger = fixture.lift(at: point)
        finger.move(to: end, duration: 0.1)
        return finger
    }

    @Test("A tap with another finger adds items to a drag, and both sources are notified")
    func addItems() {
        second.addedItems = 2
        let finger = drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 400))
        _ = fixture.take()
        fixture.host.tap(at: CGPoint(x: 150, y: 60))
        #expect(
            fixture.take() == [
                "B.itemsForAdding(30, 40)", "A.willAdd(2)", "B.willAdd(2)", "B.previewForLifting", "B.previewForLifting", "T.canHandle",
                "T.didUpdate",
            ])
        #expect(fixture.picture.appearances.last?.itemCount == 3)
        finger.lift()
        #expect(target.dropped == ["A0", "B0", "B1"])
        let calls = fixture.take()
        #expect(calls.filter { $0.hasSuffix("didEnd(copy)") } == ["A.didEnd(copy)", "B.didEnd(copy)"])
        #expect(calls.filter { $0.hasSuffix("didTransfer") } == ["A.didTransfer", "B.didTransfer"])
    }

    @Test("The items of two cancelled drags return to their own views")
    func cancelAdded() {
        second.addedItems = 1
        let finger = drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 200))
        fixture.host.tap(at: CGPoint(x: 150, y: 60))
        _ = fixture.take()
        finger.lift()
        #expect(
            fixture.take() == [
                "A.willEnd(cancel)", "B.willEnd(cancel)", "A.previewForCancelling", "A.willAnimateCancel", "B.previewForCancelling",
                "B.willAnimateCancel", "A.didEnd(cancel)", "B.didEnd(cancel)",
            ])
        #expect(fixture.picture.endings.compactMap { $0.preview?.view } == [first.view, second.view])
    }

    @Test("A tap that adds no items is recognized as a tap; a tap that adds items is not")
    func tapsOfTheApp() {
        var taps = 0
        second.view.addGestureRecognizer(UITapGestureRecognizer { taps += $0.state == .ended ? 1 : 0 })
        let finger = drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 200))
        fixture.host.tap(at: CGPoint(x: 150, y: 60))
        #expect(taps == 1)
        second.addedItems = 1
        fixture.host.tap(at: CGPoint(x: 150, y: 60))
        #expect(taps == 1)
        #expect(fixture.drags.first?.session.items.count == 2)
        finger.cancel()
        fixture.host.advance(by: 1)
        _ = fixture.take()
        fixture.host.tap(at: CGPoint(x: 150, y: 60))
        #expect(taps == 2)
        #expect(fixture.take() == [], "without a drag no target is called")
    }

    @Test("Two fingers drag two items, each in its own session")
    func twoDrags() {
        target.interaction.allowsSimultaneousDropSessions = true
        let one = drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 400))
        let other = drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 400))
        #expect(fixture.drags.count == 2)
        #expect(target.interaction.sessionsInside == 2)
        one.lift()
        #expect(target.dropped == ["A0"])
        other.lift()
        #expect(target.dropped == ["B0"])
        #expect(target.interaction.sessionsInside == 0)
    }

    @Test("Two fingers can lift items of the same view in two sessions")
    func twoDragsOfOneView() {
        let one = drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 250))
        let other = drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 160, y: 400))
        #expect(fixture.drags.count == 2)
        other.lift()
        #expect(target.dropped == ["A1"])
        one.cancel()
        #expect(fixture.drags.isEmpty)
        #expect(GestureEnvironment.current.invariantViolations() == [])
    }

    @Test("Fingers that rest on one view at the same time each lift an item, and the view keeps the recognizers for the next time")
    func simultaneousLifts() {
        for _ in 0..<2 {
            let fingers = [40, 60, 80].map { fixture.host.touchDown(at: CGPoint(x: $0, y: 60)) }
            fixture.host.advance(by: 0.6)
            #expect(fixture.drags.map(\.phase) == [.lifting, .lifting, .lifting])
            for finger in fingers { finger.move(to: CGPoint(x: finger.location.x, y: 250), duration: 0.1) }
            #expect(fixture.drags.map(\.phase) == [.dragging, .dragging, .dragging])
            for finger in fingers { finger.lift() }
            fixture.host.advance(by: 1)
            #expect(fixture.drags.isEmpty)
            #expect(first.view.gestureRecognizers?.count { $0 is DragLiftRecognizer } == 4)
        }
        #expect(GestureEnvironment.current.invariantViolations() == [])
    }

    @Test("A tap beside a resting finger does not end the finger's lift")
    func lateFinger() {
        let finger = fixture.host.touchDown(at: CGPoint(x: 60, y: 60))
        fixture.host.advance(by: 0.3)
        fixture.host.tap(at: CGPoint(x: 80, y: 60))
        fixture.host.advance(by: 0.3)
        #expect(fixture.drags.map(\.phase) == [.lifting])
        finger.lift()
        fixture.host.advance(by: 1)
        #expect(fixture.drags.isEmpty)
    }

    @Test("A target accepts one drag at a time unless it allows simultaneous sessions")
    func oneSessionAtATime() {
        let one = drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 400))
        let other = drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 400))
        #expect(target.interaction.sessionsInside == 1)
        one.move(to: CGPoint(x: 60, y: 200))
        other.move(to: CGPoint(x: 170, y: 400))
        #expect(target.interaction.sessionsInside == 0, "who was ignored has to come again")
        other.move(to: CGPoint(x: 170, y: 200))
        other.move(to: CGPoint(x: 170, y: 400))
        #expect(target.interaction.sessionsInside == 1)
        other.lift()
        #expect(target.dropped == ["B0"])
        one.cancel()
    }

    @Test("During two drags the delegate selects the session to which a tap adds items; if it returns nil, no items are added")
    func chooseSession() {
        let third = fixture.addSource("C", at: CGPoint(x: 220, y: 20))
        third.addedItems = 1
        let one = drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 200))
        let other = drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 200))
        _ = fixture.take()
        fixture.host.tap(at: CGPoint(x: 260, y: 60))
        #expect(fixture.take() == ["C.sessionForAdding(2)"])
        third.chosenSession = { $0.last }
        fixture.host.tap(at: CGPoint(x: 260, y: 60))
        #expect(
            fixture.take() == ["C.sessionForAdding(2)", "C.itemsForAdding(40, 40)", "B.willAdd(1)", "C.willAdd(1)", "C.previewForLifting"])
        #expect(fixture.drags.map(\.session.items.count) == [1, 2])
        one.cancel()
        other.cancel()
    }

    @Test("After items are added, canHandle is called again and can change the drag's target")
    func canHandleChanges() {
        second.addedItems = 1
        let inner = fixture.addTarget("I", frame: CGRect(x: 0, y: 0, width: 400, height: 300), in: target.view)
        let finger = drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 400))
        inner.handles = false
        _ = fixture.take()
        fixture.host.tap(at: CGPoint(x: 150, y: 60))
        #expect(
            fixture.take().suffix(6) == ["I.canHandle", "I.didExit", "T.canHandle", "T.didEnter", "T.didUpdate"].suffix(6)
                || fixture.drags.first?.tracker.target === target.interaction)
        finger.lift()
        #expect(target.dropped == ["A0", "B0"])
        #expect(inner.dropped == [])
    }
}
