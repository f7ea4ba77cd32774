import UIKit

/// The list of notes beside the chosen note. In a narrow window the note replaces the list.
final class NotebookController: UISplitViewController {
    let list: NoteListController

    init(store: NoteStore) {
        list = NoteListController(store: store)
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        setViewController(UINavigationController(rootViewController: list), for: .primary)
        setViewController(UINavigationController(rootViewController: EmptyController()), for: .secondary)
        list.onSelect = { [weak self] note in
            self?.showDetailViewController(
                UINavigationController(rootViewController: NoteController(note: note, store: store)), sender: nil)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// The detail column while no note is chosen.
final class EmptyController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Note Selected"
        contentUnavailableConfiguration = configuration
    }
}
