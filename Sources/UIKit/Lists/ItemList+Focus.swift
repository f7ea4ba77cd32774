import Foundation

// Keyboard focus in a list; see ``FocusList``, whose index paths are those of the data.
extension ItemList {
    var focusPath: IndexPath? { cursor.flatMap { has($0) ? dataItem(of: $0)?.indexPath : nil } }

    /// The item that gets the focus: the last focused item, if that item still has the focus or if the list remembers it. Otherwise the item that
    /// the delegate prefers, the first selected item, or the first visible item.
    var focusEntry: IndexPath? {
        guard itemsTakeKeys else { return nil }
        if let focusPath { return focusPath }
        if let preferred = preferredFocusPath, let path = item(ofFocusPath: preferred), has(path), mayFocus(path) { return preferred }
        return startingItem.flatMap { dataItem(of: $0)?.indexPath }
    }

    func showFocus(at path: IndexPath?) {
        guard let path = path.flatMap({ item(ofFocusPath: $0) }) else { return moveCursor(to: nil) }
        moveCursor(to: path)
        scrollToShow(path)
        layoutIfNeeded()
        cursorCell(at: path)?.isCursor = true
    }

    func focusDidEnter(at path: IndexPath) {
        if let path = item(ofFocusPath: path) { keysDidCome(to: path) }
    }

    func focusDidLeave() {
        guard let cursor else { return }
        moveCursor(to: nil)
        if remembersLastFocusedIndexPath { self.cursor = cursor }
    }

    /// Moves the focus to an item. Returns whether it moved.
    func focus(_ path: ItemPath, _ heading: UIFocusHeading) -> Bool {
        guard let data = dataItem(of: path) else { return false }
        if path != cursor, let scene = window?.windowScene { return scene.focus.step(in: self, to: data.indexPath, heading: heading) }
        showFocus(at: data.indexPath)
        return true
    }

    private func item(ofFocusPath indexPath: IndexPath) -> ItemPath? { ItemPath(indexPath).flatMap { item(ofDataItem: $0) } }

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
