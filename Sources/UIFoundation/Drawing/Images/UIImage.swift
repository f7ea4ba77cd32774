import CoreGraphics
import Foundation
import Logging

/// The log of drawing code.
package let drawingLog = Logger(label: "lodestone.drawing")

/// An image with a size in points and display attributes. It is immutable.
///
/// `@unchecked Sendable` is safe because all stored properties are `Sendable` and set only by initializers.
open class UIImage: NSObject, NSCopying, _ExpressibleByImageLiteral, NSItemProviderReading, NSItemProviderWriting, @unchecked Sendable {
    private var header = CoreFoundationHeader()

    /// The rotation and mirroring that are applied to the pixels for display.
    public enum Orientation: Int, Sendable {
        /// Unchanged.
        case up = 0
        /// Rotated by 180°.
        case down = 1
        /// Rotated by 90° counterclockwise.
        case left = 2
        /// Rotated by 90° clockwise.
        case right = 3
        /// Mirrored left to right.
        case upMirrored = 4
        /// Mirrored top to bottom.
        case downMirrored = 5
        /// Mirrored left to right, then rotated by 90° counterclockwise.
        case leftMirrored = 6
        /// Mirrored left to right, then rotated by 90° clockwise.
        case rightMirrored = 7
    }

    /// Whether the image is drawn with its own colours or as a template, in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// The view that displays the image chooses the mode. Image views use the image's own colours.
        case automatic = 0
        /// The image is drawn with its own colours.
        case alwaysOriginal = 1
        /// The tint colour is drawn with the alpha of the image.
        case alwaysTemplate = 2
    }

    /// The method for filling the middle of an image with caps at larger sizes.
    public enum ResizingMode: Int, Sendable {
        /// The middle is tiled.
        case tile = 0
        /// The middle is stretched.
        case stretch = 1
    }

    /// The attributes of an image apart from its pixels.
    package struct Traits: Sendable {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var isSymbol = false
        var flipsForRightToLeft = false
        /// The symbol that the image shows; nil for other images.
        package var symbol: SymbolSource?
        /// The asset with the variants of the image.
        var asset: UIImageAsset?
        /// The configuration that the image was created for.
        var configuration: UIImage.Configuration?
        /// The distance from the lower edge up to the baseline of adjacent text, in points.
        package var baselineOffset: CGFloat?
        /// The frames of an animated image, and the duration of one cycle in seconds.
        var frames: [UIImage] = []
        var duration: TimeInterval = 0
        /// The colour of the applied tint, resolved.
        var tint: UIColor?
        /// The image before a dynamic tint was applied, and the tint.
        package var dynamicTint: DynamicTint?
        /// The vector drawing that the pixels were rendered from; nil if the image cannot be rendered again at larger sizes.
        var vector: VectorImage?
    }

    /// A tint that depends on traits, and the image before it was applied.
    package final class DynamicTint: Sendable {
        package let image: UIImage
        package let color: UIColor

        init(_ color: UIColor, of image: UIImage) {
            self.image = image
            self.color = color
        }
    }

    private final var pixels: CGImage?
    package final private(set) var traits = Traits()

    convenience init(pixels: CGImage?, traits: Traits) {
        self.init()
        self.pixels = pixels
        self.traits = traits
    }

    /// Creates an empty image.
    public override init() { super.init() }

    /// Creates the image of `#imageLiteral(resourceName:)`. The app must contain an image with that name.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = UIImage(named: name) else {
            fatalError("There is no image \"\(name)\" for an image literal. Add it to the resources of the target.")
        }
        self.init(pixels: found.cgImage, traits: found.traits)
    }

    /// Creates an image with one pixel per point.
    public init(cgImage: CGImage) {
        pixels = cgImage
        super.init()
    }

    /// Creates an image with `scale` pixels per point and an orientation.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        pixels = cgImage
        traits = Traits(scale: scale > 0 ? scale : 1, orientation: orientation)
        super.init()
    }

    /// Decodes an image from the bytes of a file, with one pixel per point. Nil if the format is unknown, the data is invalid or the image is too
    /// large.
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

    /// Decodes an image from the bytes of a file. Nil if the format is unknown, the data is invalid or the image is too large.
    public init?(data: Data, scale: CGFloat) {
        super.init()
        guard read(data, scale: scale) else { return nil }
    }

    /// Decodes an image file. `@2x` or `@3x` at the end of its name sets the pixels per point. Nil if the file is missing or cannot be decoded.
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

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The pixels; for an animated image those of the first frame.
    open var cgImage: CGImage? { pixels ?? traits.frames.first?.cgImage }

    /// The number of pixels per point.
    open var scale: CGFloat { traits.scale }

    /// The rotation and mirroring that are applied to the pixels for display.
    open var imageOrientation: Orientation { traits.orientation }

    /// The size in points, with the orientation applied.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return traits.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// Whether the image is drawn with its own colours or as a template.
    open var renderingMode: RenderingMode { traits.renderingMode }

    /// Whether the image is a system symbol, which is drawn in the tint colour.
    open var isSymbolImage: Bool { traits.isSymbol }

    /// The widths of the edges that keep their size when the image is drawn larger, in points.
    open var capInsets: UIEdgeInsets { traits.capInsets }

    /// The method for filling the part between the caps at larger sizes.
    open var resizingMode: ResizingMode { traits.resizingMode }

    /// The insets that layout excludes from the image's rectangle, in points.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

    /// The asset with the variants of the image for different traits, such as light and dark mode; nil without variants.
    open var imageAsset: UIImageAsset? { traits.asset }

    /// Whether the image is mirrored in a right-to-left layout.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

    /// Returns the image with mirroring by image views in a right-to-left layout.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Returns the image mirrored left to right.
    open func withHorizontallyFlippedOrientation() -> UIImage { with { $0.orientation = $0.orientation.mirrored } }

    /// The frames of an animated image; nil for a static image.
    open var images: [UIImage]? { traits.frames.isEmpty ? nil : traits.frames }

    /// The duration of one cycle of ``images``, in seconds.
    open var duration: TimeInterval { traits.duration }

    /// Creates an animated image. A duration of 0 means 1/30 second per frame. Nil if `images` is empty.
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

    /// Returns the image with another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image with other alignment insets.
    open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = insets }
    }

    /// Returns the image with caps, which keep their size when the image is drawn larger. The middle is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with caps, which keep their size when the image is drawn larger.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with caps and a stretchable middle of one point, for older code. A cap of 0 stretches the whole axis.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0, right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The width of the left cap, in points; 0 for no cap.
    open var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the top cap, in points; 0 for no cap.
    open var topCapHeight: Int { Int(capInsets.top) }

    /// Whether `object` has the same pixels and display attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return pixels != nil && pixels === other.pixels && scale == other.scale && traits.orientation == other.traits.orientation
            && renderingMode == other.renderingMode && capInsets == other.capInsets && traits.frames.isEmpty && other.traits.frames.isEmpty
            && traits.tint == other.traits.tint
    }

    /// A hash of the identity of the pixels.
    open override var hash: Int {
        pixels.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue
    }

    // MARK: Drawing

    /// Draws the image, with its orientation applied, in the current context with its top left corner at `point`.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image, with its orientation applied, in the current context with its top left corner at `point`.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image, with its orientation applied, in the current context, scaled to `rect`. The caps keep their size.
    open func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, of: context)
    }

    /// Draws the image, with its orientation applied, in the current context, scaled to `rect`. The caps keep their size.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, of: context)
        context.restoreGState()
    }

    /// Tiles the image at its natural size over `rect` of the current context.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(image, in: CGRect(origin: rect.origin, size: size), byTiling: true)
        context.restoreGState()
    }

    /// Returns the image with every pixel in `color`. The alpha of the image is unchanged.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: .automatic)
    }

    /// Returns the image with every pixel in `color` and with a rendering mode. The alpha of the image is unchanged.
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

    /// Returns the image scaled to `size` points; nil without pixels, or if a bitmap cannot have this size.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard pixels != nil, let context = CGContext(size: size, scale: scale, opaque: false) else { return nil }
        context.interpolationQuality = .high
        draw(in: CGRect(origin: .zero, size: size), of: context)
        return UIImage(cgImage: context.takeImage(), scale: scale, orientation: .up)
    }

    // MARK: Symbols

    /// The configuration that the image was created for; nil without one.
    open var configuration: Configuration? { traits.symbol?.configuration ?? traits.configuration }
    /// The configuration of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? { traits.symbol?.configuration }

    /// Returns the variant of the image for the configuration's traits, or the symbol with the configuration in place of its own.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = traits.symbol else {
            if let asset = traits.asset, let wanted = configuration.traitCollection { return asset.image(with: wanted) }
            return with { $0.configuration = configuration }
        }
        return redrawn(symbol, configuration as? SymbolConfiguration ?? symbol.configuration.applying(configuration))
    }

    /// Returns the symbol with the values of `configuration` added to its own; nil for other images.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        traits.symbol.map { redrawn($0, $0.configuration.applying(configuration)) }
    }

    /// Whether the image has a baseline for adjacent text.
    open var hasBaseline: Bool { traits.baselineOffset != nil }
    /// The distance from the lower edge up to the baseline, in points; nil without a baseline.
    open var baselineOffsetFromBottom: CGFloat? { traits.baselineOffset }
    /// Returns the image with a baseline.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baselineOffset = baselineOffset } }
    /// Returns the image without a baseline.
    open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    // MARK: Symbols of UIKit

    /// A plus sign on a filled circle. Differs from UIKit: the circle has the tint colour and is not green.
    open class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// A minus sign on a filled circle. Differs from UIKit: the circle has the tint colour and is not red.
    open class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// A checkmark on a filled circle.
    open class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    /// An ellipsis on a filled circle.
    open class var actions: UIImage { UIImage(systemName: "ellipsis.circle.fill") ?? UIImage() }
    /// A checkmark on a filled circle. Differs from UIKit: the circle has no white border.
    open class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }

    // MARK: Item providers

    /// The readable types: all image formats.
    open class var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp", "public.image"]
    }

    /// The writable types: PNG, then JPEG.
    open class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

    /// Decodes an image file at one pixel per point.
    ///
    /// - Throws: An `NSItemProvider` error if the data is invalid or the image is too large.
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

    // MARK: Preparing for display

    /// Creates the thumbnail of ``preparingThumbnail(of:)`` on another thread, and calls the handler there.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Creates the thumbnail of ``preparingThumbnail(of:)`` on another thread.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in prepareThumbnail(of: size) { continuation.resume(returning: $0) } }
    }

    /// The image with pixels in memory. Nil without pixels. Images are decoded when they are created, so this is the image itself.
    open func preparingForDisplay() -> UIImage? { pixels == nil ? nil : self }

    /// Calls the handler on another thread with the image of ``preparingForDisplay()``.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// The image of ``preparingForDisplay()``.
    open func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in prepareForDisplay { continuation.resume(returning: $0) } }
    }
}

extension UIImage.Orientation {
    /// Whether the orientation swaps width and height.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        default: false
        }
    }

    /// The orientation, mirrored left to right as displayed.
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

    /// The transform from the unit square of the pixels to that of the displayed image; y points down.
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
    /// The log level of the error. A warning if the image was refused because of its size, so that the app's developer sees the message.
    var level: Logger.Level {
        if case .tooLarge = self { return .warning }
        return .info
    }
}
