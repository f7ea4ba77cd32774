internal import CGtk

/// Where a line's letters are.
enum LineSource {
    /// A line of a paragraph that Pango broke.
    case broken(TextParagraph, UnsafeMutablePointer<PangoLayoutLine>)
    /// A line of a long paragraph, by its number; its letters are laid out when they are asked for.
    case found(FoundLines, Int)
    /// The line of a short paragraph whose letters alone were shaped.
    case plain(PlainLine)

    /// The line's letters, in the paragraph that they are laid out in. The line is valid as long as the paragraph.
    var laid: (paragraph: TextParagraph, pango: UnsafeMutablePointer<PangoLayoutLine>)? {
        switch self {
        case .broken(let paragraph, let line): return (paragraph, line)
        case .found(let lines, let number):
            let paragraph = lines.paragraph(of: number)
            return paragraph.lines.first.map { (paragraph, $0) }
        case .plain(let line): return line.paragraph.lines.first.map { (line.paragraph, $0) }
        }
    }

    /// The line's letters, valid while `body` runs; nil where they cannot be laid out. `withText` says that they are needed with the text that they
    /// are for.
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

    /// The letters of both are laid out together.
    func isLaid(with other: LineSource) -> Bool {
        switch (self, other) {
        case (.broken(let paragraph, _), .broken(let second, _)): paragraph === second
        case (.found(let lines, let number), .found(let second, let other)): lines === second && number == other
        case (.plain(let line), .plain(let second)): line === second
        default: false
        }
    }
}
