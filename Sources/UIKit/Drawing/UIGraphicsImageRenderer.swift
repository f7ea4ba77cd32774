import CoreGraphics
import Foundation

/// What kind of bitmaps a ``UIGraphicsImageRenderer`` makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point.
    open var scale: CGFloat = DisplayScale.main
    /// Whether every pixel covers; the picture then begins black.
    open var opaque = false

    /// The main screen's scale, not opaque.
    public required init() {
        super.init()
    }

    /// The format for `traitCollection`'s scale.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// A format of the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale
        copy.opaque = opaque
        copy.bounds = bounds
        return copy
    }
}

/// What an image renderer's actions draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// The renderer's format.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(drawingIn: cgContext, format)
    }

    /// What was drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }
}

/// Makes pictures from drawing calls.
///
/// A renderer may be made and used on any thread, by one thread at a time. Text, paths and images may be drawn there; views and layers only on
/// the main thread. The images may be passed to other threads.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat
    /// The format of the pictures.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

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
        let area = bounds.standardized
        imageFormat = format.copy() as? UIGraphicsImageRendererFormat ?? format
        imageFormat.bounds = area
        if imageFormat.scale <= 0 { imageFormat.scale = DisplayScale.main }
        super.init(bounds: area, format: imageFormat)
    }

    /// Whether the renderer makes pictures.
    open override var allowsImageOutput: Bool { true }

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
