import UIKit

/// A title and a sentence.
final class NoteController: UIViewController {
    private let heading = UILabel()
    private let body = UILabel()
    private let words = UIScrollView()

    init(_ heading: String, _ body: String) {
        super.init(nibName: nil, bundle: nil)
        self.heading.text = local(heading)
        self.body.text = local(body)
        self.heading.font = .systemFont(ofSize: 20, weight: .semibold)
        self.body.font = .systemFont(ofSize: 16)
        for label in [self.heading, self.body] {
            label.numberOfLines = 0
            label.followTextSize()
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        body.textColor = .note
        view.addSubview(words)
        for label in [heading, body] { words.addSubview(label) }
    }

    /// The size that fits the texts.
    func size(forWidth width: CGFloat, atLeast height: CGFloat) -> CGSize {
        CGSize(width: width, height: max(height, Self.margins.height + wordsHeight(forWidth: width - Self.margins.width)))
    }

    private static let margins = CGSize(width: 40, height: 48)

    private func height(of label: UILabel, forWidth width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func wordsHeight(forWidth width: CGFloat) -> CGFloat {
        max(26, height(of: heading, forWidth: width)) + 8 + height(of: body, forWidth: width)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).shrunk(dx: Self.margins.width / 2, dy: Self.margins.height / 2)
        words.frame = area
        let first = max(26, height(of: heading, forWidth: area.width))
        heading.frame = CGRect(x: 0, y: 0, width: area.width, height: first)
        body.frame = CGRect(x: 0, y: first + 8, width: area.width, height: height(of: body, forWidth: area.width))
        words.contentSize = CGSize(width: area.width, height: body.frame.maxY)
        words.isScrollEnabled = words.contentSize.height > area.height
    }
}
