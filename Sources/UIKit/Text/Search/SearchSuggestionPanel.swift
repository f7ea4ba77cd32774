import CoreGraphics

/// Shows the suggestions of a search field in a list below it, above all other views of the window.
@MainActor
final class SearchSuggestionPanel: UIView, OverlayView {
    let overlayLevel = OverlayLevel.menu
    let list = SearchSuggestionList()

    private static let radius: CGFloat = 10
    /// The distance from the panel to the field and to the window's edges, in points.
    private static let gap: CGFloat = 6
    /// The maximum number of visible rows. The half row indicates that more rows follow.
    private static let mostRows: CGFloat = 7.5
    private static let leastWidth: CGFloat = 220

    init() {
        super.init(frame: .zero)
        let ground = UIColor { $0.userInterfaceStyle == .dark ? .tertiarySystemBackground : .systemBackground }
        backgroundColor = ground
        list.backgroundColor = ground
        list.layer.cornerRadius = SearchSuggestionPanel.radius
        list.clipsToBounds = true
        layer.cornerRadius = SearchSuggestionPanel.radius
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the panel below `field`. If the list does not fit there and more space is above the field, shows the panel above.
    func show(for field: UISearchTextField) {
        guard let window = field.window else { return removeFromSuperview() }
        if superview !== window { window.addOverlay(self) }
        semanticContentAttribute = field.semanticContentAttribute
        list.semanticContentAttribute = field.semanticContentAttribute
        let gap = SearchSuggestionPanel.gap
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: gap, dy: gap)
        let fieldFrame = field.convert(field.bounds, to: window)
        let height = min(CGFloat(list.suggestions.count), SearchSuggestionPanel.mostRows) * list.rowHeight
        let below = area.maxY - fieldFrame.maxY - gap
        let above = fieldFrame.minY - gap - area.minY
        let isBelow = below >= min(height, above)
        let width = min(max(fieldFrame.width, SearchSuggestionPanel.leastWidth), area.width)
        let x = field.effectiveUserInterfaceLayoutDirection == .rightToLeft ? fieldFrame.maxX - width : fieldFrame.minX
        let shown = max(min(height, isBelow ? below : above), 0)
        frame = CGRect(
            x: min(max(x, area.minX), area.maxX - width), y: isBelow ? fieldFrame.maxY + gap : fieldFrame.minY - gap - shown, width: width,
            height: shown)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        list.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
        // The shadow is invisible on a dark background, so a border separates the list there.
        list.layer.borderWidth = traitCollection.userInterfaceStyle == .dark ? 1 / max(traitCollection.displayScale, 1) : 0
        list.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: SearchSuggestionPanel.radius).cgPath
    }
}
