import Foundation

// Selection. The selected paths are stored here; the cells' states follow.
extension UITableView {
    /// Posted after the user selected or deselected a row, once the delegate was notified. The object is the table view. Not posted for changes by the app.
    public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    /// Whether several rows can be selected at once, in the current mode.
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
        if editing { cellLooksDidChange() }
    }

    // MARK: Selection by the user

    /// Selects a row for the user, if the delegate allows it. Deselects the others unless several can be selected and `keepingOthers` is true.
    /// Returns the row that is selected afterwards.
    @discardableResult
    func select(_ path: ItemPath, keepingOthers: Bool) -> ItemPath? {
        guard mayEverSelect, has(path) else { return nil }
        var path = path
        if let tableDelegate {
            guard let answer = tableDelegate.tableView(self, willSelectRowAt: path.indexPath), let allowed = row(at: answer) else {
                return nil
            }
            path = allowed
        }
        if !keepingOthers || !selectsSeveral { deselectOthers(than: path) }
        guard has(path) else { return nil }
        setSelection(selection.union([path]), animated: false)
        tableDelegate?.tableView(self, didSelectRowAt: path.indexPath)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
        cellForRow(at: path.indexPath)?.onSelection?()
        return selection.contains(path) ? path : nil
    }

    /// Deselects a row for the user, if the delegate allows it.
    func deselect(_ path: ItemPath) {
        guard selection.contains(path) else { return }
        var path = path
        if let tableDelegate {
            guard let answer = tableDelegate.tableView(self, willDeselectRowAt: path.indexPath), let allowed = ItemPath(answer) else {
                return
            }
            path = allowed
        }
        guard selection.contains(path) else { return }
        setSelection(selection.subtracting([path]), animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: path.indexPath)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    private func deselectOthers(than path: ItemPath) {
        for other in selection.sorted() where other != path { deselect(other) }
    }

    func performPrimaryAction(of path: ItemPath) {
        guard let tableDelegate, has(path) else { return }
        guard tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path.indexPath) else { return }
        tableDelegate.tableView(self, performPrimaryActionForRowAt: path.indexPath)
    }
}
