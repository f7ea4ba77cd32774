internal import CGtk

extension CGContext {
    /// Clips drawing to `rect`, in user space, and masks it with `mask` stretched over `rect`. The mask's first row is at the largest y, like that of a drawn
    /// image.
    ///
    /// If the image has alpha, its alpha is the mask. Otherwise its lightness is: white is opaque, black transparent. Nested masks are multiplied.
    /// ``restoreGState()`` restores the previous clip. The current path is discarded.
    ///
    /// The mask is stored as a bitmap with the size of the clip's bounds. Each drawing is first rendered into a bitmap of that size.
    public func clip(to rect: CGRect, mask: CGImage) {
        let rect = rect.standardized
        clip(to: rect)
        let fromPixels = CGAffineTransform(
            a: rect.width / CGFloat(mask.width), b: 0, c: 0, d: -rect.height / CGFloat(mask.height), tx: rect.minX, ty: rect.maxY)
        state.mask = DrawingMask(
            mask, toDevice: fromPixels.concatenating(state.matrix), within: clipBounds, filter: state.interpolationQuality.filter,
            outer: state.mask, resolution: isVector ? 2 : 1)
    }
}

/// The mask of a context: the alpha of a bitmap at a position in pixels.
struct DrawingMask {
    /// The bitmap; nil hides everything that is drawn.
    private let store: PixelStore?
    private let origin: CGPoint
    /// Pixels of the mask per pixel of the context.
    private let resolution: CGFloat

    /// - Parameters:
    ///   - image: The mask image.
    ///   - toDevice: The transform from the image's pixels to the context's.
    ///   - bounds: The bounds of everything that can be drawn, in pixels.
    ///   - outer: The mask that is already in effect; nil without one.
    init(
        _ image: CGImage, toDevice: CGAffineTransform, within bounds: CGRect, filter: cairo_filter_t, outer: DrawingMask?,
        resolution: CGFloat
    ) {
        let area = bounds.integral
        origin = area.origin
        self.resolution = resolution
        guard toDevice.isInvertible, area.width > 0, area.height > 0, let coverage = image.coverage,
            let store = PixelStore(width: Int(area.width * resolution), height: Int(area.height * resolution))
        else {
            store = nil
            return
        }
        let surface = store.makeSurface()
        cairo_surface_set_device_scale(surface, resolution, resolution)
        let cairo = CairoPointer.context(on: surface)
        cairo_translate(cairo, -origin.x, -origin.y)
        cairo_save(cairo)
        var matrix = toDevice.cairo
        cairo_transform(cairo, &matrix)
        let source = coverage.makeSurface()
        cairo_set_source_surface(cairo, source, 0, 0)
        // Repeats the mask's edge pixels outwards, so that the edges do not fade. The clip removes the part outside of the rectangle.
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(cairo), filter)
        cairo_paint(cairo)
        cairo_restore(cairo)
        if let outer {
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
            outer.withSurface { surface in
                if let surface {
                    cairo_set_source_surface(cairo, surface, outer.origin.x, outer.origin.y)
                } else {
                    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
                }
                cairo_paint(cairo)
            }
        }
        cairo_destroy(cairo)
        cairo_surface_destroy(source)
        cairo_surface_flush(surface)
        cairo_surface_destroy(surface)
        self.store = store
    }

    /// Paints `cairo`'s source with its operator through the mask.
    func paint(_ cairo: OpaquePointer) {
        withSurface { surface in
            guard let surface else { return }
            cairo_mask_surface(cairo, surface, origin.x, origin.y)
        }
    }

    private func withSurface(_ body: (OpaquePointer?) -> Void) {
        let surface = store?.makeSurface()
        if let surface { cairo_surface_set_device_scale(surface, resolution, resolution) }
        body(surface)
        if let surface { cairo_surface_destroy(surface) }
    }
}

extension CGImage {
    /// An image whose alpha is the opacity of the mask: the image's own alpha or, if it is opaque, its lightness.
    fileprivate var coverage: CGImage? {
        guard isOpaque else { return self }
        guard let copy = PixelStore(width: width, height: height) else { return nil }
        for y in 0..<height {
            let (from, to) = (row(y), copy.row(y))
            for x in 0..<width {
                let pixel = from[x]
                // The luma of sRGB's primaries, in 256ths (Rec. 709).
                let light = ((pixel >> 16 & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel & 0xFF) * 19) >> 8
                to[x] = light << 24
            }
        }
        return CGImage(store: copy)
    }
}
