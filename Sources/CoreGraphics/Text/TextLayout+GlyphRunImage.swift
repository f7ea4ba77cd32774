internal import CGtk

extension TextLayout {
    /// Draws the lines like ``draw(lines:in:at:)``, as a glyph run image of `size` points with `scale` pixels per point. Returns nil if the drawing contains
    /// anything besides glyphs.
    package func picture(of lines: Range<Int>, size: CGSize, scale: CGFloat, at origin: CGPoint) -> CGImage? {
        guard let pixels = CGContext.pixelSize(of: size, scale: scale),
            let letters = lodestone_glyph_run_image_new(gint(pixels.width), gint(pixels.height), scale)
        else { return nil }
        let picture = GlyphRunImage(adopting: letters)
        for index in lines {
            let line = self.lines[index]
            let start = CGPoint(x: (origin.x + line.origin.x) * scale, y: ((origin.y + line.origin.y) * scale).rounded())
            switch line.source {
            case .plain(let plain):
                guard plain.style.showsUprightGlyphs else { return nil }
                let color = plain.style.color.rgba
                lodestone_glyph_run_image_add_plain(
                    letters, plain.letters, start.x, start.y, color.red, color.green, color.blue, color.alpha)
            case .broken(let paragraph, let pango):
                for run in TextLayout.runs(of: pango, in: paragraph) {
                    guard run.style.showsUprightGlyphs, let font = run.font, lodestone_font_has_color(font) == 0 else { return nil }
                    let color = run.style.color.rgba
                    lodestone_glyph_run_image_add(
                        letters, pango, font, run.glyphs, start.x + run.x * scale, start.y - run.rise * scale,
                        color.red, color.green, color.blue, color.alpha)
                }
            case .found: return nil
            }
        }
        return CGImage(store: PixelStore(letters: picture, width: pixels.width, height: pixels.height))
    }
}

extension TextStyle {
    /// Whether the style draws only upright glyphs, without a background.
    fileprivate var showsUprightGlyphs: Bool { showsOnlyGlyphs && background == nil && obliqueness == 0 }
}
