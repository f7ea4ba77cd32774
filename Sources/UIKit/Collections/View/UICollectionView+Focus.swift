import Foundation

extension UICollectionView: FocusList {
    var focusIncludesNestedLists: Bool { false }

    func focusCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func focusPath(of view: UIView) -> IndexPath? {
        let cell = view as? UICollectionViewCell ?? view.enclosing(UICollectionViewCell.self)
        return cell.flatMap { indexPath(for: $0) }
    }

    var preferredFocusPath: IndexPath? { collectionDelegate?.indexPathForPreferredFocusedView(in: self) }

    /// Whether an item can have the focus.
    func mayFocus(_ path: ItemPath) -> Bool { collectionDelegate?.collectionView(self, canFocusItemAt: path.indexPath) ?? true }

    func mayUpdateFocus(in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) -> Bool {
        guard let collectionDelegate else { return true }
        return collectionDelegate.collectionView(
            self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, from: previous, to: next))
    }

    func notifyFocusUpdate(
        in context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?, with coordinator: UIFocusAnimationCoordinator
    ) {
        collectionDelegate?.collectionView(
            self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, from: previous, to: next), with: coordinator)
    }
}
