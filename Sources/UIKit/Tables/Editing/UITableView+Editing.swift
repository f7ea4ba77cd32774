import Foundation

// Editing mode: deleting, inserting, marking and moving rows, and swipe actions.
extension UITableView {
    func baseSetEditing(to editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        swipe.close(animated: animated)
        self.editing = editing
        unhighlight()
        setSelection([])
        for (path, cell) in visibleRows where has(path) {
            UIView.performWithoutAnimation { cell.row = makeRow(path, of: cell) }
            cell.setEditing(editing && canEdit(path), animated: animated)
        }
        updateSelectionPan()
        findHeightsAgain(animated: animated)
    }

    /// Measures rows again, because editing controls change the width of their content.
    private func findHeightsAgain(animated: Bool) {
        guard isLoaded, updates == nil, !isUpdating, !isPlacing, !visibleRows.isEmpty else { return }
        guard rowHeight < 0 || tableDelegate != nil && !answeredByDefault.contains(.rowHeight) else { return }
        geometry.forgetRows()
        let change = { [self] in _ = run(TableUpdateRecord(), UpdateMap(), geometry, from: arrangement) }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Whether the data source allows editing a row.
    func canEdit(_ path: ItemPath) -> Bool {
        guard let dataSource, let data = dataPath(of: path) else { return false }
        return dataSource.tableView(self, canEditRowAt: data.indexPath)
    }

    /// The editing style of a row.
    func editingStyle(of path: ItemPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path), let data = dataPath(of: path) else { return .none }
        return tableDelegate?.tableView(self, editingStyleForRowAt: data.indexPath) ?? .delete
    }

    /// Whether the user can move a row. This requires that the data source implements moves and allows the move of this row.
    private func canMove(_ path: ItemPath) -> Bool { dataPath(of: path).map { canMove(data: $0) } ?? false }

    /// Whether the user can move the row at a data index path.
    func canMove(data path: ItemPath) -> Bool {
        guard let dataSource, !answeredByDefault.contains(.move) else { return false }
        return answeredByDefault.contains(.canMove) || dataSource.tableView(self, canMoveRowAt: path.indexPath)
    }

