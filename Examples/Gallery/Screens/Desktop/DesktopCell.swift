import UIKit

/// A row of the Desktop demo: a symbol on a colour, a title, and the desktop's answer below it.
final class DesktopCell: UITableViewCell {
    private static let iconSide: CGFloat = 30

    private let icon = UIImageView()
    private let titleLabel = UILabel()
    private let answerLabel = UILabel()
    private lazy var texts = UIStackView(arrangedSubviews: [titleLabel, answerLabel])

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        build()
    }

    required init?(coder: NSCoder) { nil }

    private func build() {
        backgroundColor = .tertiarySystemGroupedBackground
        icon.contentMode = .center
        icon.tintColor = .white
        icon.layer.cornerRadius = 7
        icon.clipsToBounds = true
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
        titleLabel.font = .systemFont(ofSize: 17)
        titleLabel.followTextSize(upTo: 40)
        answerLabel.font = .systemFont(ofSize: 14)
        answerLabel.followTextSize(upTo: 34)
        for label in [titleLabel, answerLabel] { label.numberOfLines = 0 }
        texts.axis = .vertical
        texts.spacing = 2
        for view in [icon, texts] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: Self.iconSide),
            icon.heightAnchor.constraint(equalToConstant: Self.iconSide),
            icon.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            texts.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 14),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
        // The separator begins below the texts.
        separatorInset = UIEdgeInsets(top: 0, left: 16 + Self.iconSide + 14, bottom: 0, right: 0)
    }

    func show(_ row: DesktopRow) {
        icon.image = UIImage(systemName: row.symbol)
        icon.backgroundColor = row.color
        titleLabel.text = row.title
        answerLabel.text = row.answer.text
        answerLabel.textColor = row.answer.color
        answerLabel.isHidden = row.answer == .none
        accessoryType = row.presentsScreen ? .disclosureIndicator : .none
        invalidateIntrinsicContentSize()
    }
}
