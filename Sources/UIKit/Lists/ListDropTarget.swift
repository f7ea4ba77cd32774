import Foundation

/// A drag that is over a list, and what was dropped on it: what tables and collection views do alike. Their subclasses are the
/// interaction's delegates, and say where things would go.
@MainActor
class ListDropTarget: MainActorObject {
    private weak var list: (any ItemList)?
    /// The drag that is over the list.
    weak var session: (any UIDropSession)?
    /// Whether the program is taking the data: room that was made is filled by what it inserts.
    var isPerforming = false
    /// How each thing that was dropped goes where it belongs.
    private var landings: [ObjectIdentifier: ListLanding] = [:]

    init(of list: any ItemList) {
        self.list = list
        super.init(onMainActor: ())
    }

    /// Whether a drag is over the list.
    var isActive: Bool { session != nil }

    /// Whether something is on its way to become the item at `path`.
    func isLanding(at path: ItemPath) -> Bool { landings.values.contains { $0.hiddenItem == path } }

    /// The data changed.
    func follow(_ map: UpdateMap) {
        for landing in landings.values { landing.follow(map) }
    }

    /// Notes how a thing goes where it belongs.
    func land(_ item: UIDragItem, _ place: ListLanding.Place) -> ListLanding {
        let landing = ListLanding(place)
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

/// One of the things that are dropped on a list.
@MainActor
final class DroppedItem: MainActorObject, UICollectionViewDropItem, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        (self.dragItem, self.sourceIndexPath, self.previewSize) = (dragItem, sourceIndexPath, previewSize)
        super.init(onMainActor: ())
    }
}
