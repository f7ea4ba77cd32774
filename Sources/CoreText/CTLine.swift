import Foundation
import UIFoundation

/// A line of text. Its positions are points from the line's start, with y pointing up from the baseline.
///
/// A line must be used on the thread that created it.
public final class CTLine {
    let string: NSAttributedString
    /// The index in `string` of the layout's first character.
    let offset: Int
    let layout: TextLayout
    /// The line of the layout; nil for an empty line.
    let line: TextLayout.Line?
    /// The line's characters in `string`, with its line break.
    let range: Range<Int>

    init(_ string: NSAttributedString, offset: Int, layout: TextLayout, line: TextLayout.Line?, range: Range<Int>) {
        (self.string, self.offset, self.layout, self.line, self.range) = (string, offset, layout, line, range)
    }

    /// Creates a line of a part of a text.
    convenience init(_ string: NSAttributedString, range: Range<Int>) {
        let runs = string.textRuns(in: NSRange(location: range.lowerBound, length: range.count), isSingleLine: true)
        let layout = TextLayout(runs)
        self.init(string, offset: range.lowerBound, layout: layout, line: range.isEmpty ? nil : layout.lines.first, range: range)
    }

    /// The runs from left to right. They retain the line, which therefore does not store them. O(glyphs)
    var runs: [CTRun] {
        guard let line else { return [] }
        return layout.shapedRuns(of: line).enumerated().map { CTRun(line: self, number: $0.offset, shaped: $0.element) }
    }

    /// The x coordinate of the end of the characters before an index.
    func x(before index: Int) -> CGFloat {
        guard let line else { return 0 }
        let position = min(max(index - offset, line.range.lowerBound), line.range.upperBound)
        return layout.caret(at: position, isUpstream: position == line.range.upperBound).strong.minX - line.rect.minX
    }

    /// The index of the character boundary nearest to an x coordinate.
    func index(atX x: CGFloat) -> Int {
        guard let line else { return range.lowerBound }
        return layout.caretPosition(atX: x + line.rect.minX, onLine: line).index + offset
    }

    /// Draws the line, or one of its runs, at the context's text position.
    func draw(in context: CGContext, run: Int? = nil) {
        guard let line else { return }
        context.saveGState()
        context.concatenate(context.textMatrix)
        context.scaleBy(x: 1, y: -1)
        let origin = CGPoint(x: -line.origin.x, y: -line.origin.y)
        if let run {
            layout.draw(run: run, of: line, in: context, at: origin)
        } else if let number = layout.lines.firstIndex(where: { $0.range == line.range && $0.origin == line.origin }) {
            layout.draw(lines: number..<number + 1, in: context, at: origin)
        }
        context.restoreGState()
    }
}

/// The side at which a line is shortened.
public enum CTLineTruncationType: UInt32, Sendable {
    /// The start of the text is left out.
    case start = 0
    /// The end of the text is left out.
    case end = 1
    /// The middle of the text is left out.
    case middle = 2
}

/// The options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: CFIndex

    /// Creates a value with the given raw value.
    public init(rawValue: CFIndex) { self.rawValue = rawValue }

    /// The bounds without the font's leading, which is 0 here.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// The ink of the glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
}

/// Creates a line of a whole text. Line breaks have no effect.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    let copy = NSAttributedString(attributedString: attrString)
    return CTLine(copy, range: 0..<copy.length)
}

/// Creates a line that is not wider than `width` points. A part of the text is replaced by `truncationToken`, or left out if that is nil. Returns the line
/// itself if it fits, and nil if the token does not fit.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    let full = CTLineGetTypographicBounds(line, nil, nil, nil)
    if full <= width { return line }
    let token = truncationToken.map { CTLineGetTypographicBounds($0, nil, nil, nil) } ?? 0
    guard token <= width else { return nil }
    let text = line.string.string as NSString
    /// The last character boundary that is not after an x coordinate.
    func boundary(atX x: Double) -> Int {
        var index = line.index(atX: CGFloat(x))
        while index > line.range.lowerBound, Double(line.x(before: index)) > x + 0.001 {
            index = text.rangeOfComposedCharacterSequence(at: index - 1).location
        }
        return index
    }
    /// The first character boundary from which on the rest of the line is not wider than `space`.
    func boundary(ofEnd space: Double) -> Int {
        var index = boundary(atX: full - space)
        while index < line.range.upperBound, full - Double(line.x(before: index)) > space + 0.001 {
            index = NSMaxRange(text.rangeOfComposedCharacterSequence(at: index))
        }
        return index
    }
    let space = width - token
    let (end, start): (Int, Int) =
        switch truncationType {
        case .end: (boundary(atX: space), line.range.upperBound)
        case .start: (line.range.lowerBound, boundary(ofEnd: space))
        case .middle: (boundary(atX: space / 2), boundary(ofEnd: space / 2))
        }
    let result = NSMutableAttributedString()
    func append(_ range: Range<Int>) {
        if !range.isEmpty { result.append(line.string.attributedSubstring(from: NSRange(range))) }
    }
    append(line.range.lowerBound..<end)
    if let truncationToken {
        result.append(truncationToken.string.attributedSubstring(from: NSRange(truncationToken.range)))
    }
    append(max(start, end)..<line.range.upperBound)
    return CTLineCreateWithAttributedString(result)
}

/// The glyph runs of a line, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// The number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.shaped.glyphs.count } }

/// The line's range of the text, in UTF-16 units, with its line break.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.range.lowerBound, length: line.range.count) }

/// Measures a line: its height above and below the baseline, and its leading, which is 0.
///
/// - Returns: The width in points. It is that of a label with the same text.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.line?.ascent ?? 0
    descent?.pointee = line.line.map { $0.rect.height - $0.ascent } ?? 0
    leading?.pointee = 0
    return Double(line.line?.rect.width ?? 0)
}

/// The bounds of a line, from its start on the baseline, with y pointing up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.runs.reduce(CGRect.null) { $0.union($1.ink) } }
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    return CGRect(x: 0, y: -descent, width: CGFloat(width), height: ascent + descent)
}

/// The bounds of a line's ink. They begin at the text position of `context`, or at zero without a context.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let ink = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
    guard let context, !ink.isNull else { return ink }
    return ink.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// The width of spaces at the end of a line, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let text = line.string.string as NSString
    var index = line.range.upperBound
    while index > line.range.lowerBound, CharacterSet.whitespacesAndNewlines.contains(Unicode.Scalar(text.character(at: index - 1)) ?? "a")
    {
        index -= 1
    }
    return max(0, CTLineGetTypographicBounds(line, nil, nil, nil) - Double(line.x(before: index)))
}

/// The index of the character boundary nearest to a point, in UTF-16 units.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex { line.index(atX: position.x) }

/// The distance from the line's start to a character, in points.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let x = line.x(before: charIndex)
    secondaryOffset?.pointee = x
    return x
}

/// The distance by which a line is moved to align it in a width. `flushFactor` is 0 for the left, 0.5 for the centre and 1 for the right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, flushWidth - CTLineGetTypographicBounds(line, nil, nil, nil)) * Double(min(max(flushFactor, 0), 1))
}

/// Draws a line with its start at the context's text position, and moves that position to the line's end. The text is upright if y points up in the space of
/// `textMatrix`.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.draw(in: context)
    context.textPosition.x += CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil)) * context.textMatrix.a
}
