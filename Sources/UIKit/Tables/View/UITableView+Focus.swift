import Foundation

extension UITableView: FocusList {
    var focusPath: IndexPath? { cursor.flatMap { has($0) ? $0.indexPath : nil } }

    func focusCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func focusPath(of view: UIView) -> IndexPath? {
        let cell = view as? UITableViewCell ?? view.enclosing(UITableViewCell.self)
        return cell.flatMap { indexPath(for: $0) }
    }

    /// The row that had the focus last, where keys are still at it or the view remembers it; or else the one that the delegate prefers, or
    /// the first that is selected, or the first in sight.
    var focusEntry: IndexPath? {
        guard rowsTakeKeys else { return nil }
        if let focusPath { return focusPath }
        if let preferred = tableDelegate?.indexPathForPreferredFocusedView(in: self), let path = ItemPath(preferred), has(path),
            mayFocus(path)
        {
            return preferred
        }
        return startingRow?.indexPath
    }

    /// Whether the focus can be at a row.
    func mayFocus(_ path: ItemPath) -> Bool { tableDelegate?.tableView(self, canFocusRowAt: path.indexPath) ?? true }

    func focusDidEnter(at path: IndexPath) {
        if let path = ItemPath(path) { keysDidCome(to: path) }
    }

    func focusDidLeave() {
        guard let cursor else { return }
        moveCursor(to: nil)
        if remembersLastFocusedIndexPath { self.cursor = cursor }
    }

    func mayUpdateFocus(in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) -> Bool {
        guard let tableDelegate else { return true }
        return tableDelegate.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, from: previous, to: next))
    }

    func tellFocusUpdate(
        in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?, with coordinator: UIFocusAnimationCoordinator
    ) {
        tableDelegate?.tableView(
            self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, from: previous, to: next), with: coordinator)
    }

    /// Has the focus go to a row from where it is, and answers whether it went.
    func focus(_ path: ItemPath, _ heading: UIFocusHeading) -> Bool {
        if path != cursor, let scene = window?.windowScene { return scene.focus.step(in: self, to: path.indexPath, heading: heading) }
        showFocus(at: path.indexPath)
        return true
    }
}
