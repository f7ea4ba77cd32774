import Foundation

// Rows are deleted, inserted and marked, and pulled aside for their actions.
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

    /// Controls leave the content of rows another width, in which it may have another height.
    private func findHeightsAgain(animated: Bool) {
        guard isLoaded, updates == nil, !isUpdating, !isPlacing, !visibleRows.isEmpty else { return }
        guard rowHeight < 0 || tableDelegate != nil && !answeredByDefault.contains(.rowHeight) else { return }
        geometry.forgetRows()
        let change = { [self] in _ = run(TableUpdateRecord(), UpdateMap(), geometry) }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Whether the data source lets a row be edited.
    func canEdit(_ path: ItemPath) -> Bool {
        guard let dataSource, let data = dataPath(of: path) else { return false }
        return dataSource.tableView(self, canEditRowAt: data.indexPath)
    }

    /// How a row is edited.
    func editingStyle(of path: ItemPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path), let data = dataPath(of: path) else { return .none }
        return tableDelegate?.tableView(self, editingStyleForRowAt: data.indexPath) ?? .delete
    }

    private func canMove(_ path: ItemPath) -> Bool {
        guard let dataSource, let data = dataPath(of: path) else { return false }
        return dataSource.tableView(self, canMoveRowAt: data.indexPath)
    }

    /// What a cell is told of its row.
    func makeRow(_ path: ItemPath, of cell: UITableViewCell) -> TableCellRow {
        var row = TableCellRow()
        if editing {
            // Not asked for each frame: a cell's answers hold until it is used again or the editing ends.
            if cell.isEditing, cell.tableView === self, !isUpdating {
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
        row.indexRoom = indexRoom
        row.safeSides = safeSides
        if style == .insetGrouped {
            row.cornerRadius = Measure.corner
            if isFirst { row.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { row.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        return row
    }

    /// The table says otherwise how cells look.
    func cellLooksDidChange() {
        for (path, cell) in visibleRows where has(path) { cell.row = makeRow(path, of: cell) }
        fillers.place(in: self)
    }

    // MARK: Controls

    /// The control at the leading end of a cell was touched.
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

    /// Lets the data source change a row.
    func commit(_ style: UITableViewCell.EditingStyle, at path: ItemPath) {
        guard let data = dataPath(of: path) else { return }
        dataSource?.tableView(self, commit: style, forRowAt: data.indexPath)
    }

    /// Whether a person can delete a row: where the program has said so, by itself.
    func mayDelete(_ path: ItemPath) -> Bool {
        guard dataSource != nil, has(path) else { return false }
        let style = editingStyle(of: path)
        let isMeant = !answeredByDefault.contains(.canEdit) || !answeredByDefault.contains(.editingStyle) && tableDelegate != nil
        return style == .delete && isMeant
    }
}

extension UITableView: SwipeActionsList {
    func swipeRow(at point: CGPoint) -> UIView? {
        guard arrangement == nil, reordering == nil, let path = indexPathForRow(at: point).flatMap({ ItemPath($0) }) else { return nil }
        return visibleRows[path]
    }

    func swipeActions(of row: UIView, at edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        guard let cell = row as? UITableViewCell, let path = path(of: cell), canEdit(path) else { return nil }
        // While rows are edited they are pulled aside by their control alone.
        if editing, edge == .leading || editingStyle(of: path) != .delete { return nil }
        switch edge {
        case .leading: return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path.indexPath)
        case .trailing:
            if let tableDelegate {
                let given = tableDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path.indexPath)
                if given != nil || !answeredByDefault.contains(.trailingSwipe) { return given }
                if let actions = tableDelegate.tableView(self, editActionsForRowAt: path.indexPath) {
                    return configuration(of: actions, for: cell)
                }
                if !answeredByDefault.contains(.rowActions) { return nil }
            }
            return editing || mayDelete(path) ? deletion(of: cell, path) : nil
        }
    }

    /// Deletion by the data source.
    private func deletion(of cell: UITableViewCell, _ path: ItemPath) -> UISwipeActionsConfiguration {
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path.indexPath) ?? LibraryWords.text("Delete")
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
                if let self, let cell, let path = self.path(of: cell) { action.handler(action, path.indexPath) }
                // As ever with these actions, the row stays aside until the editing ends.
                done(true)
            }
            if let color = action.backgroundColor { made.backgroundColor = color }
            return made
        }
        let configuration = UISwipeActionsConfiguration(actions: made)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func swipeDidBegin(_ row: UIView) {
        guard let cell = row as? UITableViewCell, let path = path(of: cell) else { return }
        unhighlight()
        cell.isSwiped = true
        if !editing { tableDelegate?.tableView(self, willBeginEditingRowAt: path.indexPath) }
    }

    func swipeDidEnd(_ row: UIView) {
        guard let cell = row as? UITableViewCell else { return }
        cell.isSwiped = false
        if !editing { tableDelegate?.tableView(self, didEndEditingRowAt: path(of: cell)?.indexPath) }
    }
}
