import Foundation

// Selection. The selected paths are stored here; the cells' states follow.
extension UICollectionView {
    func selectByProgram(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard mayEverSelect else { return }
        guard let indexPath else { return setSelection([]) }
        guard let path = item(at: indexPath) else { return }
        setSelection(selectsSeveral ? selection.union([path]) : [path])
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Whether more than one item can be selected, in the current mode.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether the user can select items, in the current mode.
    var mayEverSelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    /// Sets the selection and updates the cells. Does not notify the delegate.
    func setSelection(_ paths: Set<ItemPath>) {
        guard paths != selection else { return }
        let changed = selection.symmetricDifference(paths)
        selection = paths
        for path in changed {
            visibleCell(at: path)?.isSelected = paths.contains(path)
            // The separator below the previous item depends on whether both items are selected.
            if path.item > 0 { visibleCell(at: ItemPath(section: path.section, item: path.item - 1))?.setNeedsLayout() }
        }
    }

    func selectionRulesDidChange() {
        if !mayEverSelect {
            setSelection([])
        } else if !selectsSeveral, selection.count > 1, let first = selection.min() {
            setSelection([first])
        }
        updateSelectionPan()
    }

    func editingDidChange() {
        setSelection([])
        for placed in visible.values { (placed.view as? UICollectionViewCell)?.isInEditing = isEditing }
        updateSelectionPan()
        guard currentLayout.asksForPreferredAttributes, !visible.isEmpty else { return }
        // Accessories leave less width for the content, which may then need more height.
        setNeedsLayout()
        if window != nil { UIView.animate(withDuration: Self.updateDuration) { self.layoutIfNeeded() } }
    }

    // MARK: Selection by the user

    /// Selects an item for the user, if the delegate allows it. Deselects the others unless several can be selected and `keepingOthers` is true.
    /// Returns the path if the item is selected afterwards.
    @discardableResult
    func select(_ path: ItemPath, keepingOthers: Bool) -> ItemPath? {
        guard mayEverSelect, has(path) else { return nil }
        let indexPath = path.indexPath
        if selection.contains(path) {
            if !keepingOthers { deselectOthers(than: path) }
            // In single selection UIKit also notifies the delegate of a tap on the selected item.
            if !selectsSeveral { collectionDelegate?.collectionView(self, didSelectItemAt: indexPath) }
            return path
        }
        guard isSelectable(path) else { return nil }
        if !keepingOthers || !selectsSeveral { deselectOthers(than: path) }
        guard has(path) else { return nil }
        setSelection(selection.union([path]))
        collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
        cellForItem(at: indexPath)?.onSelection?.perform()
        return selection.contains(path) ? path : nil
    }

    private func isSelectable(_ path: ItemPath) -> Bool {
        guard let delegate = collectionDelegate else { return true }
        if isEditing, !delegate.collectionView(self, canEditItemAt: path.indexPath) { return false }
        return delegate.collectionView(self, shouldSelectItemAt: path.indexPath) && has(path)
    }

    /// Deselects an item for the user, if the delegate allows it.
    func deselect(_ path: ItemPath) {
        guard selection.contains(path) else { return }
        guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path.indexPath) ?? true else { return }
        guard selection.contains(path) else { return }
        setSelection(selection.subtracting([path]))
        collectionDelegate?.collectionView(self, didDeselectItemAt: path.indexPath)
    }

    private func deselectOthers(than path: ItemPath) {
        for other in selection.sorted() where other != path && selection.contains(other) {
            setSelection(selection.subtracting([other]))
            collectionDelegate?.collectionView(self, didDeselectItemAt: other.indexPath)
        }
    }

    func performPrimaryAction(of path: ItemPath) {
        guard let delegate = collectionDelegate, has(path) else { return }
        guard delegate.collectionView(self, canPerformPrimaryActionForItemAt: path.indexPath) else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path.indexPath)
    }
}
