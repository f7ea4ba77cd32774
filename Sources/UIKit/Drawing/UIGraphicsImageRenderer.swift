import CoreGraphics
import Foundation

/// What kind of bitmaps a ``UIGraphicsImageRenderer`` makes.
open class UIGraphicsImageRendererFormat: NSObject, NSCopying {
    /// Pixels per point.
    open var scale: CGFloat
    /// Whether every pixel covers; the picture then begins black.
    open var opaque = false

    /// The main screen's scale, not opaque.
    public required override init() {
        scale = DisplayScale.main
        super.init()
    }

    /// The format for `traitCollection`'s scale.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// A format as the main screen likes it.
    public class func `default`() -> Self {
        Self()
    }

    /// A format as the main screen likes it.
    public class func preferred() -> Self {
        Self()
    }

    /// The part of drawing space that the renderer's pictures show.
    open internal(set) var bounds = CGRect.zero

    /// A format of the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale
        copy.opaque = opaque
        copy.bounds = bounds
        return copy
    }
}

/// What a renderer's actions draw with.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context, its origin at the top left, in points.
    public let cgContext: CGContext
    /// The renderer's format.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// What was drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }

    /// Fills `rect` with the fill colour, whatever was there.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    /// Fills `rect` with the fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame one point wide inside of `rect` with the stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Draws a frame one point wide inside of `rect` with the stroke colour.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Cuts all further drawing at `rect`.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// Makes pictures from drawing calls.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// The format of the pictures.
    public let format: UIGraphicsImageRendererFormat

    /// Pictures of `size` points, for the main screen.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
    }

    /// Pictures of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Pictures of the part `bounds` of drawing space, for the main screen.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Pictures of the part `bounds` of drawing space.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds.standardized
        self.format = format.copy() as? UIGraphicsImageRendererFormat ?? format
        self.format.bounds = self.bounds
        if self.format.scale <= 0 { self.format.scale = DisplayScale.main }
        super.init()
    }

    /// The picture that `actions` draw; while they run, the renderer's context is the current one.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let image = render(actions) else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }

    /// The picture that `actions` draw, as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        render(actions).flatMap { ImageCoding.png(of: $0) } ?? Data()
    }

    /// The picture that `actions` draw, as a JPEG file of a quality from 0 to 1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        render(actions).flatMap { ImageCoding.jpeg(of: $0, quality: compressionQuality) } ?? Data()
    }

    private func render(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
        guard let context = CGContext(size: bounds.size, scale: format.scale, opaque: format.opaque) else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        return context.takeImage()
    }
}
