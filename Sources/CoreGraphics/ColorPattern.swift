internal import CGtk

/// The repeated image of a pattern colour.
package struct ColorPattern: Sendable {
    package let image: CGImage
    /// The size of a tile, in points.
    package let size: CGSize
    /// The opacity of the image, from 0 to 1.
    package let alpha: CGFloat

    /// Creates a pattern that repeats `image` every `size` points.
    package init(image: CGImage, size: CGSize, alpha: CGFloat = 1) {
        self.image = image
        self.size = size
        self.alpha = alpha
    }

    /// The mean colour of the image. Its alpha is 1 only if the image is opaque.
    var mean: RGBA {
        var rgba = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        guard let context = CGContext(size: CGSize(width: 1, height: 1), scale: 1, opaque: false) else { return rgba }
        context.interpolationQuality = .high
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        if let pixel = context.data?.assumingMemoryBound(to: UInt8.self), pixel[3] > 0 {
            let cover = CGFloat(pixel[3])
            rgba = RGBA(
                red: CGFloat(pixel[2]) / cover, green: CGFloat(pixel[1]) / cover, blue: CGFloat(pixel[0]) / cover, alpha: cover / 255)
        }
        rgba.alpha = (image.isOpaque ? 1 : min(rgba.alpha, 0.99)) * alpha
        return rgba.clamped
    }
}

extension CGContext {
    /// Sets `color` as the source and calls `body` to draw. A pattern starts at the origin of the initial user space; the current matrix does not affect it.
    func draw(with color: CGColor, on target: OpaquePointer, _ body: () -> Void) {
        let alpha = state.alpha
        guard let pattern = color.pattern else {
            let rgba = color.rgba
            cairo_set_source_rgba(target, rgba.red, rgba.green, rgba.blue, rgba.alpha * alpha)
            return body()
        }
        let (width, height) = (pattern.size.width / CGFloat(pattern.image.width), pattern.size.height / CGFloat(pattern.image.height))
        // If y points up, the image's first row is at the largest y.
        let isUpright = baseMatrix.d > 0
        let fromPixels = CGAffineTransform(
            a: width, b: 0, c: 0, d: isUpright ? height : -height, tx: 0, ty: isUpright ? 0 : pattern.size.height)
        let toDevice = fromPixels.concatenating(baseMatrix)
        guard toDevice.isInvertible else { return }
        let surface = pattern.makeSurface(alpha: pattern.alpha * alpha)
        cairo_set_source_surface(target, surface, 0, 0)
        cairo_surface_destroy(surface)
        let source = cairo_get_source(target)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(source, state.interpolationQuality.filter)
        var matrix = toDevice.inverted().cairo
        cairo_pattern_set_matrix(source, &matrix)
        body()
    }
}

extension ColorPattern {
    /// The image's pixels with the given opacity.
    fileprivate func makeSurface(alpha: CGFloat) -> OpaquePointer {
        let surface = image.makeSurface()
        guard alpha < 1 else { return surface }
        let faded = CairoPointer.unwrap(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)))
        let context = CairoPointer.context(on: faded)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint_with_alpha(context, alpha)
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        return faded
    }
}
