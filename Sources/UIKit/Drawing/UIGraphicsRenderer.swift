import CoreGraphics
import Foundation

/// What renderers of pictures and of documents are told alike.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// A format of its class's usual settings.
    public required override init() {
        super.init()
    }

    /// A format as the main screen likes it.
    public class func `default`() -> Self {
        Self()
    }

    /// A format as the main screen likes it.
    public class func preferred() -> Self {
        Self()
    }

    /// The part of drawing space that the renderer shows.
    open internal(set) var bounds = CGRect.zero

    /// A format of the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsRendererFormat()
        copy.bounds = bounds
        return copy
    }
}

/// What a renderer's actions draw with.
open class UIGraphicsRendererContext: NSObject {
    /// The context, its origin at the top left, in points.
    open private(set) var cgContext: CGContext
    private let baseFormat: UIGraphicsRendererFormat

    /// The renderer's format.
    open var format: UIGraphicsRendererFormat { baseFormat }

    init(drawingIn cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        baseFormat = format
        super.init()
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

/// What renderers of pictures and of documents do alike: use ``UIGraphicsImageRenderer`` or ``UIGraphicsPDFRenderer``.
open class UIGraphicsRenderer: NSObject {
    let bounds: CGRect
    private let baseFormat: UIGraphicsRendererFormat

    /// What the renderer was told.
    open var format: UIGraphicsRendererFormat { baseFormat }

    /// Whether the renderer makes pictures.
    open var allowsImageOutput: Bool { false }

    /// A renderer of the part `bounds` of drawing space.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        baseFormat = format
        super.init()
    }
}
