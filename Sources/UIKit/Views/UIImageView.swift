import CoreGraphics
import Foundation

/// Shows an image, or images in turn.
///
/// Its `contentMode` says how the image fits the bounds. A template image is shown in the view's tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// A view with the given frame, in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view that shows `image` at its size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        updateContents()
    }

    /// A view that shows `image` at its size, and another one while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        self.image = image
        self.highlightedImage = highlightedImage
        updateContents()
    }

    /// A view that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UIImageView.self, into: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// What is shown.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
    }

    /// What is shown while the view is highlighted; nil: the same.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange() } }
    }

    /// Whether the view is shown as part of something that is touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// How a symbol is drawn where its image does not say: its size, weight and scale. Nil unless set.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        willSet { recordAppearance(\UIImageView.preferredSymbolConfiguration, newValue) }
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    /// Whether an image of the rendering mode `automatic` is drawn as a template, as in bars and system buttons.
    var showsTemplates = false {
        didSet { if showsTemplates != oldValue { updateContents() } }
    }

    /// The factor by which an image that keeps its vectors was enlarged when it was drawn last; 1 for other images.
    private var shownEnlargement: CGFloat = 1

    private var shownImage: UIImage? {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        return shown(image)
    }

    /// The image as this view shows it: that of its asset for the view's traits, a symbol as the view prefers it.
    private func shown(_ image: UIImage) -> UIImage {
        if let symbol = image.symbolConfiguration {
            let known = preferredSymbolConfiguration?.applying(symbol) ?? symbol
            let scale = traitCollection.displayScale
            guard scale > 0, scale != image.scale else { return known === symbol ? image : image.withConfiguration(known) }
            // Symbols are lines: they are drawn anew for the screen.
            return image.withConfiguration(known.applying(UIImage.Configuration(traits: UITraitCollection(displayScale: scale))))
        }
        return image.imageAsset?.image(standingInFor: image, with: traitCollection) ?? image
    }

    // MARK: Images in turn

    /// Images that ``startAnimating()`` shows in turn, instead of ``image``.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Images that are shown in turn while the view is highlighted; nil: the same.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds that one round takes; 0 for a thirtieth of a second an image.
    open var animationDuration: TimeInterval = 0

    /// How often the images are shown; 0 for ever.
    open var animationRepeatCount = 0

    /// Whether images are shown in turn.
    open var isAnimating: Bool { layer.animation(forKey: UIImageView.animationKey) != nil }

    private static let animationKey = "UIImageView.images"

    /// Shows ``animationImages`` in turn.
    open func startAnimating() {
        let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        guard let images, !images.isEmpty else { return }
        let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        animate(images, duration: duration, repeatCount: animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity)
    }

    /// Shows ``image`` again.
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

    /// The image's size; nothing along both axes without one.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Shows a template image in the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    /// Draws what depends on light or dark, and on pixels per point, anew.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContents()
    }

    /// Draws an image that repeats parts of itself anew for the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let image = shownImage else { return }
        if image.repeatsParts || enlargement(of: image) != shownEnlargement { updateContents() }
    }

    /// The factor by which the content mode enlarges an image that keeps its vectors; 1 for other images.
    private func enlargement(of image: UIImage) -> CGFloat {
        switch contentMode {
        case .scaleToFill, .redraw, .scaleAspectFill: image.enlargement(in: bounds.size)
        case .scaleAspectFit: image.enlargement(in: bounds.size, fitting: true)
        default: 1
        }
    }

    /// Draws an image that keeps its vectors again, as another mode may show it larger.
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

    /// The pixels that show `image` in this view.
    private func contents(of image: UIImage) -> CGImage? {
        var shown = image
        // A colour that depends on traits is resolved again.
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

    /// The picture that the large content viewer shows. Its own unless set.
    open override var largeContentImage: UIImage? {
        get { largeContent.image ?? image }
        set { super.largeContentImage = newValue }
    }
}

extension UIImage {
    /// Whether the image fills larger sizes by repeating what is between its caps, which is more than a point wide or high.
    fileprivate var repeatsParts: Bool {
        guard capInsets != .zero, resizingMode == .tile else { return false }
        return size.width - capInsets.left - capInsets.right > 1 || size.height - capInsets.top - capInsets.bottom > 1
    }

    /// What is between the caps, as parts of the image's sides; all of it where there are no caps.
    fileprivate var stretchedPart: CGRect {
        guard capInsets != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: capInsets.left / size.width, y: capInsets.top / size.height,
            width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
            height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
    }
}
