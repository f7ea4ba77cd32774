import Foundation

/// The context menus of a collection view's items: asks the collection's delegate, by index paths.
@MainActor
final class CollectionContextMenus: MainActorObject, UIContextMenuInteractionDelegate {
    private(set) var interaction: UIContextMenuInteraction?
    private weak var collectionView: UICollectionView?
    /// The item that the menu is for; nil between the items.
    private var path: IndexPath?

    init() {
        super.init(onMainActor: ())
    }

    /// Adds the interaction, once.
    func attach(to view: UICollectionView) {
        guard interaction == nil else { return }
        collectionView = view
        let interaction = UIContextMenuInteraction(delegate: self)
        self.interaction = interaction
        view.addInteraction(interaction)
    }

    private var delegate: (any UICollectionViewDelegate)? { collectionView?.collectionDelegate }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let collectionView, let delegate else { return nil }
        path = collectionView.indexPathForItem(at: location)
        return delegate.collectionView(
            collectionView, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
    }

    /// The cell of the item, where it is seen.
    private var cellPreview: UITargetedPreview? {
        guard let path, let cell = collectionView?.cellForItem(at: path), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let collectionView, let path else { return nil }
        return delegate?.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let collectionView, let path else { return nil }
        return delegate?.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let collectionView else { return }
        delegate?.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collectionView else { return }
        delegate?.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collectionView else { return }
        delegate?.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
