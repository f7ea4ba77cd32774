import CoreText
import Foundation
import Testing
@testable import UIFoundation
import UIKit
import UIKitTesting

@MainActor
@Suite("Core Text")
struct CTLineTests {
    private let font = CTFontCreateWithName("NoSuchFont" as CFString, 20, nil)

    private func text(_ string: String, _ attributes: [CFString: Any] = [:]) -> NSAttributedString {
        var all = attributes
        all[kCTFontAttributeName] = attributes[kCTFontAttributeName] ?? font
        let keys = all.map { (NSAttributedString.Key(rawValue: $0.key as String), $0.value) }
        return NSAttributedString(string: string, attributes: Dictionary(uniqueKeysWithValues: keys))
    }

    private func width(_ line: CTLine) -> CGFloat { CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil)) }

    @Test("A line has the width of a label with the same text", arguments: ["Hello, World", "AVATAR fi", "مرحبا", "日本語", "a  b  "])
    func labelWidth(string: String) {
        let line = CTLineCreateWithAttributedString(text(string) as CFAttributedString)
        let host = TestHost(size: CGSize(width: 400, height: 100), scale: 2)
        let label = UILabel()
        label.attributedText = text(string)
        host.window.addSubview(label)
        let wanted = host.enter { label.intrinsicContentSize }
        // A label rounds its size up to a whole pixel.
        #expect(abs(wanted.width - width(line)) <= 0.501)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(abs(ascent + descent - label.font.lineHeight) < 1 || !string.allSatisfy(\.isASCII))
        #expect(CTLineGetStringRange(line).length == string.utf16.count)
    }

    @Test("A font has the metrics of UIFont, with a positive descent")
    func metrics() {
        let font: UIFont = CTFontCreateUIFontForLanguage(.system, 17, nil) ?? .systemFont(ofSize: 1)
        #expect(font == .systemFont(ofSize: 17) && CTFontGetSize(font) == 17)
        #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender && CTFontGetDescent(font) > 0)
        #expect(CTFontGetUnderlinePosition(font) < 0 && CTFontGetUnderlineThickness(font) > 0)
        let bold = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold)
        #expect(bold.map { CTFontGetSymbolicTraits($0).contains(.traitBold) } == true && bold.map { CTFontGetSize($0) } == 17)
        #expect(CTFontCopyPostScriptName(font) == font.fontName && CTFontCopyFamilyName(font) == font.familyName)
    }

    @Test("Offsets and positions of characters are inverse to each other")
    func positions() {
        let line = CTLineCreateWithAttributedString(text("Hello"))
        var last: CGFloat = -1
        for index in 0...5 {
            let offset = CTLineGetOffsetForStringIndex(line, index, nil)
            #expect(offset > last)
            last = offset
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset, y: 0)) == index)
        }
        // The system font has half of its letter spacing before each glyph, and half after it.
        #expect(abs(last - width(line)) < 0.7)
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, Double(width(line)) + 100) == 50)
        let spaced = CTLineCreateWithAttributedString(text("Hello  "))
        #expect(abs(CTLineGetTrailingWhitespaceWidth(spaced) - Double(width(spaced) - last)) < 0.7)
    }

    @Test("The runs of a line have attributes, and glyphs with positions and advances that add up to the width")
    func runs() throws {
        let string = NSMutableAttributedString(
            attributedString: text("Red", [kCTForegroundColorAttributeName: CGColor(red: 1, green: 0, blue: 0, alpha: 1)]))
        string.append(text("Black"))
        let line = CTLineCreateWithAttributedString(string)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.count == 2 && CTLineGetGlyphCount(line) == 8)
        let ranges = runs.map(CTRunGetStringRange)
        #expect(ranges == [CFRange(location: 0, length: 3), CFRangeMake(3, 5)])
        let attributes = try #require(CTRunGetAttributes(runs[0]) as? [NSAttributedString.Key: Any])
        #expect(attributes[NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName)] is CGColor && attributes[.font] is UIFont)
        var positions = [CGPoint](repeating: .zero, count: 5)
        var advances = [CGSize](repeating: .zero, count: 5)
        var indices = [CFIndex](repeating: 0, count: 5)
        CTRunGetPositions(runs[1], CFRange(), &positions)
        CTRunGetAdvances(runs[1], CFRange(), &advances)
        CTRunGetStringIndices(runs[1], CFRange(), &indices)
        #expect(indices == [3, 4, 5, 6, 7])
        #expect(abs(positions[0].x - CGFloat(CTRunGetTypographicBounds(runs[0], CFRange(), nil, nil, nil))) < 0.7)
        #expect(abs(positions[4].x + advances[4].width - width(line)) < 0.7)
    }

    @Test("The outline of a glyph is as high as the font's capitals, and that of a space is nil")
    func outlines() throws {
        var characters = Array("H x".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        #expect(CTFontGetGlyphsForCharacters(font, &characters, &glyphs, 3))
        let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        #expect(abs(path.boundingBoxOfPath.maxY - CTFontGetCapHeight(font)) < 1 && abs(path.boundingBoxOfPath.minY) < 0.5)
        #expect(CTFontCreatePathForGlyph(font, glyphs[1], nil) == nil)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let large = try #require(CTFontCreatePathForGlyph(font, glyphs[0], &double))
        #expect(abs(large.boundingBoxOfPath.height - 2 * path.boundingBoxOfPath.height) < 0.01)
        let line = CTLineCreateWithAttributedString(text("H x"))
        var found = [CGGlyph](repeating: 0, count: 3)
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        CTRunGetGlyphs(run, CFRange(), &found)
        #expect(found == glyphs)
        let advances = CTFontGetAdvancesForGlyphs(font, .default, glyphs, nil, 3)
        #expect(abs(CGFloat(advances) - width(line)) < 2)
        #expect(CTLineGetImageBounds(line, nil).height > 5)
    }

    @Test("A truncated line ends, starts or is broken with the token, and fits", arguments: [CTLineTruncationType.start, .end, .middle])
    func truncation(type: CTLineTruncationType) throws {
        let line = CTLineCreateWithAttributedString(text("A long line of text that has to be shortened"))
        let token = CTLineCreateWithAttributedString(text("…"))
        let short = try #require(CTLineCreateTruncatedLine(line, 150, type, token))
        #expect(width(short) <= 150.01 && width(short) > 120)
        #expect(CTLineCreateTruncatedLine(line, 1, type, token) == nil)
        #expect(CTLineCreateTruncatedLine(line, 10_000, type, token) === line)
    }

    @Test("A frame breaks lines in its box, and its size is that of the text")
    func frame() throws {
        let string = text("One line of text, and another one, and a third one\nand a paragraph")
        let framesetter = CTFramesetterCreateWithAttributedString(string as CFAttributedString)
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRange(), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fit)
        let wanted = string.boundingRect(
            with: CGSize(width: 200, height: CGFloat.infinity), options: .usesLineFragmentOrigin, context: nil)
        #expect(
            abs(size.height - wanted.height) < 1 && abs(size.width - wanted.width) < 1 && fit == CFRange(location: 0, length: string.length)
        )
        let box = CGRect(x: 10, y: 20, width: 200, height: size.height)
        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), CGPath(rect: box, transform: nil), nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.count > 2 && CFArrayGetCount(CTFrameGetLines(frame)) == lines.count)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y } && origins[0].y < size.height && (origins.last?.y ?? 0) > 0)
        let ranges = lines.map(CTLineGetStringRange)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.location + $0.length <= $1.location })
        #expect((ranges.last.map { $0.location + $0.length }) == string.length)
        let low = CTFramesetterCreateFrame(
            framesetter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 30), transform: nil), nil)
        #expect(CTFrameGetVisibleStringRange(low).length < string.length && CTFrameGetStringRange(low).length == string.length)
        let typesetter = CTFramesetterGetTypesetter(framesetter)
        let count = CTTypesetterSuggestLineBreak(typesetter, 0, 200)
        #expect(count > 0 && count <= ranges[1].location)
        #expect(width(CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: count))) <= 210)
    }

    /// The rows with ink, from the top.
    private func inkRows(_ size: CGSize, flipped: Bool = false, _ draw: (CGContext) -> Void) throws -> ClosedRange<Int>? {
        let context = try #require(
            CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        draw(context)
        let image = try #require(context.makeImage())
        let rows = (0..<image.height).filter { y in (0..<image.width).contains { image.pixel(x: $0, y: y) >> 24 > 40 } }
        return rows.first.flatMap { first in rows.last.map { first...$0 } }
    }

    @Test("A line is drawn above its baseline at the text position, which moves to its end")
    func drawing() throws {
        let line = CTLineCreateWithAttributedString(text("HHH"))
        let capital = CTFontGetCapHeight(font)
        let rows = try inkRows(CGSize(width: 100, height: 60)) { context in
            context.textPosition = CGPoint(x: 5, y: 20)
            CTLineDraw(line, context)
            #expect(abs(context.textPosition.x - 5 - width(line)) < 0.01)
        }
        // y points up: the baseline is 40 pixels below the top.
        #expect(rows.map { abs($0.upperBound - 39) <= 1 && abs(CGFloat($0.lowerBound) - (40 - capital)) <= 2 } == true)
        let framed = try inkRows(CGSize(width: 100, height: 60)) { context in
            let framesetter = CTFramesetterCreateWithAttributedString(text("HHH"))
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 60), transform: nil)
            CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), context)
        }
        #expect(framed.map { $0.upperBound < 25 } == true)
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        let part = try inkRows(CGSize(width: 100, height: 60)) { context in
            context.textPosition = CGPoint(x: 5, y: 20)
            CTRunDraw(run, context, CFRange(location: 1, length: 1))
        }
        #expect(part == rows)
    }

    @Test("Settings create a paragraph style, and a run delegate reserves space")
    func attributes() throws {
        var alignment = CTTextAlignment.center
        var spacing: CGFloat = 7
        let style = withUnsafePointer(to: &alignment) { first in
            withUnsafePointer(to: &spacing) { second in
                CTParagraphStyleCreate(
                    [
                        CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: first),
                        CTParagraphStyleSetting(spec: .lineSpacing, valueSize: MemoryLayout<CGFloat>.size, value: second),
                    ], 2)
            }
        }
        #expect(style.alignment == .center && style.lineSpacing == 7)
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 30 }, getDescent: { _ in 10 }, getWidth: { _ in 50 })
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { memory.deallocate() }
        let delegate = try #require(CTRunDelegateCreate(&callbacks, memory))
        #expect(CTRunDelegateGetRefCon(delegate) == memory)
        let line = CTLineCreateWithAttributedString(text("\u{FFFC}", [kCTRunDelegateAttributeName: delegate]))
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        #expect(abs(CTLineGetTypographicBounds(line, &ascent, &descent, nil) - 50) < 0.01)
        #expect(ascent >= 30 && descent >= 10)
    }
}
