import Foundation

// A touch highlights a cell when it comes down and selects it when it is lifted. Cells do not take touches themselves: these come here
// along the responder chain, unless something in the cell takes them.
extension UICollectionView {
    /// A touch came down: highlights the item under it. False where there is none, or it is not to be.
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

    /// The touch was lifted: selects the item that it highlighted, where it still is above it.
    func lift(_ touches: Set<UITouch>, modifiers: UIKeyModifierFlags) {
        guard let path = highlighted, let touch = touches.first else { return }
        let isInside = visibleCell(at: path).map { $0.bounds.contains(touch.location(in: $0)) } ?? false
        if isInside, mayEverSelect {
            if isFirstResponder { moveCursor(to: path) }
            choose(path, modifiers: modifiers)
        }
        unhighlight()
    }

    /// Takes the highlight away.
    func unhighlight() {
        guard let path = highlighted else { return }
        highlighted = nil
        visibleCell(at: path)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path.indexPath)
    }

    /// The item whose cell was touched, if its cell is still shown.
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
