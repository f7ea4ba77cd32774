import Foundation

/// The target of a landing animation in a list, and the cell that appears there.
struct LandingTarget {
    let target: UIDragPreviewTarget
    /// The cell that replaces the preview during the animation. Nil keeps the lifted preview.
    var cell: (view: UIView, parameters: UIDragPreviewParameters)?
}

/// The landing animation of an item dropped on a list, with the app's additional animations.
@MainActor
final class ListLanding: MainActorObject, UIDragAnimating {
    enum Target {
        /// The drag item becomes an item of the data.
        case item(ItemPath?)
        /// The drag item is added to an existing item of the data.
        case into(ItemPath?, CGRect)
        /// The drag item becomes a placeholder, whose position the closure returns.
        case placeholder(@MainActor () -> LandingTarget?)
        case target(UIDragPreviewTarget)
    }

    private var destination: Target
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var animator: (any UIDragAnimating)?

    init(_ destination: Target) {
        self.destination = destination
        super.init(onMainActor: ())
    }

    /// The item whose cell is hidden until the preview has landed; nil for other destinations.
    var hiddenItem: ItemPath? {
        if case .item(let path) = destination, animator != nil { return path }
        return nil
    }

    /// Updates the destination after a change of the data.
    func follow(_ map: UpdateMap) {
        switch destination {
        case .item(let path): destination = .item(path.flatMap { map.item(after: $0) })
        case .into(let path, let rect): destination = .into(path.flatMap { map.item(after: $0) }, rect)
        case .placeholder, .target: break
        }
    }

    // MARK: The app's animations

    func addAnimations(_ animations: @escaping () -> Void) {
        if let animator { animator.addAnimations(animations) } else { self.animations.append(animations) }
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let animator { animator.addCompletion(completion) } else { completions.append(completion) }
    }

    /// Starts the animation.
    func begin(with animator: any UIDragAnimating) {
        self.animator = animator
        for change in animations { animator.addAnimations(change) }
        for completion in completions { animator.addCompletion(completion) }
        (animations, completions) = ([], [])
    }

    // MARK: Appearance

    /// The preview to which the lifted preview animates. Nil fades it out.
    func preview(in list: any ItemList, lifted: UITargetedDragPreview) -> UITargetedDragPreview? {
        switch destination {
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
        case .item(let path): return preview(at: path.flatMap { list.landingTarget(ofDataItem: $0) }, in: list, lifted: lifted)
        case .placeholder(let find): return preview(at: find(), in: list, lifted: lifted)
        }
    }

    private func preview(at spot: LandingTarget?, in list: any ItemList, lifted: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let spot, list.window != nil else { return nil }
        guard let cell = spot.cell else { return lifted.retargetedPreview(with: spot.target) }
        cell.view.layoutIfNeeded()
        return UITargetedDragPreview(view: cell.view, parameters: cell.parameters, target: spot.target)
    }
}
