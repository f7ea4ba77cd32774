import UIKit

/// The list of notes beside the chosen note. In a narrow window the note replaces the list.
final class NotebookController: UISplitViewController, UISplitViewControllerDelegate {
    let list: NoteListController
    private let store: NoteStore
    private var shownNote: Note.ID?

    init(store: NoteStore) {
        self.store = store
        list = NoteListController(store: store)
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: EmptyController()), for: .secondary)
        list.onSelect = { [weak self] note in self?.open(note) }
        store.onChange = { [weak self] in self?.storeDidChange() }
    }

    required init?(coder: NSCoder) { nil }

    /// The undo manager for all responders of the notebook without their own.
    override var undoManager: UndoManager? { store.undoManager }

    private func open(_ note: Note) {
        shownNote = note.id
        list.select(note)
        showDetailViewController(
            UINavigationController(rootViewController: NoteController(note: note, store: store)), sender: nil)
    }

    /// Updates the list, and closes a note that was removed.
    private func storeDidChange() {
        list.showNotes(animated: true)
        guard let id = shownNote, store.note(id) == nil else { return }
        shownNote = nil
        if isCollapsed {
            show(.primary)
        } else {
            setViewController(UINavigationController(rootViewController: EmptyController()), for: .secondary)
        }
    }

    /// A window that becomes narrow shows the list, if no note is chosen.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        shownNote == nil ? .primary : proposedTopColumn
    }
}
