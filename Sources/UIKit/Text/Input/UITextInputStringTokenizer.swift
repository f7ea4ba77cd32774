import CoreGraphics
import Foundation
import QuartzCore

/// The default tokenizer. Finds words, sentences and paragraphs by Unicode rules and dictionaries. Finds lines by the input's caret rectangles.
///
/// - Complexity: O(*n*) in the length of the paragraph around a position.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: MainActorObject, UITextInputTokenizer {
    // Weak, because an input owns its tokenizer.
    private weak var input: (any UIResponder & UITextInput)?

    /// A tokenizer for the text of `textInput`, which is held weakly.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init(onMainActor: ())
    }

    /// The paragraph that contains a position: its text breaks, its start, and the position's offset from the start.
    private struct Surroundings {
        var breaks: TextBreaks
        var offset: Int
        var start: UITextPosition
        /// The length without the paragraph terminator, in UTF-16 units.
        var length: Int
    }

    private func surroundings(of position: UITextPosition) -> Surroundings? {
        guard let input else { return nil }
        let all = max(input.offset(from: input.beginningOfDocument, to: input.endOfDocument), 0)
        let offset = min(max(input.offset(from: input.beginningOfDocument, to: position), 0), all)
        guard let first = paragraphStart(at: offset, in: all), let end = paragraphEnd(at: offset, in: all), let text = text(first..<end),
            let start = input.position(from: input.beginningOfDocument, offset: first)
        else { return nil }
        return Surroundings(
            breaks: TextBreaks(text), offset: offset - first, start: start,
            length: end - first - StoredParagraph([AttributedRun(text, .none)]).terminatorLength)
    }

    /// The text between two offsets. Nil if the input does not supply it.
    private func text(_ range: Range<Int>) -> String? {
        guard let input, let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
            let end = input.position(from: start, offset: range.count), let part = input.textRange(from: start, to: end)
        else { return nil }
        return input.text(in: part)
    }

    /// The length, in UTF-16 units, of the first chunk that a search for a paragraph's start or end reads. Each further chunk is twice as long.
    private static let partLength = 256

    /// The start of the paragraph that contains an offset, in a text of `length` units.
    private func paragraphStart(at offset: Int, in length: Int) -> Int? {
        var (end, count) = (offset, Self.partLength)
        while end > 0 {
            let start = max(end - count, 0)
            // One more unit, because a carriage return before a line feed does not end a paragraph.
            guard let units = text(start..<min(end + 1, length)).map({ Array($0.utf16) }) else { return nil }
            if let last = units.prefix(end - start).indices.last(where: { Self.endsParagraph(units, at: $0) }) { return start + last + 1 }
            (end, count) = (start, count * 2)
        }
        return 0
    }

    /// The end of the paragraph that contains an offset, with the paragraph terminator, in a text of `length` units.
    private func paragraphEnd(at offset: Int, in length: Int) -> Int? {
        var (start, count) = (offset, Self.partLength)
        while start < length {
            let end = min(start + count, length)
            guard let units = text(start..<min(end + 1, length)).map({ Array($0.utf16) }) else { return nil }
            if let first = units.prefix(end - start).indices.first(where: { Self.endsParagraph(units, at: $0) }) {
                return start + first + 1
            }
            (start, count) = (end, count * 2)
        }
        return length
    }

    /// Whether a paragraph ends after the unit at `index`.
    private static func endsParagraph(_ units: [UInt16], at index: Int) -> Bool {
        switch units[index] {
        case 10, 0x2029: true
        case 13: index + 1 == units.count || units[index + 1] != 10
        default: false
        }
    }

    /// The laid-out line at a position. This implementation finds the offsets of the paragraph with carets at the same height as the position's caret.
    func line(at position: UITextPosition) -> UITextRange? {
        guard let input, let around = surroundings(of: position) else { return nil }
        let caret = input.caretRect(for: position)
        var broken: Int?
        if input.selectionAffinity == .backward, let selected = input.selectedTextRange, selected.isEmpty {
            // With backward affinity, the caret is drawn at the end of the upper line, although its offset is the start of the lower line.
            broken = input.offset(from: around.start, to: selected.start)
        }
        /// Whether the caret at an offset is above the line, or, if `above` is false, below the line.
        func isOutside(_ offset: Int, above: Bool) -> Bool {
            let shown = offset == broken && offset < around.length ? offset + 1 : offset
            guard let position = input.position(from: around.start, offset: shown) else { return false }
            let other = input.caretRect(for: position)
            let (upper, lower) = above ? (other, caret) : (caret, other)
            return upper.midY < lower.minY && lower.midY > upper.maxY
        }
        let offset = min(around.offset, around.length)
        let start = firstOffset(in: 0..<offset) { !isOutside($0, above: true) }
        let end = firstOffset(in: offset..<around.length) { isOutside($0, above: false) }
        return range(start..<end, from: around.start)
    }

    /// The first offset that fulfills a condition, or else the range's end. All later offsets must fulfill the condition too. O(log n).
    private func firstOffset(in range: Range<Int>, where isFulfilled: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isFulfilled(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.up.rawValue: false
        case UITextLayoutDirection.left.rawValue: isRightToLeft(at: position)
        case UITextLayoutDirection.right.rawValue: !isRightToLeft(at: position)
        default: true
        }
    }

    private func isRightToLeft(at position: UITextPosition) -> Bool {
        input?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    }

    private func range(_ range: Range<Int>, from start: UITextPosition) -> UITextRange? {
        guard let input, let first = input.position(from: start, offset: range.lowerBound),
            let last = input.position(from: start, offset: range.upperBound)
        else { return nil }
        return input.textRange(from: first, to: last)
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let around = surroundings(of: position) else { return nil }
        let isForward = isForward(direction, at: position)
        let offset = around.offset
        // The unit after the position if the direction is forward, otherwise the unit before it.
        switch granularity {
        case .character:
            let part = isForward ? offset..<around.breaks.cursor(after: offset) : around.breaks.cursor(before: offset)..<offset
            return part.isEmpty ? nil : range(part, from: around.start)
        case .word:
            if let word = around.breaks.word(at: offset), isForward || word.lowerBound < offset {
                return range(word, from: around.start)
            }
            guard !isForward, offset > 0, let word = around.breaks.word(at: offset - 1), word.upperBound == offset else { return nil }
            return range(word, from: around.start)
        case .sentence:
            var first = isForward ? min(offset, around.breaks.length) : offset - 1
            while first > 0, !around.breaks.isSentenceStart(first) { first -= 1 }
            var last = max(first, 0) + 1
            while last < around.length, !around.breaks.isSentenceEnd(last) { last += 1 }
            last = min(last, around.length)
            return first >= 0 && first < last ? range(first..<last, from: around.start) : nil
        case .paragraph: return range(0..<around.length, from: around.start)
        case .line:
            return line(at: position)
        case .document: return input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        }
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input, let around = surroundings(of: position) else { return false }
        let isForward = isForward(direction, at: position)
        switch granularity {
        case .character: return around.breaks.isCursor(around.offset)
        case .word: return isForward ? around.breaks.isWordEnd(around.offset) : around.breaks.isWordStart(around.offset)
        case .sentence: return isForward ? around.breaks.isSentenceEnd(around.offset) : around.breaks.isSentenceStart(around.offset)
        case .paragraph: return isForward ? around.offset == around.length : around.offset == 0
        case .line:
            guard let line = rangeEnclosingPosition(position, with: .line, inDirection: direction) else { return false }
            return input.compare(position, to: isForward ? line.end : line.start) == .orderedSame
        case .document:
            return input.compare(position, to: isForward ? input.endOfDocument : input.beginningOfDocument) == .orderedSame
        }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input, let around = surroundings(of: position) else { return nil }
        let isForward = isForward(direction, at: position)
        let breaks = around.breaks
        var offset = around.offset
        switch granularity {
        case .character:
            let next = isForward ? breaks.cursor(after: offset) : breaks.cursor(before: offset)
            if next == offset { return across(position, forward: isForward) }
            return input.position(from: around.start, offset: next)
        case .word, .sentence:
            func isEdge(_ boundary: Int) -> Bool {
                if granularity == .word { return isForward ? breaks.isWordEnd(boundary) : breaks.isWordStart(boundary) }
                return isForward ? breaks.isSentenceEnd(boundary) : breaks.isSentenceStart(boundary)
            }
            repeat { offset += isForward ? 1 : -1 } while offset > 0 && offset < around.length && !isEdge(offset)
            if offset >= 0, offset <= around.length, isEdge(offset) { return input.position(from: around.start, offset: offset) }
            // Without a boundary in this paragraph, use its edge, or continue in the next paragraph.
            let edge = isForward ? around.length : 0
            if around.offset != edge, isForward ? around.offset < edge : true {
                return input.position(from: around.start, offset: edge)
            }
            guard let next = across(position, forward: isForward) else { return nil }
            return self.position(from: next, toBoundary: granularity, inDirection: direction) ?? next
        case .paragraph:
            let edge = isForward ? around.length : 0
            if offset != edge { return input.position(from: around.start, offset: edge) }
            guard let next = across(position, forward: isForward) else { return nil }
            return self.position(from: next, toBoundary: granularity, inDirection: direction) ?? next
        case .line:
            let line = rangeEnclosingPosition(position, with: .line, inDirection: direction)
            return isForward ? line?.end : line?.start
        case .document: return isForward ? input.endOfDocument : input.beginningOfDocument
        }
    }

    /// The start of the next paragraph, or the end of the previous one. Nil at the text's ends.
    private func across(_ position: UITextPosition, forward: Bool) -> UITextPosition? {
        guard let input, let around = surroundings(of: position) else { return nil }
        if forward {
            let end = around.breaks.length
            guard end > around.length else { return nil }
            return input.position(from: around.start, offset: end)
        }
        guard let before = input.position(from: around.start, offset: -1), let previous = surroundings(of: before) else { return nil }
        return input.position(from: previous.start, offset: previous.length)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input, let part = rangeEnclosingPosition(position, with: granularity, inDirection: direction) else { return false }
        let isForward = isForward(direction, at: position)
        // At the boundary in the given direction, a position is outside the unit.
        return input.compare(position, to: isForward ? part.end : part.start) != .orderedSame
    }
}
