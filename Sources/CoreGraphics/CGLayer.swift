import Foundation

/// Something drawn once, to be drawn again and again into a context.
///
/// What is drawn into ``context`` is kept as pixels, as many a point as the context has that the layer was made for. The layer's (0, 0) comes to the
/// corner of a rectangle's smallest x and y, and its y grows as that of the context that it is drawn into.
public final class CGLayer {
    /// Draws into the layer, whose points are those of ``size``.
    public let context: CGContext?
    /// The layer's size, in units of the space of the context that it was made for.
    public let size: CGSize

    /// A layer of `size` for `context`; nil for a size that no bitmap can have. `auxiliaryInfo` tells nothing here.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let matrix = context.userSpaceToDeviceSpaceTransform
        let (across, down) = (hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        let (width, height) = ((size.width * across).rounded(.up), (size.height * down).rounded(.up))
        guard width.isFinite, height.isFinite, width >= 1, height >= 1, width <= CGFloat(PixelStore.maximumSide),
            height <= CGFloat(PixelStore.maximumSide),
            let own = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0, space: .standard,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        own.scaleBy(x: width / size.width, y: height / size.height)
        self.context = own
        self.size = size
    }
}

extension CGContext {
    /// Draws a layer into `rect` of user space, stretched to fill it.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }

    /// Draws a layer in its own size, its corner at `point` of user space.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
