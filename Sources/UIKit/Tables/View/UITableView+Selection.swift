import Foundation

// Selection. The table view stores the selected paths and updates the cells' states from them.
extension UITableView {
    /// Posted after the user selected or deselected a row, once the delegate was notified. The object is the table view. Not posted for changes by the app.
    public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    /// The data index paths of the selected rows, in order.
    var selectedIndexPaths: [IndexPath] { selection.compactMap { dataPath(of: $0) }.sorted().map(\.indexPath) }

    /// Whether more than one row can be selected, in the current mode.
    var selectsSeveral: Bool { editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether the user can select rows, in the current mode.
    var mayEverSelect: Bool {
        editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    /// Sets the selection and updates the cells. Does not notify the delegate.
    func setSelection(_ paths: Set<ItemPath>, animated: Bool = false) {
        guard paths != selection else { return }
        let changed = selection.symmetricDifference(paths)
        selection = paths
        for path in changed { visibleRows[path]?.setSelected(paths.contains(path), animated: animated) }
    }

    func selectionRulesDidChange() {
        if !mayEverSelect {
            setSelection([])
        } else if !selectsSeveral, selection.count > 1, let first = selection.min() {
            setSelection([first])
        }
        updateSelectionPan()
        if editing { cellStyleDidChange() }
    }

    // MARK: Selection by the user

    /// Selects a row for the user, if the delegate allows it. Deselects all other rows unless several can be selected and `keepingOthers` is true.
    /// Returns the selected row, which the delegate may have replaced; nil if no row was selected.
    @discardableResult
    func select(_ path: ItemPath, keepingOthers: Bool) -> ItemPath? {
        guard mayEverSelect, has(path), var data = dataPath(of: path) else { return nil }
        var path = path
        if let tableDelegate {
            guard let answer = tableDelegate.tableView(self, willSelectRowAt: data.indexPath), let allowed = row(at: answer),
                let allowedData = dataPath(of: allowed)
            else { return nil }
            (path, data) = (allowed, allowedData)
        }
        if !keepingOthers || !selectsSeveral { deselectOthers(than: path) }
        guard has(path) else { return nil }
        setSelection(selection.union([path]), animated: false)
        tableDelegate?.tableView(self, didSelectRowAt: data.indexPath)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
        cellForRow(at: data.indexPath)?.onSelection?()
        return selection.contains(path) ? path : nil
    }

    /// Deselects a row for the user, if the delegate allows it.
    func deselect(_ path: ItemPath) {
        guard selection.contains(path), var data = dataPath(of: path) else { return }
        var path = path
        if let tableDelegate {
            guard let answer = tableDelegate.tableView(self, willDeselectRowAt: data.indexPath), let allowed = row(at: answer),
                let allowedData = dataPath(of: allowed)
            else { return }
            (path, data) = (allowed, allowedData)
        }
        guard selection.contains(path) else { return }
        setSelection(selection.subtracting([path]), animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: data.indexPath)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    private func deselectOthers(than path: ItemPath) {
        for other in selection.sorted() where other != path { deselect(other) }
    }

    func performPrimaryAction(of path: ItemPath) {
        guard let tableDelegate, has(path), let data = dataPath(of: path) else { return }
        guard tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: data.indexPath) else { return }
        tableDelegate.tableView(self, performPrimaryActionForRowAt: data.indexPath)
    }
}
