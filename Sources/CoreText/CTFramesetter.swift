import Foundation
import UIFoundation

/// Breaks a text into lines.
public final class CTFramesetter {
    let string: NSAttributedString

    init(_ string: NSAttributedString) { self.string = string }

    /// Lays out a part of the text.
    func layout(_ range: Range<Int>, width: CGFloat, height: CGFloat) -> TextLayout {
        let runs = string.textRuns(in: NSRange(range), isSingleLine: false)
        return TextLayout(runs, limits: TextLayout.Limits(width: width, height: height))
    }

    /// The range of a line in the text, with its line break.
    func range(of line: TextLayout.Line, offset: Int, within end: Int) -> Range<Int> {
        let lower = line.range.lowerBound + offset
        var upper = line.range.upperBound + offset
        let text = string.string as NSString
        if upper < end, CharacterSet.newlines.contains(Unicode.Scalar(text.character(at: upper)) ?? "a") {
            upper = min(NSMaxRange(text.rangeOfComposedCharacterSequence(at: upper)), end)
        }
        return lower..<upper
    }
}

/// Creates lines of a text that an app breaks itself. It is the same class as ``CTFramesetter``.
public typealias CTTypesetter = CTFramesetter

/// Lines of text in a rectangle.
///
/// A frame must be used on the thread that created it.
public final class CTFrame {
    let path: CGPath
    let box: CGRect
    let range: Range<Int>
    let layout: TextLayout
    let lines: [CTLine]

    init(_ framesetter: CTFramesetter, _ range: Range<Int>, _ path: CGPath) {
        self.path = path
        self.range = range
        let box = path.boundingBoxOfPath
        let layout = framesetter.layout(range, width: box.width, height: box.height)
        self.box = box
        self.layout = layout
        let string = framesetter.string
        lines = layout.lines.filter { !$0.range.isEmpty || layout.length > 0 }.map { line in
            let part = framesetter.range(of: line, offset: range.lowerBound, within: range.upperBound)
            return CTLine(string, offset: range.lowerBound, layout: layout, line: line, range: part)
        }
    }
}

/// Creates a framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(NSAttributedString(attributedString: attrString))
}

/// Creates a typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTFramesetterCreateWithAttributedString(string)
}

/// The typesetter of a framesetter.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter }

/// Lays out a part of the text in the bounding box of `path`. A range with a length of 0 extends to the end. Lines that do not fit are left out.
///
/// Differs from Core Text: the lines have the width of the box, also if the path is not a rectangle. `frameAttributes` is ignored.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, stringRange.indices(in: 0..<framesetter.string.length), path) }

/// Measures a part of the text in the available size `constraints`, in points. A width or height of 0, or of `CGFloat.greatestFiniteMagnitude`, is not
/// limited. Sets `fitRange` to the range of the text that fits. `frameAttributes` is ignored.
///
/// - Returns: The smallest size that contains all lines that fit.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ value: CGFloat) -> CGFloat { value > 0 && value < TextStyle.unlimitedLine ? value : .infinity }
    let range = stringRange.indices(in: 0..<framesetter.string.length)
    let layout = framesetter.layout(range, width: limit(constraints.width), height: limit(constraints.height))
    let end = layout.lines.last.map { framesetter.range(of: $0, offset: range.lowerBound, within: range.upperBound).upperBound }
    fitRange?.pointee = CFRange(location: range.lowerBound, length: max(0, (end ?? range.lowerBound) - range.lowerBound))
    return layout.size
}

/// The number of characters from `startIndex` on that fit in a line of `width` points, in UTF-16 units, with the line break.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    let length = typesetter.string.length
    guard startIndex >= 0, startIndex < length else { return 0 }
    let paragraph = (typesetter.string.string as NSString).paragraphRange(for: NSRange(location: startIndex, length: 0))
    let range = startIndex..<max(startIndex, NSMaxRange(paragraph))
    guard let line = typesetter.layout(range, width: CGFloat(max(width, 1)), height: .infinity).lines.first else { return 0 }
    return typesetter.range(of: line, offset: startIndex, within: range.upperBound).count
}

/// Creates a line of a part of the text. A range with a length of 0 extends to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTLine(typesetter.string, range: stringRange.indices(in: 0..<typesetter.string.length))
}

/// The lines of a frame from top to bottom, as `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the starts of lines, in points from the lower left corner of the path's bounding box, with y pointing up.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (target, index) in range.indices(in: 0..<frame.lines.count).enumerated() {
        let origin = frame.lines[index].line?.origin ?? .zero
        origins[target] = CGPoint(x: origin.x, y: frame.box.height - origin.y)
    }
}

/// The range of the text that was requested.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(location: frame.range.lowerBound, length: frame.range.count) }

/// The range of the text that fits in the frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    let end = frame.lines.last?.range.upperBound ?? frame.range.lowerBound
    return CFRange(location: frame.range.lowerBound, length: end - frame.range.lowerBound)
}

/// The path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws the lines of a frame in the path's bounding box. The text is upright if y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    context.saveGState()
    context.translateBy(x: frame.box.minX, y: frame.box.maxY)
    context.scaleBy(x: 1, y: -1)
    frame.layout.draw(in: context, at: .zero)
    context.restoreGState()
}