    /// The properties of a row for its cell. `isNew` is true if the cell did not display this row before.
    func makeRow(_ path: ItemPath, of cell: UITableViewCell, isNew: Bool = false) -> TableCellRow {
        var row = TableCellRow()
        if editing {
            // To avoid calling the delegate in every frame, a cell keeps its values until it is reused or editing ends.
            if !isNew, cell.isEditing, cell.tableView === self, !isUpdating {
                row.editingStyle = cell.row.editingStyle
                row.canMove = cell.row.canMove
            } else {
                row.editingStyle = editingStyle(of: path)
                row.canMove = canMove(path)
                let data = dataPath(of: path) ?? path
                cell.shouldIndentWhileEditing =
                    tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: data.indexPath) ?? true
            }
            row.marksSelection = allowsMultipleSelectionDuringEditing
        }
        let isFirst = path.item == 0
        let isLast = path.item == geometry.sections[path.section].rows.count - 1
        if separatorStyle == .none {
            row.lines = .none
        } else if isGrouped, isLast {
            row.lines = style == .insetGrouped ? .none : .belowWhole
        }
        row.hasLineAbove = separatorStyle != .none && style == .grouped && isFirst
        row.separatorColor = separatorColor
        row.separatorEffect = separatorEffect
        row.separatorInset = ownSeparatorInset
        row.insetIsFromEdges = separatorInsetReference == .fromCellEdges
        row.margin = style == .insetGrouped ? 16 : sideMargin
        row.indexWidth = indexWidth
        row.safeSides = safeSides
        if style == .insetGrouped {
            row.cornerRadius = Measure.corner
            if isFirst { row.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { row.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        return row
    }

    /// Updates the visible cells after a change of the table's appearance properties.
    func cellStyleDidChange() {
        for (path, cell) in visibleRows where has(path) { cell.row = makeRow(path, of: cell) }
        fillers.layOut(in: self)
    }

    // MARK: Controls

    /// Handles a tap on the edit control of a cell.
    func editControlWasTapped(of cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        switch cell.row.editingStyle {
        case .none: break
        case .insert: commit(.insert, at: path)
        case .delete:
            if swipe.openRow === cell { return swipe.close(animated: true) }
            if !swipe.open(cell, at: .trailing, animated: true) { commit(.delete, at: path) }
        }
    }

    /// Requests the data source to delete or insert a row.
    func commit(_ style: UITableViewCell.EditingStyle, at path: ItemPath) {
        guard let data = dataPath(of: path) else { return }
        dataSource?.tableView(self, commit: style, forRowAt: data.indexPath)
    }

    /// Requests the data source to move a row that is already displayed at its target.
    func commitMove(from source: ItemPath, to target: ItemPath) {
        (dataSource as? any MovedRowsFollowing)?.tableDidMoveRow(from: source.indexPath, to: target.indexPath)
        dataSource?.tableView(self, moveRowAt: source.indexPath, to: target.indexPath)
    }

    /// Whether the user can delete a row by a swipe or key. This requires that the data source commits deletions and that the row has the delete style.
    func mayDelete(_ path: ItemPath) -> Bool {
        has(path) && !answeredByDefault.contains(.commit) && editingStyle(of: path) == .delete
    }
}

extension UITableView: SwipeActionsList {
    func swipeRow(at point: CGPoint) -> UIView? {
        guard arrangement == nil, reordering == nil, let path = shownItem(at: point) else { return nil }
        return visibleRows[path]
    }

    func swipeActions(of row: UIView, at edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        guard let cell = row as? UITableViewCell, let path = path(of: cell), let data = dataPath(of: path), canEdit(path)
        else { return nil }
        // In editing mode only the edit control opens the actions.
        if editing, edge == .leading || editingStyle(of: path) != .delete { return nil }
        switch edge {
        case .leading: return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: data.indexPath)
        case .trailing:
            // Nil from either method selects the default, a delete action.
            if answeredByDefault.contains(.trailingSwipe) {
                if let actions = tableDelegate?.tableView(self, editActionsForRowAt: data.indexPath) {
                    return configuration(of: actions, for: cell)
                }
            } else if let given = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: data.indexPath) {
                return given
            }
            return editing || mayDelete(path) ? deletion(of: cell, data) : nil
        }
    }

    /// The default swipe action, which deletes the row at a data index path through the data source.
    private func deletion(of cell: UITableViewCell, _ data: ItemPath) -> UISwipeActionsConfiguration {
        let title =
            tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: data.indexPath) ?? LocalizedStrings.text("Delete")
        let action = UIContextualAction(style: .destructive, title: title) { [weak self, weak cell] _, _, done in
            if let self, let cell, let path = self.path(of: cell) { commit(.delete, at: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func configuration(of actions: [UITableViewRowAction], for cell: UITableViewCell) -> UISwipeActionsConfiguration? {
        guard !actions.isEmpty else { return nil }
        let made = actions.map { action in
            let made = UIContextualAction(style: action.style == .default ? .destructive : .normal, title: action.title) {
                [weak self, weak cell] _, _, done in
                if let self, let cell, let indexPath = self.indexPath(for: cell) { action.handler(action, indexPath) }
                // Editing actions (`UITableViewRowAction`) have no completion handler, so the row closes when the handler returns.
                done(true)
            }
            if let color = action.backgroundColor { made.backgroundColor = color }
            made.backgroundEffect = action.backgroundEffect
            return made
        }
        let configuration = UISwipeActionsConfiguration(actions: made)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func swipeDidBegin(_ row: UIView) {
        guard let cell = row as? UITableViewCell, let indexPath = indexPath(for: cell) else { return }
        unhighlight()
        cell.isSwiped = true
        if !editing { tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath) }
    }

    func swipeDidEnd(_ row: UIView) {
        guard let cell = row as? UITableViewCell else { return }
        cell.isSwiped = false
        if !editing { tableDelegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell)) }
    }
}
