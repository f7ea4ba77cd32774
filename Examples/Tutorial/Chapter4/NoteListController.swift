import UIKit

/// The titles of all notes.
final class NoteListController: UITableViewController {
    let store: NoteStore
    /// Called when the user chooses a note.
    var onSelect: (Note) -> Void = { _ in }
    private lazy var source = makeSource()

    init(store: NoteStore) {
        self.store = store
        super.init(style: .plain)
        title = "Notes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addNote() })
        add.accessibilityLabel = "New Note"
        navigationItem.rightBarButtonItem = add
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        // snippet: items
        navigationItem.leftBarButtonItems = [undoButton, redoButton]
        observeUndo()
        // end snippet
        showNotes(animated: false)
    }

    // snippet: buttons
    private lazy var undoButton = UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.store.undoManager.undo() })
    private lazy var redoButton = UIBarButtonItem(
        systemItem: .redo, primaryAction: UIAction { [weak self] _ in self?.store.undoManager.redo() })

    private func observeUndo() {
        let names: [Notification.Name] = [
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
        ]
        for name in names {
            NotificationCenter.default.addObserver(
                self, selector: Selector(NoteListController.updateUndoButtons), name: name, object: store.undoManager)
        }
        updateUndoButtons()
    }

    private func updateUndoButtons() {
        undoButton.isEnabled = store.undoManager.canUndo
        redoButton.isEnabled = store.undoManager.canRedo
    }
    // end snippet

    private func addNote() {
        let note = Note()
        store.insert(note, at: 0)
        onSelect(note)
    }

    private func makeSource() -> UITableViewDiffableDataSource<Int, Note.ID> {
        let store = store
        return UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = store.note(id)?.title
            cell.contentConfiguration = content
            return cell
        }
    }

    func showNotes(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Note.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(store.notes.map(\.id))
        snapshot.reconfigureItems(store.notes.map(\.id))
        source.apply(snapshot, animatingDifferences: animated && tableView.window != nil)
    }

    /// Selects the row of a note that the notebook shows.
    func select(_ note: Note) {
        tableView.selectRow(at: source.indexPath(for: note.id), animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let id = source.itemIdentifier(for: indexPath), let note = store.note(id) { onSelect(note) }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            if let self, let id = source.itemIdentifier(for: indexPath) { store.remove(id) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.store.remove(id)
            }
            return UIMenu(children: [delete])
        }
    }
}
