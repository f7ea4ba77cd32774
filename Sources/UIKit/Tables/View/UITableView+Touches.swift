import Foundation

// A touch highlights a cell when it comes down and selects it when it is lifted. Cells do not take touches themselves: these come here
// along the responder chain, unless something in the cell takes them.
extension UITableView {
    /// A touch came down: highlights the row under it. False where there is none, or it is not to be.
    func highlight(for touches: Set<UITouch>) -> Bool {
        guard highlighted == nil, let touch = touches.first, let path = row(under: touch), mayEverSelect else { return false }
        guard tableDelegate?.tableView(self, shouldHighlightRowAt: path.indexPath) ?? true, has(path) else { return false }
        highlighted = path
        visibleRows[path]?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path.indexPath)
        return true
    }

    /// The touch was lifted: selects the row that it highlighted, where it still is above it.
    func lift(_ touches: Set<UITouch>, modifiers: UIKeyModifierFlags) {
        guard let path = highlighted, let touch = touches.first else { return }
        let isInside = visibleRows[path].map { $0.bounds.contains(touch.location(in: $0)) } ?? false
        // A row that stays selected keeps its grey.
        if isInside, mayEverSelect, !selection.contains(path) || !selectsSeveral, let cell = visibleRows[path], !cell.isSelected {
            unhighlight(animated: false)
        } else {
            unhighlight(animated: !isInside)
        }
        guard isInside, mayEverSelect, has(path) else { return }
        if isFirstResponder { moveCursor(to: path) }
        choose(path, modifiers: modifiers)
    }

    /// Takes the highlight away.
    func unhighlight(animated: Bool = false) {
        guard let path = highlighted else { return }
        highlighted = nil
        visibleRows[path]?.setHighlighted(false, animated: animated)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path.indexPath)
    }

    /// The row whose cell was touched, if its cell is still shown.
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

    /// The pointer moved, with no button down: the row below it shows that it can be chosen.
    func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        var path: ItemPath?
        if recognizer.state == .began || recognizer.state == .changed, mayEverSelect, !editing || selectsSeveral {
            path = indexPathForRow(at: recognizer.location(in: self)).flatMap { ItemPath($0) }
        }
        guard path != hovered else { return }
        if let hovered { visibleRows[hovered]?.isHovered = false }
        hovered = path
        if let path { visibleRows[path]?.isHovered = true }
    }

    /// Rows moved: another one may be under a pointer that rests.
    func followPointer() {
        if window != nil, hover.state == .began || hover.state == .changed { pointerMoved(hover) }
    }

    /// The detail button of a cell was touched.
    func accessoryWasTapped(of cell: UITableViewCell) {
        guard let path = path(of: cell), let data = dataPath(of: path) else { return }
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: data.indexPath)
        cellForRow(at: data.indexPath)?.onAccessory?()
    }
}
