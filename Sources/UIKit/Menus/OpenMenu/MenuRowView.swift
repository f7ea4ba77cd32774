import CoreGraphics
import Foundation

/// A row of a menu: a check mark or submenu chevron, title and subtitle, keyboard shortcut and image.
@MainActor
final class MenuRowView: MenuItemView {
    private let iconView = UIImageView(image: nil)
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let keysLabel = UILabel()
    private let imageView = UIImageView(image: nil)
    private let hasIconColumn: Bool
    private let style: MenuStyle

    init(_ meaning: Meaning, style: MenuStyle, hasIconColumn: Bool, isAvailable: Bool = true, title backTitle: String = "") {
        self.style = style
        self.hasIconColumn = hasIconColumn
        super.init(meaning, isAvailable: isAvailable)
        for label in [titleLabel, subtitleLabel, keysLabel] {
            label.isUserInteractionEnabled = false
            addSubview(label)
        }
        addSubview(iconView)
        addSubview(imageView)
        imageView.contentMode = .scaleAspectFit
        iconView.contentMode = .center
        titleLabel.font = .systemFont(ofSize: style.fontSize, weight: .regular)
        titleLabel.numberOfLines = 2
        subtitleLabel.font = .systemFont(ofSize: style.fontSize - 4)
        subtitleLabel.numberOfLines = 2
        subtitleLabel.textColor = .secondaryLabel
        keysLabel.font = .systemFont(ofSize: style.fontSize - 2)
        keysLabel.textColor = .secondaryLabel
        if case .back = meaning {
            titleLabel.font = .systemFont(ofSize: style.fontSize, weight: .semibold)
            titleLabel.text = backTitle
            accessibilityLabel = backTitle
        }
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        let color = textColor
        titleLabel.textColor = color
        iconView.tintColor = color
        imageView.tintColor = color
        switch meaning {
        case .leaf(let leaf):
            titleLabel.text = leaf.title
            subtitleLabel.text = leaf.subtitle
            iconView.image = leaf.state == .on ? MenuIcons.check : leaf.state == .mixed ? MenuIcons.mixed : nil
            imageView.image = leaf.state == .on ? leaf.selectedImage ?? leaf.image : leaf.image
            imageView.alpha = isEnabled ? 1 : 0.35
            if style.showsKeys, let command = leaf as? UIKeyCommand { keysLabel.text = command.keysText }
        case .submenu(let menu):
            titleLabel.text = menu.title
            subtitleLabel.text = menu.subtitle
            imageView.image = menu.image
            iconView.image = isMirrored ? MenuIcons.mirroredChevron : MenuIcons.chevron
        case .back: iconView.image = MenuIcons.openChevron
        }
    }

    /// Shows the title of a command's alternate while modifier keys are pressed.
    func show(alternatesFor modifiers: UIKeyModifierFlags) {
        guard case .leaf(let leaf) = meaning, let command = leaf as? UICommand, !command.alternates.isEmpty else { return }
        let title = command.alternate(for: modifiers)?.title ?? command.title
        titleLabel.text = title
        accessibilityLabel = title
        setNeedsLayout()
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if case .submenu = meaning { show() }
    }

    private var imageSize: CGSize {
        guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let scale = min(1, MenuConstants.imageSide / max(size.width, size.height))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private var keysSize: CGSize { keysLabel.text == nil ? .zero : keysLabel.sizeThatFits(CGSize(width: 200, height: 40)) }

    /// The width available for the title in a row of a given width.
    private func textWidth(in width: CGFloat) -> CGFloat {
        var width = width - 2 * MenuConstants.sideMargin
        if hasIconColumn { width -= MenuConstants.iconColumn - MenuConstants.sideMargin / 2 }
        if imageView.image != nil { width -= MenuConstants.imageSide + MenuConstants.imageGap }
        if keysSize.width > 0 { width -= keysSize.width + MenuConstants.imageGap }
        return max(width, 20)
    }

    /// The preferred width of the row, in points.
    var preferredWidth: CGFloat {
        let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        let text = max(titleLabel.sizeThatFits(most).width, subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(most).width)
        return (text + 1000 - textWidth(in: 1000)).rounded(.up) + 8
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let availableSize = CGSize(width: textWidth(in: size.width), height: .greatestFiniteMagnitude)
        var height = titleLabel.sizeThatFits(availableSize).height
        if let subtitle = subtitleLabel.text, !subtitle.isEmpty { height += subtitleLabel.sizeThatFits(availableSize).height + 1 }
        return CGSize(width: size.width, height: max(style.rowHeight, (height + 2 * style.rowMargin).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mirrored = isMirrored
        func placed(_ rect: CGRect) -> CGRect {
            mirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        var x = MenuConstants.sideMargin
        if hasIconColumn {
            x = MenuConstants.sideMargin / 2
            iconView.frame = placed(CGRect(x: x, y: 0, width: MenuConstants.iconColumn - 4, height: bounds.height))
            x += MenuConstants.iconColumn
        }
        let availableSize = CGSize(width: textWidth(in: bounds.width), height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(availableSize)
        let hasSubtitle = subtitleLabel.text?.isEmpty == false
        let subtitle = hasSubtitle ? subtitleLabel.sizeThatFits(availableSize) : .zero
        let height = title.height + (hasSubtitle ? subtitle.height + 1 : 0)
        let y = ((bounds.height - height) / 2).rounded()
        titleLabel.frame = placed(CGRect(x: x, y: y, width: availableSize.width, height: title.height))
        subtitleLabel.frame = placed(CGRect(x: x, y: y + title.height + 1, width: availableSize.width, height: subtitle.height))
        let image = imageSize
        let column = CGRect(
            x: bounds.width - MenuConstants.sideMargin - MenuConstants.imageSide, y: (bounds.height - MenuConstants.imageSide) / 2,
            width: MenuConstants.imageSide, height: MenuConstants.imageSide)
        imageView.frame = placed(
            CGRect(x: column.midX - image.width / 2, y: column.midY - image.height / 2, width: image.width, height: image.height))
        let keys = keysSize
        let end = imageView.image == nil ? bounds.width - MenuConstants.sideMargin : column.minX - MenuConstants.imageGap
        keysLabel.frame = placed(CGRect(x: end - keys.width, y: (bounds.height - keys.height) / 2, width: keys.width, height: keys.height))
    }
}
