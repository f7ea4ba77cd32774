import CoreGraphics
import UIKit

/// A row of a tree, indented by its depth.
@MainActor
final class TreeCell: UITableViewCell {
    private static let indentation: CGFloat = 12

    private let arrow = UIButton(type: .system)
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private var depth = 0
    /// Called after a tap on the arrow.
    var onToggle: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .systemFont(ofSize: 13, weight: .medium)
        detailLabel.font = .systemFont(ofSize: 13)
        detailLabel.lineBreakMode = .byTruncatingTail
        arrow.tintColor = .secondaryLabel
        arrow.addAction(UIAction { [weak self] _ in self?.onToggle?() }, for: .primaryActionTriggered)
        backgroundColor = .clear
        for view in [titleLabel, detailLabel, arrow] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a row.
    func show(_ row: TreeRow, isOpen: Bool, isChosen: Bool) {
        depth = min(row.depth, 24)
        titleLabel.text = row.title
        detailLabel.text = row.detail
        titleLabel.textColor = row.isDimmed ? .secondaryLabel : .label
        detailLabel.textColor = .secondaryLabel
        isAccessibilityElement = true
        accessibilityLabel = row.detail.isEmpty ? row.title : "\(row.title), \(row.detail)"
        let action = UIAccessibilityCustomAction(name: isOpen ? "Collapse" : "Expand") { [weak self] _ in
            self?.onToggle?()
            return true
        }
        accessibilityCustomActions = row.hasChildren ? [action] : nil
        arrow.isHidden = !row.hasChildren
        arrow.setImage(UIImage(systemName: isOpen ? "chevron.down" : "chevron.right"), for: .normal)
        arrow.accessibilityLabel = isOpen ? "Collapse" : "Expand"
        contentView.backgroundColor = isChosen ? UIColor.systemBlue.withAlphaComponent(0.18) : .clear
        selectionStyle = .none
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        // Deep rows keep some space for their text.
        let left = 4 + min(CGFloat(depth) * Self.indentation, bounds.width * 0.4)
        arrow.frame = CGRect(x: left, y: 0, width: 24, height: height)
        let x = left + 26
        let width = max(0, bounds.width - x - 8)
        let titleWidth = min(titleLabel.intrinsicContentSize.width, width)
        titleLabel.frame = CGRect(x: x, y: 0, width: titleWidth, height: height)
        detailLabel.frame = CGRect(x: x + titleWidth + 6, y: 0, width: max(0, width - titleWidth - 6), height: height)
    }
}
