import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Properties of sessions, items and proposals")
struct LocalDragSessionTests {
    private let fixture = DragFixture()

    @Test("In a local drag the sessions of source and target have the same items, localContext and location")
    func localSession() {
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20), items: 3)
        let target = fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        source.isRestricted = true
        source.onCall = { [source] in if $0 == "willBegin" { source.sessions.last?.localContext = "note" } }
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.1)
        let session = target.session
        #expect(session?.items.map { $0.localObject as? String } == ["A0", "A1", "A2"])
        #expect(session?.localDragSession?.localContext as? String == "note")
        #expect(session?.localDragSession === source.sessions.last)
        #expect(session?.isRestrictedToDraggingApplication == true)
        #expect(session?.allowsMoveOperation == true)
        #expect(session?.location(in: fixture.host.window) == CGPoint(x: 60, y: 400))
        #expect(session?.progressIndicatorStyle == .default)
        finger.lift()
        #expect(target.dropped == ["A0", "A1", "A2"])
    }

    @Test("A drag shows the badge, the count, the precise mode, and full-size previews if the source or the target prefers them")
    func appearance() {
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20), items: 2)
        source.prefersFullSize = true
        let target = fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        target.isPrecise = true
        target.prefersFullSize = true
        target.operation = .move
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 70))
        finger.move(to: CGPoint(x: 60, y: 200))
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.cancel()
        #expect(
            fixture.picture.appearances == [
                DragAppearance(operation: nil, itemCount: 2, prefersFullSize: true, isPrecise: false),
                DragAppearance(operation: nil, itemCount: 2, prefersFullSize: false, isPrecise: false),
                DragAppearance(operation: .move, itemCount: 2, prefersFullSize: true, isPrecise: true),
            ])
    }

    @Test("An item with a nil preview is dragged without a preview")
    func invisibleItems() {
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20), items: 2)
        source.hasPreview = false
        let finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 200))
        _ = fixture.take()
        finger.lift()
        #expect(fixture.take() == ["A.willEnd(cancel)", "A.willAnimateCancel", "A.willAnimateCancel", "A.didEnd(cancel)"])
        #expect(fixture.picture.calls.first == "lift 0")
        #expect(fixture.picture.endings.map { $0.preview == nil } == [true, true])
    }

    @Test("By default the preview of a dropped item stays at the drop position; if the target returns nil, the item has no preview")
    func dropPreviews() {
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        let target = fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300))
        fixture.host.drag(from: CGPoint(x: 60, y: 60), to: .zero, duration: 0)
        var finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
        // The test's presentation reports that the preview's middle is at (7, 9) in the scene.
        #expect(fixture.picture.endings.first?.preview?.target.center == CGPoint(x: 7, y: 9 - 300))
        #expect(fixture.picture.endings.first?.preview?.target.container === target.view)
        #expect(fixture.picture.endings.first?.preview?.view === source.view)
        target.dropPreview = { _ in nil }
        finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
        #expect(fixture.picture.endings.count == 1)
        #expect(fixture.picture.endings.first?.preview == nil)
    }

    @Test("Previews of a cancelled drag return to the start of the lift unless the source retargets them")
    func cancelPreviews() {
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        var finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
        #expect(fixture.picture.endings.first?.preview?.target.center == CGPoint(x: 60, y: 60))
        source.cancelPreview = { _ in nil }
        finger = fixture.lift(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 400))
        finger.lift()
        #expect(fixture.picture.endings.count == 1)
        #expect(fixture.picture.endings.first?.preview == nil)
    }

    @Test("Drag interactions are enabled by default; adding an interaction to a second view removes it from the first")
    func enabledByDefault() {
        #expect(UIDragInteraction.isEnabledByDefault)
        let source = fixture.addSource("A", at: CGPoint(x: 20, y: 20))
        #expect(source.interaction.isEnabled)
        #expect(source.view.interactions.count == 1)
        let other = UIView(frame: CGRect(x: 120, y: 20, width: 80, height: 80))
        fixture.host.window.addSubview(other)
        other.addInteraction(source.interaction)
        #expect(source.interaction.view === other)
        #expect(source.view.gestureRecognizers == nil)
        fixture.lift(at: CGPoint(x: 60, y: 60)).lift()
        #expect(fixture.take() == [])
        fixture.lift(at: CGPoint(x: 160, y: 60)).lift()
        #expect(fixture.take().first == "A.itemsForBeginning")
        source.interaction.isEnabled = false
        fixture.lift(at: CGPoint(x: 160, y: 60)).lift()
        #expect(fixture.take() == [])
    }

    @Test("A copy of a drop proposal has the same properties")
    func proposals() {
        let proposal = UIDropProposal(operation: .move)
        proposal.isPrecise = true
        proposal.prefersFullSizePreview = true
        let copy = proposal.copy() as? UIDropProposal
        #expect(copy !== proposal)
        #expect(copy?.operation == .move)
        #expect(copy?.isPrecise == true)
        #expect(copy?.prefersFullSizePreview == true)
        #expect([UIDropOperation.cancel, .forbidden, .copy, .move].map(\.rawValue) == [0, 1, 2, 3])
    }
}
