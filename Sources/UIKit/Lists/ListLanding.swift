import Foundation

/// A landing position in a list, and the cell that appears there.
struct LandingSpot {
    let target: UIDragPreviewTarget
    /// The cell that replaces the preview during the animation. If nil, the lifted preview lands.
    var cell: (view: UIView, parameters: UIDragPreviewParameters)?
}

/// The landing of an item that was dropped on a list, and the app's animations alongside.
@MainActor
final class ListLanding: MainActorObject, UIDragAnimating {
    enum Place {
        /// The item becomes an item of the data.
        case item(ItemPath?)
        /// The item goes into an item of the data.
        case into(ItemPath?, CGRect)
        /// The item becomes a placeholder, which provides its position at the time.
        case placeholder(@MainActor () -> LandingSpot?)
        case target(UIDragPreviewTarget)
    }

    private var place: Place
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animator: (any UIDragAnimating)?

    init(_ place: Place) {
        self.place = place
        super.init(onMainActor: ())
    }

    /// The item whose cell is hidden until the preview has landed.
    var hiddenItem: ItemPath? {
        if case .item(let path) = place, animator != nil { return path }
        return nil
    }

    /// Updates the destination after a change of the data.
    func follow(_ map: UpdateMap) {
        switch place {
        case .item(let path): place = .item(path.flatMap { map.item(after: $0) })
        case .into(let path, let rect): place = .into(path.flatMap { map.item(after: $0) }, rect)
        case .placeholder, .target: break
        }
    }

    // MARK: What the program adds

    func addAnimations(_ animations: @escaping () -> Void) {
        if let animator { animator.addAnimations(animations) } else { self.animations.append(animations) }
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let animator { animator.addCompletion(completion) } else { completions.append(completion) }
    }

    /// The animation is about to begin.
    func begin(with animator: any UIDragAnimating) {
        self.animator = animator
        for change in animations { animator.addAnimations(change) }
        for completion in completions { animator.addCompletion(completion) }
        (animations, completions) = ([], [])
    }

    // MARK: How it looks

    /// The preview of the landing; nil fades the lifted one.
    func preview(in list: any ItemList, lifted: UITargetedDragPreview) -> UITargetedDragPreview? {
        switch place {
        case .target(let target): return lifted.retargetedPreview(with: target)
        case .into(let path, let rect):
            list.layoutIfNeeded()
            guard let cell = path.flatMap({ list.cell(ofDataItem: $0) }), cell.window != nil else { return nil }
            let size = lifted.size
            let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
            let target = UIDragPreviewTarget(
                container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                transform: CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01)))
            return lifted.retargetedPreview(with: target)
        case .item(let path): return preview(at: path.flatMap { list.landingSpot(ofDataItem: $0) }, in: list, lifted: lifted)
        case .placeholder(let find): return preview(at: find(), in: list, lifted: lifted)
        }
    }

    private func preview(at spot: LandingSpot?, in list: any ItemList, lifted: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let spot, list.window != nil else { return nil }
        guard let cell = spot.cell else { return lifted.retargetedPreview(with: spot.target) }
        cell.view.layoutIfNeeded()
        return UITargetedDragPreview(view: cell.view, parameters: cell.parameters, target: spot.target)
    }
}
