import Foundation

extension UITableView: FocusList {
    var focusIncludesNestedLists: Bool { true }

    func focusCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func focusPath(of view: UIView) -> IndexPath? {
        let cell = view as? UITableViewCell ?? view.enclosing(UITableViewCell.self)
        return cell.flatMap { indexPath(for: $0) }
    }

    var preferredFocusPath: IndexPath? { tableDelegate?.indexPathForPreferredFocusedView(in: self) }

    /// Whether a row can have the focus.
    func mayFocus(_ path: ItemPath) -> Bool {
        guard let data = dataPath(of: path) else { return false }
        return tableDelegate?.tableView(self, canFocusRowAt: data.indexPath) ?? true
    }

    func mayUpdateFocus(in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) -> Bool {
        guard let tableDelegate else { return true }
        return tableDelegate.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, from: previous, to: next))
    }

    func notifyFocusUpdate(
        in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?, with coordinator: UIFocusAnimationCoordinator
    ) {
        tableDelegate?.tableView(
            self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, from: previous, to: next), with: coordinator)
    }
}
