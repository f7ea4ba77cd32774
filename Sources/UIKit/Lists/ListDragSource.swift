import Foundation

/// What is dragged off a table or a collection view.
@MainActor
final class ListDragSource: MainActorObject, UIDragInteractionDelegate {
    /// How far the drag of an item is.
    enum State: Int {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    private struct Entry {
        let item: UIDragItem
        let session: ObjectIdentifier
        /// Where its item is in the data; nil once that is gone.
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

    /// Whether anything is lifted or dragged.
    var isActive: Bool { !entries.isEmpty }

    /// The item of the data that a dragged thing was lifted off.
    func path(of item: UIDragItem) -> ItemPath? { entries.first { $0.item === item }?.path }

    func state(of path: ItemPath) -> State { entries.first { $0.path == path }?.state ?? .none }

    /// The data changed.
    func follow(_ map: UpdateMap) {
        for index in entries.indices { entries[index].path = entries[index].path.flatMap { map.item(after: $0) } }
    }

    /// The data are others now.
    func forgetPaths() {
        for index in entries.indices { entries[index].path = nil }
    }

    /// The item of the data that changes its place within the list, where one alone is dragged off it to be moved.
    func reordered(in session: any UIDropSession, as operation: UIDropOperation?) -> ItemPath? {
        guard operation == .move, session.allowsMoveOperation, session.localDragSession != nil, session.items.count == 1 else { return nil }
        return session.items.first.flatMap { path(of: $0) }
    }

    // MARK: What is dragged

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
        // Their pictures are taken after this.
        if addingInteraction === self.interaction { DispatchQueue.main.async { [weak self] in self?.list?.showDragStates() } }
    }

    /// The cell of a dragged thing; nil for one that is not seen.
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

    // MARK: How far it is

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
        // To where its cell is now; what is not seen any more fades.
        guard let list, let cell = cell(of: item) else { return nil }
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: list, center: cell.view.center))
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        forget(session)
        list?.dragDidEnd(session)
    }
}
