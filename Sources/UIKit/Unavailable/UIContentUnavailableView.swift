import CoreGraphics
import Foundation

/// A view that is shown in place of missing content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    /// The content, a ``UIContentUnavailableConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                return viewLog.error("Ignored a configuration of the type \(type(of: newValue)), which \(type(of: self)) does not support.")
            }
            shown = new
            show()
        }
    }
    private var shown: UIContentUnavailableConfiguration

    /// Whether content that is taller than the view scrolls. False by default.
    open var isScrollEnabled = false {
        didSet { scrollView.isScrollEnabled = isScrollEnabled }
    }

    private let scrollView = UIScrollView()
    private let ground = BackgroundConfigurationView(.clear())
    private let picture = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .large)
    private let label = UILabel()
    private let secondLabel = UILabel()
    private var buttons: [UIButton] = []

    /// The maximum width of texts and buttons, in points, for readable lines.
    private static let contentWidth: CGFloat = 400

    /// Creates a view that shows `configuration`.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        prepareContent()
    }

    /// Creates a view from an interface file. Its configuration is empty.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        prepareContent()
    }

    private func prepareContent() {
        scrollView.isScrollEnabled = false
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(ground)
        addSubview(scrollView)
        picture.contentMode = .scaleAspectFit
        picture.clipsToBounds = true
        for view in [picture, spinner, label, secondLabel] { scrollView.addSubview(view) }
        show()
    }

    private func show() {
        ground.configuration = shown.background
        let properties = shown.imageProperties
        picture.image = shown.image
        picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        picture.tintColor = properties.tintColor
        picture.layer.cornerRadius = properties.cornerRadius
        picture.isHidden = shown.image == nil
        spinner.color = properties.tintColor ?? tintColor
        if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondLabel)
        showButtons()
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributedText: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
        label.isHidden = (attributedText?.string ?? text ?? "").isEmpty
    }

    private func showButtons() {
        buttons.forEach { $0.removeFromSuperview() }
        let all = [(shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties)]
        buttons = all.compactMap { configuration, properties in
            guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else { return nil }
            let button = UIButton(configuration: configuration, primaryAction: nil)
            // Adds the action after the button was created. A primary action of the initializer would replace the configuration's title.
            if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
            button.menu = properties.menu
            button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
            button.isEnabled = properties.isEnabled
            button.role = properties.role
            scrollView.addSubview(button)
            return button
        }
    }

    // MARK: Layout

    private struct Piece {
        let view: UIView
        let size: CGSize
        /// The distance from the piece before it, in points.
        let gap: CGFloat
    }

    private func pieces(width: CGFloat) -> [Piece] {
        var pieces: [Piece] = []
        var hasText = false
        func add(_ view: UIView, _ size: CGSize, gap: CGFloat) {
            pieces.append(Piece(view: view, size: size, gap: pieces.isEmpty ? 0 : gap))
        }
        let availableSize = CGSize(width: width, height: .greatestFiniteMagnitude)
        if shown.isLoading { add(spinner, spinner.intrinsicContentSize, gap: 0) }
        if !picture.isHidden { add(picture, imageSize(in: width), gap: 0) }
        if !label.isHidden {
            add(label, CGSize(width: width, height: label.sizeThatFits(availableSize).height.rounded(.up)), gap: shown.imageToTextPadding)
            hasText = true
        }
        if !secondLabel.isHidden {
            add(
                secondLabel, CGSize(width: width, height: secondLabel.sizeThatFits(availableSize).height.rounded(.up)),
                gap: hasText ? shown.textToSecondaryTextPadding : shown.imageToTextPadding)
        }
        for (index, button) in buttons.enumerated() {
            let size = button.sizeThatFits(availableSize)
            add(
                button, CGSize(width: min(size.width, width), height: size.height),
                gap: index == 0 ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
        }
        return pieces
    }

    private func imageSize(in width: CGFloat) -> CGSize {
        var size = picture.intrinsicContentSize
        let most = shown.imageProperties.maximumSize
        var factor: CGFloat = size.width > width ? width / size.width : 1
        if most.width > 0, shown.image?.isSymbolImage == false { factor = min(factor, most.width / max(size.width, 1)) }
        if most.height > 0, shown.image?.isSymbolImage == false { factor = min(factor, most.height / max(size.height, 1)) }
        size = CGSize(width: size.width * factor, height: size.height * factor)
        return size
    }

    private var contentInsets: UIEdgeInsets {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let own = shown.directionalLayoutMargins
        let (left, right) = isMirrored ? (own.trailing, own.leading) : (own.leading, own.trailing)
        var insets = UIEdgeInsets(
            top: own.top + safeAreaInsets.top, left: left + safeAreaInsets.left, bottom: own.bottom + safeAreaInsets.bottom,
            right: right + safeAreaInsets.right)
        let outer = superview?.layoutMargins ?? .zero
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (insets.left, insets.right) = (max(insets.left, outer.left), max(insets.right, outer.right))
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (insets.top, insets.bottom) = (max(insets.top, outer.top), max(insets.bottom, outer.bottom))
        }
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        scrollView.frame = bounds
        let insets = contentInsets
        let area = bounds.inset(by: insets)
        let width = min(max(area.width, 0), Self.contentWidth)
        let pieces = pieces(width: width)
        let height = pieces.reduce(0) { $0 + $1.gap + $1.size.height }
        let isCentered = shown.alignment == .center
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y = isCentered ? max(area.minY, (area.midY - height / 2).rounded()) : area.minY
        for piece in pieces {
            y += piece.gap
            let x =
                isCentered ? (area.midX - piece.size.width / 2).rounded() : isMirrored ? area.maxX - piece.size.width : area.minX
            piece.view.frame = CGRect(origin: CGPoint(x: x, y: y), size: piece.size)
            y += piece.size.height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y + insets.bottom)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = shown.imageProperties.tintColor ?? tintColor
    }

    /// Returns the height of the content for a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = contentInsets
        let pieces = pieces(width: min(max(size.width - insets.left - insets.right, 0), Self.contentWidth))
        return CGSize(width: size.width, height: pieces.reduce(insets.top + insets.bottom) { $0 + $1.gap + $1.size.height })
    }
}
