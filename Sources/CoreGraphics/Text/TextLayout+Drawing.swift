internal import CGtk

extension TextLayout {
    /// Draws the text with its top left corner at `origin` of user space, where y points down.
    package func draw(in context: CGContext, at origin: CGPoint, _ parts: Parts = .all) {
        let clip = context.boundingBoxOfClipPath
        for line in lines {
            // A generous bound: glyphs and their shadows may extend beyond their line, but rarely by four line heights and 100 points.
            let reach = 4 * line.rect.height + 100
            let rect = line.rect.offsetBy(dx: origin.x, dy: origin.y)
            guard rect.maxY + reach >= clip.minY, rect.minY - reach <= clip.maxY else { continue }
            draw(line, in: context, at: origin, parts)
        }
    }

    /// The parts of a text to be drawn.
    package struct Parts: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// The backgrounds of the runs.
        package static let backgrounds = Parts(rawValue: 1)
        /// The glyphs with their underlines, strikethroughs, shadows and images.
        package static let letters = Parts(rawValue: 2)
        package static let all: Parts = [.backgrounds, .letters]
    }

    func draw(_ line: Line, in context: CGContext, at origin: CGPoint, _ parts: Parts = .all) {
        let start = context.snappedToPixel(CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y))
        line.source.withRuns(withText: context.isVector) { runs in
            if parts.contains(.backgrounds) {
                for run in runs { context.drawBackground(of: run, line: line, at: start) }
            }
            if parts.contains(.letters) {
                for run in runs { context.draw(run, at: start) }
            }
        }
    }

    /// A run of glyphs with uniform attributes on one line.
    struct GlyphRun {
        var style: TextStyle
        /// The position of the run: `x` to the right of the line's start, `rise` above its baseline.
        var x: CGFloat
        var rise: CGFloat
        var width: CGFloat
        /// The font and the glyphs. They are valid while the line exists.
        var font: UnsafeMutablePointer<PangoFont>?
        var glyphs: UnsafeMutablePointer<PangoGlyphString>
        /// The glyphs with their text, and the paragraph's text; nil if not requested. They are valid while the line exists.
        var item: UnsafeMutablePointer<PangoGlyphItem>?
        var text: UnsafePointer<CChar>?
    }

    static func runs(of line: UnsafeMutablePointer<PangoLayoutLine>, in paragraph: TextParagraph) -> [GlyphRun] {
        var result: [GlyphRun] = []
        let unit = CGFloat(PANGO_SCALE)
        var x: CGFloat = 0
        var next = line.pointee.runs
        while let node = next {
            next = node.pointee.next
            guard let pointer = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let glyphs = pointer.pointee.glyphs,
                let style = paragraph.style(at: Int(pointer.pointee.item.pointee.offset))
            else { continue }
            let item = pointer.pointee
            x += CGFloat(item.start_x_offset) / unit
            let width = CGFloat(pango_glyph_string_get_width(glyphs)) / unit
            result.append(
                GlyphRun(
                    style: style, x: x, rise: CGFloat(item.y_offset) / unit, width: width, font: item.item.pointee.analysis.font,
                    glyphs: glyphs, item: pointer, text: pango_layout_get_text(paragraph.layout)))
            x += width + CGFloat(item.end_x_offset) / unit
        }
        return result
    }
}

extension CGContext {
    /// `point` with y rounded to a pixel edge, so that the baseline is on a pixel edge. Unchanged if the matrix rotates.
    func snappedToPixel(_ point: CGPoint) -> CGPoint {
        let matrix = state.matrix
        guard !isVector, matrix.b == 0, matrix.c == 0, matrix.d != 0 else { return point }
        let y = (matrix.d * point.y + matrix.ty).rounded()
        return CGPoint(x: point.x, y: (y - matrix.ty) / matrix.d)
    }

    fileprivate func drawBackground(of run: TextLayout.GlyphRun, line: TextLayout.Line, at start: CGPoint) {
        guard let color = run.style.background else { return }
        saveGState()
        setFillColor(color)
        fill(CGRect(x: start.x + run.x, y: start.y - line.ascent, width: run.width, height: line.rect.height))
        restoreGState()
    }

