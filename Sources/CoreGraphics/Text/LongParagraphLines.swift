internal import CGtk

/// The line breaks of a long paragraph, measured by shaping it once. The glyphs of a line are laid out on demand.
package final class LongParagraphLines {
    /// The minimum length in bytes. Pango lays out shorter paragraphs in a time that is not noticeable.
    package static let smallestLength = 4096
    /// The minimum number of lines whose glyphs stay cached.
    private static let keptCount = 256

    /// A measured line, in points.
    struct MeasuredLine {
        /// The line's range in the paragraph, in UTF-16 units.
        var range: Range<Int>
        /// The width without the space at the line break.
        var width: CGFloat
        /// The distance from the line's top to its baseline.
        var ascent: CGFloat
        var height: CGFloat
    }

    let style: TextParagraphStyle
    let utf16Offset: Int
    let lines: [MeasuredLine]
    private let runs: [TextRun]
    private var kept: [Int: TextParagraph] = [:]
    private var order: [Int] = []
    /// The number of lines whose glyphs are cached.
    var laidCount: Int { kept.count }

    /// Returns nil if the paragraph is short, truncated or justified, or needs Pango's layout. Pango is needed for right-to-left text, tabs, soft hyphens,
    /// images, and glyphs with a different spacing or baseline.
    ///
    /// - Complexity: O(length of the text)
    init?(runs: [TextRun], utf16Offset: Int, width: CGFloat, smallestLength: Int = LongParagraphLines.smallestLength) {
        guard width.isFinite, let style = runs.first?.paragraph, style.alignment != .justified, style.direction != .rightToLeft,
            runs.reduce(0, { $0 + $1.text.utf8.count }) >= smallestLength,
            runs.allSatisfy({
                $0.style.kern == 0 && $0.style.stretch == 1 && $0.style.baselineOffset == 0 && $0.style.picture == nil
                    && $0.style.directions.isEmpty
            }), !style.keepsHangulWords, !style.avoidsLoneWords
        else { return nil }
        switch style.lineBreak {
        case .byWord, .byCharacter: break
        case .clip, .truncate: return nil
        }
        let text = runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
        let availableWidth = style.availableWidth(of: width)
        guard let found = LongParagraphLines.find(text, runs, style: style, availableWidth: availableWidth) else { return nil }
        self.runs = runs
        self.style = style
        self.utf16Offset = utf16Offset
        lines = found
    }

    private static func find(_ text: String, _ runs: [TextRun], style: TextParagraphStyle, availableWidth: CGFloat) -> [MeasuredLine]? {
        let context = TextContext.shared()
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        var end = 0
        var heights: [LodestoneTextHeight] = []
        for run in runs {
            let start = end
            heights.append(TextParagraph.height(of: run.style, from: start))
            end += run.text.utf8.count
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = guint(start)
                attribute.pointee.end_index = guint(end)
                pango_attr_list_insert(attributes, attribute)
            }
            insert(run.style.font.withPango { pango_attr_font_desc_new($0) })
            run.style.addLetterSpacing(of: text, from: start, to: end, in: attributes)
            if let features = run.style.fontFeatures { insert(pango_attr_font_features_new(features)) }
        }
        let further = style.firstLineHeadIndent - style.headIndent
        var count: gint = 0
        guard
            let lines = lodestone_text_find_lines(
                context, attributes, heights, gint(heights.count), text, gint(text.utf8.count),
                TextParagraph.units(max(availableWidth - max(further, 0), 0)),
                TextParagraph.units(max(availableWidth + min(further, 0), 0)),
                style.lineBreak == .byCharacter ? 1 : 0, &count)
        else { return nil }
        defer { g_free(lines) }
        let unit = CGFloat(PANGO_SCALE)
        var offset = 0
        return UnsafeBufferPointer(start: lines, count: Int(count)).map { line in
            let start = offset
            offset += Int(line.units)
            return MeasuredLine(
                range: start..<offset, width: CGFloat(line.width) / unit, ascent: -CGFloat(line.top) / unit,
                height: CGFloat(line.height) / unit)
        }
    }

    /// The glyphs of a line, shaped as a separate paragraph.
    func paragraph(of number: Int) -> TextParagraph {
        if let known = kept[number] { return known }
        let paragraph = TextParagraph(
            runs: TextLayout.part(of: runs, lines[number].range, isContinued: number > 0),
            utf16Offset: utf16Offset + lines[number].range.lowerBound, width: .infinity, maximumLines: 0, truncation: nil)
        kept[number] = paragraph
        order.append(number)
        // Evicts half of the cache in one step. Evicting one entry per line would move the rest of the array each time.
        if order.count > 2 * LongParagraphLines.keptCount {
            for old in order.prefix(LongParagraphLines.keptCount) { kept[old] = nil }
            order.removeFirst(LongParagraphLines.keptCount)
        }
        return paragraph
    }
}
