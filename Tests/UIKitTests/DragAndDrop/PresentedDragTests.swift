import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Drags with visible previews end once, and leave no windows or views")
struct PresentedDragTests {
    private let fixture = DragFixture(shown: true)
    private let source: DragSource
    private let target: DropTarget

    init() {
        source = fixture.addSource("A", at: CGPoint(x: 20, y: 20), items: 2)
        target = fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
    }

    private func drag() -> TestTouch {
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.1)
        _ = fixture.take()
        return finger
    }

    private var windowCount: Int { fixture.host.window.windowScene?.windowStack.windows.count { !$0.isHidden } ?? 0 }

    @Test("The source's didEnd is called after the animations of a drop or a cancel", arguments: [true, false])
    func ends(drops: Bool) async {
        let finger = drag()
        #expect(windowCount == 2)
        if !drops { finger.move(to: CGPoint(x: 60, y: 200)) }
        finger.lift()
        let first = fixture.take()
        #expect(first.contains(drops ? "T.performDrop" : "A.previewForCancelling"))
        #expect(!first.contains { $0.hasPrefix("A.didEnd") }, "it is still on its way")
        await fixture.host.settle()
        let rest = fixture.take()
        #expect(rest.filter { $0.hasPrefix("A.didEnd") } == ["A.didEnd(\(drops ? "copy" : "cancel"))"])
        #expect(rest.contains("T.concludeDrop") == drops)
        #expect(fixture.drags.isEmpty)
        #expect(windowCount == 1)
        if !drops { #expect(source.cancelEnds == [.end, .end]) }
    }

    @Test("A second drop is accepted during the first one's animation")
    func secondDrop() async {
        let one = drag()
        let other = fixture.lift(at: CGPoint(x: 60, y: 60))
        other.move(to: CGPoint(x: 60, y: 200), duration: 0.1)
        one.lift()
        #expect(target.dropped == ["A0", "A1"])
        other.move(to: CGPoint(x: 100, y: 400))
        other.lift()
        #expect(fixture.drags.map(\.phase) == [.dropping, .dropping])
        #expect(target.dropped == ["A2", "A3"])
        await fixture.host.settle()
        #expect(target.interaction.sessionsInside == 0)
        drag().lift()
        #expect(target.dropped == ["A4", "A5"])
    }

    @Test("The preview of a drag does not include the view's pointer effect")
    func hoverEffect() {
        func pointerKeys() -> [String] { (source.view.layer.animationKeys() ?? []).filter { $0.hasPrefix("pointer") } }
        // The pointer's effect lifts a view with a background: the view grows and casts a shadow.
        source.view.backgroundColor = .systemOrange
        source.view.addInteraction(UIPointerInteraction(delegate: nil))
        let before = source.view.superview?.layer.sublayers?.count
        let pointer = fixture.host.pointer
        pointer.move(to: CGPoint(x: 60, y: 60))
        fixture.host.advance(by: 0.5)
        #expect(!pointerKeys().isEmpty && source.view.superview?.layer.sublayers?.count != before)
        pointer.press()
        pointer.move(to: CGPoint(x: 60, y: 72))
        #expect(fixture.drags.count == 1)
        #expect(pointerKeys().isEmpty && source.view.superview?.layer.sublayers?.count == before)
        pointer.release()
    }

    @Test("A cancelled lift notifies its source when the preview has returned")
    func cancelledLift() async {
        fixture.lift(at: CGPoint(x: 60, y: 60)).lift()
        await fixture.host.settle()
        #expect(source.liftEnd == .start)
        #expect(fixture.drags.isEmpty)
        #expect(windowCount == 1)
    }

    @Test("A new drag can begin during the drop animation of the last one")
    func nextDragDuringDropAnimation() async {
        drag().lift()
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.1)
        finger.lift()
        await fixture.host.settle()
        #expect(fixture.take().count { $0 == "A.didEnd(copy)" } == 2)
        #expect(target.dropped == ["A2", "A3"])
        #expect(target.interaction.sessionsInside == 0)
        #expect(windowCount == 1)
    }

    @Test(
        "Closing the scene's window during a drag or a drop ends the session once for the source and the target", arguments: [true, false])
    func windowCloses(drops: Bool) {
        let finger = drag()
        if drops { finger.lift() }
        fixture.host.window.windowScene.map { $0.hostWindow.close() }
        fixture.host.advance(by: 3)
        let calls = fixture.take()
        #expect(calls.count { $0.hasPrefix("A.didEnd(") } == 1, "\(calls)")
        #expect(calls.count { $0 == "T.sessionDidEnd" } == 1, "\(calls)")
        #expect(fixture.drags.isEmpty)
    }

    @Test("If the lifted views are removed while their previews return, the source receives didEnd once and no window remains")
    func viewsRemovedDuringDropAnimation() async {
        let finger = drag()
        finger.move(to: CGPoint(x: 60, y: 200))
        finger.lift()
        fixture.host.advance(by: 0.05)
        source.view.removeFromSuperview()
        target.view.removeFromSuperview()
        await fixture.host.settle()
        #expect(fixture.take().filter { $0.hasPrefix("A.didEnd") } == ["A.didEnd(cancel)"])
        #expect(windowCount == 1)
    }
}
