import CoreGraphics
import Foundation
import QuartzCore

/// The default tokenizer: Unicode and dictionary boundaries for words, sentences and paragraphs, and the input's own layout for lines.
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

    /// The paragraph around a position: its text breaks, the position's offset in it, and its start.
    private struct Surroundings {
        var breaks: TextBreaks
        var offset: Int
        var start: UITextPosition
        /// The length without the paragraph terminator, in UTF-16 units.
        var length: Int
    }

    private func surroundings(of position: UITextPosition) -> Surroundings? {
        guard let input else { return nil }
        if let editor = (input as? any TextEditorOwner)?.editor, let offsetPosition = position as? OffsetTextPosition {
            let found = editor.textLayout.breaks(ofParagraphAt: offsetPosition.offset)
            let paragraph = editor.storage.store.paragraphs[editor.storage.store.paragraph(at: offsetPosition.offset).index]
            return Surroundings(
                breaks: found.breaks, offset: offsetPosition.offset - found.start, start: OffsetTextPosition(found.start),
                length: paragraph.length - paragraph.terminatorLength)
        }
        // For custom text input classes, read the whole text.
        guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument), let text = input.text(in: all) else {
            return nil
        }
        let units = Array(text.utf16)
        let offset = min(max(input.offset(from: input.beginningOfDocument, to: position), 0), units.count)
        var first = offset
        while first > 0, !UITextInputStringTokenizer.ends(units[first - 1]) { first -= 1 }
        var last = offset
        while last < units.count, !UITextInputStringTokenizer.ends(units[last]) { last += 1 }
        guard let start = input.position(from: input.beginningOfDocument, offset: first) else { return nil }
        let next = last < units.count ? last + 1 : last
        return Surroundings(
            breaks: TextBreaks(String(decoding: units[first..<next], as: UTF16.self)), offset: offset - first, start: start,
            length: last - first)
    }

    private static func ends(_ unit: UInt16) -> Bool { unit == 10 || unit == 13 || unit == 0x2029 }

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
            guard let editor = (input as? any TextEditorOwner)?.editor, let offsetPosition = position as? OffsetTextPosition else {
                return range(0..<around.length, from: around.start)
            }
            return OffsetTextRange(
                editor.textLayout.line(
                    at: offsetPosition.offset, isUpstream: offsetPosition.isUpstream || editor.isUpstream(at: offsetPosition.offset)))
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
