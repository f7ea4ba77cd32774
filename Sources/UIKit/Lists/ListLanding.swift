import Foundation

/// Where something lands in a list, and the cell that it becomes there.
struct LandingSpot {
    let target: UIDragPreviewTarget
    /// What takes the picture's place on the way; nil lets what was lifted go there as it is.
    var cell: (view: UIView, parameters: UIDragPreviewParameters)?
}

/// How something that was dropped on a list goes where it belongs, and what the program animates along with it.
@MainActor
final class ListLanding: MainActorObject, UIDragAnimating {
    enum Place {
        /// It becomes an item of the data.
        case item(ItemPath?)
        /// It goes into one.
        case into(ItemPath?, CGRect)
        /// It becomes a placeholder, which says where it is by then.
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

    /// The item whose cell is hidden until the picture has come to its place.
    var hiddenItem: ItemPath? {
        if case .item(let path) = place, animator != nil { return path }
        return nil
    }

    /// The data changed.
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

    /// The way of what was lifted as `lifted`; nil fades it where it is.
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
