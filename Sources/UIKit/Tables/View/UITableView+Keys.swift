import Foundation

// Keys move among the rows: arrows to the next one, Home and End to the ends, Space and Return select, Delete deletes while editing.
extension UITableView {
    /// Whether the key is for the rows, now that the table view is the first responder.
    func takesAsRowKey(_ key: UIKey) -> Bool { rowKey(key) != nil }

    /// Whether keys mean something to the rows.
    var rowsTakeKeys: Bool { allowsFocus && (mayEverSelect || editing) && hasRows }

    private enum RowKey {
        case move(Int)
        case page(Int)
        case first, last, choose, act, selectAll, closeSwipe, delete
    }

    private func rowKey(_ key: UIKey) -> RowKey? {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if key.keyCode == .keyboardEscape, modifiers.isEmpty, swipe.isActive { return .closeSwipe }
        guard isFirstResponder, rowsTakeKeys else { return nil }
        switch (key.keyCode, modifiers) {
        case (.keyboardUpArrow, []), (.keyboardUpArrow, .shift): return .move(-1)
        case (.keyboardDownArrow, []), (.keyboardDownArrow, .shift): return .move(1)
        case (.keyboardPageUp, []) where cursor != nil: return .page(-1)
        case (.keyboardPageDown, []) where cursor != nil: return .page(1)
        case (.keyboardHome, []), (.keyboardHome, .shift): return .first
        case (.keyboardEnd, []), (.keyboardEnd, .shift): return .last
        case (.keyboardSpacebar, _) where cursor != nil && !modifiers.contains(.shift): return .choose
        case (.keyboardReturnOrEnter, _) where cursor != nil: return .act
        case (.keyboardA, .control), (.keyboardA, .command): return selectsSeveral ? .selectAll : nil
        case (.keyboardDeleteForward, []), (.keyboardDeleteOrBackspace, .command):
            return cursor.map { mayDelete($0) } == true ? .delete : nil
        default: return nil
        }
    }

    /// Does what a key means to the rows, and answers whether it meant anything.
    func handleRowKey(_ key: UIKey) -> Bool {
        guard let meaning = rowKey(key) else { return false }
        let extends = key.modifierFlags.contains(.shift)
        switch meaning {
        case .closeSwipe: swipe.close(animated: true)
        case .move(let step):
            guard let target = neighbour(step) else { return cursor != nil }
            go(to: target, step < 0 ? .up : .down, extends: extends)
        case .page(let sign):
            guard let cursor, has(cursor) else { return false }
            let y = frame(of: cursor).midY + CGFloat(sign) * bounds.inset(by: adjustedContentInset).height * 0.9
            let path = geometry.path(at: Double(y)) ?? (sign < 0 ? firstRow : lastRow)
            if let path = path.flatMap({ focusable($0, sign) ?? focusable($0, -sign) }) {
                go(to: path, sign < 0 ? .up : .down, extends: false)
            }
        case .first: if let first = firstRow.flatMap({ focusable($0, 1) }) { go(to: first, .first, extends: extends) }
        case .last: if let last = lastRow.flatMap({ focusable($0, -1) }) { go(to: last, .last, extends: extends) }
        case .choose: if let cursor { choose(cursor, modifiers: .command) }
        case .act:
            guard let cursor else { return false }
            if let selected = select(cursor, keepingOthers: selectsSeveral) { performPrimaryAction(of: selected) }
        case .selectAll: if let firstRow, let lastRow { selectRange(from: firstRow, to: lastRow) }
        case .delete: if let cursor { commit(.delete, at: cursor) }
        }
        return true
    }

    func showFocus(at path: IndexPath?) {
        guard let path = path.flatMap(ItemPath.init) else { return moveCursor(to: nil) }
        moveCursor(to: path)
        scrollToRow(at: path.indexPath, at: .none, animated: false)
        layoutIfNeeded()
        visibleRows[path]?.isCursor = true
    }

    private func go(to path: ItemPath, _ heading: UIFocusHeading, extends: Bool) {
        let old = cursor
        guard focus(path, heading) else { return }
        if let row = visibleRows[path] { AccessibilityFocus.move(to: row) }
        if extends, selectsSeveral {
            let anchor = selectionAnchor ?? old ?? path
            selectionAnchor = anchor
            selectRange(from: anchor, to: path)
        } else {
            keysDidCome(to: path)
        }
    }

    /// Selects a row that keys came to, where the selection follows them.
    func keysDidCome(to path: ItemPath) {
        selectionAnchor = path
        let follows = tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path.indexPath) ?? selectionFollowsFocus
        if follows, selection != [path] { select(path, keepingOthers: false) }
    }

    /// Makes a row the one that keys go to.
    func moveCursor(to path: ItemPath?) {
        if let cursor { visibleRows[cursor]?.isCursor = false }
        cursor = path
        if let path { visibleRows[path]?.isCursor = true }
    }

    private var firstRow: ItemPath? {
        geometry.sections.firstIndex { $0.rows.count > 0 }.map { ItemPath(section: $0, item: 0) }
    }

    private var lastRow: ItemPath? {
        geometry.sections.lastIndex { $0.rows.count > 0 }.map { ItemPath(section: $0, item: geometry.sections[$0].rows.count - 1) }
    }

    private func neighbour(_ step: Int) -> ItemPath? {
        guard let cursor, has(cursor) else { return startingRow }
        return row(after: cursor, step).flatMap { focusable($0, step) }
    }

    /// Where keys begin: at the first row that is selected, or else at the first that is seen whole.
    var startingRow: ItemPath? {
        layoutIfNeeded()
        let (shown, top) = (visiblePaths, bounds.minY + adjustedContentInset.top)
        let start = selection.min() ?? shown.first { frame(of: $0).minY > top - 1 } ?? shown.first ?? firstRow
        return start.flatMap { focusable($0, 1) ?? focusable($0, -1) }
    }

    /// How many rows in line that cannot have the focus are passed at most.
    private static let maximumPassed = 10_000

    /// A row, or the first one from it on, up or down, that can have the focus.
    private func focusable(_ path: ItemPath, _ step: Int) -> ItemPath? {
        var next: ItemPath? = path
        for _ in 0..<Self.maximumPassed {
            guard let path = next, !mayFocus(path) else { return next }
            next = row(after: path, step)
        }
        return nil
    }

    /// The row below another one, or above it.
    private func row(after path: ItemPath, _ step: Int) -> ItemPath? {
        let next = ItemPath(section: path.section, item: path.item + step)
        if has(next) { return next }
        if step > 0 {
            return geometry.sections.indices.dropFirst(path.section + 1).first { geometry.sections[$0].rows.count > 0 }
                .map { ItemPath(section: $0, item: 0) }
        }
        return geometry.sections.indices.prefix(path.section).last { geometry.sections[$0].rows.count > 0 }
            .map { ItemPath(section: $0, item: geometry.sections[$0].rows.count - 1) }
    }
}
