import CoreGraphics
import Foundation

/// The base class of the settings of image and PDF renderers.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// Creates a format with the default settings of its class.
    public required override init() {
        super.init()
    }

    /// Returns a format with the settings of the main screen.
    open class func `default`() -> Self {
        Self()
    }

    /// Returns a format with the settings of the main screen.
    open class func preferred() -> Self {
        Self()
    }

    /// The area of drawing space that the renderer draws.
    open internal(set) var bounds = CGRect.zero

    /// Returns a copy with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsRendererFormat()
        copy.bounds = bounds
        return copy
    }
}

/// The drawing environment of a renderer's actions.
open class UIGraphicsRendererContext: NSObject {
    /// The context. Its origin is at the top left, its unit the point.
    open private(set) var cgContext: CGContext
    private let baseFormat: UIGraphicsRendererFormat

    /// The renderer's format.
    open var format: UIGraphicsRendererFormat { baseFormat }

    init(drawingIn cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        baseFormat = format
        super.init()
    }

    /// Fills `rect` with the fill colour and replaces the content there.
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

    /// Draws a frame one point wide inside `rect` with the stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Draws a frame one point wide inside `rect` with the stroke colour.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Intersects the clip with `rect`.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// The base class of ``UIGraphicsImageRenderer`` and ``UIGraphicsPDFRenderer``.
open class UIGraphicsRenderer: NSObject {
    let bounds: CGRect
    private let baseFormat: UIGraphicsRendererFormat

    /// The settings of the renderer.
    open var format: UIGraphicsRendererFormat { baseFormat }

    /// Whether the renderer can create images.
    open var allowsImageOutput: Bool { false }

    /// Creates a renderer of the area `bounds` of drawing space.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        baseFormat = format
        super.init()
    }
}
