/// Line layout around exclusion shapes.
extension TextLayout {
    /// A part of a line, with its horizontal range.
    private struct Fragment {
        var line: Line
        var gap: ClosedRange<CGFloat>
        /// The offset of the fragment's end in the paragraph, in UTF-16 units.
        var end: Int
    }

    /// Breaks paragraphs into lines that avoid shapes. Each row fills its free ranges from left to right. Paragraphs below the shapes are broken as usual.
    func layOut(_ pieces: [Piece], around exclusions: TextExclusions, width: CGFloat) {
        lines = []
        var top: CGFloat = 0
        for (index, piece) in pieces.enumerated() {
            let isLast = index == pieces.count - 1
            let style = piece.runs.first?.paragraph ?? TextParagraphStyle()
            if index > 0 { top += style.paragraphSpacingBefore }
            top = layOut(piece, around: exclusions, width: width, from: top, isLast: isLast)
            if !isLast { top += style.paragraphSpacing }
        }
        size = CGSize(width: width, height: lines.map(\.rect.maxY).max() ?? 0)
    }

    /// Lays out a paragraph. Returns the top of the next one.
    private func layOut(_ piece: Piece, around exclusions: TextExclusions, width: CGFloat, from start: CGFloat, isLast: Bool) -> CGFloat {
        let length = piece.runs.reduce(0) { $0 + $1.text.utf16.count }
        var top = start
        var done = 0
        var isFirst = true
        let natural = piece.runs.map { $0.style.font.metrics.ascender - $0.style.font.metrics.descender }.max() ?? 16
        let least = max(natural * 1.5, 24)
        var height = natural
        while top < exclusions.bottom {
            let gaps = exclusions.gaps(from: top, to: top + height, width: width, least: least)
            var row: [Fragment] = []
            for gap in gaps {
                let begin = row.last?.end ?? done
                guard begin < length || (begin == 0 && row.isEmpty) else { break }
                guard let fragment = fragment(of: piece, from: begin, length: length, in: gap, isFirst: isFirst && row.isEmpty) else {
                    continue
                }
                row.append(fragment)
                if fragment.end >= length { break }
            }
            let tallest = row.map(\.line.rect.height).max() ?? 0
            if tallest > height + 0.5, tallest < 4 * exclusions.bottom {
                // An image or a larger font makes the row higher, so its free ranges are computed again.
                height = tallest
                continue
            }
            guard !row.isEmpty else {
                top += max(height / 2, 4)
                continue
            }
            append(row, top: top)
            done = row[row.count - 1].end
            isFirst = false
            top += tallest
            height = natural
            if done >= length { return top + (isLast ? 0 : piece.runs.first?.paragraph.lineSpacing ?? 0) }
            top += piece.runs.first?.paragraph.lineSpacing ?? 0
        }
        return appendRest(of: piece, from: done, length: length, width: width, top: top, isFirst: isFirst, isLast: isLast)
    }

    private func append(_ row: [Fragment], top: CGFloat) {
        let ascent = row.map(\.line.ascent).max() ?? 0
        let height = row.map(\.line.rect.height).max() ?? 0
        for fragment in row {
            var line = fragment.line
            line.ascent = ascent
            line.rect = CGRect(x: line.rect.minX + fragment.gap.lowerBound, y: top, width: line.rect.width, height: height)
            line.origin = CGPoint(x: line.rect.minX, y: top + ascent)
            lines.append(line)
        }
    }

    private func appendRest(
        of piece: Piece, from done: Int, length: Int, width: CGFloat, top: CGFloat, isFirst: Bool, isLast: Bool
    ) -> CGFloat {
        let spacing = piece.runs.first?.paragraph.lineSpacing ?? 0
        var top = top
        let paragraph = TextParagraph(
            runs: TextLayout.part(of: piece.runs, done..<length, isContinued: !isFirst), utf16Offset: piece.utf16Offset + done,
            width: width,
            maximumLines: 0, truncation: nil)
        let rest = paragraph.lines
        for (number, pango) in rest.enumerated() {
            let line = makeLine(pango, of: paragraph, isFirst: number == 0, top: top, width: width).line
            lines.append(line)
            top = line.rect.maxY
            if number < rest.count - 1 || !isLast { top += spacing }
        }
        return top
    }

