import Foundation

/// A drop on a collection view, as the program sees it.
@MainActor
final class CollectionDropCoordinator: MainActorObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private weak var view: UICollectionView?
    private weak var target: CollectionDropTarget?

    init(
        _ view: UICollectionView, session: any UIDropSession, destination: IndexPath?, proposal: UICollectionViewDropProposal,
        target: CollectionDropTarget
    ) {
        (self.view, self.session, destinationIndexPath, self.proposal, self.target) = (view, session, destination, proposal, target)
        let source = session.localDragSession as? DragSession
        items = session.items.map { item in
            DroppedItem(
                item, sourceIndexPath: view.dragging?.path(of: item)?.indexPath,
                previewSize: source?.entries.first { $0.item === item }?.preview?.size ?? .zero)
        }
        super.init(onMainActor: ())
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        let id = view?.insert(placeholder)
        let landing = landing(of: dragItem, .placeholder { [weak view] in id.flatMap { view?.landingSpot(ofPlaceholder: $0) } })
        return PlaceholderContext(view, id: id, dragItem: dragItem, landing: landing)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        landing(of: dragItem, .item(ItemPath(indexPath)))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        landing(of: dragItem, .into(ItemPath(indexPath), rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        landing(of: dragItem, .target(target))
    }

    private func landing(of item: UIDragItem, _ place: ListLanding.Place) -> ListLanding {
        target?.land(item, place) ?? ListLanding(place)
    }
}

/// A placeholder, as the program sees it.
@MainActor
private final class PlaceholderContext: MainActorObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var view: UICollectionView?
    private let id: Int?
    private let landing: ListLanding

    init(_ view: UICollectionView?, id: Int?, dragItem: UIDragItem, landing: ListLanding) {
        (self.view, self.id, self.dragItem, self.landing) = (view, id, dragItem, landing)
        super.init(onMainActor: ())
    }

    func addAnimations(_ animations: @escaping () -> Void) { landing.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { landing.addCompletion(completion) }

    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard let view, let id else { return false }
        return view.commitPlaceholder(id, dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool {
        guard let view, let id else { return false }
        return view.deletePlaceholder(id)
    }

    func setNeedsCellUpdate() {
        if let id { view?.updatePlaceholder(id) }
    }
}
