import CoreGraphics
import Foundation

/// The view of a menu: its title and the rows of its sections. The view scrolls if the rows do not fit.
@MainActor
final class MenuListView: UIView {
    private(set) var menu: UIMenu
    let style: MenuStyle
    /// Whether the menu is a submenu. Its title is a row that goes back to the parent menu.
    let isInside: Bool
    /// Whether the first element is at the bottom.
    var isReversed = false {
        didSet { if isReversed != oldValue { build() } }
    }
    /// The selectable items from top to bottom.
    private(set) var items: [MenuItemView] = []
    /// The rows, headers, gaps and lines from top to bottom, with their heights in points; 0 for views that measure themselves.
    private var parts: [(view: UIView, height: CGFloat)] = []
    private let sheet = MenuMaterialView(cornerRadius: MenuConstants.cornerRadius)
    private let scrollView = UIScrollView()
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []
    /// Whether deferred elements are being requested. Elements that arrive immediately are shown at the end of the request.
    private var isAsking = false
    /// Called after the rows changed.
    var onChange: () -> Void = {}

    /// Returns whether an element can be performed.
    private let isAvailable: (any UIMenuLeaf) -> Bool

    init(menu: UIMenu, style: MenuStyle, isInside: Bool, isAvailable: @escaping (any UIMenuLeaf) -> Bool = { _ in true }) {
        self.isAvailable = isAvailable
        self.menu = menu
        self.style = style
        self.isInside = isInside
        super.init(frame: .zero)
        addSubview(sheet)
        scrollView.delaysContentTouches = false
        scrollView.contentInsetAdjustmentBehavior = .never
        sheet.content.addSubview(scrollView)
        build()
    }

    required init?(coder: NSCoder) { nil }

    /// Replaces the displayed menu.
    func show(_ menu: UIMenu) {
        self.menu = menu
        build()
        onChange()
    }

    /// Updates the rows after a change of the elements.
    func refresh() {
        build()
        onChange()
    }

    // MARK: Rows

    private func build() {
        for part in parts { part.view.removeFromSuperview() }
        parts = []
        items = []
        var content = MenuContent(of: menu, loaded: loaded)
        let missing = content.missing.filter { asked.insert(ObjectIdentifier($0)).inserted }
        let hasIcons = content.hasIcons || isInside
        if isReversed { content = content.reversed() }
        if isInside {
            add(MenuRowView(.back, style: style, hasIconColumn: true, title: menu.title))
        } else if !menu.title.isEmpty {
            parts.append((MenuHeaderView(menu.title), 0))
        }
        for (number, section) in content.sections.enumerated() {
            if number > 0 || isInside { addBand() }
            if !section.title.isEmpty { parts.append((MenuHeaderView(section.title), 0)) }
            for (index, row) in section.rows.enumerated() {
                if index > 0 || !section.title.isEmpty || (number == 0 && !isInside && !menu.title.isEmpty) { addLine() }
                add(row, hasIcons)
            }
        }
        for part in parts { scrollView.addSubview(part.view) }
        setNeedsLayout()
        load(missing)
    }

    /// Loads deferred elements. Elements that are available immediately are shown immediately.
    private func load(_ missing: [UIDeferredMenuElement]) {
        guard !missing.isEmpty else { return }
        isAsking = true
        let before = loaded.count
        for element in missing {
            element.load { [weak self] elements in
                guard let self else { return }
                loaded[ObjectIdentifier(element)] = elements
                if !isAsking { refresh() }
            }
        }
        isAsking = false
        if loaded.count > before { build() }
    }

    private func add(_ row: MenuContent.Row, _ hasIcons: Bool) {
        switch row {
        case .leaf(let leaf): add(MenuRowView(.leaf(leaf), style: style, hasIconColumn: hasIcons, isAvailable: isAvailable(leaf)))
        case .submenu(let menu): add(MenuRowView(.submenu(menu), style: style, hasIconColumn: hasIcons))
        case .loading: parts.append((MenuLoadingView(frame: .zero), style.rowHeight))
        case .strip(let elements, let size):
            let views = elements.compactMap { element -> MenuStripItemView? in
                if let leaf = element as? any UIMenuLeaf { return MenuStripItemView(.leaf(leaf), size: size) }
                return (element as? UIMenu).map { MenuStripItemView(.submenu($0), size: size) }
            }
            items += views as [MenuItemView]
            parts.append((MenuStripView(views, size: size), 0))
        }
    }

    private func add(_ row: MenuRowView) {
        items.append(row)
        parts.append((row, 0))
    }

    private func addBand() {
        let band = UIView()
        band.backgroundColor = MenuConstants.band
        parts.append((band, MenuConstants.sectionGap))
    }

    private func addLine() {
        // Menus for the pointer only have gaps between sections, as desktop menus do.
        guard style == .touch else { return }
        parts.append((MenuLineView(frame: .zero), 0))
    }

    // MARK: Size and layout

    /// The preferred width of the menu, in points.
    private var preferredWidth: CGFloat {
        guard style == .pointer else { return MenuConstants.width }
        let width = items.compactMap { ($0 as? MenuRowView)?.preferredWidth }.max() ?? 0
        return min(max(width, MenuConstants.pointerWidths.lowerBound), MenuConstants.pointerWidths.upperBound)
    }

    /// The preferred size of the menu, limited to `size`, in points.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(preferredWidth, size.width)
        let height = parts.reduce(0) { $0 + self.height(of: $1, width: width) }
        return CGSize(width: width, height: min(height.rounded(.up), size.height))
    }

    private func height(of part: (view: UIView, height: CGFloat), width: CGFloat) -> CGFloat {
        part.height > 0 ? part.height : part.view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sheet.frame = bounds
        scrollView.frame = bounds
        var y: CGFloat = 0
        for part in parts {
            let height = height(of: part, width: bounds.width)
            part.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y)
        scrollView.isScrollEnabled = y > bounds.height + 0.5
    }

    /// The enabled item at a point of this view; nil if there is only other content.
    func item(at point: CGPoint) -> MenuItemView? {
        guard bounds.contains(point) else { return nil }
        return items.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
    }

    /// Scrolls until an item is visible.
    func reveal(_ item: MenuItemView) {
        scrollView.scrollRectToVisible(item.convert(item.bounds, to: scrollView), animated: false)
    }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .menu }
}

/// A line between two rows, one pixel thick.
@MainActor
final class MenuLineView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .separator
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 1 / max(traitCollection.displayScale, 1))
    }
}

/// The title of a menu or a section.
@MainActor
final class MenuHeaderView: UIView {
    private let label = UILabel()

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    private func labelSize(_ width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: max(width - 2 * MenuConstants.sideMargin, 20), height: .greatestFiniteMagnitude))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (labelSize(size.width).height + 2 * MenuConstants.headerMargin).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: MenuConstants.sideMargin, dy: MenuConstants.headerMargin)
    }
}

/// The row of a deferred element that is loading.
@MainActor
final class MenuLoadingView: UIView {
    private let spinner = Spinner(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        spinner.tintColor = .secondaryLabel
        spinner.spin()
        addSubview(spinner)
        accessibilityLabel = LocalizedStrings.text("Loading")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
