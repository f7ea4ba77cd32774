internal import CGtk

extension TextLayout {
    /// The glyphs of a run with uniform attributes, from left to right.
    package struct ShapedRun {
        package var style: TextStyle
        /// The family of the font that has the glyphs, if it is not the style's.
        package var fallbackFamily: String?
        /// The run's range of the text, in UTF-16 units.
        package var range: Range<Int>
        package var isRightToLeft: Bool
        /// The glyphs by their index in the font.
        package var glyphs: [UInt32] = []
        /// The origins of the glyphs, in points from the line's start, with y pointing up.
        package var positions: [CGPoint] = []
        /// The advances of the glyphs in points.
        package var advances: [CGFloat] = []
        /// The index of each glyph's first character, in UTF-16 units.
        package var indices: [Int] = []
        /// The distance from the line's start, in points.
        package var x: CGFloat
        package var width: CGFloat
    }

    /// The runs of a line, from left to right. O(glyphs)
    package func shapedRuns(of line: Line) -> [ShapedRun] {
        guard let (paragraph, pango) = line.source.laid else { return [] }
        lodestone_text_lock()
        defer { lodestone_text_unlock() }
        return TextLayout.runs(of: pango, in: paragraph).compactMap { TextLayout.shaped($0, in: paragraph) }
    }

    private static func shaped(_ source: GlyphRun, in paragraph: TextParagraph) -> ShapedRun? {
        guard let item = source.item?.pointee.item?.pointee else { return nil }
        let unit = CGFloat(PANGO_SCALE)
        let start = Int(item.offset)
        let first = paragraph.utf16Index(ofByte: start)
        var run = ShapedRun(
            style: source.style, fallbackFamily: family(of: source.font, unlike: source.style.font),
            range: first..<max(first, paragraph.utf16Index(ofByte: start + Int(item.length))), isRightToLeft: item.analysis.level % 2 == 1,
            x: source.x, width: source.width)
        let glyphs = source.glyphs.pointee
        var x = source.x
        for index in 0..<Int(glyphs.num_glyphs) {
            let glyph = glyphs.glyphs[index]
            let advance = CGFloat(glyph.geometry.width) / unit
            // Pango's empty glyph stands for characters without a visible form.
            if glyph.glyph != 0x0FFF_FFFF {
                run.glyphs.append(glyph.glyph)
                run.positions.append(
                    CGPoint(x: x + CGFloat(glyph.geometry.x_offset) / unit, y: source.rise - CGFloat(glyph.geometry.y_offset) / unit))
                run.advances.append(advance)
                run.indices.append(paragraph.utf16Index(ofByte: start + Int(glyphs.log_clusters[index])))
            }
            x += advance
        }
        return run
    }

    /// The family of a font; nil if it is the one that `wanted` describes.
    private static func family(of font: UnsafeMutablePointer<PangoFont>?, unlike wanted: FontDescription) -> String? {
        guard let font, let description = pango_font_describe(font) else { return nil }
        defer { pango_font_description_free(description) }
        guard let name = pango_font_description_get_family(description).map({ String(cString: $0) }) else { return nil }
        return name == FontCatalog.installedFamily(of: wanted) ? nil : name
    }

    /// Draws the run at an index of ``shapedRuns(of:)``, with the layout's top left corner at `origin` of user space, where y points down.
    package func draw(run number: Int, of line: Line, in context: CGContext, at origin: CGPoint) {
        let start = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
        line.source.withRuns(withText: context.isVector) { runs in
            if runs.indices.contains(number) { context.draw(runs[number], at: start) }
        }
    }
}

extension FontDescription {
    /// The font's glyph for each character; 0 if the font has no glyph for it.
    package func glyphs(for characters: [UInt32]) -> [UInt32] {
        withFont { font in
            let shaped = pango_font_get_hb_font(font)
            return characters.map { character in
                var glyph: UInt32 = 0
                return hb_font_get_nominal_glyph(shaped, character, &glyph) != 0 ? glyph : 0
            }
        } ?? characters.map { _ in 0 }
    }

    /// The advance and the ink of a glyph, in points from its origin, with y pointing up.
    package func extents(ofGlyph glyph: UInt32) -> (advance: CGFloat, ink: CGRect) {
        withFont { font in
            var (ink, logical) = (PangoRectangle(), PangoRectangle())
            pango_font_get_glyph_extents(font, glyph, &ink, &logical)
            let unit = CGFloat(PANGO_SCALE)
            let rect = CGRect(
                x: CGFloat(ink.x) / unit, y: -CGFloat(ink.y + ink.height) / unit, width: CGFloat(ink.width) / unit,
                height: CGFloat(ink.height) / unit)
            return (CGFloat(logical.width) / unit, rect)
        } ?? (0, .zero)
    }

    /// The outline of a glyph, in points from its origin, with y pointing up; nil if it is empty.
    package func outline(ofGlyph glyph: UInt32) -> CGPath? {
        withFont { font in
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
            let cairo = cairo_create(surface)
            let string = pango_glyph_string_new()
            defer {
                pango_glyph_string_free(string)
                cairo_destroy(cairo)
                cairo_surface_destroy(surface)
            }
            pango_glyph_string_set_size(string, 1)
            string?.pointee.glyphs[0].glyph = glyph
            string?.pointee.glyphs[0].geometry = PangoGlyphGeometry(width: 0, x_offset: 0, y_offset: 0)
            pango_cairo_glyph_string_path(cairo, font, string)
            guard let outline = cairo_copy_path(cairo) else { return nil }
            defer { cairo_path_destroy(outline) }
            let path = CGMutablePath()
            var index = 0
            while index < Int(outline.pointee.num_data), let data = outline.pointee.data {
                func point(_ offset: Int) -> CGPoint { CGPoint(x: data[index + offset].point.x, y: -data[index + offset].point.y) }
                switch data[index].header.type {
                case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
                case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
                case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
                default: path.closeSubpath()
                }
                index += max(1, Int(data[index].header.length))
            }
            return path.isEmpty ? nil : path
        } ?? nil
    }

    /// Calls `body` with the installed font; nil if no font can be loaded.
    private func withFont<Result>(_ body: (UnsafeMutablePointer<PangoFont>) -> Result) -> Result? {
        lodestone_text_lock()
        defer { lodestone_text_unlock() }
        guard let font = withPango({ pango_context_load_font(TextContext.shared(), $0) }) else { return nil }
        defer { g_object_unref(font) }
        return body(font)
    }
}
