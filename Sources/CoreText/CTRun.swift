import Foundation
import UIFoundation

/// The glyphs of a line's characters with the same attributes and the same font.
public final class CTRun {
    /// A run belongs to its line.
    let line: CTLine
    /// The index in the line's runs.
    let number: Int
    let shaped: TextLayout.ShapedRun

    init(line: CTLine, number: Int, shaped: TextLayout.ShapedRun) {
        (self.line, self.number, self.shaped) = (line, number, shaped)
    }

    /// The font that has the glyphs.
    var font: UIFont {
        var face = shaped.style.font
        if let family = shaped.fallbackFamily { face.family = family }
        return UIFont(face: face)
    }

    /// The bounds of the glyphs' ink, from the line's start; null without ink.
    var ink: CGRect {
        let face = font.face
        return zip(shaped.glyphs, shaped.positions).reduce(CGRect.null) { bounds, glyph in
            let ink = face.extents(ofGlyph: glyph.0).ink
            return ink.isEmpty ? bounds : bounds.union(ink.offsetBy(dx: glyph.1.x, dy: glyph.1.y))
        }
    }

    func indices(_ range: CFRange) -> Range<Int> { range.indices(in: 0..<shaped.glyphs.count) }
}

/// The properties of a run.
public struct CTRunStatus: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates a value with the given raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The text of the run is read from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
}

/// The number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.shaped.glyphs.count }

/// The attributes of a run, by `NSAttributedString.Key`. The font is the one that has the glyphs.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let index = run.shaped.range.lowerBound + run.line.offset
    guard index < run.line.string.length else { return [:] }
    var attributes = run.line.string.attributes(at: index, effectiveRange: nil)
    if run.shaped.fallbackFamily != nil || attributes[.font] == nil { attributes[.font] = run.font }
    return attributes
}

/// Whether a run is read from right to left.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.shaped.isRightToLeft ? .rightToLeft : [] }

/// The run's range of the text, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.shaped.range.lowerBound + run.line.offset, length: run.shaped.range.count)
}

/// Copies glyphs of a run.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (target, index) in run.indices(range).enumerated() { buffer[target] = CGGlyph(truncatingIfNeeded: run.shaped.glyphs[index]) }
}

/// Copies the origins of glyphs, in points from the line's start, with y pointing up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (target, index) in run.indices(range).enumerated() { buffer[target] = run.shaped.positions[index] }
}

/// Copies the advances of glyphs, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (target, index) in run.indices(range).enumerated() { buffer[target] = CGSize(width: run.shaped.advances[index], height: 0) }
}

/// Copies the indices of the glyphs' first characters in the text, in UTF-16 units.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (target, index) in run.indices(range).enumerated() { buffer[target] = run.shaped.indices[index] + run.line.offset }
}

/// Measures glyphs of a run: the height of the run's line above and below the baseline, and a leading of 0.
///
/// - Returns: The width in points.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = run.shaped.style.font.metrics
    let picture = run.shaped.style.picture
    ascent?.pointee = picture.map { $0.size.height + $0.rise } ?? metrics.ascender
    descent?.pointee = picture.map { -$0.rise } ?? -metrics.descender
    leading?.pointee = 0
    let indices = run.indices(range)
    return Double(indices.count == run.shaped.glyphs.count ? run.shaped.width : run.shaped.advances[indices].reduce(0, +))
}

/// The bounds of a run's ink, from the line's start. They begin at the text position of `context`, or at zero without a context. The whole run is measured.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    guard let context, !run.ink.isNull else { return run.ink }
    return run.ink.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// Draws a run at its position in the line, with the line's start at the context's text position. A part of the run is drawn by clipping at its edges.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let indices = run.indices(range)
    guard let first = indices.first, let last = indices.last else { return }
    if indices.count == run.shaped.glyphs.count { return run.line.draw(in: context, run: run.number) }
    let (start, end) = (run.shaped.positions[first].x, run.shaped.positions[last].x + run.shaped.advances[last])
    let height = 4 * run.shaped.style.font.size
    context.saveGState()
    let part = CGRect(x: start, y: -height, width: end - start, height: 2 * height)
    context.clip(to: part.applying(context.textMatrix))
    run.line.draw(in: context, run: run.number)
    context.restoreGState()
}
