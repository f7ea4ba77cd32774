import Foundation

// A touch highlights a cell when it begins and selects it when it ends. Cells do not handle touches; unless a subview handles them, touches reach
// the collection view along the responder chain.
extension UICollectionView {
    /// Highlights the item under a new touch. Returns false without an item, or if highlighting is not allowed.
    func highlight(for touches: Set<UITouch>) -> Bool {
        guard highlighted == nil, let touch = touches.first, let path = item(under: touch), mayEverSelect || isEditing == false else {
            return false
        }
        guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path.indexPath) ?? true, has(path) else { return false }
        highlighted = path
        visibleCell(at: path)?.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: path.indexPath)
        return true
    }

    /// Selects the highlighted item if the touch ended inside its cell.
    func lift(_ touches: Set<UITouch>, modifiers: UIKeyModifierFlags) {
        guard let path = highlighted, let touch = touches.first else { return }
        let isInside = visibleCell(at: path).map { $0.bounds.contains(touch.location(in: $0)) } ?? false
        if isInside, mayEverSelect {
            if isFirstResponder { moveCursor(to: path) }
            choose(path, modifiers: modifiers)
        }
        unhighlight()
    }

    /// Removes the highlight.
    func unhighlight() {
        guard let path = highlighted else { return }
        highlighted = nil
        visibleCell(at: path)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path.indexPath)
    }

    /// The item whose cell was touched. Nil if the touch is on no cell, or if user interaction with the cell is disabled.
    private func item(under touch: UITouch) -> ItemPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, let indexPath = indexPath(for: cell) {
                return cell.isUserInteractionEnabled ? ItemPath(indexPath) : nil
            }
            view = current.superview
        }
        return nil
    }
}
