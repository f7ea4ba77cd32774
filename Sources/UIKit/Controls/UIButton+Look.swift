import Foundation

// What a button shows, and where.
extension UIButton {
    /// Gives the labels, the pictures and the shape behind them what they show now.
    func show() {
        let shown = configuration.map { automaticallyUpdatesConfiguration ? $0.updated(for: self) : $0 }
        showText(shown)
        picture.image = currentImage
        picture.tintColor = shown.map { $0.imageColorTransformer?(shownTitleColor) ?? shownTitleColor } ?? shownTitleColor
        picture.alpha = pictureAlpha
        backgroundPicture.image = currentBackgroundImage
        backgroundPicture.isHidden = currentBackgroundImage == nil
        let background = shown?.background
        fill.isHidden = shown == nil
        fill.backgroundColor = background.map { $0.backgroundColor ?? tintColor } ?? nil
        fill.layer.borderColor = background?.strokeColor?.resolvedColor(with: traitCollection).cgColor
        fill.layer.borderWidth = background?.strokeColor == nil ? 0 : background?.strokeWidth ?? 0
        accessibilityLabel = titleText.text
    }

    private func showText(_ shown: Configuration?) {
        let color = shownTitleColor
        let font = shown?.titleFont ?? (buttonType == .custom ? UIFont.systemFont(ofSize: 18) : UIFont.systemFont(ofSize: 15))
        if givenFont == nil || titleText.font == givenFont {
            // A font of the program's stays.
            titleText.font = font
            givenFont = font
        }
        if let attributed = currentAttributedTitle {
            titleText.textColor = color
            titleText.attributedText = attributed
        } else if let title = currentTitle, let transformer = shown?.titleTextAttributesTransformer {
            titleText.attributedText = NSAttributedString(
                AttributedString(title, attributes: transformer(Self.attributes(of: titleText, color))))
        } else {
            titleText.text = currentTitle
            titleText.textColor = color
        }
        titleText.shadowColor = currentTitleShadowColor
        subtitleText.font = shown?.subtitleFont
        subtitleText.textColor = color
        if let attributed = shown?.attributedSubtitle {
            subtitleText.attributedText = NSAttributedString(attributed)
        } else if let subtitle = shown?.subtitle, let transformer = shown?.subtitleTextAttributesTransformer {
            subtitleText.attributedText = NSAttributedString(
                AttributedString(subtitle, attributes: transformer(Self.attributes(of: subtitleText, color))))
        } else {
            subtitleText.text = shown?.subtitle
        }
        let isBeside = titleText.text != nil && subtitleText.text != nil
        subtitleText.isHidden = !isBeside && subtitleText.text == nil
    }

    /// What a text looks like before the program changes it.
    private static func attributes(of label: UILabel, _ color: UIColor) -> AttributeContainer {
        var attributes = AttributeContainer()
        attributes.font = label.font
        attributes.foregroundColor = color
        return attributes
    }

    /// The colour of title and picture.
    var shownTitleColor: UIColor {
        if let configuration {
            return automaticallyUpdatesConfiguration ? configuration.shownForeground(self) : configuration.baseForegroundColor ?? tintColor
        }
        if let color = titleColors[state.subtracting(.focused)] { return color }
        let isSystem = buttonType != .custom
        if !isEnabled, isSystem { return .tertiaryLabel }
        let color: UIColor = titleColors[.normal] ?? (isSystem ? tintColor : .white)
        return isHighlighted && isSystem ? color.withAlphaComponent(0.3) : color
    }

    private var pictureAlpha: CGFloat {
        guard configuration == nil else { return 1 }
        if !isEnabled, adjustsImageWhenDisabled { return 0.4 }
        return isHighlighted && adjustsImageWhenHighlighted && images[.highlighted] == nil ? 0.5 : 1
    }

    // MARK: Layout

