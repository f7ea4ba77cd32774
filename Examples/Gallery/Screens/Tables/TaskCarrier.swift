import UIKit

/// Is notified of tasks that drag and drop moved.
@MainActor
protocol TaskCarrierDelegate: AnyObject {
    /// A task moved within a list or to another one.
    func carrier(_ carrier: TaskCarrier, didMove task: ErrandTask, to list: TaskList)
    /// The list of a task.
    func carrier(_ carrier: TaskCarrier, listWith task: ErrandTask) -> TaskList?
}

/// Drag and drop for the tasks of a list.
final class TaskCarrier: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    private let list: TaskList
    private weak var delegate: (any TaskCarrierDelegate)?

    init(_ list: TaskList, delegate: any TaskCarrierDelegate) {
        (self.list, self.delegate) = (list, delegate)
        super.init()
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        let task = list.tasks[indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: task.title as NSString))
        item.localObject = task
        return [item]
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let target = coordinator.destinationIndexPath?.row ?? list.tasks.count
        for item in coordinator.items {
            if let task = item.dragItem.localObject as? ErrandTask {
                take(task, at: target)
                coordinator.drop(item.dragItem, toRowAt: IndexPath(row: list.row(of: task) ?? target, section: 0))
            } else {
                take(item.dragItem, at: target, coordinator)
            }
        }
    }

    private func take(_ task: ErrandTask, at row: Int) {
        guard let home = delegate?.carrier(self, listWith: task), let old = home.row(of: task) else { return }
        if home === list {
            list.move(from: old, to: min(row, list.tasks.count - 1))
        } else {
            home.remove(at: old)
            list.insert(task, at: row)
        }
        delegate?.carrier(self, didMove: task, to: list)
    }

    /// Text of another program loads behind a placeholder.
    private func take(_ item: UIDragItem, at row: Int, _ coordinator: any UITableViewDropCoordinator) {
        let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: IndexPath(row: row, section: 0), reuseIdentifier: "task", rowHeight: 44)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
        let context = coordinator.drop(item, to: placeholder)
        Task { [list] in
            guard let text = try? await item.itemProvider.loadObject(ofClass: NSString.self), text.length > 0 else {
                return _ = context.deletePlaceholder()
            }
            context.commitInsertion { list.take(ErrandTask(String(text), color: .systemTeal), at: $0.row) }
        }
    }
}
