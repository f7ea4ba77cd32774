import CoreGraphics
import Foundation

/// Shows suggestions as rows below a search bar or a search field.
@MainActor
final class SearchSuggestionList: UIScrollView {
    /// The height of a row, in points: at least 44, and more for large text sizes.
    var rowHeight: CGFloat {
        max(44, UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight.rounded(.up) + 22)
    }

    var suggestions: [any UISearchSuggestion] = [] {
        didSet { makeRows() }
    }
    var onChoice: ((any UISearchSuggestion) -> Void)?
    /// The index of the row marked by the arrow keys. Nil without a marked row.
    private(set) var marked: Int? {
        didSet { for (index, row) in rows.enumerated() { row.isMarked = index == marked } }
    }
    private var rows: [SearchSuggestionRow] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    private func makeRows() {
        rows.forEach { $0.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            let row = SearchSuggestionRow(suggestion)
            row.addAction(UIAction { [weak self] _ in self?.onChoice?(suggestion) }, for: .touchUpInside)
            addSubview(row)
            return row
        }
        marked = nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = rowHeight
        for (index, row) in rows.enumerated() {
            row.isMirrored = isMirrored
            row.isLast = index == rows.count - 1
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * height)
    }

    /// Marks the row at a distance of `step` from the marked row. Past an end, marks no row; the next move starts at the other end.
    func mark(by step: Int) {
        guard !suggestions.isEmpty else { return }
        let index = (marked ?? (step > 0 ? -1 : suggestions.count)) + step
        marked = suggestions.indices.contains(index) ? index : nil
        if let marked { scrollRectToVisible(rows[marked].frame, animated: false) }
    }

    /// Chooses the marked row.
    func chooseMarked() {
        if let marked, suggestions.indices.contains(marked) { onChoice?(suggestions[marked]) }
    }
}

/// A row with a suggestion and its icon.
private final class SearchSuggestionRow: UIControl {
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let line = UIView(frame: .zero)

    /// The distances of the icon and of the text from the row's edge, in points.
    private static let margin: CGFloat = 16
    private static let indent: CGFloat = 52

    var isMarked = false {
        didSet { styleDidChange() }
    }
    var isMirrored = false {
        didSet { if isMirrored != oldValue { setNeedsLayout() } }
    }
    /// Whether the row is the last one, which has no separator.
    var isLast = false {
        didSet { line.isHidden = isLast }
    }
    override var isHighlighted: Bool {
        didSet { styleDidChange() }
    }

    init(_ suggestion: any UISearchSuggestion) {
        super.init(frame: .zero)
        picture.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        picture.tintColor = .secondaryLabel
        picture.contentMode = .scaleAspectFit
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        if let text = suggestion.localizedAttributedSuggestion {
            label.attributedText = text
        } else {
            label.text = suggestion.localizedSuggestion
        }
        line.backgroundColor = .separator
        for view in [picture, label, line] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
        addInteraction(UIPointerInteraction(delegate: nil))
    }

    required init?(coder: NSCoder) { nil }

    override func ownGestures(at point: CGPoint) -> ControlGestures { .tap }

    private func styleDidChange() { backgroundColor = isMarked || isHighlighted ? .tertiarySystemFill : nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let indent = SearchSuggestionRow.indent
        let margin = SearchSuggestionRow.margin
        func mirrored(_ rect: CGRect) -> CGRect { isMirrored ? rect.offsetBy(dx: bounds.width - rect.maxX - rect.minX, dy: 0) : rect }
        picture.frame = mirrored(CGRect(x: margin, y: (bounds.height - 22) / 2, width: 22, height: 22))
        label.frame = mirrored(CGRect(x: indent, y: 0, width: max(bounds.width - indent - margin, 0), height: bounds.height))
        label.textAlignment = isMirrored ? .right : .left
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = mirrored(CGRect(x: indent, y: bounds.height - pixel, width: max(bounds.width - indent, 0), height: pixel))
    }
}
