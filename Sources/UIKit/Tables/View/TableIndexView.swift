import Foundation

/// The titles at the table's side: a finger on one of them shows its section.
@MainActor
final class TableIndexView: UIView {
    private weak var tableView: UITableView?
    private(set) var titles: [String] = []
    private var labels: [UILabel] = []
    private var lastTitle: Int?
    /// The title that a person came to who does not see the index.
    private var spoken: Int?
    private let haptics = UISelectionFeedbackGenerator()

    /// How wide the index is, and how high a title at most, in points.
    static let width: CGFloat = 22
    private static let titleHeight: CGFloat = 15

    init(tableView: UITableView) {
        self.tableView = tableView
        super.init(frame: .zero)
        isExclusiveTouch = true
        isAccessibilityElement = true
        accessibilityLabel = LibraryWords.text("Index")
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String]) {
        guard titles != self.titles else { return }
        self.titles = titles
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel()
            label.text = title == UITableView.indexSearch ? "⌕" : title
            label.font = .boldSystemFont(ofSize: 11)
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        setNeedsLayout()
    }

    func style() {
        for label in labels { label.textColor = tableView?.sectionIndexColor ?? tintColor }
        backgroundColor = tableView?.sectionIndexBackgroundColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        style()
    }

    /// Stays at the table's side while the content scrolls.
    func place(in tableView: UITableView) {
        let area = tableView.bounds.inset(by: tableView.adjustedContentInset)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.minX : area.maxX - Self.width
        let place = CGRect(x: x, y: area.minY, width: Self.width, height: area.height)
        if frame != place { frame = place }
        if tableView.subviews.last !== self { tableView.bringSubviewToFront(self) }
    }

    private var lineHeight: CGFloat { min(Self.titleHeight, bounds.height / CGFloat(max(titles.count, 1))) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = lineHeight
        let top = (bounds.height - height * CGFloat(titles.count)) / 2
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
        }
        style()
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let color = tableView?.sectionIndexTrackingBackgroundColor { backgroundColor = color }
        follow(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

    private func end() {
        lastTitle = nil
        style()
    }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty else { return }
        let height = lineHeight
        let top = (bounds.height - height * CGFloat(titles.count)) / 2
        let index = min(max(Int((touch.location(in: self).y - top) / max(height, 1)), 0), titles.count - 1)
        guard index != lastTitle else { return }
        if lastTitle != nil { haptics.selectionChanged() }
        lastTitle = index
        tableView?.scrollToIndexTitle(titles[index], at: index)
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { .adjustable }
    override var valueByDefault: String? { spoken.flatMap { titles.indices.contains($0) ? titles[$0] : nil } }

    override func accessibilityIncrement() { goTo((spoken ?? -1) + 1) }

    override func accessibilityDecrement() { goTo((spoken ?? titles.count) - 1) }

    private func goTo(_ index: Int) {
        guard titles.indices.contains(index) else { return }
        spoken = index
        tableView?.scrollToIndexTitle(titles[index], at: index)
    }
}

extension UITableView {
    /// Asks the data source for the titles.
    func loadIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        guard !titles.isEmpty else {
            index?.removeFromSuperview()
            return index = nil
        }
        let view = index ?? TableIndexView(tableView: self)
        index = view
        view.show(titles)
        updateIndex()
    }

    func updateIndex() {
        guard let index else { return }
        let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
        if rows < sectionIndexMinimumDisplayRowCount {
            index.removeFromSuperview()
        } else if index.superview !== self {
            addSubview(index)
        }
        index.style()
        setNeedsLayout()
    }

    func scrollToIndexTitle(_ title: String, at index: Int) {
        if title == Self.indexSearch {
            return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index), section >= 0,
            geometry.sections.indices.contains(section)
        else { return }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