    /// The part of a paragraph that fits into a horizontal range. Returns nil if the part would end within a word, because the word may fit elsewhere.
    private func fragment(
        of piece: Piece, from begin: Int, length: Int, in gap: ClosedRange<CGFloat>, isFirst: Bool
    ) -> Fragment? {
        let width = gap.upperBound - gap.lowerBound
        let size = max(piece.runs.first?.style.font.size ?? 12, 1)
        // Shapes a text several times as long as a line, not the whole rest of a long paragraph for each line.
        var count = max(Int(width / size * 8), 200)
        while true {
            let end = min(begin + count, length)
            let runs = TextLayout.part(of: piece.runs, begin..<end, isContinued: !isFirst)
            let paragraph = TextParagraph(
                runs: runs, utf16Offset: piece.utf16Offset + begin, width: width, maximumLines: 0, truncation: nil)
            let shown = paragraph.lines
            guard let first = shown.first else { return nil }
            if shown.count == 1, end < length {
                count *= 2
                continue
            }
            let line = makeLine(first, of: paragraph, isFirst: true, top: 0, width: width).line
            var lineEnd = line.range.upperBound - piece.utf16Offset
            if shown.count > 1 {
                // The line includes the spaces at its end.
                lineEnd = max(paragraph.utf16Index(ofByte: Int(shown[1].pointee.start_index)) - piece.utf16Offset, lineEnd)
                guard lineEnd > begin else { return nil }
                if TextLayout.breaksWord(in: paragraph.text, atUTF16: lineEnd - begin) { return nil }
            } else {
                lineEnd = length
            }
            return Fragment(line: line, gap: gap, end: lineEnd)
        }
    }

    /// Whether an offset is between two alphabetic characters.
    private static func breaksWord(in text: String, atUTF16 offset: Int) -> Bool {
        let utf16 = text.utf16
        guard offset > 0, offset < utf16.count else { return false }
        let index = utf16.index(utf16.startIndex, offsetBy: offset)
        guard let after = text.unicodeScalars[index...].first, let before = text.unicodeScalars[..<index].last else { return false }
        func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isAlphabetic && !scalar.properties.isIdeographic && !(0x0E00...0x0EFF).contains(scalar.value)
                && !(0x3040...0x30FF).contains(scalar.value) && !(0xAC00...0xD7A3).contains(scalar.value)
        }
        return isLetter(before) && isLetter(after)
    }

    /// The part of `runs` in a range of UTF-16 units. If `isContinued`, its first line has the indent of the paragraph's later lines.
    static func part(of runs: [TextRun], _ range: Range<Int>, isContinued: Bool) -> [TextRun] {
        var result: [TextRun] = []
        var start = 0
        for run in runs {
            let utf16 = run.text.utf16
            let length = utf16.count
            let lower = min(max(range.lowerBound - start, 0), length)
            let upper = min(max(range.upperBound - start, 0), length)
            if lower < upper || (length == 0 && result.isEmpty) {
                let from = utf16.index(utf16.startIndex, offsetBy: lower)
                let to = utf16.index(utf16.startIndex, offsetBy: upper)
                let text = String(utf16[from..<to]) ?? String(decoding: Array(utf16[from..<to]), as: UTF16.self)
                var paragraph = run.paragraph
                if isContinued { paragraph.firstLineHeadIndent = paragraph.headIndent }
                result.append(TextRun(text, style: run.style, paragraph: paragraph))
            }
            start += length
        }
        if result.isEmpty, let first = runs.first { result = [TextRun("", style: first.style, paragraph: first.paragraph)] }
        return result
    }
}