    /// Where things go in a button, and how large it would like to be.
    struct ContentLayout {
        var size = CGSize.zero
        var picture = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    /// Lays out the content in its smallest size, its top left corner at zero, without the room around it; ``ContentLayout/size`` is with it.
    func contentLayout(in room: CGSize) -> ContentLayout {
        let insets = shownInsets
        let inner = CGSize(width: max(room.width - insets.left - insets.right, 0), height: max(room.height - insets.top - insets.bottom, 0))
        var layout = ContentLayout()
        let pictureSize = currentImage?.size ?? .zero
        let placement = configuration?.imagePlacement ?? .leading
        let isBeside = placement == .leading || placement == .trailing
        let hasText = titleText.text?.isEmpty == false || subtitleText.text?.isEmpty == false
        let gap = pictureSize != .zero && hasText ? configuration?.imagePadding ?? 0 : 0
        let textRoom = CGSize(width: isBeside ? max(inner.width - pictureSize.width - gap, 0) : inner.width, height: inner.height)
        let title = size(of: titleText, in: textRoom)
        let subtitle = size(of: subtitleText, in: textRoom)
        let titleGap = title.height > 0 && subtitle.height > 0 ? configuration?.titlePadding ?? 0 : 0
        let text = CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
        var content: CGSize
        var textOrigin = CGPoint.zero
        var pictureOrigin = CGPoint.zero
        if isBeside {
            content = CGSize(width: pictureSize.width + gap + text.width, height: max(pictureSize.height, text.height))
            let isFirst = (placement == .leading) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
            pictureOrigin = CGPoint(x: isFirst ? 0 : text.width + gap, y: (content.height - pictureSize.height) / 2)
            textOrigin = CGPoint(x: isFirst ? pictureSize.width + gap : 0, y: (content.height - text.height) / 2)
        } else {
            content = CGSize(width: max(pictureSize.width, text.width), height: pictureSize.height + gap + text.height)
            let isFirst = placement == .top
            pictureOrigin = CGPoint(x: (content.width - pictureSize.width) / 2, y: isFirst ? 0 : text.height + gap)
            textOrigin = CGPoint(x: (content.width - text.width) / 2, y: isFirst ? pictureSize.height + gap : 0)
        }
        layout.picture = CGRect(origin: pictureOrigin, size: pictureSize)
        layout.title = CGRect(
            origin: CGPoint(x: textOrigin.x + aligned(title.width, in: text.width), y: textOrigin.y), size: title)
        layout.subtitle = CGRect(
            origin: CGPoint(x: textOrigin.x + aligned(subtitle.width, in: text.width), y: textOrigin.y + title.height + titleGap),
            size: subtitle)
        layout.size = CGSize(
            width: (content.width + insets.left + insets.right).rounded(.up),
            height: (content.height + insets.top + insets.bottom).rounded(.up))
        if let background = currentBackgroundImage {
            layout.size = CGSize(
                width: max(layout.size.width, background.size.width), height: max(layout.size.height, background.size.height))
        }
        return layout
    }

    private func size(of label: UILabel, in room: CGSize) -> CGSize {
        guard label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(room)
        return CGSize(width: min(size.width, room.width), height: size.height)
    }

    private func aligned(_ width: CGFloat, in room: CGFloat) -> CGFloat {
        switch configuration?.titleAlignment ?? .automatic {
        case .leading: 0
        case .trailing: room - width
        case .center, .automatic: (room - width) / 2
        }
    }

    /// The room around the content.
    private var shownInsets: UIEdgeInsets {
        if let configuration {
            let insets = configuration.contentInsets
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing)
        }
        // A button of text alone is high enough to be hit.
        guard buttonType == .system, contentEdgeInsets == .zero else { return contentEdgeInsets }
        return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }

    /// Puts everything where it belongs in the button as large as it is.
    func placeContent() {
        let insets = shownInsets
        var layout = contentLayout(in: bounds.size)
        let area = bounds.inset(by: insets)
        let union = layout.picture.union(layout.title).union(layout.subtitle)
        let content = CGSize(width: union.isNull ? 0 : union.maxX, height: union.isNull ? 0 : union.maxY)
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: area.minX
            case .right, .trailing: area.maxX - content.width
            default: area.midX - content.width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - content.height
            default: area.midY - content.height / 2
            }
        layout.picture = layout.picture.offsetBy(dx: x, dy: y)
        layout.title = layout.title.offsetBy(dx: x, dy: y)
        layout.subtitle = layout.subtitle.offsetBy(dx: x, dy: y)
        func moved(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
            rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        }
        picture.frame = onPixels(moved(layout.picture, imageEdgeInsets))
        titleText.frame = onPixels(moved(layout.title, titleEdgeInsets))
        subtitleText.frame = onPixels(layout.subtitle)
        backgroundPicture.frame = bounds
        let background = configuration?.background
        let inset = background?.backgroundInsets ?? .zero
        fill.frame = CGRect(
            x: inset.leading, y: inset.top, width: max(bounds.width - inset.leading - inset.trailing, 0),
            height: max(bounds.height - inset.top - inset.bottom, 0))
        fill.layer.cornerRadius = configuration?.cornerRadius(in: fill.bounds.size) ?? 0
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }
}
