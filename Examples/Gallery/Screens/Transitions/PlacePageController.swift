import UIKit

/// The page of a card: its colour at the top, and a text.
final class PlacePageController: UIViewController {
    let place: Place
    /// Called for each drag on the page.
    var onPan: (UIPanGestureRecognizer) -> Void = { _ in }

    private let ground = UIView()
    private let head = UIView()
    private let name = UILabel()
    private let note = UILabel()
    private let text = UILabel()
    /// The scroll view of the text.
    private let words = UIScrollView()
    private let close = UIButton(type: .system)

    init(_ place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The fraction of the page that is open: 0 is a card, 1 is the whole page.
    var openness: CGFloat = 1 {
        didSet {
            text.alpha = openness
            close.alpha = openness
            view.layer.cornerRadius = 14
        }
    }

    /// Escape closes the page.
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(PlacePageController.leave))]
    }

    override func accessibilityPerformEscape() -> Bool {
        leave()
        return true
    }

    private func leave() { dismiss(animated: true) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        view.layer.cornerCurve = .continuous
        view.backgroundColor = .systemBackground
        head.backgroundColor = place.color
        name.text = local(place.name)
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        name.textColor = place.color.ink
        note.text = local(place.note)
        note.font = .systemFont(ofSize: 13)
        note.textColor = place.color.ink
        text.text = local(place.text)
        text.font = .systemFont(ofSize: 17)
        text.numberOfLines = 0
        name.followTextSize(upTo: 28)
        note.followTextSize(upTo: 20)
        for label in [name, note] { label.shrinks(to: 0.5) }
        text.followTextSize()
        words.addSubview(text)
        close.setTitle(local("Close"), for: .normal)
        close.tintColor = place.color.ink
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        for part in [ground, words, head, name, note, close] { view.addSubview(part) }
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: Selector(PlacePageController.panned(_:)))
        view.addGestureRecognizer(pan)
    }

    private func panned(_ pan: UIPanGestureRecognizer) { onPan(pan) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let wide = max(bounds.width - 40, 0)
        let height = openness == 0 ? bounds.height : min(max(bounds.height * 0.42, 120), 320)
        head.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let side: CGFloat = openness == 0 ? (bounds.width < 130 ? 8 : 14) : 20
        let foot: CGFloat = openness == 0 ? 14 : 20
        let (first, second) = (max(22, name.lineHeight), max(18, note.lineHeight))
        let availableWidth = max(bounds.width - 2 * side, 0)
        note.frame = CGRect(x: side, y: height - foot - second, width: availableWidth, height: second)
        name.frame = CGRect(x: side, y: note.frame.minY - first, width: availableWidth, height: first)
        let size = text.sizeThatFits(CGSize(width: min(wide, 560), height: .greatestFiniteMagnitude))
        words.frame = CGRect(x: 0, y: height, width: bounds.width, height: max(bounds.height - height, 0))
        text.frame = view.directed(CGRect(x: 20, y: 20, width: min(wide, 560), height: size.height))
        words.contentSize = CGSize(width: bounds.width, height: size.height + 40)
        // A page whose text fits can be dragged anywhere.
        words.isScrollEnabled = words.contentSize.height > words.bounds.height
        let button = max(72, close.intrinsicContentSize.width.rounded(.up))
        close.frame = view.directed(CGRect(x: bounds.width - 12 - button, y: 12, width: button, height: 36))
    }
}
