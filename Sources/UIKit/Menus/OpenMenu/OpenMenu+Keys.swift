import Foundation

// Keyboard input while a menu is open.
extension OpenMenu {
    /// The responder that receives keys while the menu is open.
    var keyResponder: UIResponder? { phase == .open ? overlay : nil }

    /// Handles a key press while the menu is open.
    func press(_ key: UIKey) {
        guard phase == .open else { return }
        let forward: UIKeyboardHIDUsage = isLeftForward ? .keyboardLeftArrow : .keyboardRightArrow
        switch key.keyCode {
        case .keyboardEscape:
            if lists.count > 1 { closeSubmenu() } else { close(animated: true) }
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            if let highlighted { chooseByKey(highlighted) }
        case .keyboardDownArrow: step(1)
        case .keyboardUpArrow: step(-1)
        case .keyboardHome: highlightFirst(of: enabledItems)
        case .keyboardEnd: highlightFirst(of: enabledItems.reversed())
        case .keyboardLeftArrow, .keyboardRightArrow: sideways(key.keyCode == forward ? 1 : -1)
        case .keyboardF10: if bar != nil { close(animated: true) }
        case .keyboardTab: step(key.modifierFlags.contains(.shift) ? -1 : 1)
        default: typeAhead(key)
        }
    }

    private var isLeftForward: Bool { sourceView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var enabledItems: [MenuItemView] { lists.last?.items.filter(\.isEnabled) ?? [] }

    /// Chooses an item and highlights the first row of the submenu that it opens.
    private func chooseByKey(_ item: MenuItemView) {
        let depth = lists.count
        choose(item)
        if phase == .open, lists.count > depth { highlightFirst(of: enabledItems.dropFirst()) }
    }

    /// Highlights the first row of a menu that was opened with a key.
    func highlightFirst() { highlightFirst(of: enabledItems) }

    private func highlightFirst(of items: some Sequence<MenuItemView>) {
        guard let item = items.first(where: { _ in true }) else { return }
        highlight(item)
        lists.last?.reveal(item)
    }

    private func step(_ direction: Int) {
        let items = enabledItems
        guard !items.isEmpty else { return }
        guard let highlighted, let index = items.firstIndex(where: { $0 === highlighted }) else {
            return highlightFirst(of: direction > 0 ? items : items.reversed())
        }
        highlightFirst(of: [items[(index + direction + items.count) % items.count]])
    }

    private func sideways(_ direction: Int) {
        if let strip = highlighted as? MenuStripItemView, let row = strip.superview as? MenuStripView {
            let items = row.items.filter(\.isEnabled)
            if let index = items.firstIndex(where: { $0 === strip }), items.indices.contains(index + direction) {
                return highlight(items[index + direction])
            }
            return
        }
        if direction > 0, let highlighted, case .submenu = highlighted.meaning { return chooseByKey(highlighted) }
        if direction < 0, lists.count > 1 { return closeSubmenuByKey() }
        if let bar { bar.step(isLeftForward ? -direction : direction) }
    }

    private func closeSubmenuByKey() {
        let menu = lists.last?.menu
        closeSubmenu()
        if let row = enabledItems.first(where: { ($0.element as? UIMenu)?.identifier == menu?.identifier }) { highlight(row) }
    }

    /// Type-ahead: highlights the next row that starts with the typed characters.
    private func typeAhead(_ key: UIKey) {
        let letters = key.characters
        guard !letters.isEmpty, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]),
            letters.allSatisfy({ $0.isLetter || $0.isNumber || $0.isPunctuation || $0.isSymbol })
        else { return }
        let now = CACurrentMediaTime()
        typed = now - typedTime > MenuConstants.typingPause ? letters : typed + letters
        typedTime = now
        let items = enabledItems
        let index = highlighted.flatMap { item in items.firstIndex { $0 === item } }
        // A single character moves on to the next match; with more characters the current row may match.
        let start = index.map { typed.count == 1 ? $0 + 1 : $0 } ?? 0
        let order = items.indices.map { items[($0 + start) % items.count] }
        let isBeginning = { (item: MenuItemView) in
            item.title.range(of: self.typed, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
        }
        if let item = order.first(where: isBeginning) { highlightFirst(of: [item]) }
    }
}
