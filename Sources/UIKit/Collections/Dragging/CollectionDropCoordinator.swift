import Foundation

/// A drop on a collection view, as passed to the drop delegate.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator<UICollectionView, UICollectionViewDropProposal>,
    UICollectionViewDropCoordinator
{
    var items: [any UICollectionViewDropItem] { dropped }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        let view = list
        let id = view?.insert(placeholder)
        return ListPlaceholderContext(
            dragItem, landing: land(dragItem, .placeholder { [weak view] in id.flatMap { view?.landingTarget(ofPlaceholder: $0) } }),
            commit: { [weak view] change in id.flatMap { view?.commitPlaceholder($0, change) } ?? false },
            delete: { [weak view] in id.flatMap { view?.deletePlaceholder($0) } ?? false },
            update: { [weak view] in if let id { view?.updatePlaceholder(id) } })
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { land(dragItem, .item(ItemPath(indexPath))) }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem, .into(ItemPath(indexPath), rect))
    }
}
