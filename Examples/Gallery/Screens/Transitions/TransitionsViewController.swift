import UIKit

/// A wall of cards that open to pages by an interruptible transition; below it sheets, popovers, alerts and menus.
public final class TransitionsViewController: StageViewController {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Transitions", summary: "Open a card, and catch it in mid flight: drag it down, up again, and let go.", symbol: .transitions,
        color: .systemIndigo, makeViewController: { TransitionsViewController() })

    private let cards = Place.all.map { PlaceCard($0) }
    private var transition: CardTransition?
    private lazy var buttons = [
        button("Sheet") { [weak self] _ in self?.showSheet() }, button("Popover") { [weak self] in self?.showPopover(from: $0) },
        button("Alert") { [weak self] _ in self?.showAlert() }, menuButton,
    ]

    /// Builds the wall and the buttons.
    public override func viewDidLoad() {
        super.viewDidLoad()
        definesPresentationContext = true
        for card in cards {
            card.addAction(UIAction { [weak self, weak card] _ in card.map { self?.open($0) } }, for: .touchUpInside)
            stage.addSubview(card)
        }
        for button in buttons {
            button.maximumContentSizeCategory = .accessibilityLarge
            stage.addSubview(button)
        }
    }

    // MARK: Layout

    private func columns(forWidth width: CGFloat) -> Int { width >= 560 ? 3 : 2 }
    private func buttonColumns(forWidth width: CGFloat) -> Int { width >= 400 ? 4 : 2 }
    private static let gap: CGFloat = 12
    /// 44 points, or more for large text.
    private var buttonHeight: CGFloat { buttons.map(\.intrinsicContentSize.height).reduce(44, max) }

    private func buttonsHeight(forWidth width: CGFloat) -> CGFloat {
        let rows = CGFloat((buttons.count + buttonColumns(forWidth: width) - 1) / buttonColumns(forWidth: width))
        return rows * buttonHeight + (rows - 1) * 8
    }

    override func leastStageHeight(forWidth width: CGFloat) -> CGFloat {
        let rows = CGFloat(cards.count / columns(forWidth: width))
        return rows * stage.grown(76, upTo: 92) + (rows - 1) * Self.gap + 16 + buttonsHeight(forWidth: width)
    }

    override func layoutStage() {
        let bounds = stage.bounds
        let foot = buttonsHeight(forWidth: bounds.width)
        lay(
            cards, columns: columns(forWidth: bounds.width), gap: Self.gap,
            in: CGRect(
                x: 0, y: 0, width: bounds.width, height: max(bounds.height - foot - 16, 0)))
        lay(
            buttons, columns: buttonColumns(forWidth: bounds.width), gap: 8,
            in: CGRect(
                x: 0, y: bounds.height - foot, width: bounds.width, height: foot))
    }

    private func lay(_ views: [UIView], columns: Int, gap: CGFloat, in area: CGRect) {
        let rows = (views.count + columns - 1) / columns
        let width = (area.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
        let height = (area.height - CGFloat(rows - 1) * gap) / CGFloat(rows)
        for (index, view) in views.enumerated() {
            let frame = stage.directed(
                CGRect(
                    x: area.minX + CGFloat(index % columns) * (width + gap), y: area.minY + CGFloat(index / columns) * (height + gap),
                    width: width, height: height)
            ).onWholePoints
            // A card is scaled down while it is pressed.
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    // MARK: Cards

    private func open(_ card: PlaceCard) {
        guard presentedViewController == nil else { return }
        let page = PlacePageController(card.place)
        let transition = CardTransition(from: card, to: page)
        transition.onChange = { [weak self] in self?.status = .dropped($0, color: card.place.color) }
        self.transition = transition
        page.modalPresentationStyle = .overCurrentContext
        page.transitioningDelegate = transition
        status = .dragging(local("Opening %1", with: local(card.place.name)))
        present(page, animated: true)
    }

    // MARK: Other presentations

    private func button(_ title: String, _ action: @escaping (UIButton) -> Void) -> UIButton {
        var look = UIButton.Configuration.gray()
        look.title = local(title)
        look.baseForegroundColor = .accent
        return UIButton(configuration: look, primaryAction: UIAction { action($0.sender as? UIButton ?? UIButton()) })
    }

    private var menuButton: UIButton {
        let button = button("Menu") { _ in }
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: local("Duplicate"), image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in self?.say(local("Duplicated"))
            },
            UIAction(title: local("Share"), image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in self?.share() },
            UIMenu(
                options: .displayInline,
                children: [
                    UIAction(title: local("Delete"), image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
                        self?.say(local("Nothing is deleted here"))
                    }
                ]),
        ])
        return button
    }

    private func say(_ text: String) { status = .dropped(text, color: .systemIndigo) }

    private func share() {
        let controller = UIActivityViewController(
            activityItems: [local("A wall of cards, each of which opens to a page.")], applicationActivities: nil)
        controller.popoverPresentationController?.sourceView = buttons[3]
        controller.completionWithItemsHandler = { [weak self] _, completed, _, _ in self?.say(local(completed ? "Shared" : "Not shared")) }
        present(controller, animated: true)
    }

    private func showSheet() {
        let note = NoteController("A sheet with two heights", "Drag it by its top, or away. What is behind can be touched while it is low.")
        note.modalPresentationStyle = .pageSheet
        if let sheet = note.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        present(note, animated: true)
        say(local("A sheet came"))
    }

    private func showPopover(from button: UIButton) {
        let note = NoteController("A popover", "It points to where it came from. In a narrow window it is a sheet.")
        note.modalPresentationStyle = .popover
        note.preferredContentSize = note.size(forWidth: 280, atLeast: 150)
        note.popoverPresentationController?.sourceView = button
        present(note, animated: true)
        say(local("A popover came"))
    }

    private func showAlert() {
        let alert = UIAlertController(title: local("Close all cards?"), message: local("They are closed already."), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: local("Cancel"), style: .cancel) { [weak self] _ in self?.say(local("Cancelled")) })
        alert.addAction(UIAlertAction(title: local("Close"), style: .default) { [weak self] _ in self?.say(local("Closed")) })
        present(alert, animated: true)
    }
}
