import UIKit
import UniformTypeIdentifiers

/// Notes that leave the list.
extension NoteListController: UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let note = store.notes[indexPath.row]
        let item = UIDragItem(itemProvider: provider(for: note))
        item.localObject = note
        return [item]
    }

    /// The text of a note, with a name for targets that make a file of it.
    func provider(for note: Note) -> NSItemProvider {
        let provider = NSItemProvider(object: note.text as NSString)
        provider.suggestedName = note.title + ".txt"
        return provider
    }
}
