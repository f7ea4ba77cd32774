import UIKit

/// A letter to edit, and a form with fields of all kinds.
public final class WordsViewController: UIViewController, SizedDemo {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Words", summary: "Write, drag the picture through the letter, drag words to another program.", symbol: .words,
        color: .systemIndigo, makeViewController: { WordsViewController() })

    let letter = LetterView()
    let form = FormView()
    private let choice = UISegmentedControl(items: ["Letter", "Form"].map(local))
    private let statusLine = StatusLine()

    /// Builds both pages.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.tintColor = .accent
        choice.selectedSegmentIndex = 0
        choice.accessibilityLabel = local("Page")
        choice.addAction(UIAction { [weak self] _ in self?.showPage() }, for: .valueChanged)
        for part in [letter, form, choice, statusLine] { view.addSubview(part) }
        letter.onNews = { [weak self] in self?.say($0) }
        form.onNews = letter.onNews
        statusLine.show(.ready)
        showPage()
    }

    private func say(_ text: String) {
        statusLine.show(.dropped(text, color: .systemIndigo))
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    private func showPage() {
        view.endEditing(true)
        letter.isHidden = choice.selectedSegmentIndex != 0
        form.isHidden = !letter.isHidden
    }

    /// Lays out the page between the choice and the status line.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = view.bounds.width >= 600 ? 24 : 16
        let area = view.bounds.inset(by: view.safeAreaInsets).shrunk(dx: margin, dy: margin)
        let line = statusLine.height(forWidth: area.width)
        statusLine.frame = CGRect(x: area.minX, y: area.maxY - line, width: area.width, height: line)
        let width = min(area.width, 320)
        choice.frame = CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: 32).onWholePoints
        let top = choice.frame.maxY + 14
        let page = CGRect(x: area.minX, y: top, width: area.width, height: max(statusLine.frame.minY - 14 - top, 0))
        letter.frame = page
        form.frame = page
    }

    func leastHeight(forWidth width: CGFloat) -> CGFloat { 420 }
}
