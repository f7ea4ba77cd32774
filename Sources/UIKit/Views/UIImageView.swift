import CoreGraphics
import Foundation

/// A view that shows an image, or a sequence of images.
///
/// `contentMode` determines the fit of the image in the bounds. A template image is drawn in the view's tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// Creates a view with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with an image, and the size of that image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        updateContents()
    }

    /// Creates a view with an image, its size, and an image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        self.highlightedImage = highlightedImage
        updateContents()
    }

    /// Creates a view from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UIImageView.self, into: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// The image.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
    }

    /// The image while the view is highlighted; nil for ``image``.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange() } }
    }

    /// Whether the view is highlighted.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// The symbol configuration for properties that the image does not specify: size, weight and scale. Nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        willSet { recordAppearance(\UIImageView.preferredSymbolConfiguration, newValue) }
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    /// Whether an image with the rendering mode `automatic` is drawn as a template, as in bars and system buttons.
    var showsTemplates = false {
        didSet { if showsTemplates != oldValue { updateContents() } }
    }

    /// The factor by which the latest drawing of a vector image was enlarged; 1 for other images.
    private var shownEnlargement: CGFloat = 1

    private var shownImage: UIImage? {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        return shown(image)
    }

    /// Resolves an image for this view: the variant of its asset for the traits, or a symbol with the preferred configuration.
    private func shown(_ image: UIImage) -> UIImage {
        if let symbol = image.symbolConfiguration {
            let known = preferredSymbolConfiguration?.applying(symbol) ?? symbol
            let scale = traitCollection.displayScale
            guard scale > 0, scale != image.scale else { return known === symbol ? image : image.withConfiguration(known) }
            // Symbols are vector paths, and are drawn again at the screen's scale.
            return image.withConfiguration(known.applying(UIImage.Configuration(traits: UITraitCollection(displayScale: scale))))
        }
        return image.imageAsset?.image(standingInFor: image, with: traitCollection) ?? image
    }

    // MARK: Image sequences

    /// The images that ``startAnimating()`` shows in sequence, instead of ``image``.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The image sequence while the view is highlighted; nil for ``animationImages``.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration of one sequence, in seconds; 0 for a thirtieth of a second per image.
    open var animationDuration: TimeInterval = 0

    /// The number of repetitions; 0 for no limit.
    open var animationRepeatCount = 0

    /// Whether an image sequence is shown.
    open var isAnimating: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

    private static let animationKey = "UIImageView.images"

    /// Starts to show the image sequence.
    open func startAnimating() {
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images, !images.isEmpty else { return }
        let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        animate(images, duration: duration, repeatCount: animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity)
    }

    /// Stops the image sequence, and shows ``image``.
    open func stopAnimating() {
        layer.removeAnimation(forKey: UIImageView.animationKey)
    }

    private func animate(_ images: [UIImage], duration: TimeInterval, repeatCount: Float) {
        let frames = images.compactMap { contents(of: $0) }
        guard !frames.isEmpty else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.calculationMode = .discrete
        animation.values = frames
        animation.duration = duration
        animation.repeatCount = repeatCount
        layer.add(animation, forKey: UIImageView.animationKey)
    }

    // MARK: Contents

    /// The image's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    /// The image's size; `noIntrinsicMetric` along both axes without an image.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Updates a template image for the new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    /// Updates images that depend on the style or the display scale.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContents()
    }

    /// Updates a tiled image for the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let image = shownImage else { return }
        if image.repeatsParts || enlargement(of: image) != shownEnlargement { updateContents() }
    }

    /// Returns the factor by which the content mode enlarges a vector image; 1 for other images.
    private func enlargement(of image: UIImage) -> CGFloat {
        switch contentMode {
        case .scaleToFill, .redraw, .scaleAspectFill: image.enlargement(in: bounds.size)
        case .scaleAspectFit: image.enlargement(in: bounds.size, fitting: true)
        default: 1
        }
    }

    /// Schedules a layout, since another mode may enlarge a vector image.
    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { setNeedsLayout() } }
    }

    override func baselineOffsets(in size: CGSize) -> BaselineOffsets {
        guard let image = shownImage, let offset = image.baselineOffsetFromBottom else {
            return BaselineOffsets(first: size.height, share: 1)
        }
        return BaselineOffsets(first: image.size.height - offset, last: offset)
    }

    private func imageDidChange() {
        updateContents()
        invalidateIntrinsicContentSize()
        guard let shown = shownImage, let frames = shown.images, animationImages == nil else {
            if animationImages == nil { stopAnimating() }
            return
        }
        animate(frames, duration: shown.duration, repeatCount: .infinity)
    }

    private func updateContents() {
        guard let image = shownImage else {
            layer.contents = nil
            return
        }
        shownEnlargement = enlargement(of: image)
        layer.contentsScale = image.repeatsParts ? max(traitCollection.displayScale, 1) : image.scale
        layer.contents = contents(of: image)
        layer.contentsCenter = image.repeatsParts ? CGRect(x: 0, y: 0, width: 1, height: 1) : image.stretchedPart
    }

    /// Renders `image` for this view.
    private func contents(of image: UIImage) -> CGImage? {
        var shown = image.resolvingSymbolColors(with: traitCollection)
        // A tint that depends on traits is resolved again for the new traits.
        if let tint = image.traits.dynamicTint {
            shown = traitCollection.asCurrent { image.showing(tint.image.withTintColor(tint.color)) }
        }
        shown = shown.redrawn(enlargedBy: enlargement(of: shown))
        let isTemplate = image.renderingMode == .automatic && (showsTemplates || image.isSymbolImage)
        if image.renderingMode == .alwaysTemplate || isTemplate {
            shown = traitCollection.asCurrent { shown.withTintColor(tintColor, renderingMode: .alwaysOriginal) }
        }
        if shown.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            shown = shown.withHorizontallyFlippedOrientation()
        }
        guard shown.repeatsParts else { return shown.uprightImage }
        let scale = max(traitCollection.displayScale, 1)
        guard let context = CGContext(size: bounds.size, scale: scale, opaque: false) else { return nil }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        shown.draw(in: CGRect(origin: .zero, size: bounds.size))
        return context.takeImage()
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { .image }
    override var labelByDefault: String? { image?.spokenName }

    /// The image in the large content viewer. The view's image by default.
    open override var largeContentImage: UIImage? {
        get { largeContent.image ?? image }
        set { super.largeContentImage = newValue }
    }
}

extension UIImage {
    /// Whether the image is tiled between its cap insets, with a tile that is wider or taller than one point.
    fileprivate var repeatsParts: Bool {
        guard capInsets != .zero, resizingMode == .tile else { return false }
        return size.width - capInsets.left - capInsets.right > 1 || size.height - capInsets.top - capInsets.bottom > 1
    }

    /// The area between the cap insets, in unit coordinates; the whole image without cap insets.
    fileprivate var stretchedPart: CGRect {
        guard capInsets != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: capInsets.left / size.width, y: capInsets.top / size.height,
            width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
            height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
    }
}
