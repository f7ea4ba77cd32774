import CoreGraphics
import Foundation

/// A rectangle of a selection.
package struct TextRect {
    package var rect: CGRect
    package var isRightToLeft: Bool
    /// Whether the rectangle contains the selection's start.
    package var containsStart = false
    /// Whether the rectangle contains the selection's end.
    package var containsEnd = false
}

/// Geometry queries for editing. Offsets are in UTF-16 units of the text; points are relative to its top left corner.
extension IncrementalTextLayout {
    /// The caret at an offset, with zero width. The weak caret is the insertion point for text of the other direction, if it differs.
    package func caret(at offset: Int, isUpstream: Bool) -> (strong: CGRect, weak: CGRect?) {
        guard let (index, start, box) = paragraph(at: offset) else { return (.zero, nil) }
        let top = top(ofParagraph: index) + box.before
        let caret = box.caret(at: box.shown(offset - start), isUpstream: isUpstream)
        func placed(_ rect: CGRect) -> CGRect {
            var rect = rect.offsetBy(dx: 0, dy: top)
            if width.isFinite { rect.origin.x = min(max(rect.minX, 0), width) }
            return rect
        }
        return (placed(caret.strong), caret.weak.map(placed))
    }

    /// The caret offset closest to `point`.
    package func caretPosition(at point: CGPoint) -> (offset: Int, isUpstream: Bool) {
        guard paragraphs.count > 0, let storage else { return (0, false) }
        if point.y < 0, width.isFinite { return (0, false) }
        let index = paragraph(atY: point.y).index
        let box = box(index)
        let top = top(ofParagraph: index)
        let isBelow = width.isFinite && index == paragraphs.count - 1 && point.y >= top + box.height
        let start = storage.store.start(ofParagraph: index)
        if isBelow { return (start + box.length, false) }
        let found = box.layout.caretPosition(at: CGPoint(x: point.x, y: point.y - top - box.before))
        return (onCharacterEdge(start + box.given(found.index)), found.isUpstream)
    }

    /// The start of the grapheme cluster that contains an offset, or the offset itself at a boundary.
    private func onCharacterEdge(_ offset: Int) -> Int {
        let (breaks, start) = breaks(ofParagraphAt: offset)
        let inside = offset - start
        return breaks.isCursor(inside) || inside >= breaks.length ? offset : start + breaks.cursor(before: inside)
    }

    /// The character at `point`. Nil without a character there.
    package func character(at point: CGPoint) -> Range<Int>? {
        let offset = caretPosition(at: point).offset
        guard let (_, start, box) = paragraph(at: offset) else { return nil }
        let breaks = breaks(ofParagraphAt: offset).breaks
        let inside = offset - start
        let candidates = [breaks.cursor(before: inside)..<inside, inside..<breaks.cursor(after: inside)]
        let top = top(ofParagraph: paragraph(at: offset)?.index ?? 0) + box.before
        for candidate in candidates where !candidate.isEmpty && candidate.upperBound <= box.length {
            let rects = box.layout.rects(of: box.shown(candidate.lowerBound)..<box.shown(candidate.upperBound))
            if rects.contains(where: { $0.offsetBy(dx: 0, dy: top).contains(point) }) {
                return (start + candidate.lowerBound)..<(start + candidate.upperBound)
            }
        }
        return nil
    }

    /// The text breaks of the paragraph at an offset, and the paragraph's start.
    package func breaks(ofParagraphAt offset: Int) -> (breaks: TextBreaks, start: Int) {
        guard let storage else { return (TextBreaks(""), 0) }
        let (index, start) = storage.store.paragraph(at: offset)
        return (TextBreaks(storage.store.paragraphs[index].text), start)
    }

    /// The offset after the paragraph terminator, if the given offset is at the paragraph's end. Otherwise the given offset.
    func endWithBreak(_ offset: Int) -> Int {
        guard let storage else { return offset }
        let (index, start) = storage.store.paragraph(at: offset)
        let paragraph = storage.store.paragraphs[index]
        let end = start + paragraph.length
        return offset >= end - paragraph.terminatorLength ? end : offset
    }

    /// The range of the line at an offset.
    package func line(at offset: Int, isUpstream: Bool) -> Range<Int> {
        guard let (_, start, box) = paragraph(at: offset), !box.layout.lines.isEmpty else { return offset..<offset }
        let line = box.layout.lines[box.layout.lineNumber(at: box.shown(offset - start), isUpstream: isUpstream)]
        return (start + box.given(line.range.lowerBound))..<(start + box.given(line.range.upperBound))
    }

    /// The rectangle of the line at an offset.
    func lineRect(at offset: Int) -> CGRect {
        guard let (index, start, box) = paragraph(at: offset), !box.layout.lines.isEmpty else { return .zero }
        let line = box.layout.lines[box.layout.lineNumber(at: box.shown(offset - start))]
        return line.rect.offsetBy(dx: 0, dy: top(ofParagraph: index) + box.before)
    }

