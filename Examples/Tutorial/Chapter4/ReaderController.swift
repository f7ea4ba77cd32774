import UIKit

/// A note as a page for reading, in front of the notebook. A finger pulls it down to close it.
final class ReaderController: UIViewController, UIGestureRecognizerDelegate {
    private let page = UIView()
    private let shade = UIView()
    private let textView = UITextView()
    private let doneButton = UIButton(configuration: .plain())
    private let note: Note
    private lazy var transition = ReaderTransition(reader: self)

    init(note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = transition
    }

    required init?(coder: NSCoder) { nil }

    /// Moves the page into the window, or below its lower edge.
    func showPage(_ isShown: Bool) {
        shade.alpha = isShown ? 1 : 0
        page.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: view.bounds.height)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
        page.backgroundColor = .secondarySystemGroupedBackground
        page.layer.cornerRadius = 20
        page.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        // snippet: text
        let text = NSMutableAttributedString(string: note.text)
        NoteStyle.apply(to: text)
        textView.attributedText = text
        // end snippet
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .clear
        textView.accessibilityLabel = "Note"
        textView.isEditable = false
        doneButton.configuration?.title = "Done"
        doneButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        addViews()
        addPan()
    }

    private func addViews() {
        for (child, parent) in [(shade, view), (page, view), (textView, page), (doneButton, page)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent?.addSubview(child)
        }
        let width = page.widthAnchor.constraint(equalTo: view.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            shade.topAnchor.constraint(equalTo: view.topAnchor),
            shade.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            shade.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            shade.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            page.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            page.widthAnchor.constraint(lessThanOrEqualToConstant: 620),
            width,
            doneButton.topAnchor.constraint(equalTo: page.topAnchor, constant: 8),
            doneButton.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -12),
            textView.topAnchor.constraint(equalTo: doneButton.bottomAnchor),
            textView.bottomAnchor.constraint(equalTo: page.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 24),
            textView.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -24),
        ])
    }

    private func addPan() {
        let pan = PagePan(target: transition, action: Selector(ReaderTransition.panned(_:)))
        pan.isPageMoving = { [weak self] in self?.transition.isRunning == true }
        pan.delegate = self
        view.addGestureRecognizer(pan)
        textView.panGestureRecognizer.require(toFail: pan)
    }

    /// A resting page begins to move only if the finger pulls down, and if the text is at its beginning.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? PagePan, !transition.isRunning else { return true }
        let isAtBeginning = textView.contentOffset.y <= -textView.adjustedContentInset.top
        return pan.velocity(in: view).y > 0 && isAtBeginning
    }
}
