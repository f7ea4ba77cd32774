import CoreGraphics
import Foundation

/// An element in a row of several elements: an image, or an image above a short title.
@MainActor
final class MenuStripItemView: MenuItemView {
    private let imageView = UIImageView(image: nil)
    private let label = UILabel()
    private let ring = UIView()
    private let size: UIMenu.ElementSize

    init(_ meaning: Meaning, size: UIMenu.ElementSize) {
        self.size = size
        super.init(meaning)
        ring.isUserInteractionEnabled = false
        ring.layer.cornerRadius = 8
        addSubview(ring)
        addSubview(imageView)
        addSubview(label)
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = textColor
        label.textAlignment = .center
        label.textColor = textColor
        label.isUserInteractionEnabled = false
        label.text = title
        label.font = .systemFont(ofSize: size == .medium ? 12 : 15)
        switch meaning {
        case .leaf(let leaf):
            imageView.image = leaf.state == .on ? leaf.selectedImage ?? leaf.image : leaf.image
            imageView.alpha = leaf.attributes.contains(.disabled) ? 0.35 : 1
            ring.backgroundColor = leaf.state == .on ? .tertiarySystemFill : nil
        case .submenu(let menu): imageView.image = menu.image
        case .back: break
        }
        label.isHidden = size == .small && imageView.image != nil
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = bounds.insetBy(dx: 4, dy: 4)
        guard let image = imageView.image else {
            label.frame = bounds.insetBy(dx: 4, dy: 0)
            return
        }
        let largest = max(image.size.width, image.size.height, 1)
        let scale = min(1, MenuConstants.imageSide / largest)
        let picture = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let middle = CGPoint(x: bounds.midX, y: size == .medium ? bounds.midY - 9 : bounds.midY)
        imageView.frame = CGRect(
            x: middle.x - picture.width / 2, y: middle.y - picture.height / 2, width: picture.width, height: picture.height)
        label.frame = CGRect(x: 4, y: bounds.maxY - 26, width: bounds.width - 8, height: 18)
    }
}

/// A row of menu elements side by side.
@MainActor
final class MenuStripView: UIView {
    let items: [MenuStripItemView]
    private var lines: [UIView] = []
    private let size: UIMenu.ElementSize

    init(_ items: [MenuStripItemView], size: UIMenu.ElementSize) {
        self.items = items
        self.size = size
        super.init(frame: .zero)
        for item in items { addSubview(item) }
        for _ in items.dropFirst() {
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
            lines.append(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: self.size == .medium ? MenuConstants.mediumHeight : MenuConstants.paletteHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(items.count, 1))
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hairline = 1 / max(traitCollection.displayScale, 1)
        for (index, item) in items.enumerated() {
            let column = mirrored ? items.count - 1 - index : index
            item.frame = CGRect(x: CGFloat(column) * width, y: 0, width: width, height: bounds.height)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: CGFloat(index + 1) * width, y: 0, width: hairline, height: bounds.height)
        }
    }
}
