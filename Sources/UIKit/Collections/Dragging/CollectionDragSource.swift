import Foundation

/// What is dragged off a collection view.
@MainActor
final class CollectionDragSource: MainActorObject, UIDragInteractionDelegate {
    /// How much is seen of a cell whose picture is carried: that something is missing there, and what.
    static let leftPresence: CGFloat = 0.25

    private struct Entry {
        let item: UIDragItem
        let session: ObjectIdentifier
        /// Where its cell's item is in the data; nil once that is gone.
        var path: ItemPath?
        var state: UICollectionViewCell.DragState
    }

    private weak var view: UICollectionView?
    private var entries: [Entry] = []
    private(set) lazy var interaction = UIDragInteraction(delegate: self)

    init(of view: UICollectionView) {
        self.view = view
        super.init(onMainActor: ())
    }

    /// Whether anything is lifted or dragged.
    var isActive: Bool { !entries.isEmpty }

    /// The item that a dragged thing was lifted off.
    func path(of item: UIDragItem) -> ItemPath? { entries.first { $0.item === item }?.path }

    func state(of path: ItemPath) -> UICollectionViewCell.DragState { entries.first { $0.path == path }?.state ?? .none }

    /// The data changed.
    func follow(_ map: UpdateMap) {
        for index in entries.indices { entries[index].path = entries[index].path.flatMap { map.item(after: $0) } }
    }

    /// The data are others now.
    func forgetPaths() {
        for index in entries.indices { entries[index].path = nil }
    }

    // MARK: What is dragged

    private func path(at point: CGPoint) -> ItemPath? { view?.indexPathForItem(at: point).flatMap { ItemPath($0) } }

    private func note(_ items: [UIDragItem], of session: any UIDragSession, at path: ItemPath, _ state: UICollectionViewCell.DragState) {
        entries += items.map { Entry(item: $0, session: ObjectIdentifier(session), path: path, state: state) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let view, let delegate = view.dragDelegate, view.movement == nil, let path = path(at: session.location(in: view)) else {
            return []
        }
        let items = delegate.collectionView(view, itemsForBeginning: session, at: path.indexPath)
        note(items, of: session, at: path, .none)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let view, let delegate = view.dragDelegate, let path = path(at: point) else { return [] }
        let items = delegate.collectionView(view, itemsForAddingTo: session, at: path.indexPath, point: point)
        note(items, of: session, at: path, .dragging)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        view?.showDragStates()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        path(of: item).flatMap { preview(of: $0) }
    }

    /// An item's cell, as it is; nil for one that is not seen.
    private func preview(of path: ItemPath) -> UITargetedDragPreview? {
        guard let view, let cell = view.visibleCell(at: path), cell.window != nil else { return nil }
        let parameters = view.dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: path.indexPath)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? cell.previewParameters)
    }

    // MARK: How far it is

    private func set(_ state: UICollectionViewCell.DragState, in session: any UIDragSession) {
        for index in entries.indices where entries[index].session == ObjectIdentifier(session) { entries[index].state = state }
        view?.showDragStates()
    }

    private func forget(_ session: any UIDragSession) {
        entries.removeAll { $0.session == ObjectIdentifier(session) }
        view?.showDragStates()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        view?.unhighlight()
        set(.lifting, in: session)
        animator.addCompletion { [weak self] position in
            if position == .start { self?.forget(session) }
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        set(.dragging, in: session)
        guard let view else { return }
        view.dragDelegate?.collectionView(view, dragSessionWillBegin: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        guard let view else { return true }
        return view.dragDelegate?.collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let view else { return false }
        return view.dragDelegate?.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // To where its cell is now; what is not seen any more fades.
        guard let view, let path = path(of: item), let cell = view.visibleCell(at: path), cell.window != nil else { return nil }
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: view, center: cell.center))
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        forget(session)
        guard let view else { return }
        view.dragDelegate?.collectionView(view, dragSessionDidEnd: session)
    }
}

extension UICollectionViewCell {
    /// How the cell looks as it is lifted where the program says nothing: on its own background, with its own corners.
    var previewParameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        if layer.cornerRadius > 0 || contentView.layer.cornerRadius > 0 { parameters.backgroundColor = .clear }
        if layer.cornerRadius == 0, contentView.layer.cornerRadius > 0 {
            parameters.visiblePath = UIBezierPath(roundedRect: contentView.frame, cornerRadius: contentView.layer.cornerRadius)
        }
        return parameters
    }
}
