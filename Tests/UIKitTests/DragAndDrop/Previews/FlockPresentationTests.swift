import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Presentation of drags")
struct FlockPresentationTests {
    private func near(_ a: CGPoint?, _ b: CGPoint, _ tolerance: CGFloat = 0.5) -> Bool {
        guard let a else { return false }
        return hypot(a.x - b.x, a.y - b.y) <= tolerance
    }

    private func middle(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

    // MARK: Lifting

    @Test("A lift scales the preview, casts a shadow and runs the app's animations alongside")
    func lifts() throws {
        let fixture = try FlockFixture()
        let card = fixture.card("A", .systemRed, CGRect(x: 50, y: 100, width: 120, height: 80))
        let badge = UIView()
        fixture.host.window.addSubview(badge)
        let animations = TestAnimations()
        animations.changes = { badge.alpha = 0 }
        fixture.flock.lift(fixture.pictures([UITargetedDragPreview(view: card)]), at: CGPoint(x: 60, y: 110), alongside: animations)
        fixture.host.advance(by: 1.0 / 60)
        #expect(fixture.shown(0).width < 123, "It begins where the view is")
        fixture.host.advance(by: 0.05)
        #expect(badge.layer.presentation().map { $0.opacity > 0 && $0.opacity < 1 } == true)
        fixture.host.advance(by: 0.3)
        #expect(near(middle(fixture.shown(0)), CGPoint(x: 110, y: 140)))
        #expect(fixture.shown(0).width > 125 && fixture.shown(0).width < 140)
        #expect(animations.runs == 1)
        #expect(animations.positions.isEmpty, "It may still be taken back")
        #expect(!card.isHidden && card.superview === fixture.host.window, "The view itself stays")
        fixture.flock.begin(at: CGPoint(x: 70, y: 110))
        #expect(animations.positions == [.end])
    }

    @Test("A drag that begins during the lift animation does not shorten it")
    func beginsEarly() throws {
        let fixture = try FlockFixture()
        let card = fixture.card("A", .systemRed, CGRect(x: 50, y: 100, width: 120, height: 80))
        let animations = fixture.lift([UITargetedDragPreview(view: card)], at: CGPoint(x: 60, y: 110), waiting: 0.05)
        fixture.flock.begin(at: CGPoint(x: 70, y: 110))
        #expect(animations.positions.isEmpty)
        fixture.host.advance(by: 0.3)
        #expect(animations.positions == [.end])
    }

    @Test("A cancelled lift reverts everything, including the app's animations", arguments: [0.1, 0.8])
    func cancelledLift(waiting: TimeInterval) throws {
        let fixture = try FlockFixture()
        let card = fixture.card("A", .systemRed, CGRect(x: 50, y: 100, width: 120, height: 80))
        let animations = TestAnimations()
        animations.changes = { card.alpha = 0.2 }
        fixture.flock.lift(fixture.pictures([UITargetedDragPreview(view: card)]), at: CGPoint(x: 60, y: 110), alongside: animations)
        fixture.host.advance(by: waiting)
        var ended = 0
        fixture.flock.setDown { ended += 1 }
        fixture.host.advance(by: 0.4)
        #expect(ended == 1)
        #expect(animations.positions == [.start])
        #expect(card.alpha == 1)
        #expect(abs(fixture.shown(0).width - 120) < 0.1)
        fixture.flock.end()
        #expect(ended == 1 && animations.positions == [.start])
    }

    @Test("A lift without visible previews can be cancelled, or can begin a drag")
    func invisiblePreviews() throws {
        let fixture = try FlockFixture()
        let down = fixture.lift([nil], at: .zero)
        var ended = false
        fixture.flock.setDown { ended = true }
        #expect(ended && down.positions == [.start])
        let other = try FlockFixture()
        let begun = other.lift([nil, nil], at: .zero)
        other.flock.begin(at: .zero)
        #expect(begun.positions == [.end])
        other.flock.show(other.appearance(.copy))
        var dropped = 0
        let endings = other.endings { _ in nil }
        other.flock.drop(endings) { dropped += 1 }
        other.host.advance(by: 1)
        #expect(dropped == 1)
        #expect(endings.allSatisfy { ($0.animator as? TestAnimations)?.positions == [.end] })
    }

    // MARK: Dragging

    @Test("The touched point of the preview stays under the finger, and the preview moves in the same frame as the finger")
    func follows() throws {
        let fixture = try FlockFixture()
        let card = fixture.card("A", .systemRed, CGRect(x: 50, y: 100, width: 120, height: 80))
        fixture.lift([UITargetedDragPreview(view: card)], at: CGPoint(x: 60, y: 110))
        fixture.flock.begin(at: CGPoint(x: 60, y: 110))
        fixture.host.advance(by: 1)
        fixture.flock.move(to: CGPoint(x: 200, y: 300))
        fixture.host.advance(by: 1.0 / 60)
        #expect(near(middle(fixture.shown(0)), CGPoint(x: 250, y: 330)))
        #expect(near(fixture.flock.center(of: fixture.items[0]), CGPoint(x: 250, y: 330)))
    }

    @Test("Large previews are scaled down around the finger, unless full size is preferred")
    func sizes() throws {
        let fixture = try FlockFixture()
        let card = fixture.card("A", .systemRed, CGRect(x: 20, y: 100, width: 320, height: 200))
        fixture.lift([UITargetedDragPreview(view: card)], at: CGPoint(x: 40, y: 280))
        fixture.flock.begin(at: CGPoint(x: 40, y: 280))
        fixture.flock.show(fixture.appearance(nil))
        fixture.host.advance(by: 1)
        let small = fixture.shown(0)
        #expect(small.width < 180 && small.contains(CGPoint(x: 40, y: 280)))
        fixture.flock.show(fixture.appearance(.copy, fullSize: true))
        fixture.host.advance(by: 1)
        #expect(fixture.shown(0).width > 320 && fixture.shown(0).contains(CGPoint(x: 40, y: 280)))
        fixture.flock.show(fixture.appearance(.copy))
        fixture.host.advance(by: 1)
        #expect(abs(fixture.shown(0).width - small.width) < 0.5)
    }

    @Test("Dragged items gather under the finger, only the topmost ones are drawn, and added items move to the others")
    func gathers() throws {
        let fixture = try FlockFixture()
        let cards = (0..<12).map { fixture.card("", .systemRed, CGRect(x: 20 + 30 * CGFloat($0), y: 20, width: 24, height: 24)) }
        fixture.lift(cards.prefix(10).map { UITargetedDragPreview(view: $0) }, at: CGPoint(x: 30, y: 30))
        fixture.flock.begin(at: CGPoint(x: 100, y: 300))
        fixture.host.advance(by: 1)
        for index in 0..<10 { #expect(hypot(fixture.shown(index).midX - 100, fixture.shown(index).midY - 300) < 20) }
        #expect(fixture.flock.members.filter { !$0.platter.isHidden }.count == PreviewConstants.flockDepth)
        fixture.flock.add(fixture.pictures([UITargetedDragPreview(view: cards[11])]))
        fixture.host.advance(by: 1.0 / 60)
        #expect(fixture.shown(10).midX > 300, "It comes from where it was tapped")
        fixture.host.advance(by: 1)
        #expect(hypot(fixture.shown(10).midX - 100, fixture.shown(10).midY - 300) < 20)
    }

    @Test("During the drag an item's preview provider is called once, and not for hidden items")
    func providers() throws {
        let fixture = try FlockFixture()
        let cards = (0..<9).map { fixture.card("", .systemRed, CGRect(x: 20 + 30 * CGFloat($0), y: 20, width: 24, height: 24)) }
        let pictures = fixture.pictures(cards.map { UITargetedDragPreview(view: $0) })
        var calls = 0
        let carried = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        for (index, item) in fixture.items.enumerated() {
            item.previewProvider = {
                calls += 1
                return index == 0 ? UIDragPreview(view: carried) : nil
            }
        }
        fixture.flock.lift(pictures, at: CGPoint(x: 30, y: 30), alongside: TestAnimations())
        fixture.host.advance(by: 0.3)
        #expect(calls == 0)
        fixture.flock.begin(at: CGPoint(x: 100, y: 100))
        fixture.host.advance(by: 1)
        fixture.flock.show(fixture.appearance(.copy, fullSize: true))
        fixture.host.advance(by: 1)
        #expect(calls == PreviewConstants.flockDepth)
        #expect(abs(fixture.shown(0).width - 100) < 16 && carried.window === fixture.flock.overlay)
        fixture.flock.end()
        #expect(carried.window == nil)
    }

    @Test("The badge shows the operation and the number of items")
    func badges() {
        #expect(DragBadgeView.Content(nil, itemCount: 1) == nil)
        #expect(DragBadgeView.Content(.cancel, itemCount: 1) == nil)
        #expect(DragBadgeView.Content(.move, itemCount: 1) == nil)
        #expect(DragBadgeView.Content(.cancel, itemCount: 4) == .count(4))
        #expect(DragBadgeView.Content(.move, itemCount: 2) == .count(2))
        #expect(DragBadgeView.Content(.copy, itemCount: 1) == .copy(1))
        #expect(DragBadgeView.Content(.copy, itemCount: 7) == .copy(7))
        #expect(DragBadgeView.Content(.forbidden, itemCount: 7) == .forbidden)
    }

    // MARK: Drop and cancel

    @Test("A drop animates previews to their targets, with scale, rotation and the app's animations, and ends once")
    func drops() throws {
        let fixture = try FlockFixture()
        let well = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
        fixture.host.window.addSubview(well)
        let cards = (0..<2).map { fixture.card("", .systemRed, CGRect(x: 20 + 130 * CGFloat($0), y: 20, width: 120, height: 80)) }
        fixture.lift(cards.map { UITargetedDragPreview(view: $0) }, at: CGPoint(x: 30, y: 30))
        fixture.flock.begin(at: CGPoint(x: 150, y: 200))
        fixture.host.advance(by: 1)
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let endings = fixture.endings { index in
            let target = UIDragPreviewTarget(container: well, center: CGPoint(x: 50 + 100 * index, y: 60), transform: half)
            return UITargetedDragPreview(view: cards[index]).retargetedPreview(with: target)
        }
        let first = endings[0].animator as? TestAnimations
        first?.changes = { well.alpha = 0.5 }
        var ended = 0
        fixture.flock.drop(endings) { ended += 1 }
        fixture.host.advance(by: 0.1)
        let alpha = well.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.5 && alpha < 1 && ended == 0)
        fixture.host.advance(by: 0.28)
        #expect(near(middle(fixture.shown(0)), CGPoint(x: 150, y: 360), 2))
        #expect(near(middle(fixture.shown(1)), CGPoint(x: 250, y: 360), 2))
        #expect(abs(fixture.shown(0).width - 60) < 2)
        fixture.host.advance(by: 1)
        #expect(ended == 1 && first?.positions == [.end] && first?.runs == 1)
        fixture.flock.end()
        #expect(ended == 1)
        #expect(fixture.host.window.windowScene?.windows.count == 1)
    }

    @Test("If the target's container scrolls during the drop animation, the preview ends at the target's new position")
    func movingTarget() throws {
        let fixture = try FlockFixture()
        let scroll = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        fixture.host.window.addSubview(scroll)
        let card = fixture.card("", .systemRed, CGRect(x: 20, y: 20, width: 60, height: 60))
        fixture.lift([UITargetedDragPreview(view: card)], at: CGPoint(x: 30, y: 30))
        fixture.flock.begin(at: CGPoint(x: 150, y: 200))
        fixture.flock.drop(
            fixture.endings { _ in
                UITargetedDragPreview(view: card).retargetedPreview(with: fixture.target(CGPoint(x: 100, y: 100), in: scroll))
            }
        ) {}
        fixture.host.advance(by: 0.2)
        scroll.bounds.origin.y = 50
        fixture.host.advance(by: 0.18)
        #expect(near(middle(fixture.shown(0)), CGPoint(x: 100, y: 250), 2))
    }

    @Test("A cancelled drag returns its preview to the position of the lift, even if the lifted view was hidden meanwhile")
    func cancels() throws {
        let fixture = try FlockFixture()
        let card = fixture.card("A", .systemRed, CGRect(x: 50, y: 100, width: 120, height: 80))
        fixture.lift([UITargetedDragPreview(view: card)], at: CGPoint(x: 60, y: 110))
        let face = fixture.flock.member(of: fixture.items[0])?.platter.face
        fixture.items[0].previewProvider = { UIDragPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))) }
        fixture.flock.begin(at: CGPoint(x: 60, y: 110))
        card.isHidden = true
        fixture.flock.move(to: CGPoint(x: 300, y: 400))
        fixture.host.advance(by: 1)
        var ended = 0
        fixture.flock.cancel(fixture.endings { _ in UITargetedDragPreview(view: card) }) { ended += 1 }
        #expect(fixture.flock.member(of: fixture.items[0])?.platter.face === face)
        fixture.host.advance(by: 0.38)
        #expect(near(middle(fixture.shown(0)), CGPoint(x: 110, y: 140), 2))
        fixture.host.advance(by: 0.5)
        #expect(ended == 1)
    }

    @Test("On a drop, items without a target, or with a target that is no longer visible, fade out")
    func fades() throws {
        let fixture = try FlockFixture()
        let cards = (0..<3).map { fixture.card("", .systemRed, CGRect(x: 20 + 70 * CGFloat($0), y: 20, width: 60, height: 60)) }
        let removed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.host.window.addSubview(removed)
        fixture.lift(cards.map { UITargetedDragPreview(view: $0) }, at: CGPoint(x: 30, y: 30))
        fixture.flock.begin(at: CGPoint(x: 150, y: 200))
        fixture.host.advance(by: 1)
        let target = UITargetedDragPreview(view: cards[1]).retargetedPreview(with: fixture.target(.zero, in: removed))
        let flat = UITargetedDragPreview(view: cards[2])
            .retargetedPreview(with: UIDragPreviewTarget(container: cards[2], center: .zero))
        removed.removeFromSuperview()
        cards[2].transform = CGAffineTransform(scaleX: 0, y: 1)
        let endings = fixture.endings { [nil, target, flat][$0] }
        var ended = 0
        fixture.flock.drop(endings) { ended += 1 }
        fixture.host.advance(by: 0.1)
        let platters = fixture.items.compactMap { fixture.flock.member(of: $0)?.platter }
        for platter in platters { #expect((platter.layer.presentation()?.opacity ?? 1) < 1) }
        #expect(near(middle(fixture.shown(0)), CGPoint(x: 150, y: 200), 60))
        fixture.host.advance(by: 0.5)
        #expect(ended == 1 && endings.allSatisfy { ($0.animator as? TestAnimations)?.positions == [.end] })
    }

    // MARK: Interruptions

    @Test("Ending the presentation during the drop animation calls the remaining completions once, and removes the overlay window")
    func endsEarly() throws {
        let fixture = try FlockFixture()
        let card = fixture.card("A", .systemRed, CGRect(x: 50, y: 100, width: 120, height: 80))
        let lifting = fixture.lift([UITargetedDragPreview(view: card)], at: CGPoint(x: 60, y: 110), waiting: 0.05)
        fixture.flock.begin(at: CGPoint(x: 60, y: 110))
        let endings = fixture.endings { _ in UITargetedDragPreview(view: card) }
        var ended = 0
        fixture.flock.drop(endings) { ended += 1 }
        fixture.host.advance(by: 0.05)
        fixture.flock.end()
        #expect(ended == 1 && lifting.positions == [.end])
        #expect((endings[0].animator as? TestAnimations)?.positions == [.end])
        fixture.host.advance(by: 1)
        fixture.flock.end()
        fixture.flock.move(to: .zero)
        fixture.flock.show(fixture.appearance(.copy))
        #expect(ended == 1 && fixture.flock.overlay.windowScene == nil)
    }

    @Test("If the source leaves its window during the drag, the preview stays")
    func sourceRemoved() throws {
        let fixture = try FlockFixture()
        let card = fixture.card("A", .systemRed, CGRect(x: 50, y: 100, width: 120, height: 80))
        fixture.lift([UITargetedDragPreview(view: card)], at: CGPoint(x: 60, y: 110))
        card.removeFromSuperview()
        fixture.flock.begin(at: CGPoint(x: 160, y: 210))
        fixture.host.advance(by: 1)
        let red = fixture.host.snapshot()
        #expect(fixture.shown(0).width > 120)
        fixture.flock.end()
        fixture.host.advance(by: 0.1)
        #expect(red != fixture.host.snapshot())
    }

    @Test("Hit tests do not find previews, the app's window stays key, and the app's windows do not include the previews' windows")
    func overlay() throws {
        let fixture = try FlockFixture()
        let card = fixture.card("A", .systemRed, CGRect(x: 50, y: 100, width: 120, height: 80))
        fixture.lift([UITargetedDragPreview(view: card)], at: CGPoint(x: 60, y: 110))
        let stack = fixture.host.window.windowScene?.windowStack
        #expect(stack?.hitTest(CGPoint(x: 60, y: 110), with: nil)?.view.isDescendant(of: card) == true)
        #expect(fixture.host.window.isKeyWindow)
        #expect(fixture.host.window.windowScene?.windows == [fixture.host.window])
    }

    @Test("With reduced motion previews neither move nor grow")
    func reducedMotion() throws {
        let fixture = try FlockFixture()
        fixture.host.reducesMotion = true
        let cards = (0..<2).map { fixture.card("", .systemRed, CGRect(x: 20 + 230 * CGFloat($0), y: 20, width: 60, height: 60)) }
        fixture.lift(cards.map { UITargetedDragPreview(view: $0) }, at: CGPoint(x: 30, y: 30))
        #expect(abs(fixture.shown(0).width - 60) < 0.1)
        fixture.flock.begin(at: CGPoint(x: 100, y: 300))
        fixture.host.advance(by: 1.0 / 60)
        #expect(fixture.shown(1).midX < 150, "The preview is there immediately")
        var ended = 0
        fixture.flock.cancel(fixture.endings { UITargetedDragPreview(view: cards[$0]) }) { ended += 1 }
        fixture.host.advance(by: 0.2)
        #expect(fixture.shown(0).midY > 280, "It does not fly back")
        fixture.host.advance(by: 0.5)
        #expect(ended == 1)
    }

    @Test("Two simultaneous drags are independent")
    func two() throws {
        let fixture = try FlockFixture()
        let scene = try #require(fixture.host.window.windowScene)
        let other = FlockPresentation(in: scene)
        let card = fixture.card("A", .systemRed, CGRect(x: 50, y: 100, width: 120, height: 80))
        let item = UIDragItem(itemProvider: NSItemProvider())
        fixture.lift([UITargetedDragPreview(view: card)], at: CGPoint(x: 60, y: 110))
        other.lift(
            [DragImage(item: item, preview: UITargetedDragPreview(view: card))], at: CGPoint(x: 160, y: 170), alongside: TestAnimations())
        fixture.flock.begin(at: CGPoint(x: 60, y: 110))
        other.begin(at: CGPoint(x: 160, y: 170))
        fixture.flock.move(to: CGPoint(x: 60, y: 400))
        fixture.host.advance(by: 1)
        fixture.flock.end()
        #expect(near(other.center(of: item), CGPoint(x: 110, y: 140)))
        #expect(other.overlay.windowScene === scene)
    }
}
