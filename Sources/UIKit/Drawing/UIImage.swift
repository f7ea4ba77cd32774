import CoreGraphics
import Foundation
import Logging

/// What drawing has to say.
package let drawingLog = Logger(label: "lodestone.drawing")

/// A picture with a size in points, and how it is to be shown. It never changes.
///
/// `@unchecked Sendable` is safe because all that it holds is itself `Sendable` and set once, while it is made.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral, NSItemProviderReading, NSItemProviderWriting, @unchecked Sendable {
    private var header = CoreFoundationHeader()

    /// How the pixels are turned to be shown.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up = 0
        /// By half a turn.
        case down = 1
        /// By a quarter against the clock.
        case left = 2
        /// By a quarter with the clock.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Mirrored top to bottom.
        case downMirrored = 5
        /// Mirrored left to right, then by a quarter with the clock.
        case leftMirrored = 6
        /// Mirrored left to right, then by a quarter against the clock.
        case rightMirrored = 7
    }

    /// Whether the colours count, or only where they cover.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows the image thinks best: with its colours, in an image view.
        case automatic = 0
        /// With its colours.
        case alwaysOriginal = 1
        /// In the tint colour, where the image covers.
        case alwaysTemplate = 2
    }

    /// How the middle of an image with caps fills larger sizes.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }

    /// What an image is beyond its pixels.
    struct Traits: Sendable {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var isSymbol = false
        var flipsForRightToLeft = false
        /// The symbol that the image shows.
        var symbol: SymbolSource?
        /// The other images of the same name.
        var asset: UIImageAsset?
        /// What the image was made for.
        var configuration: UIImage.Configuration?
        /// From the lower edge up to the baseline of text beside the image, in points.
        var baselineOffset: CGFloat?
        /// Images that are shown in turn, and how long one round takes.
        var frames: [UIImage] = []
        var duration: TimeInterval = 0
        /// The colour that the image was tinted with, resolved.
        var tint: UIColor?
        /// The image before it was tinted with a dynamic colour, and that colour.
        var dynamicTint: DynamicTint?
        /// The drawing that the pixels are made of, if it is drawn again for larger sizes.
        var vector: VectorImage?
    }

    /// A tint that depends on traits.
    final class DynamicTint: Sendable {
        let image: UIImage
        let color: UIColor

        init(_ color: UIColor, of image: UIImage) {
            self.image = image
            self.color = color
        }
    }

    private final var pixels: CGImage?
    final private(set) var traits = Traits()

    convenience init(pixels: CGImage?, traits: Traits) {
        self.init()
        self.pixels = pixels
        self.traits = traits
    }

    /// An image of no size.
    public override init() { super.init() }

    /// What `#imageLiteral(resourceName:)` means: the image of that name, which the app has to have.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = UIImage(named: name) else { fatalError("The app has no image \(name), which an image literal names.") }
        self.init(pixels: found.cgImage, traits: found.traits)
    }

    /// The pixels, one a point.
    public init(cgImage: CGImage) {
        pixels = cgImage
        super.init()
    }

    /// The pixels, `scale` a point, to be turned by `orientation`.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        pixels = cgImage
        traits = Traits(scale: scale > 0 ? scale : 1, orientation: orientation)
        super.init()
    }

    /// The image in a file's bytes, one pixel a point; nil where they are no image of a known format, broken, or too large.
    public init?(data: Data) {
        super.init()
        guard read(data, scale: 1) else { return nil }
    }

    private func read(_ data: Data, scale: CGFloat) -> Bool {
        do {
            pixels = try ImageCoding.decode(data)
            traits.scale = scale > 0 ? scale : 1
            return true
        } catch {
            drawingLog.log(level: error.level, "\(error)")
            return false
        }
    }

    /// The image in a file's bytes; nil where they are no image of a known format, broken, or too large.
    public init?(data: Data, scale: CGFloat) {
        super.init()
        guard read(data, scale: scale) else { return nil }
    }

    /// The image in a file, `@2x` and `@3x` at the end of whose name tell pixels per point; nil where there is none that can be shown.
    public init?(contentsOfFile path: String) {
        do {
            pixels = try ImageCoding.decode(contentsOfFile: path)
            traits.scale = ImageFiles.scale(ofFile: path)
            super.init()
        } catch {
            drawingLog.log(level: error.level, "\(path): \(error)")
            return nil
        }
    }

    /// The image itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The pixels; those of the first image where several are shown in turn.
    open var cgImage: CGImage? { pixels ?? traits.frames.first?.cgImage }

    /// Pixels per point.
    open var scale: CGFloat { traits.scale }

    /// How the pixels are turned to be shown.
    open var imageOrientation: Orientation { traits.orientation }

    /// In points, turned.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return traits.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// Whether the colours count, or only where they cover.
    open var renderingMode: RenderingMode { traits.renderingMode }

    /// Whether the image is one of the system's symbols, which take the tint colour.
    open var isSymbolImage: Bool { traits.isSymbol }

    /// The parts at the edges that keep their size when the image is drawn larger, in points.
    open var capInsets: UIEdgeInsets { traits.capInsets }

    /// How the part between the caps fills larger sizes.
    open var resizingMode: ResizingMode { traits.resizingMode }

    /// What layout leaves out of the image's rectangle, in points.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

    /// The images that stand in for one another by traits, light or dark for example, of which this is one; nil for an image that is alone.
    open var imageAsset: UIImageAsset? { traits.asset }

    /// Whether the image is shown mirrored where text runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

    /// The same image, shown mirrored by image views where text runs from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// The same image, mirrored left to right.
    open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }

    /// Images that are shown in turn; nil for an ordinary image.
    open var images: [UIImage]? { traits.frames.isEmpty ? nil : traits.frames }

    /// Seconds that one round of ``images`` takes.
    open var duration: TimeInterval { traits.duration }

    /// An image of images that are shown in turn; a duration of 0 is a thirtieth of a second for each. Nil for none.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var traits = first.traits
        traits.frames = images
        traits.duration = duration > 0 ? duration : Double(images.count) / 30
        return UIImage(pixels: first.cgImage, traits: traits)
    }

    func with(_ change: (inout Traits) -> Void) -> UIImage {
        var changed = traits
        change(&changed)
        return UIImage(pixels: pixels, traits: changed)
    }

    /// The same pixels with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The same pixels with other alignment insets.
    open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = insets }
    }

    /// The same pixels with caps, which keep their size when the image is drawn larger; what is between them is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same pixels with caps, which keep their size when the image is drawn larger.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same pixels with caps, between which one point is stretched, for older code: 0 lets all of an axis stretch.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0, right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The width of the left cap, in points: 0 for none.
    open var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the upper cap, in points: 0 for none.
    open var topCapHeight: Int { Int(capInsets.top) }

    /// Whether `object` has the same pixels, shown in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return pixels != nil && pixels === other.pixels && scale == other.scale && traits.orientation == other.traits.orientation
            && renderingMode == other.renderingMode && capInsets == other.capInsets && traits.frames.isEmpty && other.traits.frames.isEmpty
            && traits.tint == other.traits.tint
    }

    /// Equal for equal images.
    open override var hash: Int {
        pixels.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue
    }

    // MARK: Drawing

    /// Draws the image upright in the current context, its top left corner at `point`.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image upright in the current context, its top left corner at `point`.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image upright in the current context, scaled to `rect`; its caps keep their size.
    open func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, of: context)
    }

    /// Draws the image upright in the current context, scaled to `rect`; its caps keep their size.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, of: context)
        context.restoreGState()
    }

    /// Repeats the image, at its own size, over `rect` of the current context.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(image, in: CGRect(origin: rect.origin, size: size), byTiling: true)
        context.restoreGState()
    }

    /// The same image in one colour: `color` where the image covers.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    /// The same image in one colour, with a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let resolved = color.resolvedColor(with: .current)
        guard let cgImage, let tinted = cgImage.tinted(resolved.cgColor) else { return withRenderingMode(renderingMode) }
        var changed = traits
        changed.renderingMode = renderingMode == .automatic ? .alwaysOriginal : renderingMode
        changed.tint = resolved
        changed.dynamicTint = color.isDynamic ? DynamicTint(color, of: traits.dynamicTint?.image ?? self) : nil
        changed.frames = traits.frames.map { $0.withTintColor(color, renderingMode: renderingMode) }
        return UIImage(pixels: tinted, traits: changed)
    }

    /// The image scaled to `size` points; nil for a size that no bitmap can have.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let context = CGContext(size: size, scale: scale, opaque: false) else { return nil }
        context.interpolationQuality = .high
        draw(in: CGRect(origin: .zero, size: size), of: context)
        return UIImage(cgImage: context.takeImage(), scale: scale, orientation: .up)
    }

    // MARK: Symbols

    /// The configuration that the image was created for; nil if it was not given.
    open var configuration: Configuration? { traits.symbol?.configuration ?? traits.configuration }
    /// The configuration of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? { traits.symbol?.configuration }

    /// The image for the configuration's traits, or the symbol in that configuration instead of its own.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = traits.symbol else {
            if let asset = traits.asset, let wanted = configuration.traitCollection { return asset.image(with: wanted) }
            return with { $0.configuration = configuration }
        }
        return redrawn(symbol, configuration as? SymbolConfiguration ?? symbol.configuration.applying(configuration))
    }

    /// The symbol in its own configuration with the values of `configuration`; nil for other images.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        traits.symbol.map { redrawn($0, $0.configuration.applying(configuration)) }
    }

    /// Whether the image has a baseline for text beside it.
    open var hasBaseline: Bool { traits.baselineOffset != nil }
    /// The distance from the lower edge up to the baseline, in points; nil without a baseline.
    open var baselineOffsetFromBottom: CGFloat? { traits.baselineOffset }
    /// The same image with a baseline.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baselineOffset = baselineOffset } }
    /// The same image without a baseline.
    open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    // MARK: Symbols that UIKit itself uses

    /// A plus.
    open class var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
    /// An x in a circle.
    open class var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
    /// A filled circle with a check mark.
    open class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// An ellipsis in a circle.
    open class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// An x in a circle.
    open class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

    // MARK: Item providers

    /// The readable types: all image formats.
    open class var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp", "public.image"]
    }

    /// The writable types: PNG, then JPEG.
    open class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// Decodes an image file at one pixel a point. Throws if it is invalid or too large.
    open class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        do {
            return try exactly(UIImage(cgImage: try ImageCoding.decode(data)))
        } catch let error as ImageDecodingError {
            throw NSItemProvider.error(.unavailableCoercionError, "\(error)", underlying: error)
        }
    }

    /// Encodes the image as a PNG or JPEG file.
    open func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        if let data {
            completionHandler(data, nil)
        } else {
            completionHandler(nil, NSItemProvider.error(.unavailableCoercionError, "The image has no pixels."))
        }
        return nil
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        default: false
        }
    }

    /// Mirrored left to right, as it is seen.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .leftMirrored
        case .right: .rightMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .left
        case .rightMirrored: .right
        }
    }

    /// From the unit square as the pixels fill it to the one that is shown; y points down.
    var transform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }
}

extension ImageDecodingError {
    /// How loud an image is missed: one that is refused for its size is a fault that the app's author has to see.
    var level: Logger.Level {
        if case .tooLarge = self { return .warning }
        return .info
    }
}
