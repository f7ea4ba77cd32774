import Foundation

// Which rows are chosen. Their state is kept here, by path, and their cells follow it.
extension UITableView {
    /// A person selected or deselected a row of the table view, which is the notification's object. Posted after the delegate was told; not
    /// for rows that the app selects.
    public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    /// Whether several rows can be selected now.
    var selectsSeveral: Bool { editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether a person can select rows now.
    var mayEverSelect: Bool {
        editing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    /// Selects exactly `paths`; the cells follow, the delegate is not told.
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

    // MARK: A person selects

    /// Selects a row as a person did, if the delegate lets it; where one alone can be selected the others are deselected. Answers the row
    /// that is selected now.
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

    /// Deselects a row as a person did, if the delegate lets it.
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
