import Foundation

// Keyboard focus in a list; see ``FocusList``.
extension ItemList {
    var focusPath: IndexPath? { cursor.flatMap { has($0) ? $0.indexPath : nil } }

    /// The item that gets the focus: the last focused one, if it still has the focus or the list remembers it. Otherwise the item that the
    /// delegate prefers, the first selected item, or the first visible one.
    var focusEntry: IndexPath? {
        guard itemsTakeKeys else { return nil }
        if let focusPath { return focusPath }
        if let preferred = preferredFocusPath, let path = ItemPath(preferred), has(path), mayFocus(path) { return preferred }
        return startingItem?.indexPath
    }

    func showFocus(at path: IndexPath?) {
        guard let path = path.flatMap({ ItemPath($0) }) else { return moveCursor(to: nil) }
        moveCursor(to: path)
        scrollToShow(path)
        layoutIfNeeded()
        cursorCell(at: path)?.isCursor = true
    }

    func focusDidEnter(at path: IndexPath) {
        if let path = ItemPath(path) { keysDidCome(to: path) }
    }

    func focusDidLeave() {
        guard let cursor else { return }
        moveCursor(to: nil)
        if remembersLastFocusedIndexPath { self.cursor = cursor }
    }

    /// Moves the focus to an item. Returns whether it moved.
    func focus(_ path: ItemPath, _ heading: UIFocusHeading) -> Bool {
        if path != cursor, let scene = window?.windowScene { return scene.focus.step(in: self, to: path.indexPath, heading: heading) }
        showFocus(at: path.indexPath)
        return true
    }

    /// Makes an item the focused one.
    func moveCursor(to path: ItemPath?) {
        if let cursor { cursorCell(at: cursor)?.isCursor = false }
        cursor = path
        if let path { cursorCell(at: path)?.isCursor = true }
    }

    /// Selects an item that the focus moved to, if the selection follows the focus.
    func keysDidCome(to path: ItemPath) {
        selectionAnchor = path
        if selectionFollowsFocus(at: path), selection != [path] { select(path, keepingOthers: false) }
    }
}
