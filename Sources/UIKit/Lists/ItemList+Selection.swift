extension ItemList {
    /// Selects all items from `first` to `last`, inclusive.
    func selectRange(from first: ItemPath, to last: ItemPath) {
        for path in paths(from: min(first, last), to: max(first, last)) where !selection.contains(path) { choose(path) }
    }

    /// The items from `low` to `high`, inclusive, in all sections between them.
    func paths(from low: ItemPath, to high: ItemPath) -> [ItemPath] {
        guard low <= high else { return [] }
        return (low.section...high.section).flatMap { section -> [ItemPath] in
            let end = itemCount(in: section) - 1
            let first = section == low.section ? low.item : 0
            let last = min(section == high.section ? high.item : end, end)
            return first <= last ? (first...last).map { ItemPath(section: section, item: $0) } : []
        }
    }

    /// Selects an item in addition to the others, unless the delegate prevents it.
    func choose(_ path: ItemPath) { select(path, keepingOthers: true) }

    /// Performs the action of a tap or a click on an item.
    func choose(_ path: ItemPath, modifiers: UIKeyModifierFlags) {
        if performsOwnAction(at: path) { return }
        let toggles = modifiers.contains(.command) || modifiers.contains(.control)
        if selectsSeveral, modifiers.contains(.shift), let anchor = selectionAnchor, has(anchor) {
            return selectRange(from: anchor, to: path)
        }
        selectionAnchor = path
        if selection.contains(path), selectsSeveral || toggles { return deselect(path) }
        guard let selected = select(path, keepingOthers: selectsSeveral), modifiers.isDisjoint(with: [.command, .control, .shift])
        else { return }
        performPrimaryAction(of: selected)
    }

    /// Selects an item and performs its primary action.
    func open(_ path: ItemPath) {
        if let selected = select(path, keepingOthers: selectsSeveral) { performPrimaryAction(of: selected) }
    }

    /// Adds the two-finger pan if the pan could select items, now or in the editing mode that it may start. Removes the pan otherwise.
    func updateSelectionPan() {
        guard selectsSeveral || allowsMultipleSelectionDuringEditing else {
            selectionPan.map { removeGestureRecognizer($0) }
            return selectionPan = nil
        }
        guard selectionPan == nil else { return }
        let pan = ListSelectionPan(of: self)
        selectionPan = pan
        addGestureRecognizer(pan)
    }
}
