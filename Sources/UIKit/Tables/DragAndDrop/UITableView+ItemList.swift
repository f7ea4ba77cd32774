import Foundation

// What a table shares with collection views: see ``ItemList``.
extension UITableView: ItemList {
    /// How much is seen of a cell whose picture is carried: that something is missing there, and what.
    static let leftPresence: CGFloat = 0.3

    func shownItem(at point: CGPoint) -> ItemPath? { indexPathForRow(at: point).flatMap { ItemPath($0) } }
    func dataItem(at point: CGPoint) -> ItemPath? { shownItem(at: point).flatMap { dataPath(of: $0) } }
    func cell(ofDataItem path: ItemPath) -> UIView? { cell(ofData: path) }
    func endHighlight() { unhighlight() }
    func show(_ cell: UIView, isHighlighted: Bool) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: !isHighlighted)
    }

    // MARK: Selecting

    func performsOwnAction(at path: ItemPath) -> Bool { false }

    func mayBeginSelecting(at path: ItemPath) -> Bool {
        tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path.indexPath) == true
    }

    func didBeginSelecting(at path: ItemPath) {
        tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path.indexPath)
    }

    func didEndSelecting() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    // MARK: Opening

    func mayOpen(_ path: ItemPath, under context: any UISpringLoadedInteractionContext) -> Bool {
        // A row that is moved is always under the finger.
        if case .move(let source, _)? = room, source == path { return false }
        return tableDelegate?.tableView(self, shouldSpringLoadRowAt: path.indexPath, with: context) ?? true
    }

    // MARK: The menu of commands

    func hasEditMenu(at path: ItemPath) -> Bool {
        // UIKit's header: all three methods must be implemented.
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

    func landingSpot(ofDataItem path: ItemPath) -> LandingSpot? {
        layoutIfNeeded()
        guard let shown = shownPath(of: path), has(shown) else { return nil }
        let frame = frame(of: shown)
        let target = UIDragPreviewTarget(container: self, center: CGPoint(x: frame.midX, y: frame.midY))
        guard let cell = visibleRows[shown] else { return LandingSpot(target: target) }
        let parameters = dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path.indexPath)
        return LandingSpot(target: target, cell: (cell, parameters ?? cell.previewParameters))
    }

    /// Where a placeholder lands; nil where it is not seen.
    func landingSpot(of placeholder: TablePlaceholder) -> LandingSpot? {
        layoutIfNeeded()
        guard let cell = visibleRows[placeholder.shown] else { return nil }
        let parameters = (placeholder.given as? UITableViewDropPlaceholder)?.previewParametersProvider?(cell)
        return LandingSpot(target: UIDragPreviewTarget(container: self, center: cell.center), cell: parameters.map { (cell, $0) })
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

extension UITableViewCell.DragState {
    /// How far the drag of an item is, as its cell is told; nil where nothing can be dragged.
    init(_ state: ListDragSource.State?) {
        self = state.flatMap { Self(rawValue: $0.rawValue) } ?? .none
    }
}