    func draw(_ run: TextLayout.GlyphRun, at start: CGPoint) {
        let style = run.style
        let baseline = CGPoint(x: start.x + run.x, y: start.y - run.rise)
        saveGState()
        defer { restoreGState() }
        if let shadow = style.shadow { setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color) }
        if let underline = style.underline {
            let metrics = style.font.metrics
            draw(
                underline, y: baseline.y - metrics.underlinePosition, thickness: metrics.underlineThickness, of: run, at: baseline)
        }
        if let picture = style.picture { draw(picture, of: run, at: baseline) } else { drawGlyphs(of: run, at: baseline) }
        if let strikethrough = style.strikethrough {
            let metrics = style.font.metrics
            draw(
                strikethrough, y: baseline.y - metrics.strikethroughPosition, thickness: metrics.underlineThickness, of: run, at: baseline)
        }
    }

    /// Draws an image for each character of the run.
    private func draw(_ picture: TextStyle.Picture, of run: TextLayout.GlyphRun, at baseline: CGPoint) {
        guard let image = picture.image, picture.size.width > 0, picture.size.height > 0 else { return }
        let step = picture.size.width + 2 * picture.padding
        for number in 0..<max(Int((run.width / step).rounded()), 0) {
            let corner = CGPoint(
                x: baseline.x + CGFloat(number) * step + picture.padding, y: baseline.y - picture.rise - picture.size.height)
            drawUpright(image, in: CGRect(origin: corner, size: picture.size))
        }
    }

    private func drawGlyphs(of run: TextLayout.GlyphRun, at baseline: CGPoint) {
        guard let font = run.font else { return }
        lodestone_text_lock()
        defer { lodestone_text_unlock() }
        let style = run.style
        let state = state
        let size = style.font.size
        let lean = 2 * abs(style.obliqueness) * size
        // A generous bound for the ink. Glyphs can exceed their advance and line height, but rarely by more than the font size.
        let extent = CGRect(
            x: baseline.x - size - lean, y: baseline.y - 2 * size, width: run.width + 2 * (size + lean), height: 3 * size)
        let isColored = lodestone_font_has_color(font) != 0
        if isVector, isColored, style.obliqueness == 0, style.stretch == 1 { return drawColored(run, font, extent: extent, at: baseline) }
        let showsPictures =
            !isVector && !isColored && style.obliqueness == 0 && style.strokeWidth == 0 && style.stretch == 1 && !style.isLetterpress
            && state.antialiases
            && state.matrix.keepsGlyphsUpright
        composite(extent: extent.applying(state.matrix), shape: nil) { target in
            let color = style.color.rgba
            if showsPictures {
                let start = baseline.applying(state.matrix)
                cairo_set_source_rgba(target, color.red, color.green, color.blue, color.alpha * state.alpha)
                if lodestone_show_glyphs(target, font, run.glyphs, start.x, start.y, state.matrix.a, state.matrix.d) != 0 { return }
            }
            var matrix = state.matrix.cairo
            cairo_save(target)
            cairo_transform(target, &matrix)
            cairo_new_path(target)
            if style.stretch != 1 {
                // The glyphs were shaped in a larger font, which makes their advances wider. This scale about the baseline restores their height.
                cairo_translate(target, 0, baseline.y)
                cairo_scale(target, 1, 1 / style.stretch)
                cairo_translate(target, 0, -baseline.y)
            }
            if style.obliqueness != 0 {
                // Shears about the baseline: points on the baseline do not move.
                var shear = CGAffineTransform(
                    a: 1, b: 0, c: -style.obliqueness, d: 1, tx: style.obliqueness * baseline.y, ty: 0
                ).cairo
                cairo_transform(target, &shear)
            }
            cairo_move_to(target, baseline.x, baseline.y)
            cairo_set_source_rgba(target, color.red, color.green, color.blue, color.alpha * state.alpha)
            if isVector, !isColored, style.strokeWidth == 0, !style.isLetterpress, let item = run.item {
                // Writes the text along with the glyphs, so that PDF readers can search and copy it.
                pango_cairo_show_glyph_item(target, run.text, item)
            } else if isColored {
                pango_cairo_show_glyph_string(target, font, run.glyphs)
            } else {
                // Fills the outlines at their exact positions. Cairo would round glyph positions to whole pixels, which makes the spacing uneven at one pixel
                // per point.
                pango_cairo_glyph_string_path(target, font, run.glyphs)
                cairo_set_fill_rule(target, CAIRO_FILL_RULE_WINDING)
                cairo_set_antialias(target, state.antialiases ? CAIRO_ANTIALIAS_BEST : CAIRO_ANTIALIAS_NONE)
                if style.strokeWidth <= 0 { cairo_fill_preserve(target) }
                if style.isLetterpress { shadeInside(target, alpha: color.alpha * state.alpha, depth: TextStyle.letterpressDepth(size)) }
                if style.strokeWidth != 0 {
                    let stroke = (style.strokeColor ?? style.color).rgba
                    cairo_set_source_rgba(target, stroke.red, stroke.green, stroke.blue, stroke.alpha * state.alpha)
                    cairo_set_line_width(target, abs(style.strokeWidth) / 100 * size)
                    cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND)
                    cairo_stroke_preserve(target)
                }
                cairo_new_path(target)
            }
            cairo_restore(target)
        }
    }

    /// Shades the inside of the path along its upper edges, to a depth of `depth` points. Preserves the path.
    private func shadeInside(_ target: OpaquePointer, alpha: Double, depth: CGFloat) {
        guard let outline = cairo_copy_path(target) else { return }
        defer { cairo_path_destroy(outline) }
        cairo_save(target)
        cairo_push_group(target)
        cairo_set_source_rgba(target, 0, 0, 0, TextStyle.letterpressShade * alpha)
        cairo_fill(target)
        // Removes the shade inside of the same outline, moved down by `depth`.
        cairo_set_operator(target, CAIRO_OPERATOR_DEST_OUT)
        cairo_set_source_rgba(target, 0, 0, 0, 1)
        cairo_translate(target, 0, Double(depth))
        cairo_append_path(target, outline)
        cairo_fill(target)
        cairo_pop_group_to_source(target)
        cairo_paint(target)
        cairo_restore(target)
        cairo_new_path(target)
        cairo_append_path(target, outline)
    }

    /// Draws colour glyphs in a document as images with four pixels per point.
    private func drawColored(
        _ run: TextLayout.GlyphRun, _ font: UnsafeMutablePointer<PangoFont>, extent: CGRect, at baseline: CGPoint
    ) {
        let fine: CGFloat = 4
        let area = extent.applying(state.matrix).integral
        guard area.isFinite, area.width > 0, area.height > 0,
            let store = PixelStore(width: Int(min(area.width * fine, 30000)), height: Int(min(area.height * fine, 30000)))
        else { return }
        let surface = store.makeSurface()
        cairo_surface_set_device_scale(surface, fine, fine)
        cairo_surface_set_device_offset(surface, -area.minX * fine, -area.minY * fine)
        let cairo = CairoPointer.context(on: surface)
        var matrix = state.matrix.cairo
        cairo_transform(cairo, &matrix)
        cairo_move_to(cairo, baseline.x, baseline.y)
        let color = run.style.color.rgba
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        pango_cairo_show_glyph_string(cairo, font, run.glyphs)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let alpha = Double(state.alpha)
        composite(extent: area, shape: nil) { target in
            cairo_save(target)
            cairo_set_source_surface(target, surface, 0, 0)
            cairo_paint_with_alpha(target, alpha)
            cairo_restore(target)
        }
        cairo_surface_destroy(surface)
    }

    /// Draws a wavy line, like the line with which desktops mark misspelled words.
    private func drawWave(from start: CGPoint, length: CGFloat, thickness: CGFloat) {
        let height = max(1.25 * thickness, 1)
        let step = 2 * height
        setLineDash(phase: 0, lengths: [])
        saveGState()
        clip(to: CGRect(x: start.x, y: start.y - 2 * height, width: length, height: 4 * height + thickness))
        beginPath()
        // Waves start at multiples of their length, so those of adjacent runs connect.
        var x = (start.x / (2 * step)).rounded(.down) * 2 * step
        move(to: CGPoint(x: x, y: start.y))
        while x < start.x + length {
            addCurve(
                to: CGPoint(x: x + step, y: start.y), control1: CGPoint(x: x + step / 2, y: start.y - height),
                control2: CGPoint(x: x + step / 2, y: start.y - height))
            addCurve(
                to: CGPoint(x: x + 2 * step, y: start.y), control1: CGPoint(x: x + 1.5 * step, y: start.y + height),
                control2: CGPoint(x: x + 1.5 * step, y: start.y + height))
            x += 2 * step
        }
        strokePath()
        restoreGState()
    }

    private func draw(_ line: TextStyle.Line, y: CGFloat, thickness: CGFloat, of run: TextLayout.GlyphRun, at baseline: CGPoint) {
        // At least one pixel wide, so that the line does not fade.
        let pixel = (isVector ? 0.25 : 1) / max(state.matrix.meanScale, 0.01)
        let width = max(line.weight == .thick ? 2 * thickness : thickness, pixel)
        setStrokeColor(line.color ?? run.style.color)
        setLineWidth(width)
        setLineCap(.butt)
        if line.weight == .wavy { return drawWave(from: CGPoint(x: baseline.x, y: y), length: run.width, thickness: width) }
        setLineDash(phase: 0, lengths: line.dashes.map { $0 * width })
        for offset in line.weight == .double ? [0, 2 * width] : [0] {
            beginPath()
            move(to: CGPoint(x: baseline.x, y: y + offset))
            addLine(to: CGPoint(x: baseline.x + run.width, y: y + offset))
            strokePath()
        }
    }
}

extension CGAffineTransform {
    /// Whether the transform neither rotates nor mirrors.
    fileprivate var keepsGlyphsUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension TextStyle {
    /// The opacity of the shade inside letterpress glyphs.
    fileprivate static let letterpressShade = 0.45

    /// The depth of the shade inside letterpress glyphs, in points: a thirtieth of the font's size, but at least half a point.
    fileprivate static func letterpressDepth(_ size: CGFloat) -> CGFloat { max(size / 30, 0.5) }
}
