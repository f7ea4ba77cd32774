internal import CGtk

/// Where a line's letters are.
enum LineSource {
    /// A line of a paragraph that Pango broke.
    case broken(TextParagraph, UnsafeMutablePointer<PangoLayoutLine>)
    /// A line of a long paragraph, by its number; its letters are laid out when they are asked for.
    case found(FoundLines, Int)

    /// The line's letters, in the paragraph that they are laid out in. The line is valid as long as the paragraph.
    var laid: (paragraph: TextParagraph, pango: UnsafeMutablePointer<PangoLayoutLine>)? {
        switch self {
        case .broken(let paragraph, let line): return (paragraph, line)
        case .found(let lines, let number):
            let paragraph = lines.paragraph(of: number)
            return paragraph.lines.first.map { (paragraph, $0) }
        }
    }

    var style: TextParagraphStyle {
        switch self {
        case .broken(let paragraph, _): paragraph.style
        case .found(let lines, _): lines.style
        }
    }

    var isRightToLeft: Bool {
        switch self {
        case .broken(let paragraph, _): paragraph.isRightToLeft
        case .found: false
        }
    }

    /// The letters of both are laid out together.
    func isLaid(with other: LineSource) -> Bool {
        switch (self, other) {
        case (.broken(let paragraph, _), .broken(let second, _)): paragraph === second
        case (.found(let lines, let number), .found(let second, let other)): lines === second && number == other
        default: false
        }
    }
}
