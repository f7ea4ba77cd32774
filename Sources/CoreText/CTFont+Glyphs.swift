import Foundation
import UIFoundation

/// The direction in which glyphs are measured.
public enum CTFontOrientation: UInt32, Sendable {
    /// The same as `horizontal`.
    case `default` = 0
    /// Horizontal text.
    case horizontal = 1
}

/// Finds the glyphs of UTF-16 units. A character without a glyph gets 0, and so does the second half of a surrogate pair. Other fonts are not searched.
///
/// - Returns: Whether all characters have a glyph.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let units = UnsafeBufferPointer(start: characters, count: max(count, 0))
    var scalars: [UInt32] = []
    var targets: [Int] = []
    var index = 0
    while index < units.count {
        glyphs[index] = 0
        targets.append(index)
        if UTF16.isLeadSurrogate(units[index]), index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1]) {
            scalars.append(0x10000 + UInt32(units[index] & 0x3FF) << 10 + UInt32(units[index + 1] & 0x3FF))
            glyphs[index + 1] = 0
            index += 1
        } else {
            scalars.append(UInt32(units[index]))
        }
        index += 1
    }
    let found = font.face.glyphs(for: scalars)
    for (target, glyph) in zip(targets, found) { glyphs[target] = CGGlyph(truncatingIfNeeded: glyph) }
    return !found.contains(0)
}

/// Measures the advances of glyphs, in points.
///
/// - Returns: The sum of the widths.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(count, 0) {
        let advance = font.face.extents(ofGlyph: UInt32(glyphs[index])).advance
        advances?[index] = CGSize(width: advance, height: 0)
        sum += Double(advance)
    }
    return sum
}

/// Measures the ink of glyphs, in points from their origin, with y pointing up.
///
/// - Returns: The smallest rectangle that contains all of them if they are drawn at the same origin.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(count, 0) {
        let ink = font.face.extents(ofGlyph: UInt32(glyphs[index])).ink
        boundingRects?[index] = ink
        all = all.union(ink)
    }
    return all
}

/// The outline of a glyph in points from its origin, with y pointing up. Nil if the glyph is empty, as a space is.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let outline = font.face.outline(ofGlyph: UInt32(glyph)) else { return nil }
    return matrix.map { outline.applying($0.pointee) } ?? outline
}

extension CGPath {
    fileprivate func applying(_ matrix: CGAffineTransform) -> CGPath {
        let path = CGMutablePath()
        path.addPath(self, transform: matrix)
        return path
    }
}
