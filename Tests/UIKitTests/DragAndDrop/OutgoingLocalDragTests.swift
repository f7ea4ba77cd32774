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
    private func stage() -> (DragStage, DragSource, DropTarget) {
        let stage = DragStage()
        let source = stage.addSource("A", at: CGPoint(x: 20, y: 20))
        source.makeProvider = { _ in NSItemProvider(object: "Hello" as NSString) }
        return (stage, source, stage.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300)))
    }

    /// Drags with the mouse over the target and out of the window.
    private func dragOut(_ stage: DragStage) {
        let mouse = stage.host.pointer
        mouse.move(to: CGPoint(x: 60, y: 60))
        mouse.press()
        mouse.move(to: CGPoint(x: 80, y: 60))
        mouse.move(to: Self.inTarget)
        _ = stage.take()
        mouse.move(to: Self.outside)
    }

    @Test("When the mouse leaves the window, targets get sessionDidExit, and another program reads and drops the drag")
    func dropElsewhere() async throws {
        let (stage, _, _) = stage()
        dragOut(stage)
        #expect(stage.take() == ["T.didExit"])
        let drag = try #require(stage.host.outgoingDrag)
        #expect(stage.drags.count == 1)
        #expect(drag.formats.contains("text/plain;charset=utf-8"))
        #expect(drag.allowed == [.copy, .move])
        #expect(try await drag.data("text/plain;charset=utf-8") == Data("Hello".utf8))
        drag.drop(doing: .copy)
        #expect(stage.take() == ["A.willEnd(copy)", "T.sessionDidEnd", "A.didEnd(copy)", "A.didTransfer"])
        #expect(stage.drags.isEmpty)
        #expect(stage.host.outgoingDrag == nil)
    }

    @Test("A move by another program ends with move, a link with copy", arguments: [(OutsideOperations.move, "move"), (.link, "copy")])
    func otherOperations(operation: OutsideOperations, told: String) throws {
        let (stage, source, _) = stage()
        source.makeProvider = { _ in NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a")) }
        dragOut(stage)
        let drag = try #require(stage.host.outgoingDrag)
        #expect(drag.allowed == [.copy, .move, .link])
        drag.drop(doing: operation)
        #expect(stage.take().suffix(2) == ["A.didEnd(\(told))", "A.didTransfer"])
    }

    @Test("A source that does not allow moves offers only a copy")
    func noMove() throws {
        let (stage, source, _) = stage()
        source.allowsMove = false
        dragOut(stage)
        #expect(try #require(stage.host.outgoingDrag).allowed == .copy)
        stage.host.outgoingDrag?.cancel()
    }

    @Test("If another program refuses the drop, the items return")
    func cancelled() throws {
        let (stage, source, _) = stage()
        dragOut(stage)
        _ = stage.take()
        try #require(stage.host.outgoingDrag).cancel()
        #expect(
            stage.take() == ["A.willEnd(cancel)", "A.previewForCancelling", "A.willAnimateCancel", "T.sessionDidEnd", "A.didEnd(cancel)"])
        #expect(source.cancelEnds == [.end])
        #expect(stage.drags.isEmpty)
    }

    @Test("A drag that returns to the window has its local objects and session, and its drop is local")
    func comesBack() async throws {
        let (stage, source, target) = stage()
        dragOut(stage)
        _ = stage.take()
        let back = try #require(stage.host.outgoingDrag).comeBack(to: CGPoint(x: 200, y: 100))
        #expect(back.proposal.isEmpty)
        back.move(to: Self.inTarget)
        #expect(back.proposal == .copy)
        #expect(stage.take() == ["A.didMove", "T.canHandle", "T.didEnter", "T.didUpdate"])
        #expect(target.session?.localDragSession === source.sessions.first)
        // Out and in again.
        back.leave()
        #expect(stage.take() == ["T.didExit"])
        back.move(to: Self.inTarget)
        back.drop()
        #expect(target.dropped == ["A0"])
        #expect(back.outcome == .copy)
        #expect(stage.take().suffix(2) == ["A.didEnd(copy)", "A.didTransfer"])
        #expect(stage.drags.isEmpty)
        #expect(stage.host.outgoingDrag == nil)
    }

    @Test("A drag that returns and is released outside of all targets is cancelled")
    func comesBackToNothing() throws {
        let (stage, _, _) = stage()
        dragOut(stage)
        let back = try #require(stage.host.outgoingDrag).comeBack(to: CGPoint(x: 200, y: 100))
        _ = stage.take()
        back.drop()
        #expect(stage.take().contains("A.didEnd(cancel)"))
        #expect(stage.drags.isEmpty)
        #expect(stage.host.outgoingDrag == nil)
    }

    @Test("Restricted drags, a finger's drags and items without data for others do not leave the program")
    func stays() {
        let (stage, source, _) = stage()
        source.isRestricted = true
        dragOut(stage)
        #expect(stage.host.outgoingDrag == nil)
        stage.host.pointer.move(to: Self.inTarget)
        stage.host.pointer.release()
        #expect(stage.take().suffix(2) == ["A.didEnd(copy)", "A.didTransfer"])
        source.isRestricted = false

        let finger = stage.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: Self.outside, duration: 0.2)
        #expect(stage.host.outgoingDrag == nil)
        finger.lift()
        #expect(stage.take().last == "A.didEnd(cancel)")

        source.makeProvider = { _ in NSItemProvider() }
        dragOut(stage)
        #expect(stage.host.outgoingDrag == nil)
        stage.host.pointer.release()
        #expect(stage.drags.isEmpty)
    }

    @Test("If the window system refuses drags, the drag stays in the program, and the window system is called once")
    func windowSystemRefuses() {
        let (stage, _, _) = stage()
        stage.host.takesDragsOutside = false
        dragOut(stage)
        stage.host.pointer.move(to: CGPoint(x: 520, y: 300))
        #expect(stage.take() == ["T.didExit", "A.didMove"])
        stage.host.pointer.move(to: Self.inTarget)
        stage.host.pointer.release()
        #expect(stage.take().suffix(2) == ["A.didEnd(copy)", "A.didTransfer"])
    }

    @Test("If the app cancels the drag, the drag in the window system ends too")
    func brokenOff() throws {
        let (stage, _, _) = stage()
        dragOut(stage)
        let outgoing = try #require(stage.host.outgoingDrag)
        stage.drags.first?.cancel()
        #expect(outgoing.isOver)
        #expect(stage.host.outgoingDrag == nil)
        #expect(stage.take().count { $0.hasPrefix("A.didEnd") } == 1)
    }

    @Test("If the source's view goes away, a drag outside ends once, even if the drop is reported twice")
    func sourceGoes() throws {
        let (stage, source, _) = stage()
        dragOut(stage)
        source.view.removeFromSuperview()
        let outgoing = try #require(stage.host.outgoingDrag)
        outgoing.drop(doing: .copy)
        outgoing.drop(doing: .copy)
        #expect(stage.take().count { $0.hasPrefix("A.didEnd") } == 1)
        #expect(stage.drags.isEmpty)
    }
}
