import Foundation

/// A drop on a table view, as the program sees it.
@MainActor
final class TableDropCoordinator: MainActorObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private weak var table: UITableView?
    private weak var target: TableDropTarget?

    init(
        _ table: UITableView, session: any UIDropSession, destination: IndexPath?, proposal: UITableViewDropProposal,
        target: TableDropTarget
    ) {
        (self.table, self.session, destinationIndexPath, self.proposal, self.target) = (table, session, destination, proposal, target)
        let source = session.localDragSession as? DragSession
        items = session.items.map { item in
            DroppedItem(
                item, sourceIndexPath: table.dragSource?.path(of: item)?.indexPath,
                previewSize: source?.entries.first { $0.item === item }?.preview?.size ?? .zero)
        }
        super.init(onMainActor: ())
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let shown = table?.insert(placeholder)
        let landing = landing(of: dragItem, .placeholder { [weak table] in shown.flatMap { table?.landingSpot(of: $0) } })
        return PlaceholderContext(table, shown, dragItem: dragItem, landing: landing)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        landing(of: dragItem, .item(ItemPath(indexPath)))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
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
private final class PlaceholderContext: MainActorObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var table: UITableView?
    private let placeholder: TablePlaceholder?
    private let landing: ListLanding

    init(_ table: UITableView?, _ placeholder: TablePlaceholder?, dragItem: UIDragItem, landing: ListLanding) {
        (self.table, self.placeholder, self.dragItem, self.landing) = (table, placeholder, dragItem, landing)
        super.init(onMainActor: ())
    }

    func addAnimations(_ animations: @escaping () -> Void) { landing.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { landing.addCompletion(completion) }

    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard let table, let placeholder else { return false }
        return table.commit(placeholder, dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool {
        guard let table, let placeholder else { return false }
        return table.delete(placeholder)
    }
}
