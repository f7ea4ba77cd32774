import Foundation

// Keyboard handling. In addition to the keys of all lists: Page Up and Page Down, Delete in editing mode, and Escape to close swipe actions.
extension UITableView {
    /// Whether the rows handle the key while the table view is the first responder.
    func takesAsRowKey(_ key: UIKey) -> Bool { rowKey(key) != nil }

    /// Whether the rows respond to keys.
    var itemsTakeKeys: Bool { allowsFocus && (mayEverSelect || editing) && hasRows }

    var movesSideways: Bool { false }

    private enum RowKey {
        case list(ListKey)
        case page(Int)
        case closeSwipe, delete
    }

    private func rowKey(_ key: UIKey) -> RowKey? {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if key.keyCode == .keyboardEscape, modifiers.isEmpty, swipe.isActive { return .closeSwipe }
        guard isFirstResponder, itemsTakeKeys else { return nil }
        switch (key.keyCode, modifiers) {
        case (.keyboardPageUp, []) where cursor != nil: return .page(-1)
        case (.keyboardPageDown, []) where cursor != nil: return .page(1)
        case (.keyboardDeleteForward, []), (.keyboardDeleteOrBackspace, .command):
            return cursor.map { mayDelete($0) } == true ? .delete : nil
        default: return listKey(key).map { RowKey.list($0) }
        }
    }

    /// Handles a key for the rows. Returns whether it was handled.
    func handleRowKey(_ key: UIKey) -> Bool {
        guard let meaning = rowKey(key) else { return false }
        switch meaning {
        case .list(let common): return handle(common, extends: key.modifierFlags.contains(.shift))
        case .closeSwipe: swipe.close(animated: true)
        case .page(let sign):
            guard let cursor, has(cursor) else { return false }
            let y = frame(of: cursor).midY + CGFloat(sign) * bounds.inset(by: adjustedContentInset).height * 0.9
            let path = geometry.path(at: Double(y)) ?? (sign < 0 ? firstItem : lastItem)
            if let path = path.flatMap({ focusable($0, sign) ?? focusable($0, -sign) }) {
                go(to: path, sign < 0 ? .up : .down, extends: false)
            }
        case .delete: if let cursor { commit(.delete, at: cursor) }
        }
        return true
    }

    func selectionFollowsFocus(at path: ItemPath) -> Bool {
        guard let data = dataPath(of: path) else { return false }
        return tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: data.indexPath) ?? selectionFollowsFocus
    }

    func cursorCell(at path: ItemPath) -> (any ListCell)? { visibleRows[path] }

    func scrollToShow(_ path: ItemPath) {
        if let data = dataPath(of: path) { scrollToRow(at: data.indexPath, at: .none, animated: false) }
    }

    func nextItem(from path: ItemPath, dx: CGFloat, dy: CGFloat) -> ItemPath? {
        let step = dy < 0 ? -1 : 1
        return item(after: path, step).flatMap { focusable($0, step) }
    }

    var firstShownItem: ItemPath? {
        let (shown, top) = (visiblePaths, bounds.minY + adjustedContentInset.top)
        return shown.first { frame(of: $0).minY > top - 1 } ?? shown.first
    }

    // MARK: Order

    var sectionCount: Int { geometry.sections.count }

    func itemCount(in section: Int) -> Int {
        geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }
}

extension UITableViewCell: ListCell {}
