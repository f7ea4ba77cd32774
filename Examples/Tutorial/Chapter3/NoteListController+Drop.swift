import UIKit
import UniformTypeIdentifiers

/// Texts and files that come into the list.
extension NoteListController: UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: [UTType.text.identifier, UTType.fileURL.identifier])
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let isNote = session.localDragSession != nil
        return UITableViewDropProposal(operation: isNote ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let row = coordinator.destinationIndexPath?.row ?? store.notes.count
        for item in coordinator.items {
            if let note = item.dragItem.localObject as? Note {
                store.move(note.id, to: row)
                coordinator.drop(item.dragItem, toRowAt: IndexPath(row: min(row, store.notes.count - 1), section: 0))
            } else {
                _ = item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
                    guard let text else { return }
                    Task { @MainActor in self.store.insert(Note(text: text), at: row) }
                }
            }
        }
    }
}
