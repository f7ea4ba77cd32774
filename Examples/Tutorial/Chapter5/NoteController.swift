import UIKit

/// The text of one note.
final class NoteController: UIViewController, UITextViewDelegate {
    let textView = UITextView()
    private let style = NoteStyle()
    private let note: Note
    private let store: NoteStore

    init(note: Note, store: NoteStore) {
        self.note = note
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = note.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Read") { [weak self] _ in self?.read() })
        textView.textStorage.delegate = style
        textView.typingAttributes = NoteStyle.body
        textView.text = note.text
        textView.adjustsFontForContentSizeCategory = true
        textView.isFindInteractionEnabled = true
        textView.accessibilityLabel = "Text"
        textView.delegate = self
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if note.text.isEmpty { textView.becomeFirstResponder() }
    }

    func read() {
        guard let note = store.note(note.id) else { return }
        present(ReaderController(note: note), animated: true)
    }

    func textViewDidChange(_ textView: UITextView) {
        store.setText(textView.text, of: note.id)
        title = store.note(note.id)?.title
    }
}
