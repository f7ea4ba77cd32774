import UIKit

/// The list of notes beside the chosen note. In a narrow window the note replaces the list.
final class NotebookController: UISplitViewController, UISplitViewControllerDelegate {
    let list: NoteListController
    private let store: NoteStore
    private var shownNote: Note.ID?
    private weak var noteController: NoteController?

    init(store: NoteStore) {
        self.store = store
        list = NoteListController(store: store)
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: EmptyController()), for: .secondary)
        list.onSelect = { [weak self] note in self?.open(note) }
        list.onRead = { [weak self] note in
            self?.open(note)
            self?.readNote()
        }
        store.onChange = { [weak self] in self?.storeDidChange() }
    }

    required init?(coder: NSCoder) { nil }

    /// The undo manager for all responders of the notebook without their own.
    override var undoManager: UndoManager? { store.undoManager }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .accent
    }

    func open(_ note: Note) {
        let controller = NoteController(note: note, store: store)
        shownNote = note.id
        list.select(note)
        noteController = controller
        showDetailViewController(UINavigationController(rootViewController: controller), sender: nil)
    }

    static let addAction = Selector("addNote", NotebookController.addNote)
    static let readAction = Selector("readNote", NotebookController.readNote)
    static let deleteAction = Selector("deleteNote", NotebookController.deleteNote)

    /// Without a note the menu shows the commands for notes as disabled.
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Self.readAction || action == Self.deleteAction { return shownNote != nil && presentedViewController == nil }
        return super.canPerformAction(action, withSender: sender)
    }

    private func addNote() { list.addNote() }

    private func readNote() { noteController?.read() }

    private func deleteNote() {
        if let shownNote { list.delete(shownNote) }
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
