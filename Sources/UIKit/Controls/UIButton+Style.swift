import Foundation

// The content and layout of a button.
extension UIButton {
    /// Updates the labels, the images and the background for the current state.
    func show() {
        if isBeingRead { return }
        let shown = configuration.map { automaticallyUpdatesConfiguration ? $0.updated(for: self) : $0 }
        showText(shown)
        let image = shownImage
        if let picture = image == nil ? parts.picture : madePicture {
            picture.showsTemplates = buttonType == .system
            picture.image = image
            picture.tintColor = shown.map { $0.imageColorTransformer?(shownTitleColor) ?? shownTitleColor } ?? shownTitleColor
            picture.setSeenAlpha(pictureAlpha)
        }
        let behind = currentBackgroundImage
        if let backgroundPicture = behind == nil ? parts.backgroundPicture : madeBackgroundPicture {
            backgroundPicture.image = behind
            backgroundPicture.isHidden = behind == nil
        }
        showBackground(shown?.background)
        showSpinner(shown)
    }

    private func showBackground(_ background: UIBackgroundConfiguration?) {
        guard let fill = background == nil ? parts.fill : madeFill else { return }
        fill.isHidden = background == nil
        fill.backgroundColor = background?.resolvedBackgroundColor(for: tintColor)
        if let fillEffect = background?.visualEffect == nil ? parts.fillEffect : madeFillEffect {
            fillEffect.effect = background?.visualEffect
        }
        if let fillPicture = background?.image == nil ? parts.fillPicture : madeFillPicture {
            fillPicture.image = background?.image
            fillPicture.contentMode = background?.imageContentMode ?? .scaleToFill
        }
        let stroke = background?.strokeColor == nil ? nil : background?.resolvedStrokeColor(for: tintColor)
        if let outline = stroke == nil ? parts.outline : madeOutline {
            outline.isHidden = stroke == nil
            outline.layer.borderColor = stroke?.resolvedColor(with: traitCollection).cgColor
            outline.layer.borderWidth = background?.strokeWidth ?? 0
        }
        guard customBackground !== background?.customView else { return }
        customBackground?.removeFromSuperview()
        customBackground = background?.customView
        if let customBackground, let outline = parts.outline {
            fill.insertSubview(customBackground, belowSubview: outline)
        } else if let customBackground {
            fill.addSubview(customBackground)
        }
        setNeedsLayout()
    }

    /// Shows an activity indicator instead of the image, if the configuration requests it.
    private func showSpinner(_ shown: Configuration?) {
        let isShown = shown?.showsActivityIndicator ?? false
        parts.picture?.isHidden = isShown
        guard isShown else {
            spinner?.stop()
            spinner?.removeFromSuperview()
            spinner = nil
            return
        }
        let color = shownTitleColor
        let spinner = self.spinner ?? Spinner()
        spinner.tintColor = shown?.activityIndicatorColorTransformer?(color) ?? color
        guard spinner.superview == nil else { return }
        self.spinner = spinner
        spinner.isUserInteractionEnabled = false
        addSubview(spinner)
        spinner.spin()
    }

    private func showText(_ shown: Configuration?) {
        let color = shownTitleColor
        let attributed = currentAttributedTitle
        let plain = currentTitle
        let isNew = parts.title == nil
        if let title = attributed == nil && plain == nil ? parts.title : madeTitle {
            if let shown { Self.setLineBreakMode(shown.titleLineBreakMode, of: title) }
            // A font that the app set is not replaced. A new label already has the font of buttons without a configuration.
            if !isNew || shown != nil, givenFont == nil || title.font == givenFont {
                let font = titleFont(shown)
                title.font = font
                givenFont = font
            }
            if let attributed {
                title.textColor = color
                title.attributedText = attributed
            } else if let plain, let transformer = shown?.titleTextAttributesTransformer {
                title.attributedText = NSAttributedString(
                    AttributedString(plain, attributes: transformer(Self.attributes(of: title, color))))
            } else {
                title.text = plain
                if !isNew || shown != nil { title.textColor = color }
            }
            showShadow(of: title)
        }
        showSubtitle(shown, color)
    }

    private func showSubtitle(_ shown: Configuration?, _ color: UIColor) {
        let isEmpty = shown?.attributedSubtitle == nil && shown?.subtitle == nil
        guard let subtitle = isEmpty ? parts.subtitle : madeSubtitle else { return }
        if let shown { Self.setLineBreakMode(shown.subtitleLineBreakMode, of: subtitle) }
        subtitle.font = shown?.subtitleFont(in: traitCollection)
        subtitle.textColor = color
        if let attributed = shown?.attributedSubtitle {
            subtitle.attributedText = NSAttributedString(attributed)
        } else if let text = shown?.subtitle, let transformer = shown?.subtitleTextAttributesTransformer {
            subtitle.attributedText = NSAttributedString(
                AttributedString(text, attributes: transformer(Self.attributes(of: subtitle, color))))
        } else {
            subtitle.text = shown?.subtitle
        }
        subtitle.isHidden = subtitle.text == nil
    }

