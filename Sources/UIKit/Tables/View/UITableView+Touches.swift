import Foundation

// A touch highlights a cell when the touch begins, and selects the cell when the touch ends. Cells do not handle touches. Touches that no subview
// of a cell handles reach the table view along the responder chain.
extension UITableView {
    /// Highlights the row under a new touch. Returns false without a row, or if highlighting is not allowed.
    func highlight(for touches: Set<UITouch>) -> Bool {
        guard highlighted == nil, let touch = touches.first, let path = row(under: touch), mayEverSelect else { return false }
        guard let data = dataPath(of: path), tableDelegate?.tableView(self, shouldHighlightRowAt: data.indexPath) ?? true, has(path)
        else { return false }
        highlighted = path
        visibleRows[path]?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: data.indexPath)
        return true
    }

    /// Selects the highlighted row if the touch ended inside its cell.
    func lift(_ touches: Set<UITouch>, modifiers: UIKeyModifierFlags) {
        guard let path = highlighted, let touch = touches.first else { return }
        let isInside = visibleRows[path].map { $0.bounds.contains(touch.location(in: $0)) } ?? false
        // A row that stays selected keeps its grey background.
        if isInside, mayEverSelect, !selection.contains(path) || !selectsSeveral, let cell = visibleRows[path], !cell.isSelected {
            unhighlight(animated: false)
        } else {
            unhighlight(animated: !isInside)
        }
        guard isInside, mayEverSelect, has(path) else { return }
        if isFirstResponder { moveCursor(to: path) }
        choose(path, modifiers: modifiers)
    }

    /// Removes the highlight.
    func unhighlight(animated: Bool = false) {
        guard let path = highlighted else { return }
        highlighted = nil
        visibleRows[path]?.setHighlighted(false, animated: animated)
        if let data = dataPath(of: path) { tableDelegate?.tableView(self, didUnhighlightRowAt: data.indexPath) }
    }

    /// The row whose cell was touched; nil without a displayed cell, or if the cell's user interaction is disabled.
    private func row(under touch: UITouch) -> ItemPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, let path = path(of: cell) {
                return cell.isUserInteractionEnabled && dataPath(of: path) != nil ? path : nil
            }
            view = current.superview
        }
        return nil
    }

    /// Shows the hover state of the row under the pointer, if it can be selected.
    func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        var path: ItemPath?
        if recognizer.state == .began || recognizer.state == .changed, mayEverSelect, !editing || selectsSeveral {
            path = shownItem(at: recognizer.location(in: self))
        }
        guard path != hovered else { return }
        if let hovered { visibleRows[hovered]?.isHovered = false }
        hovered = path
        if let path { visibleRows[path]?.isHovered = true }
    }

    /// Updates the hovered row after rows moved under a resting pointer.
    func followPointer() {
        if window != nil, hover.state == .began || hover.state == .changed { pointerMoved(hover) }
    }

    /// Handles a tap on the detail button of a cell.
    func accessoryWasTapped(of cell: UITableViewCell) {
        guard let path = path(of: cell), let data = dataPath(of: path) else { return }
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: data.indexPath)
        cellForRow(at: data.indexPath)?.onAccessory?()
    }
}
