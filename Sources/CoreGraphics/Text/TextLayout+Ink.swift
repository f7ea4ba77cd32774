internal import CGtk

extension TextLayout {
    /// The distances in points by which the glyphs extend above the first and below the last of the given lines; at least 0. Nil if the lines draw anything
    /// besides glyphs, such as underlines or shadows. O(glyphs)
    package func overhang(of lines: Range<Int>) -> (top: CGFloat, bottom: CGFloat)? {
        guard let first = lines.first, let last = lines.last else { return nil }
        var (above, below) = (self.lines[first].rect.minY, self.lines[last].rect.maxY)
        for index in lines {
            let line = self.lines[index]
            let reach = line.source.withRuns { runs in
                runs.reduce(into: ClosedRange<CGFloat>?.some(0...0)) { reach, run in
                    guard let ink = run.ink, let known = reach else { return reach = nil }
                    reach = min(known.lowerBound, ink.lowerBound)...max(known.upperBound, ink.upperBound)
                }
            }
            guard let reach else { return nil }
            above = min(above, line.origin.y + reach.lowerBound)
            below = max(below, line.origin.y + reach.upperBound)
        }
        return (self.lines[first].rect.minY - above, below - self.lines[last].rect.maxY)
    }
}

extension TextStyle {
    /// Whether the style draws nothing but plain glyphs: no image, underline, strikethrough, shadow or stroke, and no stretched or shaded glyphs.
    var showsOnlyGlyphs: Bool {
        picture == nil && underline == nil && strikethrough == nil && shadow == nil && strokeWidth == 0 && stretch == 1 && !isLetterpress
    }
}

extension TextLayout.GlyphRun {
    /// The vertical range of the glyphs' ink in points, relative to the line's baseline with y pointing down. Nil if the style draws anything besides glyphs.
    fileprivate var ink: ClosedRange<CGFloat>? {
        guard let font, style.showsOnlyGlyphs else { return nil }
        lodestone_text_lock()
        defer { lodestone_text_unlock() }
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs, font, &ink, nil)
        let unit = CGFloat(PANGO_SCALE)
        let top = CGFloat(ink.y) / unit - rise
        return top...(top + max(CGFloat(ink.height) / unit, 0))
    }
}