    /// Returns the font of a title whose font the app did not set.
    func titleFont(_ shown: Configuration?) -> UIFont {
        shown?.titleFont(in: traitCollection) ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    }

    /// Sets the shadow colour of the title, if a colour was set for a state. Otherwise the app controls the label's shadow.
    private func showShadow(of title: UILabel) {
        guard currentTitle != nil || currentAttributedTitle != nil else { return }
        let color = currentTitleShadowColor
        guard color != nil || hasGivenShadow else { return }
        title.shadowColor = color
        hasGivenShadow = color != nil
    }

    /// Applies the line break mode of a configuration. Without a configuration, the app controls the label.
    private static func setLineBreakMode(_ mode: NSLineBreakMode, of label: UILabel) {
        label.lineBreakMode = mode
        label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    }

    /// Returns the attributes of a label's text before transformers.
    private static func attributes(of label: UILabel, _ color: UIColor) -> AttributeContainer {
        var attributes = AttributeContainer()
        attributes.font = label.font
        attributes.foregroundColor = color
        return attributes
    }

    /// The colour of title and image.
    var shownTitleColor: UIColor {
        if let configuration {
            return automaticallyUpdatesConfiguration ? configuration.shownForeground(self) : configuration.baseForegroundColor ?? tintColor
        }
        if let color = titleColors[state.subtracting(.focused)] { return color }
        let isSystem = buttonType != .custom
        if !isEnabled, isSystem { return titleColors[.normal] ?? .tertiaryLabel }
        let color: UIColor = titleColors[.normal] ?? (isSystem ? tintColor : .white)
        return isHighlighted && isSystem ? color.withAlphaComponent(0.3) : color
    }

    private var pictureAlpha: CGFloat {
        guard configuration == nil else { return 1 }
        if !isEnabled, adjustsImageWhenDisabled { return 0.4 }
        return isHighlighted && adjustsImageWhenHighlighted && images[.highlighted] == nil ? 0.5 : 1
    }

    // MARK: Layout

    /// The frames of a button's content, and the size of the button that fits them.
    struct ContentLayout {
        var size = CGSize.zero
        var picture = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    /// Returns the layout of the content in its smallest size. The content's top left corner is at zero. Only ``ContentLayout/size`` includes the
    /// insets.
    func contentLayout(in availableSize: CGSize) -> ContentLayout {
        let insets = shownInsets
        let inner = CGSize(
            width: max(availableSize.width - insets.left - insets.right, 0),
            height: max(availableSize.height - insets.top - insets.bottom, 0))
        var layout = ContentLayout()
        let isSpinning = configuration?.showsActivityIndicator ?? false
        let wholePicture = isSpinning ? CGSize(width: Spinner.side, height: Spinner.side) : shownImage?.size ?? .zero
        let pictureSize = CGSize(width: min(wholePicture.width, inner.width), height: min(wholePicture.height, inner.height))
        let placement = picturePlacement
        let isBeside = isPictureBesideText
        let hasText = parts.title?.text?.isEmpty == false || parts.subtitle?.text?.isEmpty == false
        let gap = pictureSize != .zero && hasText ? configuration?.imagePadding ?? 0 : 0
        let textArea = CGSize(width: isBeside ? max(inner.width - pictureSize.width - gap, 0) : inner.width, height: inner.height)
        let title = size(of: parts.title, in: textArea)
        let subtitle = size(of: parts.subtitle, in: textArea)
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
        layout.size = size(of: content, picture: pictureSize, text: text, inside: insets)
        if let background = currentBackgroundImage {
            layout.size = CGSize(
                width: max(layout.size.width, background.size.width), height: max(layout.size.height, background.size.height))
        }
        return layout
    }

    /// Returns the size of a button with the given content.
    private func size(of content: CGSize, picture: CGSize, text: CGSize, inside insets: UIEdgeInsets) -> CGSize {
        if configuration != nil {
            return CGSize(
                width: (content.width + insets.left + insets.right).rounded(.up),
                height: (content.height + insets.top + insets.bottom).rounded(.up))
        }
        guard insets == .zero else {
            return CGSize(width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
        }
        if picture == .zero, text == .zero {
            return ButtonConstants.emptySize(fontSize: (parts.title?.font ?? titleFont(configuration)).pointSize)
        }
        // The height of a title is rounded up, as in UIKit: a button is 33 points high for a font of 17 points, 38 for 21, 52 for 33.
        let textHeight = text.height > 0 ? text.height.rounded(.up) + ButtonConstants.titlePadding : 0
        return CGSize(width: content.width, height: max(content.height, textHeight))
    }

    private func size(of label: UILabel?, in availableSize: CGSize) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(availableSize)
        return CGSize(width: min(size.width, availableSize.width), height: min(size.height, availableSize.height))
    }

    private func aligned(_ width: CGFloat, in availableWidth: CGFloat) -> CGFloat {
        switch configuration?.titleAlignment ?? .automatic {
        case .leading: 0
        case .trailing: availableWidth - width
        case .center, .automatic: (availableWidth - width) / 2
        }
    }

