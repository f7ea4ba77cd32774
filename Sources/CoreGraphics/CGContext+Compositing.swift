internal import CGtk

extension CGContext {
    /// Draws with `body` and applies the blend mode, the shadow and the mask, limited to the drawn shape.
    ///
    /// - Parameters:
    ///   - extent: The bounds of the drawing, in pixels.
    ///   - shape: The outline of the drawing, in pixels, for blend modes that would affect pixels outside of it; nil for the extent.
    ///   - body: Draws on the given Cairo context, in pixels.
    func composite(extent: CGRect, shape: @autoclosure () -> CGPath?, rule: CGPathFillRule = .winding, _ body: (OpaquePointer) -> Void) {
        guard canDraw, state.matrix.isInvertible, !extent.isNull else { return }
        defer { didDraw() }
        if let mask = state.mask { return composite(through: mask, extent: extent, shape: shape(), rule: rule, body) }
        if let shadow = state.shadow, let drawn = render(extent: extent, shadow: shadow, body) {
            castShadow(shadow, of: drawn)
            // A bitmap context paints the pixels that it has already rendered. A vector context draws paths and glyphs over their shadow instead.
            if !isVector { return paint(drawn.store, at: drawn.origin) }
        }
        if state.blendMode.reachesOutsideOfShape {
            cairo_save(cairo)
            clipToShape(shape(), extent: extent, rule: rule)
            cairo_set_operator(cairo, state.blendMode.cairo)
            body(cairo)
            cairo_restore(cairo)
            return
        }
        cairo_set_operator(cairo, state.blendMode.cairo)
        body(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    /// Draws with `body` and the shadow into a group, and paints the group through `mask` with the blend mode.
    private func composite(
        through mask: DrawingMask, extent: CGRect, shape: @autoclosure () -> CGPath?, rule: CGPathFillRule, _ body: (OpaquePointer) -> Void
    ) {
        let blendMode = state.blendMode
        let outer = state
        cairo_push_group(cairo)
        state.mask = nil
        state.blendMode = .normal
        composite(extent: extent, shape: nil, body)
        state = outer
        guard let group = cairo_pop_group(cairo) else { return }
        cairo_save(cairo)
        // Limits these modes to the shape. Cairo does that itself for copy and clear if it draws the shape, but not if it paints a group.
        if blendMode.reachesOutsideOfShape || blendMode == .copy || blendMode == .clear {
            clipToShape(shape(), extent: extent, rule: rule)
        }
        cairo_set_source(cairo, group)
        cairo_set_operator(cairo, blendMode.cairo)
        mask.paint(cairo)
        cairo_restore(cairo)
        cairo_pattern_destroy(group)
    }

    private func clipToShape(_ shape: CGPath?, extent: CGRect, rule: CGPathFillRule) {
        cairo_new_path(cairo)
        CairoPointer.append(shape ?? CGPath(rect: extent, transform: nil), to: cairo)
        clip(cairo, rule: rule)
    }

    /// Clips to the Cairo context's path.
    func clip(_ cairo: OpaquePointer, rule: CGPathFillRule) {
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_set_antialias(cairo, state.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(cairo)
    }

    /// The bounds of the clip, in pixels.
    var clipBounds: CGRect {
        var left = 0.0
        var top = 0.0
        var right = 0.0
        var bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The standard deviation of the shadow's blur and the shadow's offset, in pixels.
    private func measures(of shadow: GraphicsState.Shadow) -> (sigma: CGFloat, offset: CGPoint) {
        let linear = CGAffineTransform(a: baseMatrix.a, b: baseMatrix.b, c: baseMatrix.c, d: baseMatrix.d, tx: 0, ty: 0)
        let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height).applying(linear)
        return (shadow.blur / 2 * baseMatrix.meanScale, offset)
    }

    /// Draws with `body` into a bitmap that contains the visible drawing and the parts that cast a visible shadow. Returns nil if the bitmap would be empty or
    /// too large.
    private func render(
        extent: CGRect, shadow: GraphicsState.Shadow, _ body: (OpaquePointer) -> Void
    ) -> (store: PixelStore, origin: CGPoint)? {
        let (sigma, offset) = measures(of: shadow)
        guard extent.isFinite else { return nil }
        let reach = Blur.reach(sigma: sigma)
        let clip = clipBounds
        guard clip.width > 0, clip.height > 0 else { return nil }
        let casting = clip.offsetBy(dx: -offset.x, dy: -offset.y).insetBy(dx: -reach, dy: -reach)
        let wanted = extent.insetBy(dx: -1, dy: -1)
        let (shown, shading) = (wanted.intersection(clip), wanted.intersection(casting))
        // Includes the parts that cast the shadow, unless the bitmap would become too large.
        let both = shown.union(shading)
        let fine = shadowResolution
        let area = (both.width * both.height * fine * fine <= CGContext.largestShadow ? both : shown).integral
        guard !area.isNull, area.width > 0, area.height > 0,
            let store = PixelStore(width: Int(area.width * fine), height: Int(area.height * fine))
        else { return nil }
        let surface = store.makeSurface()
        cairo_surface_set_device_scale(surface, fine, fine)
        cairo_surface_set_device_offset(surface, -area.minX * fine, -area.minY * fine)
        let context = CairoPointer.context(on: surface)
        body(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        cairo_surface_destroy(surface)
        return (store, area.origin)
    }

    /// Pixels of a shadow per unit of the context. In a document the unit is a point, so there are several pixels per unit.
    private var shadowResolution: CGFloat { isVector ? 2 : 1 }

    /// The maximum number of pixels of a bitmap that casts a shadow.
    private static let largestShadow: CGFloat = 32e6

    private func castShadow(_ shadow: GraphicsState.Shadow, of drawn: (store: PixelStore, origin: CGPoint)) {
        let (sigma, offset) = measures(of: shadow)
        let fine = shadowResolution
        guard let blurred = Blur.shadow(of: drawn.store, sigma: sigma * fine, color: shadow.color.rgba) else { return }
        let margin = CGFloat(blurred.margin) / fine
        paint(
            blurred.store, at: CGPoint(x: drawn.origin.x + offset.x - margin, y: drawn.origin.y + offset.y - margin), resolution: fine)
    }

    /// Paints a bitmap with the blend mode at `origin`, in pixels. The bitmap has `resolution` pixels per pixel of the context.
    private func paint(_ store: PixelStore, at origin: CGPoint, resolution: CGFloat = 1) {
        let surface = store.makeSurface()
        cairo_surface_set_device_scale(surface, resolution, resolution)
        cairo_save(cairo)
        if state.blendMode.reachesOutsideOfShape {
            cairo_new_path(cairo)
            cairo_rectangle(cairo, origin.x, origin.y, Double(store.width) / resolution, Double(store.height) / resolution)
            cairo_clip(cairo)
        }
        cairo_set_operator(cairo, state.blendMode.cairo)
        cairo_set_source_surface(cairo, surface, origin.x, origin.y)
        cairo_paint(cairo)
        cairo_restore(cairo)
        cairo_surface_destroy(surface)
    }

    // MARK: Transparency layers

    /// Redirects drawing to a layer. ``endTransparencyLayer()`` composites the layer as a whole with the current alpha, blend mode and shadow. Inside of the
    /// layer, the alpha is reset to 1, the blend mode to normal, and the shadow is removed.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        beginLayer()
    }

    /// Begins a transparency layer that is clipped to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        saveGState()
        clip(to: rect)
        beginLayer()
    }

    private func beginLayer() {
        layers.append(state)
        cairo_push_group(cairo)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.mask = nil
    }

    /// Composites the innermost transparency layer. Does nothing without one.
    public func endTransparencyLayer() {
        guard let outer = layers.popLast(), let pattern = cairo_pop_group(cairo) else { return }
        state = outer
        let alpha = Double(state.alpha)
        let clip = clipBounds
        composite(extent: clip, shape: nil) { target in
            cairo_save(target)
            // The group's pattern includes the group's position.
            cairo_set_source(target, pattern)
            cairo_paint_with_alpha(target, alpha)
            cairo_restore(target)
        }
        cairo_pattern_destroy(pattern)
        restoreGState()
    }
}
