import Foundation

/// The maximum number of consecutive items without focus that keyboard navigation skips.
private let maximumPassed = 10_000

// Keyboard navigation: arrow keys move to the next item, Home and End to the first and last one. Space and Return select.
extension ItemList {
    /// The action of a key for the items; nil if the key has no action, or if the list is not the first responder.
    func listKey(_ key: UIKey) -> ListKey? {
        guard isFirstResponder, itemsTakeKeys else { return nil }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, modifiers) {
        case (.keyboardUpArrow, []), (.keyboardUpArrow, .shift): return .move(dx: 0, dy: -1)
        case (.keyboardDownArrow, []), (.keyboardDownArrow, .shift): return .move(dx: 0, dy: 1)
        case (.keyboardLeftArrow, []), (.keyboardLeftArrow, .shift): return movesSideways ? .move(dx: -1, dy: 0) : nil
        case (.keyboardRightArrow, []), (.keyboardRightArrow, .shift): return movesSideways ? .move(dx: 1, dy: 0) : nil
        case (.keyboardHome, []), (.keyboardHome, .shift): return .first
        case (.keyboardEnd, []), (.keyboardEnd, .shift): return .last
        case (.keyboardSpacebar, _) where cursor != nil && !modifiers.contains(.shift): return .choose
        case (.keyboardReturnOrEnter, _) where cursor != nil: return .act
        case (.keyboardA, .control), (.keyboardA, .command): return selectsSeveral ? .selectAll : nil
        default: return nil
        }
    }

    /// Performs the action of a key. Returns false if the action had no effect, so that the list passes the key on.
    func handle(_ key: ListKey, extends: Bool) -> Bool {
        switch key {
        case .move(let dx, let dy):
            let target = if let cursor, has(cursor) { nextItem(from: cursor, dx: dx, dy: dy) } else { startingItem }
            guard let target else { return cursor != nil }
            go(to: target, dy < 0 ? .up : dy > 0 ? .down : dx < 0 ? .left : .right, extends: extends)
        case .first: if let first = firstItem.flatMap({ focusable($0, 1) }) { go(to: first, .first, extends: extends) }
        case .last: if let last = lastItem.flatMap({ focusable($0, -1) }) { go(to: last, .last, extends: extends) }
        case .choose: if let cursor { choose(cursor, modifiers: .command) }
        case .act:
            guard let cursor else { return false }
            self.open(cursor)
        case .selectAll: if let firstItem, let lastItem { selectRange(from: firstItem, to: lastItem) }
        }
        return true
    }

    /// Moves the focus to an item. If `extends` is true and several items can be selected, extends the selection to the item. Otherwise the selection
    /// may follow the focus.
    func go(to path: ItemPath, _ heading: UIFocusHeading, extends: Bool) {
        let old = cursor
        guard focus(path, heading) else { return }
        if let cell = cursorCell(at: path) { AccessibilityFocus.move(to: cell) }
        if extends, selectsSeveral {
            let anchor = selectionAnchor ?? old ?? path
            selectionAnchor = anchor
            selectRange(from: anchor, to: path)
        } else {
            keysDidCome(to: path)
        }
    }

    // MARK: Order

    var firstItem: ItemPath? { (0..<sectionCount).first { itemCount(in: $0) > 0 }.map { ItemPath(section: $0, item: 0) } }

    var lastItem: ItemPath? {
        (0..<sectionCount).last { itemCount(in: $0) > 0 }.map { ItemPath(section: $0, item: itemCount(in: $0) - 1) }
    }

    /// The item at which keyboard navigation starts: the first selected one, otherwise the first fully visible one.
    var startingItem: ItemPath? {
        layoutIfNeeded()
        return (selection.min() ?? firstShownItem ?? firstItem).flatMap { focusable($0, 1) ?? focusable($0, -1) }
    }

    /// The item at `path`, or the first item after it that can have the focus. If `step` is -1, the first one before it.
    func focusable(_ path: ItemPath, _ step: Int) -> ItemPath? {
        var candidate: ItemPath? = path
        for _ in 0..<maximumPassed {
            guard let path = candidate, !mayFocus(path) else { return candidate }
            candidate = item(after: path, step)
        }
        return nil
    }

    /// The next item, or the previous one if `step` is -1.
    func item(after path: ItemPath, _ step: Int) -> ItemPath? {
        let next = ItemPath(section: path.section, item: path.item + step)
        if has(next) { return next }
        if step > 0 {
            return (0..<sectionCount).dropFirst(path.section + 1).first { itemCount(in: $0) > 0 }.map { ItemPath(section: $0, item: 0) }
        }
        return (0..<sectionCount).prefix(path.section).last { itemCount(in: $0) > 0 }
            .map { ItemPath(section: $0, item: itemCount(in: $0) - 1) }
    }
}
