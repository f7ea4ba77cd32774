import UIKit

/// Rows on a card with rounded corners, under a small title.
final class SidebarGroup: UIView {
    private let titleLabel = UILabel()
    private let card = UIView()
    private let rows: [SidebarRow]
    private let separators: [UIView]
    private let titleHeight: CGFloat = 30

    init(title: String, rows: [SidebarRow]) {
        self.rows = rows
        separators = rows.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 13)
        titleLabel.textColor = .note
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        addSubview(titleLabel)
        addSubview(card)
        for separator in separators {
            separator.backgroundColor = .separator
            separator.isUserInteractionEnabled = false
            card.addSubview(separator)
        }
        for row in rows { card.addSubview(row) }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: titleHeight + CGFloat(rows.count) * SidebarRow.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: titleHeight - 6)
        card.frame = CGRect(x: 0, y: titleHeight, width: bounds.width, height: CGFloat(rows.count) * SidebarRow.height)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * SidebarRow.height, width: bounds.width, height: SidebarRow.height)
        }
        let hairline = 1 / max(traitCollection.displayScale, 1)
        for (index, separator) in separators.enumerated() {
            separator.frame = CGRect(
                x: SidebarRow.titleInset, y: CGFloat(index + 1) * SidebarRow.height - hairline,
                width: bounds.width - SidebarRow.titleInset, height: hairline)
        }
        updateSeparators()
    }

    /// A selected row's colour stands alone: no line above or below it.
    func updateSeparators() {
        for (index, separator) in separators.enumerated() {
            separator.isHidden = rows[index].isSelected || rows[index + 1].isSelected
        }
    }
}
