import UIKitTesting

@testable import UIKit

/// A screen that presents drags without a gesture.
@MainActor
final class FlockFixture {
    let host: TestHost
    let flock: FlockPresentation
    private(set) var items: [UIDragItem] = []

    init(size: CGSize = CGSize(width: 390, height: 560), dark: Bool = false) throws {
        host = TestHost(size: size)
        host.isDark = dark
        host.window.backgroundColor = .systemGroupedBackground
        guard let scene = host.window.windowScene else { throw FixtureError.noScene }
        flock = FlockPresentation(in: scene)
    }

    enum FixtureError: Error { case noScene }

    /// A card with a name and round corners.
    @discardableResult
    func card(_ name: String, _ color: UIColor, _ frame: CGRect, in container: UIView? = nil) -> UIView {
        let card = UIView(frame: frame)
        card.backgroundColor = color
        card.layer.cornerRadius = 12
        let label = UILabel(frame: card.bounds)
        label.text = name
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        card.addSubview(label)
        (container ?? host.window).addSubview(card)
        return card
    }

    /// Drag items for the previews, in the same order.
    func pictures(_ previews: [UITargetedDragPreview?]) -> [DragImage] {
        previews.map { preview in
            let item = UIDragItem(itemProvider: NSItemProvider())
            items.append(item)
            return DragImage(item: item, preview: preview)
        }
    }

    /// Lifts the items, and waits for the end of the animation.
    @discardableResult
    func lift(_ previews: [UITargetedDragPreview?], at point: CGPoint, waiting: TimeInterval = 0.5) -> TestAnimations {
        let animations = TestAnimations()
        flock.lift(pictures(previews), at: point, alongside: animations)
        host.advance(by: waiting)
        return animations
    }

    /// The end of each item, with the preview that `preview` returns for its index.
    func endings(_ preview: (Int) -> UITargetedDragPreview?) -> [DragEnding] {
        items.enumerated().map { DragEnding(item: $1, preview: preview($0), animator: TestAnimations()) }
    }

    func target(_ point: CGPoint, in container: UIView? = nil) -> UIDragPreviewTarget {
        UIDragPreviewTarget(container: container ?? host.window, center: point)
    }

    /// The appearance of a drag of all items.
    func appearance(_ operation: UIDropOperation?, fullSize: Bool = false, precise: Bool = false) -> DragAppearance {
        DragAppearance(operation: operation, itemCount: items.count, prefersFullSize: fullSize, isPrecise: precise)
    }

    /// The current visible frame of a platter, in the window's coordinates.
    func shown(_ index: Int) -> CGRect {
        guard let member = flock.member(of: items[index]) else { return .null }
        return host.presentedFrame(of: member.platter.face)
    }
}

/// Changes that an app adds to an animation.
@MainActor
final class TestAnimations: DragAnimations {
    private(set) var positions: [UIViewAnimatingPosition] = []
    private(set) var runs = 0
    var changes: () -> Void = {}

    func runAnimations() {
        runs += 1
        changes()
    }

    func finish(at position: UIViewAnimatingPosition) { positions.append(position) }
}
