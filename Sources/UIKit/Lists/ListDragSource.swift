import Foundation

/// The drags from a table or collection view.
@MainActor
final class ListDragSource: MainActorObject, UIDragInteractionDelegate {
    /// The state of the drag of an item.
    enum State: Int {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    private struct Entry {
        let item: UIDragItem
        let session: ObjectIdentifier
        /// The item's index path in the data; nil after it was deleted.
        var path: ItemPath?
        var state: State
    }

    private weak var list: (any ItemList)?
    private var entries: [Entry] = []
    private(set) lazy var interaction = UIDragInteraction(delegate: self)

    init(of list: any ItemList) {
        self.list = list
        super.init(onMainActor: ())
    }

    /// Whether an item is lifted or dragged.
    var isActive: Bool { !entries.isEmpty }

    /// The index path of a dragged item in the data source; nil if the item was deleted.
    func path(of item: UIDragItem) -> ItemPath? { entries.first { $0.item === item }?.path }

    func state(of path: ItemPath) -> State { entries.first { $0.path == path }?.state ?? .none }

    /// Updates the index paths after a change of the data.
    func follow(_ map: UpdateMap) {
        for index in entries.indices { entries[index].path = entries[index].path.flatMap { map.item(after: $0) } }
    }

    /// Clears the index paths after a reload.
    func forgetPaths() {
        for index in entries.indices { entries[index].path = nil }
    }

    /// The item that is being reordered within the list: the only item of a local drag with the move operation. Otherwise nil.
    func reordered(in session: any UIDropSession, as operation: UIDropOperation?) -> ItemPath? {
        guard operation == .move, session.allowsMoveOperation, session.localDragSession != nil, session.items.count == 1 else { return nil }
        return session.items.first.flatMap { path(of: $0) }
    }

    // MARK: Dragged items

    private func note(_ items: [UIDragItem], of session: any UIDragSession, at path: ItemPath, _ state: State) {
        entries += items.map { Entry(item: $0, session: ObjectIdentifier(session), path: path, state: state) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let list, list.mayBeDraggedOff, let path = list.dataItem(at: session.location(in: list)) else { return [] }
        let items = list.items(for: session, at: path)
        note(items, of: session, at: path, .none)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let list, let path = list.dataItem(at: point) else { return [] }
        let items = list.items(toAddTo: session, at: path, point: point)
        note(items, of: session, at: path, .dragging)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        // Deferred, because the previews are created after this call.
        if addingInteraction === self.interaction { DispatchQueue.main.async { [weak self] in self?.list?.showDragStates() } }
    }

    /// The cell of a dragged item; nil if it is not visible.
    private func cell(of item: UIDragItem) -> (view: UIView, path: ItemPath)? {
        guard let list, let path = path(of: item), let cell = list.cell(ofDataItem: path), cell.window != nil else { return nil }
        return (cell, path)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let cell = cell(of: item) else { return nil }
        return UITargetedDragPreview(view: cell.view, parameters: list.liftParameters(of: cell.view, at: cell.path))
    }

    // MARK: Drag state

    private func set(_ state: State, in session: any UIDragSession) {
        for index in entries.indices where entries[index].session == ObjectIdentifier(session) { entries[index].state = state }
        list?.showDragStates()
    }

    private func forget(_ session: any UIDragSession) {
        entries.removeAll { $0.session == ObjectIdentifier(session) }
        list?.showDragStates()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        list?.endHighlight()
        set(.lifting, in: session)
        animator.addCompletion { [weak self] position in
            if position == .start { self?.forget(session) }
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        set(.dragging, in: session)
        list?.dragWillBegin(session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list?.dragMayMove(session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        list?.dragStaysInApp(session) ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // The item's preview returns to the current position of the cell, or fades out if the cell is not visible.
        guard let list, let cell = cell(of: item) else { return nil }
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: list, center: cell.view.center))
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        forget(session)
        list?.dragDidEnd(session)
    }
}
