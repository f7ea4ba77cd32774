import Foundation

/// A drop on a list, as passed to the drop delegate: the common part of the coordinators of tables and collection views.
@MainActor
class ListDropCoordinator<List: ItemList, Proposal: UIDropProposal>: MainActorObject {
    let destinationIndexPath: IndexPath?
    let proposal: Proposal
    let session: any UIDropSession
    let dropped: [DroppedItem]
    private(set) weak var list: List?
    private weak var target: ListDropTarget?

    init(
        _ list: List, session: any UIDropSession, destination: IndexPath?, proposal: Proposal, target: ListDropTarget,
        source: ListDragSource?
    ) {
        (self.list, self.session, destinationIndexPath, self.proposal, self.target) = (list, session, destination, proposal, target)
        let drag = session.localDragSession as? LocalDragSession
        dropped = session.items.map { item in
            DroppedItem(
                item, sourceIndexPath: source?.path(of: item)?.indexPath,
                previewSize: drag?.entries.first { $0.item === item }?.preview?.size ?? .zero)
        }
        super.init(onMainActor: ())
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { land(dragItem, .target(target)) }

    /// Stores the destination of a dropped item and returns its landing animation.
    func land(_ item: UIDragItem, _ landingTarget: ListLanding.Target) -> ListLanding {
        target?.land(item, landingTarget) ?? ListLanding(landingTarget)
    }
}
