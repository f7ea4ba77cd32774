import Foundation

/// An offscreen drawing that can be drawn repeatedly into a context.
///
/// The layer stores pixels, with the resolution of the context that it was created for. A draw call positions the layer's origin at the smallest x and y of the
/// target rectangle. The layer's y axis then has the direction of the target's y axis.
public final class CGLayer {
    /// The context that draws into the layer. Its units are those of ``size``.
    public let context: CGContext?
    /// The layer's size, in units of the context that it was created for.
    public let size: CGSize

    /// Creates a layer of `size` for `context`. Returns nil for a size that a bitmap cannot have. `auxiliaryInfo` is ignored.
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
    /// Draws a layer scaled to `rect` of user space.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }

    /// Draws a layer at its own size, with its origin at `point` of user space.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
