import Foundation

/// A drop on a table view, as passed to the drop delegate.
@MainActor
final class TableDropCoordinator: ListDropCoordinator<UITableView, UITableViewDropProposal>, UITableViewDropCoordinator {
    var items: [any UITableViewDropItem] { dropped }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let table = list
        let shown = table?.insert(placeholder)
        return ListPlaceholderContext(
            dragItem, landing: land(dragItem, .placeholder { [weak table] in shown.flatMap { table?.landingTarget(of: $0) } }),
            commit: { [weak table] change in shown.flatMap { table?.commit($0, change) } ?? false },
            delete: { [weak table] in shown.flatMap { table?.delete($0) } ?? false })
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { land(dragItem, .item(ItemPath(indexPath))) }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem, .into(ItemPath(indexPath), rect))
    }
}
