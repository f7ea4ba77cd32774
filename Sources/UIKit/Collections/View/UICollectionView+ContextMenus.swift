import Foundation

extension UICollectionView: ItemMenuOwner {
    func menuPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
        collectionDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: point)
    }

    func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissal: Bool) -> UITargetedPreview? {
        isDismissal
            ? collectionDelegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            : collectionDelegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }

    func menuPreviewWasChosen(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        collectionDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func menuWillCome(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        collectionDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        collectionDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
