import Foundation

/// A list with a section index.
@MainActor
protocol IndexedList: UIScrollView {
    /// The colour of the titles; nil uses the tint colour.
    var indexColor: UIColor? { get }
    /// The background colours of the index, at rest and during a touch.
    var indexBackgroundColors: (resting: UIColor?, tracking: UIColor?) { get }
    /// Scrolls to the section of a title.
    func scrollToIndexTitle(_ title: String, at index: Int)
}

/// The section index at a list's side. A touch scrolls to the title's section. Dots represent titles that do not fit.
@MainActor
final class ListIndexView: UIView {
    private weak var list: (any IndexedList)?
    private(set) var titles: [String] = []
    private var shown = IndexTitles(count: 0, lineLimit: 0)
    private var labels: [UILabel] = []
    private var lastTitle: Int?
    /// The current title for assistive technologies.
    private var spoken: Int?
    private let haptics = UISelectionFeedbackGenerator()

    /// The title that is shown as a magnifying glass.
    static let searchTitle = "{search}"
    /// The width of the index and the height of a title, in points.
    static let width: CGFloat = 22
    private static let titleHeight: CGFloat = 15

    init(of list: any IndexedList) {
        self.list = list
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = LocalizedStrings.text("Index")
        // The recognizer begins before the list can scroll.
        let press = UILongPressGestureRecognizer { [weak self] recognizer in self?.follow(recognizer) }
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String]) {
        guard titles != self.titles else { return }
        self.titles = titles
        (spoken, lastTitle) = (nil, nil)
        makeLabels(IndexTitles(count: titles.count, lineLimit: lineLimit))
        setNeedsLayout()
    }

    /// The number of lines that fit.
    private var lineLimit: Int { max(Int(bounds.height / Self.titleHeight), 0) }

    private func makeLabels(_ shown: IndexTitles) {
        self.shown = shown
        for label in labels { label.removeFromSuperview() }
        labels = shown.lines.map { line in
            let label = UILabel()
            switch line {
            case .title(let index): label.text = titles[index] == Self.searchTitle ? "⌕" : titles[index]
            case .dot: label.text = "•"
            }
            label.font = .boldSystemFont(ofSize: 11)
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        style()
    }

    func style() {
        for label in labels { label.textColor = list?.indexColor ?? tintColor }
        let colors = list?.indexBackgroundColors
        backgroundColor = lastTitle == nil ? colors?.resting : colors?.tracking ?? colors?.resting
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        style()
    }

    /// Positions the index at the visible side of the list.
    func position(in list: UIScrollView) {
        let area = list.bounds.inset(by: list.adjustedContentInset)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.minX : area.maxX - Self.width
        let rect = CGRect(x: x, y: area.minY, width: Self.width, height: max(area.height, 0))
        if frame != rect { frame = rect }
        if list.subviews.last !== self { list.bringSubviewToFront(self) }
    }

    private var lineHeight: CGFloat { min(Self.titleHeight, bounds.height / CGFloat(max(labels.count, 1))) }

    /// The top and the height of the lines, in the view's coordinates.
    private var span: (top: CGFloat, height: CGFloat) {
        let height = lineHeight * CGFloat(labels.count)
        return ((bounds.height - height) / 2, height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let fitting = IndexTitles(count: titles.count, lineLimit: lineLimit)
        if fitting != shown { makeLabels(fitting) }
        let (height, top) = (lineHeight, span.top)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
        }
        style()
    }

    // MARK: Touches

    private func follow(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began || recognizer.state == .changed else {
            lastTitle = nil
            return style()
        }
        let (top, height) = span
        let index = shown.title(at: (recognizer.location(in: self).y - top) / max(height, 1))
        guard index != lastTitle, titles.indices.contains(index) else { return }
        if lastTitle != nil { haptics.selectionChanged() }
        lastTitle = index
        style()
        list?.scrollToIndexTitle(titles[index], at: index)
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { .adjustable }
    override var valueByDefault: String? { spoken.flatMap { titles.indices.contains($0) ? titles[$0] : nil } }

    override func accessibilityIncrement() { goTo((spoken ?? -1) + 1) }

    override func accessibilityDecrement() { goTo((spoken ?? titles.count) - 1) }

    private func goTo(_ index: Int) {
        guard titles.indices.contains(index) else { return }
        spoken = index
        list?.scrollToIndexTitle(titles[index], at: index)
    }
}

extension IndexedList {
    /// The index view for `titles`: `known` if not nil, otherwise a new view. Nil if `titles` is empty.
    func makeIndex(_ known: ListIndexView?, showing titles: [String]) -> ListIndexView? {
        guard !titles.isEmpty else {
            known?.removeFromSuperview()
            return nil
        }
        let view = known ?? ListIndexView(of: self)
        view.show(titles)
        return view
    }
}
