import UIKit

/// The Gallery's right side: a demo's name, what to try, and the demo itself on a card.
final class DemoViewController: UIViewController {
    /// Called when the user goes back to the list.
    var onBack: (() -> Void)?

    /// Whether there is a way back to the list: where there is room for only one of the two sides.
    var hasBackButton = false {
        didSet {
            backButton.isHidden = !hasBackButton
            viewIfLoaded?.setNeedsLayout()
        }
    }

    private let demo: GalleryDemo
    private let content: UIViewController
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()
    private let backButton = BackButton(title: "Gallery")
    private let card = UIView()
    private let page = PageScrollView()

    init(_ demo: GalleryDemo) {
        self.demo = demo
        content = demo.makeViewController()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        titleLabel.text = demo.title
        titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
        titleLabel.textColor = .label
        summaryLabel.text = demo.summary
        summaryLabel.font = .systemFont(ofSize: 17)
        summaryLabel.textColor = .note
        summaryLabel.numberOfLines = 0
        backButton.isHidden = !hasBackButton
        backButton.onTap = { [weak self] in self?.onBack?() }
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        page.alwaysBounceVertical = false
        view.addSubview(page)
        for part in [titleLabel, summaryLabel, backButton, card] { page.addSubview(part) }

        addChild(content)
        content.view.backgroundColor = .clear
        card.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin: CGFloat = view.bounds.width < 500 ? 16 : 24
        let width = view.bounds.width - 2 * margin
        var y: CGFloat = hasBackButton ? 8 : 19
        if hasBackButton {
            backButton.frame = CGRect(x: margin - 8, y: y, width: 110, height: 44)
            y = backButton.frame.maxY
        }
        titleLabel.frame = CGRect(x: margin, y: y, width: width, height: 34)
        let summaryHeight = ceil(summaryLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
        summaryLabel.frame = CGRect(x: margin, y: titleLabel.frame.maxY + 4, width: width, height: summaryHeight)
        let top = summaryLabel.frame.maxY + 20
        let least = (content as? any SizedDemo)?.leastHeight(forWidth: width) ?? 0
        card.frame = CGRect(x: margin, y: top, width: width, height: max(view.bounds.height - top - margin, least))
        content.view.frame = card.bounds
        page.frame = view.bounds
        page.contentSize = CGSize(width: view.bounds.width, height: card.frame.maxY + margin)
        page.isScrollEnabled = page.contentSize.height > page.bounds.height
    }
}

/// A chevron and the name of where it leads.
private final class BackButton: UIView {
    var onTap: (() -> Void)?
    private let chevron = SymbolView(.back)
    private let label = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 17)
        tintColor = .accent
        addSubview(chevron)
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        chevron.frame = CGRect(x: 0, y: bounds.midY - 11, width: 22, height: 22)
        label.frame = CGRect(x: 24, y: 0, width: bounds.width - 24, height: bounds.height)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.4 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
}
