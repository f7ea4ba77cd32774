internal import CGtk

/// A picture whose alpha says how much of what is drawn comes through, and nothing outside of it.
struct SoftMask {
    private let image: CGImage
    /// From the picture's pixels to the context's, from the top left corner.
    private let toDevice: CGAffineTransform

    /// The alpha of `image`, or of one that is opaque its brightness; nil where there is no memory for that.
    init?(_ image: CGImage, toDevice: CGAffineTransform) {
        guard toDevice.isInvertible, let alpha = image.isOpaque ? SoftMask.brightness(of: image) : image else { return nil }
        self.image = alpha
        self.toDevice = toDevice
    }

    /// Takes from a bitmap whose corner is at `origin` what does not come through.
    func cut(_ store: PixelStore, at origin: CGPoint) {
        let (surface, mask) = (store.makeSurface(), image.makeSurface())
        let context = CairoPointer.context(on: surface)
        var matrix = toDevice.concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y)).cairo
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        cairo_transform(context, &matrix)
        cairo_set_source_surface(context, mask, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        cairo_surface_destroy(mask)
        cairo_surface_destroy(surface)
    }

    private static func brightness(of image: CGImage) -> CGImage? {
        guard let store = PixelStore(width: image.width, height: image.height) else { return nil }
        for y in 0..<image.height {
            let (from, to) = (image.row(y), store.row(y))
            for x in 0..<image.width {
                let pixel = from[x]
                // The weights of Rec. 709, in 1/256.
                let light = ((pixel >> 16 & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel & 0xFF) * 19) >> 8
                to[x] = light << 24
            }
        }
        return CGImage(store: store)
    }
}

extension CGContext {
    /// Lets through of all further drawing what `mask`, stretched to `rect` of user space, covers: where it is opaque in whole its brightness
    /// counts, otherwise its alpha. Its first row is at the side of larger y. The path under construction is forgotten.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        clip(to: rect)
        let fromPixels = CGAffineTransform(
            a: rect.width / CGFloat(mask.width), b: 0, c: 0, d: -rect.height / CGFloat(mask.height), tx: rect.minX, ty: rect.maxY)
        guard let mask = SoftMask(mask, toDevice: fromPixels.concatenating(state.matrix)) else { return }
        state.masks.append(mask)
    }
}
