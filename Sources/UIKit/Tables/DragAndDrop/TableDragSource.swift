import Foundation

/// What is dragged off a table view.
@MainActor
final class TableDragSource: MainActorObject, UIDragInteractionDelegate {
    /// How much is seen of a cell whose picture is carried: that something is missing there, and what.
    static let leftPresence: CGFloat = 0.3

    private struct Entry {
        let item: UIDragItem
        let session: ObjectIdentifier
        /// Where its row is in the data; nil once that is gone.
        var path: ItemPath?
        var state: UITableViewCell.DragState
    }

    private weak var table: UITableView?
    private var entries: [Entry] = []
    private(set) lazy var interaction = UIDragInteraction(delegate: self)

    init(of table: UITableView) {
        self.table = table
        super.init(onMainActor: ())
    }

    /// Whether anything is lifted or dragged.
    var isActive: Bool { !entries.isEmpty }

    /// The row that a dragged thing was lifted off.
    func path(of item: UIDragItem) -> ItemPath? { entries.first { $0.item === item }?.path }

    func state(of path: ItemPath) -> UITableViewCell.DragState { entries.first { $0.path == path }?.state ?? .none }

    /// The data changed.
    func follow(_ map: UpdateMap) {
        for index in entries.indices { entries[index].path = entries[index].path.flatMap { map.item(after: $0) } }
    }

    /// The data are others now.
    func forgetPaths() {
        for index in entries.indices { entries[index].path = nil }
    }

    // MARK: What is dragged

    /// The row of the data at a point.
    private func path(at point: CGPoint) -> ItemPath? {
        guard let table, let shown = table.indexPathForRow(at: point).flatMap({ ItemPath($0) }) else { return nil }
        return table.dataPath(of: shown)
    }

    private func note(_ items: [UIDragItem], of session: any UIDragSession, at path: ItemPath, _ state: UITableViewCell.DragState) {
        entries += items.map { Entry(item: $0, session: ObjectIdentifier(session), path: path, state: state) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let table, let delegate = table.dragDelegate, table.reordering == nil, !table.swipe.isActive,
            let path = path(at: session.location(in: table))
        else { return [] }
        let items = delegate.tableView(table, itemsForBeginning: session, at: path.indexPath)
        note(items, of: session, at: path, .none)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let table, let delegate = table.dragDelegate, let path = path(at: point) else { return [] }
        let items = delegate.tableView(table, itemsForAddingTo: session, at: path.indexPath, point: point)
        note(items, of: session, at: path, .dragging)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        // Their pictures are taken after this.
        if addingInteraction === self.interaction { DispatchQueue.main.async { [weak self] in self?.table?.showDragStates() } }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let table, let path = path(of: item), let cell = table.cell(ofData: path), cell.window != nil else { return nil }
        let parameters = table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path.indexPath)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? cell.previewParameters)
    }

    // MARK: How far it is

    private func set(_ state: UITableViewCell.DragState, in session: any UIDragSession) {
        for index in entries.indices where entries[index].session == ObjectIdentifier(session) { entries[index].state = state }
        table?.showDragStates()
    }

    private func forget(_ session: any UIDragSession) {
        entries.removeAll { $0.session == ObjectIdentifier(session) }
        table?.showDragStates()
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        table?.unhighlight()
        set(.lifting, in: session)
        animator.addCompletion { [weak self] position in
            if position == .start { self?.forget(session) }
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        set(.dragging, in: session)
        if let table { table.dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        guard let table else { return true }
        return table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let table else { return false }
        return table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // To where its cell is now; what is not seen any more fades.
        guard let table, let path = path(of: item), let cell = table.cell(ofData: path), cell.window != nil else { return nil }
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: table, center: cell.center))
    }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        forget(session)
        if let table { table.dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    }
}

extension UITableViewCell {
    /// How the cell looks as it is lifted where the program says nothing: on its own background, with its own corners.
    var previewParameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        if row.corners != [] { parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: row.cornerRadius) }
        return parameters
    }
}
