import Foundation

/// The list of the controllers that do not fit into the tab bar.
@MainActor
final class MoreListController: UIViewController {
    private weak var tabs: UITabBarController?
    private let list = UIScrollView()
    private var rows: [MoreRow] = []

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(nibName: nil, bundle: nil)
        title = LocalizedStrings.text("More")
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOut() }
        view.backgroundColor = .systemBackground
        list.alwaysBounceVertical = true
        view.addSubview(list)
        reload()
    }

    /// Recreates the rows.
    func reload() {
        guard isViewLoaded, let tabs else { return }
        for row in rows { row.removeFromSuperview() }
        rows = tabs.furtherTabs.map { controller in
            let row = MoreRow(controller.tabBarItem)
            row.addAction(UIAction { [weak tabs] _ in tabs?.choose(controller) }, for: .touchUpInside)
            list.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    private func layOut() {
        list.frame = view.bounds
        let height = BarConstants.height
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: view.bounds.width, height: height)
        }
        list.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * height)
    }
}

/// A row of the list.
@MainActor
private final class MoreRow: UIControl {
    private let picture = UIImageView()
    private let label = UILabel()
    private let line = UIView()

    init(_ item: UITabBarItem?) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = item?.title
        picture.showsTemplates = true
        picture.image = item?.image
        picture.contentMode = .scaleAspectFit
        label.text = item?.title
        line.backgroundColor = .separator
        for part in [picture, label, line] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray4 : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func mirrored(_ rect: CGRect) -> CGRect {
            isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        picture.frame = mirrored(CGRect(x: 16, y: (bounds.height - 24) / 2, width: 28, height: 24))
        label.frame = mirrored(CGRect(x: 60, y: 0, width: max(0, bounds.width - 76), height: bounds.height))
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = mirrored(CGRect(x: 60, y: bounds.height - hairline, width: bounds.width - 60, height: hairline))
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }
}
