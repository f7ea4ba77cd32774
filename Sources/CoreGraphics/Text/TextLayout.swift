internal import CGtk

/// Attributed text broken into lines, for measuring, hit testing and drawing. Coordinates are points from the top left corner.
///
/// Layouts may be created on any thread, and one thread waits while another one creates a layout. A layout must be used only on the thread that created it. Its
/// fonts come from that thread's font map, which Pango does not lock.
package final class TextLayout {
    /// A line with its position.
    package struct Line {
        /// The start of the line's glyphs on the baseline.
        package var origin: CGPoint
        /// The rectangle of the line's glyphs, with the height of the line.
        package var rect: CGRect
        /// The distance from the line's top to its baseline.
        package var ascent: CGFloat
        /// The line's range of the text, in UTF-16 units.
        package var range: Range<Int>
        /// Whether the line begins a paragraph.
        let isFirst: Bool
        let source: LineSource
    }

    /// The limits of a layout.
    package struct Limits: Sendable, Equatable {
        /// The available width; infinite for lines of any length.
        package var width: CGFloat
        /// The available height. Lines that end below it are left out, except for the first one.
        package var height: CGFloat
        /// The maximum number of lines; 0 for no limit.
        package var lines: Int
        /// The truncation of the last line if the text does not fit. If nil, the rest of the text is left out without an ellipsis.
        package var truncation: TextTruncation?
        /// The areas that lines avoid. They apply only if the width is finite and no other limit is set.
        package var exclusions: TextExclusions?

        package init(width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0, truncation: TextTruncation? = nil) {
            self.width = width
            self.height = height
            self.lines = lines
            self.truncation = truncation
        }
    }

    /// A cached image of the drawn text, with its parameters.
    package struct Drawing {
        package let size: CGSize
        package let scale: CGFloat
        package let alpha: CGFloat
        package let image: CGImage

        package init(size: CGSize, scale: CGFloat, alpha: CGFloat, image: CGImage) {
            self.size = size
            self.scale = scale
            self.alpha = alpha
            self.image = image
        }
    }

    /// The last drawing of the layout. All users of the layout share it.
    package var drawing: Drawing?
    /// The lines from top to bottom.
    package internal(set) var lines: [Line] = []
    /// The smallest size that contains all lines. For every alignment, the width is that of the longest line including its indents.
    package internal(set) var size = CGSize.zero
    /// Whether some of the text is left out.
    package private(set) var isTruncated = false
    /// The length of the text, in UTF-16 units.
    package let length: Int

    /// Creates a layout of consecutive `runs`. Line feeds end paragraphs. The run at the beginning of a paragraph determines the paragraph style.
    package init(_ runs: [TextRun], limits: Limits = Limits()) {
        lodestone_text_lock()
        defer { lodestone_text_unlock() }
        length = runs.reduce(0) { $0 + $1.text.utf16.count }
        let paragraphs = TextLayout.split(runs)
        if let exclusions = limits.exclusions, limits.width.isFinite, exclusions.bottom > 0 {
            layOut(paragraphs, around: exclusions, width: limits.width)
            return
        }
        layOut(paragraphs, limits: limits, maximumLines: limits.lines)
        guard limits.height.isFinite, lines.count > 1 else { return }
        // A tolerance of half a point, for heights that were rounded.
        let fitting = lines.prefix { $0.rect.maxY <= limits.height + 0.5 }.count
        if fitting < lines.count { layOut(paragraphs, limits: limits, maximumLines: max(fitting, 1)) }
    }

    struct Piece {
        var runs: [TextRun]
        var utf16Offset: Int
    }

    /// Splits the runs into paragraphs: at least one. The last paragraph may be empty.
    private static func split(_ runs: [TextRun]) -> [Piece] {
        // Most texts are one paragraph. A scan of the bytes detects that: U+2029 begins with E2 in UTF-8.
        if !runs.isEmpty, !runs.contains(where: { $0.text.utf8.contains { $0 == 10 || $0 == 13 || $0 == 0xE2 } }) {
            return [Piece(runs: runs, utf16Offset: 0)]
        }
        var pieces: [Piece] = []
        var current: [TextRun] = []
        var offset = 0
        var start = 0
        for run in runs {
            let parts = run.text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\u{2029}" }
            var position = run.text.startIndex
            for (index, part) in parts.enumerated() {
                current.append(TextRun(String(part), style: run.style, paragraph: run.paragraph))
                offset += part.utf16.count
                position = part.endIndex
                guard index < parts.count - 1 else { break }
                pieces.append(Piece(runs: current, utf16Offset: start))
                current = []
                offset += run.text[position].utf16.count
                start = offset
            }
        }
        if !current.isEmpty { pieces.append(Piece(runs: current, utf16Offset: start)) }
        return pieces
    }

    private func layOut(_ pieces: [Piece], limits: Limits, maximumLines: Int) {
        lines = []
        isTruncated = false
        var top: CGFloat = 0
        var longest: CGFloat = 0
        for (index, piece) in pieces.enumerated() {
            let left = maximumLines > 0 ? maximumLines - lines.count : 0
            if maximumLines > 0, left <= 0 {
                isTruncated = true
                break
            }
            let isLast = index == pieces.count - 1
            if maximumLines == 0, let found = LongParagraphLines(runs: piece.runs, utf16Offset: piece.utf16Offset, width: limits.width) {
                append(found.lines, of: piece, found.style, width: limits.width, top: &top, longest: &longest, isLast: isLast) {
                    .found(found, $0)
                }
                continue
            }
            // If this paragraph has the last line, its ellipsis replaces the paragraphs that follow.
            let isCutShort = left == 1 && !isLast && limits.truncation == .tail
            if !isCutShort, let line = PlainLine(runs: piece.runs, utf16Offset: piece.utf16Offset, width: limits.width) {
                let source = LineSource.plain(line)
                append([line.found], of: piece, line.paragraphStyle, width: limits.width, top: &top, longest: &longest, isLast: isLast) {
                    (_: Int) in source
                }
                continue
            }
            func make(isCutShort: Bool) -> TextParagraph {
                TextParagraph(
                    runs: piece.runs, utf16Offset: piece.utf16Offset, width: limits.width, maximumLines: left,
                    truncation: limits.truncation,
                    isCutShort: isCutShort)
            }
            var paragraph = make(isCutShort: false)
            var shown = paragraph.lines
            if maximumLines > 0, shown.count >= left, !isLast, limits.truncation == .tail, !paragraph.isEllipsized {
                paragraph = make(isCutShort: true)
                shown = paragraph.lines
            }
            if maximumLines > 0, shown.count > left {
                isTruncated = true
                shown = Array(shown.prefix(left))
            }
            if paragraph.isEllipsized { isTruncated = true }
            let style = paragraph.style
            if index > 0 { top += style.paragraphSpacingBefore }
            for (number, line) in shown.enumerated() {
                let placed = makeLine(line, of: paragraph, isFirst: number == 0, top: top, width: limits.width)
                lines.append(placed.line)
                longest = max(longest, placed.extent)
                top = placed.line.rect.maxY
                if number < shown.count - 1 || !isLast { top += style.lineSpacing }
            }
            if !isLast { top += style.paragraphSpacing }
        }
        size = CGSize(width: longest, height: lines.last?.rect.maxY ?? 0)
        // Without a width limit, lines are aligned within the width of the longest line.
        if !limits.width.isFinite { align(within: longest) }
    }

    /// Appends all lines of a paragraph that Pango did not lay out.
    private func append(
        _ found: [LongParagraphLines.MeasuredLine], of piece: Piece, _ style: TextParagraphStyle, width: CGFloat, top: inout CGFloat,
        longest: inout CGFloat, isLast: Bool, source: (Int) -> LineSource
    ) {
        if !lines.isEmpty { top += style.paragraphSpacingBefore }
        for (number, line) in found.enumerated() {
            let range = piece.utf16Offset + line.range.lowerBound..<piece.utf16Offset + line.range.upperBound
            let placed = makeLine(
                source(number), range: range, width: line.width, ascent: line.ascent, height: line.height, isFirst: number == 0, top: top,
                within: width)
            lines.append(placed.line)
            longest = max(longest, placed.extent)
            top = placed.line.rect.maxY
            if number < found.count - 1 || !isLast { top += style.lineSpacing }
        }
        if !isLast { top += style.paragraphSpacing }
    }

    func makeLine(
        _ pango: UnsafeMutablePointer<PangoLayoutLine>, of paragraph: TextParagraph, isFirst: Bool, top: CGFloat, width: CGFloat
    ) -> (line: Line, extent: CGFloat) {
        let unit = CGFloat(PANGO_SCALE)
        let logical = paragraph.measure(pango)
        let start = Int(pango.pointee.start_index)
        let lower = paragraph.utf16Index(ofByte: start)
        let upper = max(lower, paragraph.utf16Index(ofByte: start + Int(pango.pointee.length)))
        return makeLine(
            .broken(paragraph, pango), range: lower..<upper, width: CGFloat(logical.width) / unit, ascent: -CGFloat(logical.y) / unit,
            height: CGFloat(logical.height) / unit, isFirst: isFirst, top: top, within: width)
    }

    /// - Parameters:
    ///   - lineWidth, ascent, natural: The dimensions of the line's glyphs.
    ///   - width: The width of the layout.
    private func makeLine(
        _ source: LineSource, range: Range<Int>, width lineWidth: CGFloat, ascent: CGFloat, height natural: CGFloat, isFirst: Bool,
        top: CGFloat, within width: CGFloat
    ) -> (line: Line, extent: CGFloat) {
        let style = source.style
        var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        // Additional line height is added above the glyphs.
        let ascent = ascent + height - natural
        let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
        let tail = style.tailIndent < 0 ? -style.tailIndent : 0
        var line = Line(
            origin: CGPoint(x: indent, y: top + ascent), rect: CGRect(x: indent, y: top, width: lineWidth, height: height), ascent: ascent,
            range: range, isFirst: isFirst, source: source)
        if width.isFinite { align(&line, indent: indent, within: width) }
        return (line, indent + lineWidth + tail)
    }

    /// Aligns the lines of a layout without limits for `width` and `height`. Returns false, without changes, if the limits could break or omit lines.
    package func take(width: CGFloat, height: CGFloat) -> Bool {
        guard size.width <= width, size.height <= height, !isTruncated else { return false }
        let hasIndents = lines.contains { line in
            let style = line.source.style
            return style.headIndent != 0 || style.firstLineHeadIndent != 0 || style.tailIndent != 0
        }
        guard !hasIndents else { return false }
        align(within: width.isFinite ? width : size.width)
        return true
    }

    private func align(within width: CGFloat) {
        for index in lines.indices {
            let style = lines[index].source.style
            align(&lines[index], indent: lines[index].isFirst ? style.firstLineHeadIndent : style.headIndent, within: width)
        }
    }

    /// Positions a line between the indents according to its alignment.
    private func align(_ line: inout Line, indent: CGFloat, within width: CGFloat) {
        let style = line.source.style
        let isRightToLeft = line.source.isRightToLeft
        let tail = style.tailIndent > 0 ? max(0, width - style.tailIndent) : -style.tailIndent
        let free = width - indent - tail - line.rect.width
        let fraction: CGFloat
        switch style.alignment {
        case .left: fraction = 0
        case .right: fraction = 1
        case .center: fraction = 0.5
        case .natural, .justified: fraction = isRightToLeft ? 1 : 0
        }
        // The indent is on the leading side, the tail indent on the trailing side.
        let left = isRightToLeft ? tail : indent
        line.rect.origin.x = left + free * fraction
        line.origin.x = line.rect.minX
    }

    // MARK: Hit testing

    /// The distance from the top to the first line's baseline; 0 without lines.
    package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }

    /// The distance from the top to the last line's baseline; 0 without lines.
    package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

    /// The index of the character nearest to `point`, in UTF-16 units of the whole text. After the end it is the text's length.
    package func index(at point: CGPoint) -> Int {
        guard let line = line(at: point) else { return 0 }
        return index(atX: point.x, on: line)
    }

    /// The line nearest to a point. Lines may also be side by side.
    func line(at point: CGPoint) -> Line? {
        guard let number = lines.firstIndex(where: { point.y < $0.rect.maxY }) else {
            guard let last = lines.last else { return nil }
            return lines.count > 1 && lines[lines.count - 2].rect.minY == last.rect.minY
                ? line(at: CGPoint(x: point.x, y: last.rect.midY)) : last
        }
        var best = lines[number]
        func distance(_ line: Line) -> CGFloat { max(line.rect.minX - point.x, point.x - line.rect.maxX, 0) }
        for line in lines[number...].dropFirst() {
            guard line.rect.minY == best.rect.minY else { break }
            if distance(line) < distance(best) { best = line }
        }
        return best
    }

    /// The index of the character on a line that is nearest to the x coordinate `x`.
    func index(atX x: CGFloat, on line: Line) -> Int {
        guard let (paragraph, pango) = line.source.laid else { return line.range.lowerBound }
        var byte: gint = 0
        var trailing: gint = 0
        pango_layout_line_x_to_index(pango, TextParagraph.units(x - line.origin.x), &byte, &trailing)
        let text = paragraph.text
        var index = text.utf8.index(text.startIndex, offsetBy: min(Int(byte), text.utf8.count))
        for _ in 0..<trailing where index < text.endIndex { index = text.unicodeScalars.index(after: index) }
        return paragraph.utf16Index(ofByte: text.utf8.distance(from: text.startIndex, to: index))
    }

    /// The rectangles of the characters in `range`, in UTF-16 units of the whole text: one or more for each line.
    package func rects(of range: Range<Int>) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            let shared = range.clamped(to: line.range)
            guard !shared.isEmpty, let (paragraph, pango) = line.source.laid else { return [] }
            var ranges: UnsafeMutablePointer<gint>?
            var count: gint = 0
            pango_layout_line_get_x_ranges(
                pango, gint(paragraph.byte(ofUTF16Index: shared.lowerBound)), gint(paragraph.byte(ofUTF16Index: shared.upperBound)),
                &ranges, &count)
            guard let ranges else { return [] }
            defer { g_free(ranges) }
            let unit = CGFloat(PANGO_SCALE)
            // Pango's coordinates start at the left edge of the line in Pango's own alignment.
            let shift = TextLayout.pangoLeft(of: pango)
            return (0..<Int(count)).map { index in
                let left = CGFloat(ranges[2 * index]) / unit - shift
                let right = CGFloat(ranges[2 * index + 1]) / unit - shift
                return CGRect(x: line.rect.minX + left, y: line.rect.minY, width: right - left, height: line.rect.height)
            }
        }
    }

    /// The x coordinate of the line's left edge in Pango's own alignment.
    static func pangoLeft(of line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
        var ranges: UnsafeMutablePointer<gint>?
        var count: gint = 0
        let start = line.pointee.start_index
        pango_layout_line_get_x_ranges(line, start, start + line.pointee.length, &ranges, &count)
        guard let ranges else { return 0 }
        defer { g_free(ranges) }
        return count > 0 ? CGFloat((0..<Int(count)).map { ranges[2 * $0] }.min() ?? 0) / CGFloat(PANGO_SCALE) : 0
    }
}
