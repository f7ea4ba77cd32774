internal import CGtk

extension CGContext {
    /// Cuts all further drawing by what `mask` covers, stretched over `rect` of user space, and at `rect`: where the mask is half
    /// transparent what is drawn is half as strong. Its first row lies at the side of larger y, as that of an image that is drawn.
    ///
    /// An image with alpha masks by its alpha; one without, by how light it is: white lets all through, black nothing. A mask within a mask
    /// lets through what both do. ``restoreGState()`` returns to the clip of before. The path under construction is forgotten.
    ///
    /// The mask is kept as a bitmap of the clip's bounds, and each drawing passes through a bitmap as large.
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

/// What a context's drawing is masked by: the alpha of a bitmap that lies at a place in pixels.
struct DrawingMask {
    /// Nil lets nothing through.
    private let store: PixelStore?
    private let origin: CGPoint
    /// Pixels of the mask for each of the context's.
    private let resolution: CGFloat

    /// - Parameters:
    ///   - image: what masks.
    ///   - toDevice: from the image's pixels to the context's.
    ///   - bounds: what can be drawn on at all, in pixels.
    ///   - outer: a mask within which this one lies.
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
        // Beyond its last pixels the mask goes on: the clip to its rectangle cuts it.
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
    /// The image with an alpha that says what it lets through as a mask.
    fileprivate var coverage: CGImage? {
        guard isOpaque else { return self }
        guard let copy = PixelStore(width: width, height: height) else { return nil }
        for y in 0..<height {
            let (from, to) = (row(y), copy.row(y))
            for x in 0..<width {
                let pixel = from[x]
                // How light sRGB's primaries are, in parts of 256 (Rec. 709).
                let light = ((pixel >> 16 & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel & 0xFF) * 19) >> 8
                to[x] = light << 24
            }
        }
        return CGImage(store: copy)
    }
}
