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
        store.onChange = { [weak self] in self?.showNotes(animated: true) }
        showNotes(animated: false)
    }

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

    private func showNotes(animated: Bool) {
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
}
