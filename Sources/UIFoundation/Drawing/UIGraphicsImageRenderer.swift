import CoreGraphics
import Foundation

/// The settings of a ``UIGraphicsImageRenderer``.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point.
    open var scale: CGFloat = DisplayScale.main
    /// Whether every pixel is opaque; the image then begins black.
    open var opaque = false

    /// Creates a format with the main screen's scale that is not opaque.
    public required init() {
        super.init()
    }

    /// Creates a format with `traitCollection`'s scale.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns a copy with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale
        copy.opaque = opaque
        copy.bounds = bounds
        return copy
    }
}

/// The drawing environment of an image renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// The renderer's format.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(drawingIn: cgContext, format)
    }

    /// The image drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }
}

/// Creates images from drawing calls.
///
/// A renderer may be created and used on any thread, but only by one thread at a time. Text, paths and images may be drawn on any thread, but views and
/// layers only on the main thread. The images may be passed to other threads.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat
    /// The format of the images.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    /// Creates a renderer of images of `size` points, with the main screen's scale.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
    }

    /// Creates a renderer of images of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images of the area `bounds` of drawing space, with the main screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer of images of the area `bounds` of drawing space.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        let area = bounds.standardized
        imageFormat = format.copy() as? UIGraphicsImageRendererFormat ?? format
        imageFormat.bounds = area
        if imageFormat.scale <= 0 { imageFormat.scale = DisplayScale.main }
        super.init(bounds: area, format: imageFormat)
    }

    /// Whether the renderer can create images: always true.
    open override var allowsImageOutput: Bool { true }

    /// Returns the image that `actions` draw. While the actions run, the renderer's context is the current context.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let image = render(actions) else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }

    /// Returns the image that `actions` draw as PNG data.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        render(actions).flatMap { ImageCoding.png(of: $0) } ?? Data()
    }

    /// Returns the image that `actions` draw as JPEG data. The quality is from 0 to 1.
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
