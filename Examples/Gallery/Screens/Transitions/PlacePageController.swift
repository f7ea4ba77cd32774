import UIKit

/// What a card opens to: the card's colour at the top, and more words.
final class PlacePageController: UIViewController {
    let place: Place
    /// Called with each drag on the page.
    var onPan: (UIPanGestureRecognizer) -> Void = { _ in }

    private let ground = UIView()
    private let head = UIView()
    private let name = UILabel()
    private let note = UILabel()
    private let text = UILabel()
    private let close = UIButton(type: .system)

    init(_ place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// How much of the page is there: 0 is a card, 1 is the whole page.
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
        close.setTitle(local("Close"), for: .normal)
        close.tintColor = place.color.ink
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        for part in [ground, head, name, note, text, close] { view.addSubview(part) }
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
        let side: CGFloat = openness == 0 ? 14 : 20
        name.frame = CGRect(x: side, y: height - (openness == 0 ? 54 : 60), width: wide, height: 22)
        note.frame = CGRect(x: side, y: height - (openness == 0 ? 32 : 38), width: wide, height: 18)
        let size = text.sizeThatFits(CGSize(width: min(wide, 560), height: .greatestFiniteMagnitude))
        text.frame = CGRect(x: 20, y: height + 20, width: min(wide, 560), height: size.height)
        close.frame = CGRect(x: bounds.width - 84, y: 12, width: 72, height: 36)
    }
}
