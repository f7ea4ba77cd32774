import Foundation

/// A view that shows the image and texts of a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    /// The configuration, a ``UIListContentConfiguration``. Setting another type logs an error and changes nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return collectionLog.error(
                    "Ignored a configuration of the type \(type(of: newValue)), which \(type(of: self)) does not support.")
            }
            shown = new
            show()
        }
    }
    private var shown: UIListContentConfiguration

    private let picture = UIImageView()
    private let label = UILabel()
    private let secondLabel = UILabel()

    /// Creates a view that shows `configuration`.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        prepareContent()
    }

    /// Creates the view from a storyboard or nib, with the configuration of a plain cell.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFit
        for view in [picture, label, secondLabel] { addSubview(view) }
        show()
    }

    private func show() {
        picture.image = shown.image
        picture.isHidden = shown.image == nil
        picture.layer.cornerRadius = shown.imageProperties.cornerRadius
        showTint()
        picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondLabel)
        setNeedsLayout()
    }

    private func showTint() {
        let properties = shown.imageProperties
        let hasOwnTint = properties.tintColor != nil || properties.tintColorTransformer != nil
        // Without its own tint the image view inherits its superview's tint.
        if hasOwnTint || hadOwnTint { picture.tintColor = hasOwnTint ? properties.resolvedTintColor(for: tintColor) : nil }
        hadOwnTint = hasOwnTint
    }
    private var hadOwnTint = false

    /// Updates tint colours that depend on the view's tint colour. An override calls `super`.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = text.map { properties.transform($0) } }
        label.isHidden = (label.text ?? "").isEmpty
    }

    // MARK: Layout

    private struct Frames {
        var picture = CGRect.zero
        var label = CGRect.zero
        var secondLabel = CGRect.zero
        var height: CGFloat = 0
        /// The width of the unwrapped content including margins, in points.
        var width: CGFloat = 0
    }

    /// A width in points that no content reaches. If `sizeThatFits(_:)` gets at least this width, it returns the width of the unwrapped content.
    private static let unlimitedWidth: CGFloat = 100_000

    /// The standard width and height reserved for symbols, in points.
    private static let reservedSymbolSize: CGFloat = 28

    private func reservedLength(_ reserved: CGFloat, _ length: CGFloat) -> CGFloat {
        if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return max(Self.reservedSymbolSize, length) }
        return reserved > 0 ? reserved : length
    }

    /// Computes all frames in a view of the given width, in points, for a left-to-right layout. The origin is at the view's leading edge and at the
    /// top of the content.
    private func frames(width: CGFloat) -> Frames {
        let margins = shown.directionalLayoutMargins
        var frames = Frames()
        var leading = margins.leading
        if let image = shown.image {
            let size = pictureSize(image)
            let layoutSize = shown.imageProperties.reservedLayoutSize
            let reserved = CGSize(
                width: reservedLength(layoutSize.width, size.width), height: reservedLength(layoutSize.height, size.height))
            frames.picture = CGRect(
                x: leading + (reserved.width - size.width) / 2, y: 0, width: size.width, height: size.height)
            frames.height = reserved.height
            leading += reserved.width + shown.imageToTextPadding
        }
        let availableWidth = max(width - leading - margins.trailing, 0)
        let unlimited = CGFloat.greatestFiniteMagnitude
        let second = secondLabel.isHidden ? .zero : secondLabel.sizeThatFits(CGSize(width: availableWidth, height: unlimited))
        let first = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: availableWidth, height: unlimited))
        let gap = shown.textToSecondaryTextHorizontalPadding
        let isBeside = shown.prefersSideBySideTextAndSecondaryText && !secondLabel.isHidden
        frames.width = leading + (isBeside ? first.width + gap + second.width : max(first.width, second.width)) + margins.trailing
        if shown.prefersSideBySideTextAndSecondaryText, !secondLabel.isHidden, first.width + gap + second.width <= availableWidth {
            frames.label = CGRect(x: leading, y: 0, width: first.width, height: first.height)
            frames.secondLabel = CGRect(x: leading + availableWidth - second.width, y: 0, width: second.width, height: second.height)
            frames.height = max(frames.height, first.height, second.height)
            center(&frames.label, in: frames.height)
            center(&frames.secondLabel, in: frames.height)
        } else {
            let between = label.isHidden || secondLabel.isHidden ? 0 : shown.textToSecondaryTextVerticalPadding
            let text = first.height + between + second.height
            frames.height = max(frames.height, text)
            let top = (frames.height - text) / 2
            frames.label = CGRect(x: leading, y: top, width: availableWidth, height: first.height)
            frames.secondLabel = CGRect(x: leading, y: top + first.height + between, width: availableWidth, height: second.height)
        }
        center(&frames.picture, in: frames.height)
        return frames
    }

    /// The distance from the view's leading edge to the text, in points.
    var textStart: CGFloat {
        frames(width: bounds.width).label.minX
    }

    private func center(_ rect: inout CGRect, in height: CGFloat) { rect.origin.y = (height - rect.height) / 2 }

    private func pictureSize(_ image: UIImage) -> CGSize {
        let (size, most) = (image.size, shown.imageProperties.maximumSize)
        var scale: CGFloat = 1
        if most.width > 0, size.width > 0 { scale = min(scale, most.width / size.width) }
        if most.height > 0, size.height > 0 { scale = min(scale, most.height / size.height) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Lays out the image and the texts. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: bounds.width)
        let margins = shown.directionalLayoutMargins
        let top = max(margins.top, (bounds.height - frames.height) / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let all: [(UIView, CGRect)] = [(picture, frames.picture), (label, frames.label), (secondLabel, frames.secondLabel)]
        for (view, rect) in all {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - rect.maxX : rect.minX, y: rect.minY + top, width: rect.width, height: rect.height)
        }
    }

    /// Returns the width of `size` and the height that the content needs at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = shown.directionalLayoutMargins
        if size.width >= Self.unlimitedWidth {
            let frames = frames(width: Self.unlimitedWidth)
            return CGSize(width: frames.width.rounded(.up), height: (frames.height + margins.top + margins.bottom).rounded(.up))
        }
        return CGSize(width: size.width, height: (frames(width: size.width).height + margins.top + margins.bottom).rounded(.up))
    }
}
