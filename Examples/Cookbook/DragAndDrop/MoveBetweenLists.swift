import UIKit

/// A table whose rows can be dragged into another one of the same class.
final class ShelfController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    var books: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let book = books[indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: book as NSString))
        // Removes the book from this shelf after another one has taken it.
        item.localObject = { [weak self] in self?.remove(book) } as @MainActor () -> Void
        return [item]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath path: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        for item in coordinator.items {
            let row = min(coordinator.destinationIndexPath?.row ?? books.count, books.count)
            guard item.dragItem.itemProvider.canLoadObject(ofClass: String.self) else { continue }
            let remove = item.dragItem.localObject as? @MainActor () -> Void
            _ = item.dragItem.itemProvider.loadObject(ofClass: String.self) { book, _ in
                guard let book else { return }
                Task { @MainActor in
                    remove?()
                    self.insert(book, at: row)
                }
            }
        }
    }

    private func insert(_ book: String, at row: Int) {
        let row = min(row, books.count)
        books.insert(book, at: row)
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    private func remove(_ book: String) {
        guard let row = books.firstIndex(of: book) else { return }
        books.remove(at: row)
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.textLabel?.text = books[indexPath.row]
        return cell
    }
}
