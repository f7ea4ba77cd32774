import Foundation

/// How something that was dropped on a collection view goes where it belongs, and what the program animates along with it.
@MainActor
final class DropLanding: MainActorObject, UIDragAnimating {
    enum Place {
        case item(ItemPath?)
        case into(ItemPath?, CGRect)
        case placeholder(Int)
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
        animations.forEach { animator.addAnimations($0) }
        completions.forEach { animator.addCompletion($0) }
        (animations, completions) = ([], [])
    }

    // MARK: How it looks

    /// The way of what was lifted as `lifted`; nil fades it where it is.
    func preview(in view: UICollectionView, lifted: UITargetedDragPreview) -> UITargetedDragPreview? {
        switch place {
        case .target(let target): return lifted.retargetedPreview(with: target)
        case .into(let path, let rect):
            guard let cell = path.flatMap({ view.visibleCell(at: $0) }), cell.window != nil else { return nil }
            let size = lifted.size
            let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
            let target = UIDragPreviewTarget(
                container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                transform: CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01)))
            return lifted.retargetedPreview(with: target)
        case .item(let path):
            view.layoutIfNeeded()
            guard let path, let attributes = view.layoutAttributesForItem(at: path.indexPath), view.window != nil else { return nil }
            let target = UIDragPreviewTarget(container: view, center: attributes.center, transform: attributes.transform)
            guard let cell = view.visibleCell(at: path) else { return lifted.retargetedPreview(with: target) }
            cell.layoutIfNeeded()
            let parameters = view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: path.indexPath)
            return UITargetedDragPreview(view: cell, parameters: parameters ?? cell.previewParameters, target: target)
        case .placeholder(let id):
            view.layoutIfNeeded()
            guard let shown = view.arrangement?.place(ofHole: id), let placed = view.visible[.cell(shown)], view.window != nil,
                let cell = placed.view as? UICollectionViewCell
            else { return nil }
            let target = UIDragPreviewTarget(container: view, center: placed.attributes.center, transform: placed.attributes.transform)
            guard let parameters = view.placeholders[id]?.previewParametersProvider?(cell) else {
                return lifted.retargetedPreview(with: target)
            }
            cell.layoutIfNeeded()
            return UITargetedDragPreview(view: cell, parameters: parameters, target: target)
        }
    }
}
