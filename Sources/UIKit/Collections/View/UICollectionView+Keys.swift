import Foundation

// Keys move among the items: arrows to the next one as it is seen, Home and End to the ends, Space and Return select.
extension UICollectionView {
    /// Whether the key is for the items, now that the collection view is the first responder.
    func takesAsItemKey(_ key: UIKey) -> Bool { itemKey(key) != nil }

    /// Whether keys mean something to the items.
    var itemsTakeKeys: Bool { allowsFocus && mayEverSelect && counts.contains { $0 > 0 } }

    private enum ItemKey {
        case move(dx: CGFloat, dy: CGFloat)
        case first, last, choose, act, selectAll
    }

    private func itemKey(_ key: UIKey) -> ItemKey? {
        guard isFirstResponder, itemsTakeKeys else { return nil }
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, modifiers) {
        case (.keyboardUpArrow, []), (.keyboardUpArrow, .shift): return .move(dx: 0, dy: -1)
        case (.keyboardDownArrow, []), (.keyboardDownArrow, .shift): return .move(dx: 0, dy: 1)
        case (.keyboardLeftArrow, []), (.keyboardLeftArrow, .shift): return .move(dx: -1, dy: 0)
        case (.keyboardRightArrow, []), (.keyboardRightArrow, .shift): return .move(dx: 1, dy: 0)
        case (.keyboardHome, []), (.keyboardHome, .shift): return .first
        case (.keyboardEnd, []), (.keyboardEnd, .shift): return .last
        case (.keyboardSpacebar, _) where cursor != nil && !modifiers.contains(.shift): return .choose
        case (.keyboardReturnOrEnter, _) where cursor != nil: return .act
        case (.keyboardA, .control), (.keyboardA, .command): return selectsSeveral ? .selectAll : nil
        default: return nil
        }
    }

    /// Does what a key means to the items, and answers whether it meant anything.
    func handleItemKey(_ key: UIKey) -> Bool {
        guard let meaning = itemKey(key) else { return false }
        let extends = key.modifierFlags.contains(.shift)
        switch meaning {
        case .move(let dx, let dy):
            guard let target = neighbour(dx: dx, dy: dy) else { return cursor != nil }
            go(to: target, dy < 0 ? .up : dy > 0 ? .down : dx < 0 ? .left : .right, extends: extends)
        case .first: if let first = firstItem.flatMap({ focusable($0, following) }) { go(to: first, .first, extends: extends) }
        case .last: if let last = lastItem.flatMap({ focusable($0, preceding) }) { go(to: last, .last, extends: extends) }
        case .choose: if let cursor { choose(cursor, modifiers: .command) }
        case .act:
            guard let cursor else { return false }
            if select(cursor, keepingOthers: selectsSeveral) { performPrimaryAction(of: cursor) }
        case .selectAll: if let first = firstItem, let last = lastItem { selectRange(from: first, to: last) }
        }
        return true
    }

    func showFocus(at path: IndexPath?) {
        guard let path = path.flatMap(ItemPath.init) else { return moveCursor(to: nil) }
        moveCursor(to: path)
        scrollToShow(path)
    }

    /// How many items in line that cannot have the focus are passed at most.
    private static let maximumPassed = 10_000

    /// An item, or the first one from it on that can have the focus.
    private func focusable(_ path: ItemPath, _ next: (ItemPath) -> ItemPath?) -> ItemPath? {
        var candidate: ItemPath? = path
        for _ in 0..<Self.maximumPassed {
            guard let path = candidate, !mayFocus(path) else { return candidate }
            candidate = next(path)
        }
        return nil
    }

    private func go(to path: ItemPath, _ heading: UIFocusHeading, extends: Bool) {
        let old = cursor
        guard focus(path, heading) else { return }
        if let cell = visibleCell(at: path) { AccessibilityFocus.move(to: cell) }
        if extends, selectsSeveral {
            let anchor = selectionAnchor ?? old ?? path
            selectionAnchor = anchor
            selectRange(from: anchor, to: path)
        } else {
            keysDidCome(to: path)
        }
    }

    /// Selects an item that keys came to, where the selection follows them.
    func keysDidCome(to path: ItemPath) {
        selectionAnchor = path
        let follows = collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path.indexPath) ?? selectionFollowsFocus
        if follows, selection != [path] { select(path, keepingOthers: false) }
    }

    /// Makes an item the one that keys go to.
    func moveCursor(to path: ItemPath?) {
        if let cursor { visibleCell(at: cursor)?.isCursor = false }
        cursor = path
        if let path { visibleCell(at: path)?.isCursor = true }
    }

    private func scrollToShow(_ path: ItemPath) {
        guard let attributes = layoutAttributesForItem(at: path.indexPath) else { return }
        scrollRectToVisible(attributes.frame, animated: false)
        layoutIfNeeded()
        visibleCell(at: path)?.isCursor = true
    }

    private var firstItem: ItemPath? {
        counts.firstIndex { $0 > 0 }.map { ItemPath(section: $0, item: 0) }
    }

    private var lastItem: ItemPath? {
        counts.lastIndex { $0 > 0 }.map { ItemPath(section: $0, item: counts[$0] - 1) }
    }

    /// Where keys begin: at the first item that is selected, or else at the first that is seen whole.
    var startingItem: ItemPath? {
        layoutIfNeeded()
        let seen = bounds.inset(by: adjustedContentInset).insetBy(dx: -1, dy: -1)
        let shown = visible.filter { $0.key.category == .cell }
        let whole = shown.filter { seen.contains($0.value.attributes.frame) }.keys.map(\.path).min()
        let start = selection.min() ?? whole ?? shown.keys.map(\.path).min() ?? firstItem
        return start.flatMap { focusable($0, following) ?? focusable($0, preceding) }
    }

    /// The nearest item in a direction, as the layout places them; where keys begin where there is no cursor yet.
    private func neighbour(dx: CGFloat, dy: CGFloat) -> ItemPath? {
        guard let cursor, has(cursor), let here = layoutAttributesForItem(at: cursor.indexPath)?.frame else { return startingItem }
        let reach = CGSize(width: max(bounds.width, here.width * 2), height: max(bounds.height, here.height * 2))
        let area = CGRect(
            x: dx < 0 ? here.minX - reach.width : dx > 0 ? here.midX : here.minX - reach.width,
            y: dy < 0 ? here.minY - reach.height : dy > 0 ? here.midY : here.minY - reach.height,
            width: dx == 0 ? here.width + 2 * reach.width : reach.width + here.width,
            height: dy == 0 ? here.height + 2 * reach.height : reach.height + here.height)
        var best: (path: ItemPath, distance: CGFloat)?
        for attributes in attributesOfElements(in: area)
        where attributes.representedElementCategory == .cell && !attributes.isHidden {
            guard let path = ItemPath(attributes.indexPath), path != cursor else { continue }
            let (x, y) = (attributes.frame.midX - here.midX, attributes.frame.midY - here.midY)
            let (along, across) = dx != 0 ? (x * dx, abs(y)) : (y * dy, abs(x))
            // Only what lies beyond half of this item counts, and what is straight ahead counts most.
            guard along > 0.5, dx != 0 ? abs(y) < max(here.height, attributes.frame.height) : true else { continue }
            let distance = along + across * 4
            if distance < best?.distance ?? .infinity, mayFocus(path) { best = (path, distance) }
        }
        if let best { return best.path }
        // At the end of a line reading goes on in the next.
        if dx > 0 { return following(cursor).flatMap { focusable($0, following) } }
        return dx < 0 ? preceding(cursor).flatMap { focusable($0, preceding) } : nil
    }

    private func following(_ path: ItemPath) -> ItemPath? {
        if path.item + 1 < counts[path.section] { return ItemPath(section: path.section, item: path.item + 1) }
        return counts.indices.dropFirst(path.section + 1).first { counts[$0] > 0 }.map { ItemPath(section: $0, item: 0) }
    }

    private func preceding(_ path: ItemPath) -> ItemPath? {
        if path.item > 0 { return ItemPath(section: path.section, item: path.item - 1) }
        return counts.indices.prefix(path.section).last { counts[$0] > 0 }.map { ItemPath(section: $0, item: counts[$0] - 1) }
    }
}
