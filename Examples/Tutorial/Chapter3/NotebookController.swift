import UIKit

/// The list of notes beside the chosen note. In a narrow window the note replaces the list.
final class NotebookController: UISplitViewController, UISplitViewControllerDelegate {
    let list: NoteListController

    init(store: NoteStore) {
        list = NoteListController(store: store)
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: EmptyController()), for: .secondary)
        list.onSelect = { [weak self] note in
            self?.list.select(note)
            self?.showDetailViewController(
                UINavigationController(rootViewController: NoteController(note: note, store: store)), sender: nil)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// A window that becomes narrow shows the list, if no note is chosen.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        let detail = viewController(for: .secondary) as? UINavigationController
        return detail?.topViewController is EmptyController ? .primary : proposedTopColumn
    }
}
