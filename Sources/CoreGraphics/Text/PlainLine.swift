internal import CGtk

/// A short paragraph of plain text that fits on one line, so it is only shaped. Queries that need a Pango layout create it on demand.
final class PlainLine {
    /// The maximum length, in bytes. Pango lays out longer paragraphs, which rarely fit on a line.
    private static let greatestLength = LongWordBreaking.smallestLength
    /// The assumed minimum average advance of a text's characters, in multiples of the font size. A text that exceeds the line even with this advance is not
    /// shaped here.
    private static let leastAdvance = 0.45

    let style: TextStyle
    let paragraphStyle: TextParagraphStyle
    /// The measured line, which contains the whole paragraph.
    let found: LongParagraphLines.MeasuredLine
    /// A `LodestonePlainLine*` that this object owns.
    let letters: OpaquePointer
    private let text: String
    private let utf16Offset: Int
    /// The paragraph laid out by Pango, on first access.
    private(set) lazy var paragraph = TextParagraph(
        runs: [TextRun(text, style: style, paragraph: paragraphStyle)], utf16Offset: utf16Offset, width: .infinity, maximumLines: 0,
        truncation: nil)

    /// Returns nil if the paragraph has several styles, non-ASCII characters or adjusted glyph positions, or if it does not fit on one line.
    init?(runs: [TextRun], utf16Offset: Int, width: CGFloat) {
        guard runs.count == 1, runs[0].style.isFontAlone else { return nil }
        let paragraphStyle = runs[0].paragraph
        guard paragraphStyle.alignment != .justified, paragraphStyle.direction != .rightToLeft else { return nil }
        let length = runs[0].text.utf8.count
        let further = max(paragraphStyle.firstLineHeadIndent - paragraphStyle.headIndent, 0)
        let availableWidth = paragraphStyle.availableWidth(of: width) - further
        let font = runs[0].style.font
        guard length > 0, length <= PlainLine.greatestLength, CGFloat(length) * font.size * PlainLine.leastAdvance <= availableWidth else {
            return nil
        }
        var text = runs[0].text
        let made = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                font.withPango { description in
                    lodestone_plain_line_new(
                        TextContext.shared(), description, TextParagraph.units(font.tracking), bytes.baseAddress, gint(length))
                }
            }
        }
        guard let made else { return nil }
        let extents = lodestone_plain_line_extents(made)
        guard TextParagraph.units(availableWidth) >= extents.width else {
            lodestone_plain_line_unref(made)
            return nil
        }
        let given = TextParagraph.height(of: runs[0].style, from: 0)
        let top = given.is_given != 0 ? given.top : extents.y
        let bottom = given.is_given != 0 ? given.bottom : extents.y + extents.height
        let unit = CGFloat(PANGO_SCALE)
        style = runs[0].style
        self.paragraphStyle = paragraphStyle
        self.utf16Offset = utf16Offset
        self.text = text
        letters = made
        found = LongParagraphLines.MeasuredLine(
            range: 0..<length, width: CGFloat(extents.width) / unit, ascent: -CGFloat(top) / unit, height: CGFloat(bottom - top) / unit)
    }

    deinit { lodestone_plain_line_unref(letters) }

    /// The distance of a caret from the line's start, in points. `index` is an offset in the whole text, in UTF-16 units.
    func x(at index: Int) -> CGFloat {
        let byte = min(max(index - utf16Offset, 0), found.range.upperBound)
        var text = text
        let x = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { lodestone_plain_line_x(letters, $0.baseAddress, gint($0.count), gint(byte)) }
        }
        return CGFloat(x) / CGFloat(PANGO_SCALE)
    }

    /// The glyphs for drawing. They are valid while this object exists.
    var run: TextLayout.GlyphRun? {
        guard let glyphs = lodestone_plain_line_glyphs(letters) else { return nil }
        return TextLayout.GlyphRun(
            style: style, x: 0, rise: 0, width: CGFloat(pango_glyph_string_get_width(glyphs)) / CGFloat(PANGO_SCALE),
            font: lodestone_plain_line_font(letters), glyphs: glyphs, item: nil, text: nil)
    }
}
