import UIKit

/// A photo with its number, and a ring if it is selected.
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 10
        contentView.clipsToBounds = true
        contentView.layer.cornerRadius = 10
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        contentView.addSubview(picture)
        caption.font = .systemFont(ofSize: 11, weight: .semibold)
        caption.followTextSize(upTo: 18)
        caption.shrinks(to: 0.5)
        caption.textColor = .white
        caption.textAlignment = .center
        caption.backgroundColor = UIColor(white: 0, alpha: 0.55)
        contentView.addSubview(caption)
        // The accessibility label includes the position, not only the number.
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, caption text: String) {
        picture.image = image
        caption.text = text
        accessibilityLabel = local("Photo %1", with: text)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = contentView.bounds
        let height = min(max(18, caption.lineHeight), bounds.height)
        caption.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        caption.isHidden = bounds.width < 44
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        contentView.layer.borderWidth = state.isSelected ? 3 : 0
        contentView.layer.borderColor = tintColor.cgColor
        contentView.alpha = state.isHighlighted ? 0.8 : 1
    }
}
