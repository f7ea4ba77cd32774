import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Drags that leave the window")
struct OutgoingLocalDragTests {
    private static let outside = CGPoint(x: 500, y: 300)
    private static let inTarget = CGPoint(x: 100, y: 400)

    /// A fixture with a draggable text and a target.
    private func fixture() -> (DragFixture, DragSource, DropTarget) {
        let fixture = DragFixture()
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        source.makeProvider = { _ in NSItemProvider(object: "Hello" as NSString) }
        return (fixture, source, fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300)))
    }

    /// Drags with the mouse over the target and out of the window.
    private func dragOut(_ fixture: DragFixture) {
        let mouse = fixture.host.pointer
        mouse.move(to: CGPoint(x: 60, y: 60))
        mouse.press()
        mouse.move(to: CGPoint(x: 80, y: 60))
        mouse.move(to: Self.inTarget)
        _ = fixture.take()
        mouse.move(to: Self.outside)
    }

    @Test("When the mouse leaves the window, targets get sessionDidExit, and another program can accept the drop")
    func dropElsewhere() async throws {
        let (fixture, _, _) = fixture()
        dragOut(fixture)
        #expect(fixture.take() == ["T.didExit"])
        let drag = try #require(fixture.host.outgoingDrag)
        #expect(fixture.drags.count == 1)
        #expect(drag.formats.contains("text/plain;charset=utf-8"))
        #expect(drag.allowed == [.copy, .move])
        #expect(try await drag.data("text/plain;charset=utf-8") == Data("Hello".utf8))
        drag.drop(doing: .copy)
        #expect(fixture.take() == ["A.willEnd(copy)", "T.sessionDidEnd", "A.didEnd(copy)", "A.didTransfer"])
        #expect(fixture.drags.isEmpty)
        #expect(fixture.host.outgoingDrag == nil)
    }

    @Test(
        "didEnd receives .move for a move by another program, and .copy for a link",
        arguments: [(OutsideOperations.move, "move"), (.link, "copy")])
    func otherOperations(operation: OutsideOperations, reported: String) throws {
        let (fixture, source, _) = fixture()
        source.makeProvider = { _ in NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a")) }
        dragOut(fixture)
        let drag = try #require(fixture.host.outgoingDrag)
        #expect(drag.allowed == [.copy, .move, .link])
        drag.drop(doing: operation)
        #expect(fixture.take().suffix(2) == ["A.didEnd(\(reported))", "A.didTransfer"])
    }

    @Test("A source that does not allow moves offers only a copy")
    func noMove() throws {
        let (fixture, source, _) = fixture()
        source.allowsMove = false
        dragOut(fixture)
        #expect(try #require(fixture.host.outgoingDrag).allowed == .copy)
        fixture.host.outgoingDrag?.cancel()
    }

    @Test("If another program refuses the drop, the items return")
    func cancelled() throws {
        let (fixture, source, _) = fixture()
        dragOut(fixture)
        _ = fixture.take()
        try #require(fixture.host.outgoingDrag).cancel()
        #expect(
            fixture.take() == ["A.willEnd(cancel)", "A.previewForCancelling", "A.willAnimateCancel", "T.sessionDidEnd", "A.didEnd(cancel)"])
        #expect(source.cancelEnds == [.end])
        #expect(fixture.drags.isEmpty)
    }

    @Test("If a drag returns to the window, it has its local session and objects again, and a drop in the window is local")
    func returnsToTheWindow() async throws {
        let (fixture, source, target) = fixture()
        dragOut(fixture)
        _ = fixture.take()
        let back = try #require(fixture.host.outgoingDrag).comeBack(to: CGPoint(x: 200, y: 100))
        #expect(back.proposal.isEmpty)
        back.move(to: Self.inTarget)
        #expect(back.proposal == .copy)
        #expect(fixture.take() == ["A.didMove", "T.canHandle", "T.didEnter", "T.didUpdate"])
        #expect(target.session?.localDragSession === source.sessions.first)
        // The drag leaves the window and returns again.
        back.leave()
        #expect(fixture.take() == ["T.didExit"])
        back.move(to: Self.inTarget)
        back.drop()
        #expect(target.dropped == ["A0"])
        #expect(back.outcome == .copy)
        #expect(fixture.take().suffix(2) == ["A.didEnd(copy)", "A.didTransfer"])
        #expect(fixture.drags.isEmpty)
        #expect(fixture.host.outgoingDrag == nil)
    }

    @Test("A drag that returns and is released outside of all targets is cancelled")
    func returnsToNoTarget() throws {
        let (fixture, _, _) = fixture()
        dragOut(fixture)
        let back = try #require(fixture.host.outgoingDrag).comeBack(to: CGPoint(x: 200, y: 100))
        _ = fixture.take()
        back.drop()
        #expect(fixture.take().contains("A.didEnd(cancel)"))
        #expect(fixture.drags.isEmpty)
        #expect(fixture.host.outgoingDrag == nil)
    }

    @Test("Restricted drags, drags by touch and drags without data for other programs stay in the program")
    func stays() {
        let (fixture, source, _) = fixture()
        source.isRestricted = true
        dragOut(fixture)
        #expect(fixture.host.outgoingDrag == nil)
        fixture.host.pointer.move(to: Self.inTarget)
        fixture.host.pointer.release()
        #expect(fixture.take().suffix(2) == ["A.didEnd(copy)", "A.didTransfer"])
        source.isRestricted = false

        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: Self.outside, duration: 0.2)
        #expect(fixture.host.outgoingDrag == nil)
        finger.lift()
        #expect(fixture.take().last == "A.didEnd(cancel)")

        source.makeProvider = { _ in NSItemProvider() }
        dragOut(fixture)
        #expect(fixture.host.outgoingDrag == nil)
        fixture.host.pointer.release()
        #expect(fixture.drags.isEmpty)
    }

    @Test("A finger's drag leaves the window if the window system supports it, and another program can accept the drop")
    func fingerDropsElsewhere() throws {
        let (fixture, _, _) = fixture()
        fixture.host.takesFingerDragsOutside = true
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: Self.inTarget, duration: 0.2)
        #expect(fixture.host.outgoingDrag == nil)
        finger.move(to: Self.outside, duration: 0.2)
        let drag = try #require(fixture.host.outgoingDrag)
        #expect(fixture.take().last == "T.didExit")
        // The window system cancels the touch when it takes over the finger.
        finger.cancel()
        #expect(fixture.drags.count == 1)
        drag.drop(doing: .move)
        #expect(fixture.take() == ["A.willEnd(move)", "T.sessionDidEnd", "A.didEnd(move)", "A.didTransfer"])
        #expect(fixture.drags.isEmpty)
    }

    @Test("If the window system refuses a drag, the drag stays in the program, and no second request follows")
    func windowSystemRefuses() {
        let (fixture, _, _) = fixture()
        fixture.host.takesDragsOutside = false
        dragOut(fixture)
        fixture.host.pointer.move(to: CGPoint(x: 520, y: 300))
        #expect(fixture.take() == ["T.didExit", "A.didMove"])
        fixture.host.pointer.move(to: Self.inTarget)
        fixture.host.pointer.release()
        #expect(fixture.take().suffix(2) == ["A.didEnd(copy)", "A.didTransfer"])
    }

    @Test("If the app cancels the drag, the drag in the window system ends too")
    func cancelledByTheApp() throws {
        let (fixture, _, _) = fixture()
        dragOut(fixture)
        let outgoing = try #require(fixture.host.outgoingDrag)
        fixture.drags.first?.cancel()
        #expect(outgoing.isOver)
        #expect(fixture.host.outgoingDrag == nil)
        #expect(fixture.take().count { $0.hasPrefix("A.didEnd") } == 1)
    }

    @Test("If the source's view is removed while the drag is outside of the window, the drag ends once, even if its drop is reported twice")
    func sourceRemoved() throws {
        let (fixture, source, _) = fixture()
        dragOut(fixture)
        source.view.removeFromSuperview()
        let outgoing = try #require(fixture.host.outgoingDrag)
        outgoing.drop(doing: .copy)
        outgoing.drop(doing: .copy)
        #expect(fixture.take().count { $0.hasPrefix("A.didEnd") } == 1)
        #expect(fixture.drags.isEmpty)
    }
}
