internal import CGtk

extension CGContext {
    /// Draws `image` into `rect`, in user space. The image's first row is drawn at the largest y. The image is therefore upright if y points up, and upside
    /// down in UIKit's contexts. There `UIImage.draw(in:)` draws it upright.
    ///
    /// If `byTiling` is true, the image repeats with `rect`'s size over the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        let fromPixels = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY)
        draw(image, fromPixels: fromPixels, tiles: byTiling)
    }

    /// Draws `image` into `rect`, in user space. The image's first row is drawn at the smallest y, so the image is upright if y points down.
    package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        let fromPixels = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.minY)
        draw(image, fromPixels: fromPixels, tiles: byTiling)
    }

    private func draw(_ image: CGImage, fromPixels: CGAffineTransform, tiles: Bool) {
        let toDevice = fromPixels.concatenating(state.matrix)
        let whole = CGPath(rect: CGRect(x: 0, y: 0, width: image.width, height: image.height), transform: nil)
        guard toDevice.isInvertible, let outline = whole.applying(toDevice).drawable else { return }
        let state = state
        let extent = tiles ? clipBounds : outline.boundingBox
        composite(extent: extent, shape: tiles ? nil : outline) { target in
            let surface = image.makeSurface()
            document?.name(image, surface)
            cairo_save(target)
            cairo_new_path(target)
            if !tiles {
                CairoPointer.append(outline, to: target)
                cairo_set_antialias(target, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                cairo_clip(target)
            }
            var matrix = toDevice.cairo
            cairo_transform(target, &matrix)
            cairo_set_source_surface(target, surface, 0, 0)
            let pattern = cairo_get_source(target)
            cairo_pattern_set_extend(pattern, tiles ? CAIRO_EXTEND_REPEAT : isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, state.interpolationQuality.filter)
            cairo_paint_with_alpha(target, state.alpha)
            cairo_restore(target)
            cairo_surface_destroy(surface)
        }
    }
}

extension CGInterpolationQuality {
    var filter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
