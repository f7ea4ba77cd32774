import Foundation

// Conformance to the interface that tables share with collection views; see ``ItemList``.
extension UITableView: ItemList {
    /// The alpha factor of a cell whose snapshot is being dragged: the cell stays faintly visible.
    static let leftPresence: CGFloat = 0.3

    func dataItem(at point: CGPoint) -> ItemPath? { indexPathForRow(at: point).flatMap { ItemPath($0) } }
    func dataItem(of path: ItemPath) -> ItemPath? { dataPath(of: path) }
    func item(ofDataItem path: ItemPath) -> ItemPath? { shownPath(of: path) }
    func cell(ofDataItem path: ItemPath) -> UIView? { cell(ofData: path) }
    func endHighlight() { unhighlight() }
    func show(_ cell: UIView, isHighlighted: Bool) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: !isHighlighted)
    }

    // MARK: Selecting

    func performsOwnAction(at path: ItemPath) -> Bool { false }

    func mayBeginSelecting(at path: ItemPath) -> Bool {
        guard let data = dataPath(of: path) else { return false }
        return tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: data.indexPath) == true
    }

    func didBeginSelecting(at path: ItemPath) {
        guard let data = dataPath(of: path) else { return }
        tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: data.indexPath)
    }

    func didEndSelecting() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    // MARK: Opening

    func mayOpen(_ path: ItemPath, under context: any UISpringLoadedInteractionContext) -> Bool {
        // A drag must not open the row that it moves, which is always under the touch.
        if case .move(let source, _)? = dropGap, source == path { return false }
        return tableDelegate?.tableView(self, shouldSpringLoadRowAt: path.indexPath, with: context) ?? true
    }

    // MARK: Edit menu

    func hasEditMenu(at path: ItemPath) -> Bool {
        // According to UIKit's header all three menu methods must be implemented.
        !answeredByDefault.contains(.commands) && tableDelegate?.tableView(self, shouldShowMenuForRowAt: path.indexPath) == true
    }

    func offers(_ action: Selector, at path: ItemPath, sender: Any?) -> Bool {
        tableDelegate?.tableView(self, canPerformAction: action, forRowAt: path.indexPath, withSender: sender) ?? false
    }

    func perform(_ action: Selector, at path: ItemPath, sender: Any?) {
        tableDelegate?.tableView(self, performAction: action, forRowAt: path.indexPath, withSender: sender)
    }

    // MARK: Dragging

    var mayBeDraggedOff: Bool { reordering == nil && !swipe.isActive }

    func items(for session: any UIDragSession, at path: ItemPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path.indexPath) ?? []
    }

    func items(toAddTo session: any UIDragSession, at path: ItemPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: path.indexPath, point: point) ?? []
    }

    func liftParameters(of cell: UIView, at path: ItemPath) -> UIDragPreviewParameters {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path.indexPath)
            ?? (cell as? UITableViewCell)?.previewParameters ?? UIDragPreviewParameters()
    }

    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

    func dragMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragStaysInApp(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    // MARK: Dropping

    func landingTarget(ofDataItem path: ItemPath) -> LandingTarget? {
        layoutIfNeeded()
        guard let shown = shownPath(of: path), has(shown) else { return nil }
        let frame = frame(of: shown)
        let target = UIDragPreviewTarget(container: self, center: CGPoint(x: frame.midX, y: frame.midY))
        guard let cell = visibleRows[shown] else { return LandingTarget(target: target) }
        let parameters = dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path.indexPath)
        return LandingTarget(target: target, cell: (cell, parameters ?? cell.previewParameters))
    }

    /// The drop target of a placeholder's cell; nil if that cell is not visible.
    func landingTarget(of placeholder: TablePlaceholder) -> LandingTarget? {
        layoutIfNeeded()
        guard let cell = visibleRows[placeholder.shown] else { return nil }
        let parameters = (placeholder.given as? UITableViewDropPlaceholder)?.previewParametersProvider?(cell)
        return LandingTarget(target: UIDragPreviewTarget(container: self, center: cell.center), cell: parameters.map { (cell, $0) })
    }
}

extension UITableViewCell {
    /// The default drag preview parameters: the cell's background and rounded corners.
    var previewParameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        if row.corners != [] { parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: row.cornerRadius) }
        return parameters
    }
}

extension UITableViewCell.DragState {
    /// Converts the drag state of a row to a cell's drag state. Nil, for a table without a drag delegate, becomes `none`.
    init(_ state: ListDragSource.State?) {
        self = state.flatMap { Self(rawValue: $0.rawValue) } ?? .none
    }
}
