internal import CGtk

/// The source of a line's glyphs.
enum LineSource {
    /// A line of a paragraph that Pango broke.
    case broken(TextParagraph, UnsafeMutablePointer<PangoLayoutLine>)
    /// A line of a long paragraph, by its number. Its glyphs are laid out on demand.
    case found(LongParagraphLines, Int)
    /// The only line of a short paragraph of plain text.
    case plain(PlainLine)

    /// The line, and the paragraph that contains its glyphs, laid out if necessary. The line is valid while the paragraph exists.
    var laid: (paragraph: TextParagraph, pango: UnsafeMutablePointer<PangoLayoutLine>)? {
        lodestone_text_lock()
        defer { lodestone_text_unlock() }
        switch self {
        case .broken(let paragraph, let line): return (paragraph, line)
        case .found(let lines, let number):
            let paragraph = lines.paragraph(of: number)
            return paragraph.lines.first.map { (paragraph, $0) }
        case .plain(let line): return line.paragraph.lines.first.map { (line.paragraph, $0) }
        }
    }

    /// Calls `body` with the line's glyph runs, which are valid during the call. Returns nil if the line cannot be laid out. If `withText`, the runs include
    /// their text.
    func withRuns<Result>(withText: Bool = false, _ body: ([TextLayout.GlyphRun]) -> Result?) -> Result? {
        if case .plain(let line) = self, !withText {
            return withExtendedLifetime(line) { line.run.flatMap { body([$0]) } }
        }
        guard let (paragraph, pango) = laid else { return nil }
        return withExtendedLifetime(paragraph) { body(TextLayout.runs(of: pango, in: paragraph)) }
    }

    var style: TextParagraphStyle {
        switch self {
        case .broken(let paragraph, _): paragraph.style
        case .found(let lines, _): lines.style
        case .plain(let line): line.paragraphStyle
        }
    }

    var isRightToLeft: Bool {
        switch self {
        case .broken(let paragraph, _): paragraph.isRightToLeft
        case .found, .plain: false
        }
    }

    /// Whether the glyphs of both lines belong to the same layout.
    func isLaid(with other: LineSource) -> Bool {
        switch (self, other) {
        case (.broken(let paragraph, _), .broken(let second, _)): paragraph === second
        case (.found(let lines, let number), .found(let second, let other)): lines === second && number == other
        case (.plain(let line), .plain(let second)): line === second
        default: false
        }
    }
}