    /// The offset on the line above or below, as close as possible to `x`. Nil beyond the first or last line.
    package func caretPosition(from offset: Int, isUpstream: Bool, down: Bool, x: CGFloat) -> (offset: Int, isUpstream: Bool)? {
        guard let (index, start, box) = paragraph(at: offset), let storage else { return nil }
        let lines = box.layout.lines
        let current = box.layout.lineNumber(at: box.shown(offset - start), isUpstream: isUpstream)
        var number = current + (down ? 1 : -1)
        // Lines around exclusions can have several fragments side by side.
        while lines.indices.contains(number), lines[number].rect.minY == lines[current].rect.minY { number += down ? 1 : -1 }
        if lines.indices.contains(number) {
            let found = box.layout.caretPosition(at: CGPoint(x: x, y: lines[number].rect.midY))
            return (start + box.given(found.index), found.isUpstream)
        }
        let other = index + (down ? 1 : -1)
        guard other >= 0, other < paragraphs.count else { return nil }
        let otherBox = self.box(other)
        guard let line = down ? otherBox.layout.lines.first : otherBox.layout.lines.last else { return nil }
        let found = otherBox.layout.caretPosition(atX: x, onLine: line)
        return (storage.store.start(ofParagraph: other) + otherBox.given(found.index), found.isUpstream)
    }

    /// The next caret offset to the visual right or left. Nil at the text's end or beginning.
    package func caretOffset(from offset: Int, toRight: Bool) -> Int? {
        guard let (index, start, box) = paragraph(at: offset), let storage else { return nil }
        let found = box.layout.neighbor(of: box.shown(offset - start), toRight: toRight)
        if let next = found.index {
            let breaks = breaks(ofParagraphAt: offset).breaks
            let reached = box.given(next)
            if breaks.isCursor(reached) { return start + reached }
            return start + (start + reached > offset ? breaks.cursor(after: reached) : breaks.cursor(before: reached))
        }
        let isForward = box.layout.isRightToLeft ? !toRight : toRight
        if isForward {
            guard index + 1 < paragraphs.count else { return nil }
            return storage.store.start(ofParagraph: index + 1)
        }
        guard index > 0 else { return nil }
        return storage.store.start(ofParagraph: index - 1) + self.box(index - 1).length
    }

    /// The rectangles of a range, per line. A line whose end is in the range includes the space after its text.
    ///
    /// - Parameter visible: The vertical extent of interest, in points. Rectangles above and below it are omitted.
    package func rects(of range: Range<Int>, visible: ClosedRange<CGFloat>? = nil) -> [TextRect] {
        guard !range.isEmpty, let storage, paragraphs.count > 0 else { return [] }
        var result: [TextRect] = []
        var index = storage.store.paragraph(at: range.lowerBound).index
        let last = storage.store.paragraph(at: range.upperBound).index
        if let visible { index = max(index, paragraph(atY: visible.lowerBound).index) }
        guard index <= last else { return [] }
        var top = top(ofParagraph: index)
        var start = storage.store.start(ofParagraph: index)
        while index <= last, index < paragraphs.count {
            if let visible, top > visible.upperBound { break }
            let box = box(index)
            let whole = storage.store.paragraphs[index].length
            for line in box.layout.lines {
                if let visible, top + box.before + line.rect.maxY < visible.lowerBound { continue }
                if let visible, top + box.before + line.rect.minY > visible.upperBound { break }
                let lower = start + box.given(line.range.lowerBound)
                let upper = start + box.given(line.range.upperBound)
                let isLastLine = line.range.upperBound >= box.shown(box.length)
                let end = isLastLine ? start + whole : upper
                guard lower < range.upperBound, end > range.lowerBound || (lower == range.lowerBound && end == lower) else { continue }
                let y = top + box.before
                let part = max(range.lowerBound, lower)..<max(min(range.upperBound, upper), max(range.lowerBound, lower))
                let continues = range.upperBound > upper || (range.upperBound == upper && !isLastLine && range.upperBound < end)
                for var rect in box.layout.rects(of: box.shown(part.lowerBound - start)..<box.shown(part.upperBound - start)) {
                    rect = rect.offsetBy(dx: 0, dy: y)
                    if width.isFinite {
                        let right = min(rect.maxX, width)
                        rect.origin.x = max(rect.minX, 0)
                        rect.size.width = max(right - rect.minX, 0)
                    }
                    result.append(TextRect(rect: rect, isRightToLeft: box.layout.isRightToLeft(at: box.shown(part.lowerBound - start))))
                }
                if continues, width.isFinite, box.laidTop == nil {
                    let rest =
                        box.layout.isRightToLeft
                        ? CGRect(x: 0, y: line.rect.minY, width: max(line.rect.minX, 0), height: line.rect.height)
                        : CGRect(
                            x: min(line.rect.maxX, width), y: line.rect.minY, width: max(width - line.rect.maxX, 0),
                            height: line.rect.height)
                    let isNear = part.upperBound == upper
                    if rest.width > 0, isNear {
                        result.append(TextRect(rect: rest.offsetBy(dx: 0, dy: y), isRightToLeft: box.layout.isRightToLeft))
                    }
                }
            }
            top += box.height
            start += whole
            index += 1
        }
        if !result.isEmpty {
            if visible == nil || (visible?.contains(caret(at: range.lowerBound, isUpstream: false).strong.midY) ?? true) {
                result[0].containsStart = true
            }
            result[result.count - 1].containsEnd = true
        }
        return result
    }
}
