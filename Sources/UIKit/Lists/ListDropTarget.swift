import Foundation

/// Tracks a drag over a list and the dropped items: the common base class for tables and collection views. The subclasses are the delegates of the
/// drop interaction and determine the destination.
@MainActor
class ListDropTarget: MainActorObject {
    private weak var list: (any ItemList)?
    /// The session over the list.
    weak var session: (any UIDropSession)?
    /// Whether the drop delegate is performing the drop: its insertions fill the drop gap.
    var isPerforming = false
    /// The landing animation of each dropped item.
    private var landings: [ObjectIdentifier: ListLanding] = [:]

    init(of list: any ItemList) {
        self.list = list
        super.init(onMainActor: ())
    }

    /// Whether a drag is over the list.
    var isActive: Bool { session != nil }

    /// Whether an item is landing at `path`.
    func isLanding(at path: ItemPath) -> Bool { landings.values.contains { $0.hiddenItem == path } }

    /// Updates the landings after a change of the data.
    func follow(_ map: UpdateMap) {
        for landing in landings.values { landing.follow(map) }
    }

    /// Stores the destination of a dropped item and returns its landing animation.
    func land(_ item: UIDragItem, _ landingTarget: ListLanding.Target) -> ListLanding {
        let landing = ListLanding(landingTarget)
        landings[ObjectIdentifier(item)] = landing
        return landing
    }

    // MARK: Landing

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let list, let landing = landings[ObjectIdentifier(item)] else { return nil }
        return landing.preview(in: list, lifted: defaultPreview)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        guard let landing = landings[ObjectIdentifier(item)] else { return }
        landing.begin(with: animator)
        list?.showDragStates()
        animator.addCompletion { [weak self] _ in
            self?.landings[ObjectIdentifier(item)] = nil
            self?.list?.showDragStates()
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        for item in session.items { landings[ObjectIdentifier(item)] = nil }
        list?.showDragStates()
    }
}

/// An item that is dropped on a list.
@MainActor
final class DroppedItem: MainActorObject {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        (self.dragItem, self.sourceIndexPath, self.previewSize) = (dragItem, sourceIndexPath, previewSize)
        super.init(onMainActor: ())
    }
}
