import CConformance
import Foundation

// Default implementations of the context menu methods.
extension UICollectionViewDelegate {
    /// Calls the method for a single item.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationForItemsAtPoint)
        guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }
    /// Returns nil.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationForItemAtPoint)
        return nil
    }
    /// Calls the deprecated form.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationHighlightPreviewForItemAt)
        return self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// Calls the deprecated form.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewContextMenuConfigurationDismissalPreviewForItemAt)
        return self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// Returns nil: the cell is the preview.
    public func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewPreviewForHighlightingContextMenuWithConfiguration)
        return nil
    }
    /// Returns nil: the preview returns to the cell.
    public func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        defaultImplementation(of: .collectionViewPreviewForDismissingContextMenuWithConfiguration)
        return nil
    }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { defaultImplementation(of: .collectionViewWillPerformPreviewActionForMenuWithAnimator) }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .collectionViewWillDisplayContextMenuAnimator) }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { defaultImplementation(of: .collectionViewWillEndContextMenuInteractionAnimator) }
}