    /// The insets around the content.
    var shownInsets: UIEdgeInsets {
        if let configuration {
            let insets = configuration.contentInsets
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing)
        }
        return contentEdgeInsets
    }

    /// Returns the frame of the image, moved by ``imageEdgeInsets`` and kept inside `area`.
    func imageFrame(in area: CGRect) -> CGRect {
        placement(in: area).picture.moved(by: imageEdgeInsets).kept(in: area.inset(by: imageEdgeInsets))
    }

    /// Returns the frame of the title, moved by ``titleEdgeInsets`` and kept inside the part of `area` beside the image.
    func titleFrame(in area: CGRect) -> CGRect {
        let layout = placement(in: area)
        var limits = area.inset(by: titleEdgeInsets)
        if isPictureBesideText, layout.picture.width > 0 {
            let isFirst = layout.picture.minX <= layout.title.minX
            limits = limits.inset(
                by: UIEdgeInsets(top: 0, left: isFirst ? layout.picture.width : 0, bottom: 0, right: isFirst ? 0 : layout.picture.width))
        }
        return layout.title.moved(by: titleEdgeInsets).kept(in: limits)
    }

    private var picturePlacement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }
    private var isPictureBesideText: Bool { picturePlacement == .leading || picturePlacement == .trailing }

    /// Returns the frames of title, subtitle and image for `area`, in the button's coordinates.
    func placement(in area: CGRect) -> ContentLayout {
        let insets = shownInsets
        var layout = contentLayout(
            in: CGSize(width: area.width + insets.left + insets.right, height: area.height + insets.top + insets.bottom))
        let union = layout.picture.union(layout.title).union(layout.subtitle)
        let content = CGSize(width: union.isNull ? 0 : union.maxX, height: union.isNull ? 0 : union.maxY)
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading: area.minX
            case .right, .trailing: area.maxX - content.width
            default: area.midX - content.width / 2
            }
        // If image and text are beside each other, each is aligned with the edge separately. If one is above the other, both are aligned together.
        let text = CGRect(x: 0, y: layout.title.minY, width: 0, height: layout.subtitle.maxY - layout.title.minY)
        func y(_ part: CGRect) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: area.minY - (isPictureBesideText ? part.minY : 0)
            case .bottom: area.maxY - (isPictureBesideText ? part.maxY : content.height)
            default: area.midY - content.height / 2
            }
        }
        let textY = y(text)
        layout.picture = layout.picture.offsetBy(dx: x, dy: y(layout.picture))
        layout.title = layout.title.offsetBy(dx: x, dy: textY)
        layout.subtitle = layout.subtitle.offsetBy(dx: x, dy: textY)
        return layout
    }

    /// Sets the frames of all parts for the button's size.
    func positionContent() {
        let area = contentRect(forBounds: bounds)
        if parts.picture != nil || spinner != nil {
            let pictureRect = imageRect(forContentRect: area)
            parts.picture?.frame = onPixels(pictureRect)
            spinner?.center = CGPoint(x: pictureRect.midX, y: pictureRect.midY)
        }
        parts.title?.frame = onPixels(titleRect(forContentRect: area))
        parts.subtitle?.frame = onPixels(placement(in: area).subtitle.kept(in: area))
        guard parts.backgroundPicture != nil || parts.fill != nil else { return }
        let whole = backgroundRect(forBounds: bounds)
        parts.backgroundPicture?.frame = whole
        if let fill = parts.fill { positionBackground(fill, in: whole) }
    }

    private func positionBackground(_ fill: UIView, in whole: CGRect) {
        let background = configuration?.background
        let inset = background?.backgroundInsets ?? .zero
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(
            x: whole.minX + (isMirrored ? inset.trailing : inset.leading), y: whole.minY + inset.top,
            width: max(whole.width - inset.leading - inset.trailing, 0), height: max(whole.height - inset.top - inset.bottom, 0))
        let radius = configuration?.cornerRadius(in: fill.bounds.size) ?? 0
        fill.layer.cornerRadius = radius
        for view in [parts.fillEffect, parts.fillPicture].compactMap({ $0 as UIView? }) {
            view.frame = fill.bounds
            view.layer.cornerRadius = radius
            view.clipsToBounds = true
        }
        customBackground?.frame = fill.bounds
        guard let outline = parts.outline else { return }
        let outset = background?.strokeOutset ?? 0
        outline.frame = fill.bounds.insetBy(dx: -outset, dy: -outset)
        outline.layer.cornerRadius = radius > 0 ? max(radius + outset, 0) : 0
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }
}

extension CGRect {
    /// Returns the rectangle moved and shrunk to fit into `limits`.
    func kept(in limits: CGRect) -> CGRect {
        let width = min(width, max(limits.width, 0))
        let height = min(height, max(limits.height, 0))
        return CGRect(
            x: min(max(midX - width / 2, limits.minX), limits.maxX - width),
            y: min(max(midY - height / 2, limits.minY), limits.maxY - height), width: width, height: height)
    }

    /// Returns the rectangle moved by half of the difference between opposite insets, as a button's title and image insets do.
    func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
