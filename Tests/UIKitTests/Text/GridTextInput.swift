import Foundation
import UIKit

/// An app's own minimal text input. Characters are in cells of equal size, with a soft line break after 20 cells.
@MainActor
final class GridTextInput: UIView, UITextInput {
    /// A position in UTF-16 units.
    final class Position: UITextPosition {
        let offset: Int

        init(_ offset: Int) {
            self.offset = offset
            super.init()
        }
    }

    /// A range in UTF-16 units.
    final class Span: UITextRange {
        let range: Range<Int>

        init(_ range: Range<Int>) {
            self.range = range
            super.init()
        }

        override var start: UITextPosition { Position(range.lowerBound) }
        override var end: UITextPosition { Position(range.upperBound) }
        override var isEmpty: Bool { range.isEmpty }
    }

    static let columns = 20
    static let cell = CGSize(width: 10, height: 20)

    var content = ""
    /// The last marked text that the input method set.
    private(set) var lastMarked: NSAttributedString?
    private var selected = 0..<0
    private var marked: Range<Int>?
    private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)

    var markedTextStyle: [NSAttributedString.Key: Any]?
    weak var inputDelegate: (any UITextInputDelegate)?
    var isEditable = true

    override var canBecomeFirstResponder: Bool { true }

    private var length: Int { content.utf16.count }

    private func offset(_ position: UITextPosition) -> Int { min(max((position as? Position)?.offset ?? 0, 0), length) }

    private func replace(_ range: Range<Int>, _ text: String) {
        content = (content as NSString).replacingCharacters(in: NSRange(location: range.lowerBound, length: range.count), with: text)
        let end = range.lowerBound + text.utf16.count
        selected = end..<end
    }

    // MARK: UIKeyInput

    var hasText: Bool { !content.isEmpty }

    func insertText(_ text: String) {
        replace(marked ?? selected, text)
        marked = nil
    }

    func deleteBackward() {
        if let marked {
            replace(marked, "")
            self.marked = nil
        } else if !selected.isEmpty {
            replace(selected, "")
        } else if selected.lowerBound > 0 {
            let character = (content as NSString).rangeOfComposedCharacterSequence(at: selected.lowerBound - 1)
            replace(character.location..<selected.lowerBound, "")
        }
    }

    // MARK: Text

    func text(in range: UITextRange) -> String? {
        let (start, end) = (offset(range.start), offset(range.end))
        return String(decoding: Array(content.utf16)[start..<max(start, end)], as: UTF16.self)
    }

    func replace(_ range: UITextRange, withText text: String) { replace(offset(range.start)..<offset(range.end), text) }

    var selectedTextRange: UITextRange? {
        get { Span(selected) }
        set { if let newValue { selected = offset(newValue.start)..<offset(newValue.end) } }
    }

    var markedTextRange: UITextRange? { marked.map { Span($0) } }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let (start, text) = ((marked ?? selected).lowerBound, markedText ?? "")
        replace(marked ?? selected, text)
        marked = text.isEmpty ? nil : start..<(start + text.utf16.count)
        selected = (start + selectedRange.location)..<(start + selectedRange.location + selectedRange.length)
    }

    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        lastMarked = markedText
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    func unmarkText() { marked = nil }

    // MARK: Positions

    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(length) }
    var tokenizer: any UITextInputTokenizer { ownTokenizer }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (first, second) = (offset(fromPosition), offset(toPosition))
        return Span(min(first, second)..<max(first, second))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = self.offset(position) + offset
        return 0...length ~= place ? Position(place) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        switch direction {
        case .left: return self.position(from: position, offset: -offset)
        case .right: return self.position(from: position, offset: offset)
        case .up, .down:
            let caret = caretRect(for: position)
            let y = caret.midY + CGFloat(direction == .up ? -offset : offset) * Self.cell.height
            guard y > 0, y < CGFloat(lineStarts.count) * Self.cell.height else { return nil }
            return closestPosition(to: CGPoint(x: caret.minX, y: y))
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        self.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
    }

    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: Layout

    /// The offsets at which lines start.
    private var lineStarts: [Int] {
        var starts = [0]
        for (index, unit) in content.utf16.enumerated() {
            if unit == 10 {
                starts.append(index + 1)
            } else if index - starts[starts.count - 1] == Self.columns {
                starts.append(index)
            }
        }
        return starts
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        let (starts, place) = (lineStarts, offset(position))
        let line = starts.lastIndex { $0 <= place } ?? 0
        return CGRect(
            x: CGFloat(place - starts[line]) * Self.cell.width, y: CGFloat(line) * Self.cell.height, width: 2, height: Self.cell.height)
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let starts = lineStarts
        let line = min(max(Int((point.y / Self.cell.height).rounded(.down)), 0), starts.count - 1)
        // The last offset of a line is before its line feed or its soft line break.
        let last = line + 1 < starts.count ? starts[line + 1] - 1 : length
        return Position(min(starts[line] + max(Int((point.x / Self.cell.width).rounded()), 0), last))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point).map { Position(min(max(offset($0), offset(range.start)), offset(range.end))) }
    }

    func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start).union(caretRect(for: range.end)) }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func characterRange(at point: CGPoint) -> UITextRange? {
        closestPosition(to: point).flatMap { characterRange(byExtending: $0, in: .right) }
    }
}
