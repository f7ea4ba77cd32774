internal import CGtk

/// Queries for text editing, for a layout of one paragraph. Offsets are in UTF-16 units of the whole text.
extension TextLayout {
    /// The number of the line that shows a caret at `index`. At a soft line break `isUpstream` (upstream affinity) selects the upper line.
    package func lineNumber(at index: Int, isUpstream: Bool = false) -> Int {
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= index { low = middle } else { high = middle - 1 }
        }
        if isUpstream, low > 0, lines[low].range.lowerBound == index { low -= 1 }
        return max(low, 0)
    }

    /// The caret at `index`: a rectangle of zero width with the line's height. `weak` is the caret for text of the opposite direction; nil if both carets are
    /// at the same position.
    package func caret(at index: Int, isUpstream: Bool = false) -> (strong: CGRect, weak: CGRect?) {
        guard !lines.isEmpty else { return (.zero, nil) }
        let line = lines[lineNumber(at: index, isUpstream: isUpstream)]
        func rect(_ x: CGFloat) -> CGRect { CGRect(x: x, y: line.rect.minY, width: 0, height: line.rect.height) }
        if case .plain(let plain) = line.source { return (rect(line.rect.minX + plain.x(at: index)), nil) }
        guard let (paragraph, pango) = line.source.laid else { return (line.rect, nil) }
        let byte = paragraph.byte(ofUTF16Index: index)
        if line.range.isEmpty { return (rect(line.rect.minX), nil) }
        if isUpstream, index == line.range.upperBound, index > line.range.lowerBound {
            let last = paragraph.byteBefore(byte)
            var x: gint = 0
            pango_layout_line_index_to_x(pango, gint(last), 1, &x)
            return (rect(line.origin.x + CGFloat(x) / CGFloat(PANGO_SCALE)), nil)
        }
        let positions = paragraph.cursor(atByte: byte)
        let shift = line.rect.minX - TextLayout.pangoLeft(of: pango)
        let strong = rect(positions.strong + shift)
        return (strong, abs(positions.weak - positions.strong) > 0.5 ? rect(positions.weak + shift) : nil)
    }

    /// The caret position nearest to `point`. `isUpstream` is true if the caret is at the end of a line with a soft break.
    package func caretPosition(at point: CGPoint) -> (index: Int, isUpstream: Bool) {
        guard let line = line(at: point) else { return (0, false) }
        return caretPosition(atX: point.x, onLine: line)
    }

    /// The caret position on a line that is nearest to the x coordinate `x`.
    package func caretPosition(atX x: CGFloat, onLine line: Line) -> (index: Int, isUpstream: Bool) {
        let index = index(atX: x, on: line)
        let isUpstream = index == line.range.upperBound && index != length && !line.range.isEmpty
        return (min(max(index, line.range.lowerBound), line.range.upperBound), isUpstream)
    }

    /// The caret position one step to the right or left of `index` in visual order. If that step leaves the paragraph, the index is nil, and `isAfter` is true
    /// if the step leads to the next paragraph.
    package func neighbor(of index: Int, toRight: Bool) -> (index: Int?, isAfter: Bool) {
        guard let first = lines.first, let last = lines.last, let paragraph = lines[lineNumber(at: index)].source.laid?.paragraph else {
            return (nil, toRight)
        }
        let found = paragraph.neighbor(of: index, toRight: toRight)
        // Around exclusions, each part of a line has a separate layout, as has each line of a long paragraph. Such a layout ends before the paragraph does.
        if found.index == nil, !first.source.isLaid(with: last.source) {
            let next = found.isAfter ? index + 1 : index - 1
            if next >= first.range.lowerBound, next <= last.range.upperBound { return (next, found.isAfter) }
        }
        return found
    }

    /// Whether the paragraph's base direction is right to left.
    package var isRightToLeft: Bool { lines.first?.source.isRightToLeft ?? false }

    /// Whether the character at `index` runs from right to left.
    package func isRightToLeft(at index: Int) -> Bool {
        guard !lines.isEmpty else { return false }
        let source = lines[lineNumber(at: index)].source
        if case .plain = source { return false }
        guard let paragraph = source.laid?.paragraph else { return false }
        return paragraph.isRightToLeft(atByte: paragraph.byte(ofUTF16Index: index))
    }

    /// Draws some of the lines. The top left corner of the whole text is at `origin` of user space, where y points down.
    package func draw(lines range: Range<Int>, in context: CGContext, at origin: CGPoint) {
        for line in lines[range.clamped(to: lines.indices)] { draw(line, in: context, at: origin) }
    }
}

extension TextParagraph {
    /// The x coordinates of both carets at a byte offset, relative to the line's left edge in Pango's own alignment.
    func cursor(atByte byte: Int) -> (strong: CGFloat, weak: CGFloat) {
        var strong = PangoRectangle()
        var weak = PangoRectangle()
        pango_layout_get_cursor_pos(layout, gint(byte), &strong, &weak)
        let unit = CGFloat(PANGO_SCALE)
        return (CGFloat(strong.x) / unit, CGFloat(weak.x) / unit)
    }

    /// The byte offset of the code point before `byte`.
    func byteBefore(_ byte: Int) -> Int {
        let scalars = text.unicodeScalars
        let position = text.utf8.index(text.startIndex, offsetBy: min(max(byte, 0), text.utf8.count))
        guard position > scalars.startIndex else { return 0 }
        return text.utf8.distance(from: text.startIndex, to: scalars.index(before: position))
    }

    func isRightToLeft(atByte byte: Int) -> Bool {
        pango_layout_get_direction(layout, gint(min(max(byte, 0), text.utf8.count))) == PANGO_DIRECTION_RTL
    }

    func neighbor(of index: Int, toRight: Bool) -> (index: Int?, isAfter: Bool) {
        var start = byte(ofUTF16Index: index)
        while true {
            var next: gint = 0
            var trailing: gint = 0
            pango_layout_move_cursor_visually(layout, 1, gint(start), 0, toRight ? 1 : -1, &next, &trailing)
            if next == -1 { return (nil, false) }
            if next == gint.max { return (nil, true) }
            var position = text.utf8.index(text.startIndex, offsetBy: min(max(Int(next), 0), text.utf8.count))
            for _ in 0..<max(trailing, 0) where position < text.endIndex { position = text.unicodeScalars.index(after: position) }
            let found = text.utf8.distance(from: text.startIndex, to: position)
            // Skips direction controls, which the layout has added to the text.
            if hasControls, utf16Index(ofByte: found) == index, found != start {
                start = found
                continue
            }
            return (utf16Index(ofByte: found), false)
        }
    }
}
