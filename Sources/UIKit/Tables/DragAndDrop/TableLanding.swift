import Foundation

/// How something that was dropped on a table view goes where it belongs, and what the program animates along with it.
@MainActor
final class TableLanding: MainActorObject, UIDragAnimating {
    enum Place {
        case row(ItemPath?)
        case into(ItemPath?, CGRect)
        case placeholder(TablePlaceholder)
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

    /// The row whose cell is hidden until the picture has come to its place.
    var hiddenRow: ItemPath? {
        if case .row(let path) = place, animator != nil { return path }
        return nil
    }

    /// The data changed.
    func follow(_ map: UpdateMap) {
        switch place {
        case .row(let path): place = .row(path.flatMap { map.item(after: $0) })
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
    func preview(in table: UITableView, lifted: UITargetedDragPreview) -> UITargetedDragPreview? {
        table.layoutIfNeeded()
        switch place {
        case .target(let target): return lifted.retargetedPreview(with: target)
        case .into(let path, let rect):
            guard let cell = path.flatMap({ table.cell(ofData: $0) }), cell.window != nil else { return nil }
            let size = lifted.size
            let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
            let target = UIDragPreviewTarget(
                container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                transform: CGAffineTransform(scaleX: max(scale, 0.01), y: max(scale, 0.01)))
            return lifted.retargetedPreview(with: target)
        case .row(let path):
            guard let path, table.window != nil, let shown = table.shownPath(of: path), table.has(shown) else { return nil }
            let frame = table.frame(of: shown)
            let target = UIDragPreviewTarget(container: table, center: CGPoint(x: frame.midX, y: frame.midY))
            guard let cell = table.visibleRows[shown] else { return lifted.retargetedPreview(with: target) }
            cell.layoutIfNeeded()
            let parameters = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path.indexPath)
            return UITargetedDragPreview(view: cell, parameters: parameters ?? cell.previewParameters, target: target)
        case .placeholder(let placeholder):
            guard let cell = table.visibleRows[placeholder.shown], table.window != nil else { return nil }
            let target = UIDragPreviewTarget(container: table, center: cell.center)
            guard let parameters = placeholder.given.previewParameters(cell) else { return lifted.retargetedPreview(with: target) }
            cell.layoutIfNeeded()
            return UITargetedDragPreview(view: cell, parameters: parameters, target: target)
        }
    }
}

extension UITableViewPlaceholder {
    fileprivate func previewParameters(_ cell: UITableViewCell) -> UIDragPreviewParameters? {
        (self as? UITableViewDropPlaceholder)?.previewParametersProvider?(cell)
    }
}
