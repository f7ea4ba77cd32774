import CoreGraphics
import Foundation

/// The implementation of ``UITextInput`` for fields and text views.
extension TextEditor {
    /// The UTF-16 offsets of a range. Nil if the range's ends are not ``OffsetTextPosition`` objects.
    func range(_ range: UITextRange) -> Range<Int>? {
        if let span = range as? OffsetTextRange { return span.range.clamped(to: 0..<length) }
        guard let start = range.start as? OffsetTextPosition, let end = range.end as? OffsetTextPosition else { return nil }
        let lower = min(max(min(start.offset, end.offset), 0), length)
        return lower..<min(max(start.offset, end.offset, lower), length)
    }

    func offset(_ position: UITextPosition) -> Int { min(max((position as? OffsetTextPosition)?.offset ?? 0, 0), length) }

    var selectedTextRange: UITextRange? {
        get { OffsetTextRange(selection, isUpstream: isUpstream) }
        set {
            guard let newValue, let range = range(newValue) else { return }
            select(range, isUpstream: range.isEmpty && (newValue.start as? OffsetTextPosition)?.isUpstream == true)
        }
    }

    var markedTextRange: UITextRange? { marked.map { OffsetTextRange($0) } }

    /// Replaces the marked text, or else the selection, with new marked text. Text without attributes gets the marked text style, which defaults to
    /// an underline.
    func mark(_ text: NSAttributedString?, selected: NSRange) {
        var styles = MarkedTextAttributes(style: markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue])
        if let text {
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { style, range, _ in
                if !style.isEmpty { styles.parts.append((range.location..<(range.location + range.length), style)) }
            }
        }
        compose(text?.string, selected: selected, styles: styles)
    }

    func mark(_ text: String?, selected: NSRange) { mark(text.map { NSAttributedString(string: $0) }, selected: selected) }

    func text(in range: UITextRange) -> String? { self.range(range).map { storage.store.substring($0) } }

    func replace(_ range: UITextRange, withText text: String) {
        guard let range = self.range(range) else { return }
        breakUndo()
        change(range, to: owner?.acceptable(text) ?? text, kind: .other)
    }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        guard let from = from as? OffsetTextPosition, let to = to as? OffsetTextPosition else { return nil }
        return OffsetTextRange(
            min(from.offset, to.offset)..<max(from.offset, to.offset), isUpstream: from.offset == to.offset && to.isUpstream)
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return target >= 0 && target <= length ? OffsetTextPosition(target) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        guard offset >= 0 else {
            let opposite: UITextLayoutDirection =
                switch direction {
                case .left: .right
                case .right: .left
                case .up: .down
                case .down: .up
                }
            return self.position(from: position, in: opposite, offset: -offset)
        }
        var current = self.offset(position)
        var upstream = (position as? OffsetTextPosition)?.isUpstream ?? false
        let x = goal ?? textLayout.caret(at: current, isUpstream: upstream).strong.minX
        for _ in 0..<offset {
            switch direction {
            case .left, .right:
                guard let next = textLayout.caretOffset(from: current, toRight: direction == .right) else { return nil }
                current = next
                upstream = false
            case .up, .down:
                guard let next = textLayout.caretPosition(from: current, isUpstream: upstream, down: direction == .down, x: x) else {
                    return nil
                }
                current = next.offset
                upstream = next.isUpstream
            }
        }
        return OffsetTextPosition(current, isUpstream: upstream)
    }

    /// The number of UTF-16 units between two positions. Negative if `to` precedes `from`.
    func offset(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let left = offset(position)
        let right = offset(other)
        return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard let range = self.range(range) else { return nil }
        switch direction {
        case .up: return OffsetTextPosition(range.lowerBound)
        case .down: return OffsetTextPosition(range.upperBound)
        case .left, .right:
            let isRightToLeft = textLayout.paragraph(at: range.lowerBound)?.box.layout.isRightToLeft ?? false
            return OffsetTextPosition((direction == .right) != isRightToLeft ? range.upperBound : range.lowerBound)
        }
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        guard let other = self.position(from: position, in: direction, offset: 1) else { return nil }
        return textRange(from: position, to: other)
    }

    func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
        textLayout.paragraph(at: offset(position))?.box.layout.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        guard let range = self.range(range) else { return }
        let first = storage.store.paragraph(at: range.lowerBound)
        let last = storage.store.paragraph(at: range.upperBound)
        let end = min(last.start + storage.store.paragraphs[last.index].length, length)
        let old = storage.store.attributes(at: range.lowerBound).values[.paragraphStyle] as? NSParagraphStyle
        guard let style = (old ?? NSParagraphStyle()).mutableCopy() as? NSMutableParagraphStyle else { return }
        style.baseWritingDirection = direction
        typingAttributes[.paragraphStyle] = style
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: first.start, length: end - first.start))
    }

    private var origin: CGPoint { owner?.textOrigin ?? .zero }

    private func placed(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

    func firstRect(for range: UITextRange) -> CGRect {
        guard let range = self.range(range) else { return .null }
        if range.isEmpty { return caretRect(for: OffsetTextPosition(range.lowerBound)) }
        let line = textLayout.line(at: range.lowerBound, isUpstream: false)
        let rects = textLayout.rects(of: range.lowerBound..<max(min(range.upperBound, line.upperBound), range.lowerBound))
        guard let first = rects.first else { return caretRect(for: OffsetTextPosition(range.lowerBound)) }
        return placed(rects.dropFirst().reduce(first.rect) { $0.union($1.rect) })
    }

    /// The caret's rectangle at a position, two points wide.
    func caretRect(for position: UITextPosition) -> CGRect {
        let offset = offset(position)
        let isUpstream = (position as? OffsetTextPosition)?.isUpstream ?? false
        return TextEditor.caret(placed(textLayout.caret(at: offset, isUpstream: isUpstream || self.isUpstream(at: offset)).strong))
    }

    /// The rectangle of the weak caret: the insertion point for text in the opposite writing direction. Nil if both carets coincide.
    var secondCaretRect: CGRect? {
        guard selection.isEmpty else { return nil }
        return textLayout.caret(at: selection.lowerBound, isUpstream: isUpstream).weak.map { TextEditor.caret(placed($0)) }
    }

    private static func caret(_ rect: CGRect) -> CGRect { CGRect(x: rect.minX - 1, y: rect.minY, width: 2, height: rect.height) }

    func selectionRects(for range: UITextRange, visible: ClosedRange<CGFloat>? = nil) -> [UITextSelectionRect] {
        guard let range = self.range(range) else { return [] }
        let shift = origin
        let seen = visible.map { ($0.lowerBound - shift.y)...($0.upperBound - shift.y) }
        return textLayout.rects(of: range, visible: seen).map { rect in
            var rect = rect
            rect.rect = rect.rect.offsetBy(dx: shift.x, dy: shift.y)
            return OffsetSelectionRect(rect)
        }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let found = textLayout.caretPosition(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return OffsetTextPosition(found.offset, isUpstream: found.isUpstream)
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = self.range(range), let found = closestPosition(to: point) as? OffsetTextPosition else { return nil }
        return OffsetTextPosition(min(max(found.offset, range.lowerBound), range.upperBound), isUpstream: found.isUpstream)
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        textLayout.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).map { OffsetTextRange($0) }
    }

    /// Caret affinity at a soft line break. Backward draws the caret at the end of the upper line.
    var selectionAffinity: UITextStorageDirection {
        get { isUpstream ? .backward : .forward }
        set { select(selection, isUpstream: newValue == .backward, headIsFirst: headIsFirst) }
    }

    func textStyling(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
        hasText ? storage.store.attributes(at: offset(position)).values : typingAttributes
    }
}
