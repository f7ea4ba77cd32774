import CGtk
import Testing
import UIKitTesting

@testable import CoreGraphics

/// Short lines of plain letters that are shaped without Pango's layout, compared with Pango's layout of the same text.
// The suite is serialized and on the main actor, like other tests that lay out text, because fonts belong to one thread.
@Suite("Plain lines, which are laid out without Pango", .serialized) @MainActor
struct PlainLineTests {
    private static let fonts = [
        FontDescription(family: FontDescription.systemFamily, size: 15), FontDescription(family: "DejaVu Sans", size: 11),
        FontDescription(family: FontDescription.serifFamily, size: 21.5, weight: 700),
        FontDescription(family: FontDescription.monospacedFamily, size: 13, isItalic: true),
        FontDescription(family: FontDescription.systemFamily, size: 17).with(.textStyle),
    ]
    private static let words = [
        "AVATAR", "fi", "office", "To.", "(x)", "3.14", "a-b", "--", "\"so\"", "W", "ffl", "j", "https://a.b/c?d=e", "~",
    ]

    private func runs(_ text: String, _ style: TextStyle, _ paragraph: TextParagraphStyle = TextParagraphStyle()) -> [TextRun] {
        [TextRun(text, style: style, paragraph: paragraph)]
    }

    private func text(_ seed: Int) -> String {
        var dice = SeededGenerator(seed: UInt64(seed))
        var result = seed % 3 == 0 ? " " : "x"
        for _ in 0..<Int.random(in: 0...12, using: &dice) {
            result += PlainLineTests.words.randomElement(using: &dice)! + ["", " ", "  "].randomElement(using: &dice)!
        }
        return result + (seed % 3 == 0 ? "y" : "")
    }

    @Test("Glyphs, their positions and the line height are exactly those of Pango's layout", arguments: 0..<60)
    func sameGlyphs(seed: Int) throws {
        let style = TextStyle(font: PlainLineTests.fonts[seed % PlainLineTests.fonts.count])
        let text = text(seed)
        let plain = try #require(PlainLine(runs: runs(text, style), utf16Offset: 7, width: 4000))
        let paragraph = TextParagraph(runs: runs(text, style), utf16Offset: 7, width: 4000, maximumLines: 0, truncation: nil)
        let lines = paragraph.lines
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        let extents = paragraph.measure(line)
        let unit = CGFloat(PANGO_SCALE)
        #expect(plain.found.width == CGFloat(extents.width) / unit)
        #expect(plain.found.ascent == -CGFloat(extents.y) / unit)
        #expect(plain.found.height == CGFloat(extents.height) / unit)
        let all = TextLayout.runs(of: line, in: paragraph)
        #expect(all.count == 1)
        let (own, other) = (try #require(plain.run), try #require(all.first))
        #expect(own.font == other.font && own.x == other.x && own.rise == other.rise && own.width == other.width)
        #expect(own.glyphs.pointee.num_glyphs == other.glyphs.pointee.num_glyphs)
        for index in 0..<Int(min(own.glyphs.pointee.num_glyphs, other.glyphs.pointee.num_glyphs)) {
            let (letter, second) = (own.glyphs.pointee.glyphs[index], other.glyphs.pointee.glyphs[index])
            #expect(letter.glyph == second.glyph)
            #expect(letter.geometry.width == second.geometry.width)
            #expect(letter.geometry.x_offset == second.geometry.x_offset && letter.geometry.y_offset == second.geometry.y_offset)
            #expect(own.glyphs.pointee.log_clusters[index] == other.glyphs.pointee.log_clusters[index])
        }
        for offset in 0...text.utf8.count {
            #expect(plain.x(at: 7 + offset) == paragraph.cursor(atByte: offset).strong)
        }
    }

    @Test("A plain line has the same sizes, carets, rectangles, positions and pixels as in Pango's layout", arguments: 0..<20)
    func sameMeasurements(seed: Int) throws {
        var style = TextStyle(font: PlainLineTests.fonts[seed % PlainLineTests.fonts.count])
        if seed % 4 == 1 { style.underline = .init() }
        if seed % 4 == 2 { style.background = CGColor(red: 1, green: 0.9, blue: 0.2, alpha: 1) }
        var paragraph = TextParagraphStyle()
        paragraph.alignment = [.natural, .center, .right][seed % 3]
        if seed % 5 == 3 { (paragraph.firstLineHeadIndent, paragraph.headIndent) = (20, 8) }
        if seed % 5 == 4 { paragraph.lineHeightMultiple = 1.4 }
        let text = text(seed + 100)
        // An invisible baseline offset prevents the second layout from using a plain line.
        var pangos = style
        pangos.baselineOffset = 1e-9
        let plain = TextLayout(runs(text, style, paragraph), limits: .init(width: 3000))
        let other = TextLayout(runs(text, pangos, paragraph), limits: .init(width: 3000))
        guard case .plain = try #require(plain.lines.first).source else { return #expect(Bool(false), "It is not plain") }
        guard case .broken = try #require(other.lines.first).source else { return #expect(Bool(false), "It is plain") }
        #expect(plain.size == other.size && plain.length == other.length && !plain.isTruncated)
        #expect(plain.lines.map(\.rect) == other.lines.map(\.rect) && plain.lines.map(\.origin) == other.lines.map(\.origin))
        #expect(plain.lines.map(\.range) == other.lines.map(\.range))
        #expect(plain.isRightToLeft == other.isRightToLeft)
        for offset in 0...text.utf16.count {
            #expect(plain.caret(at: offset).strong == other.caret(at: offset).strong)
            #expect(plain.caret(at: offset, isUpstream: true).strong == other.caret(at: offset, isUpstream: true).strong)
            #expect(plain.rects(of: 0..<offset) == other.rects(of: 0..<offset))
            #expect(plain.neighbor(of: offset, toRight: true).index == other.neighbor(of: offset, toRight: true).index)
            #expect(plain.isRightToLeft(at: offset) == other.isRightToLeft(at: offset))
        }
        for x in stride(from: -10, through: Double(plain.size.width) + 40, by: 3.7) {
            #expect(plain.caretPosition(at: CGPoint(x: x, y: 5)).index == other.caretPosition(at: CGPoint(x: x, y: 5)).index)
        }
        #expect(plain.overhang(of: 0..<1)?.top == other.overhang(of: 0..<1)?.top)
        let (own, second) = (picture(of: plain), picture(of: other))
        #expect(own == second && own.contains { $0 != 0 })
    }

    private func picture(of layout: TextLayout) -> [UInt32] {
        let context = CGContext.topLeft(600, 60, scale: 2)
        layout.draw(in: context, at: CGPoint(x: 3 - (layout.lines.first?.origin.x ?? 0), y: 4))
        return context.makeImage().map(pixels) ?? []
    }

    private func pixels(_ image: CGImage) -> [UInt32] { (0..<image.height).flatMap { Array(image.row($0)) } }

    @Test(
        "Pango lays out text with characters other than plain letters, and text that is wider than the line",
        arguments: ["", "123", "naïve", "a\tb", "a\u{AD}b", "שלום", "a\u{200B}b", String(repeating: "wide ", count: 30)])
    func needsPango(text: String) {
        let style = TextStyle(font: PlainLineTests.fonts[0])
        #expect(PlainLine(runs: runs(text, style), utf16Offset: 0, width: 300) == nil)
    }

    @Test("A text that fits the width exactly is a plain line; in a slightly smaller width the text has two lines")
    func exactFit() throws {
        let style = TextStyle(font: PlainLineTests.fonts[0])
        let text = "wherever two words meet"
        let width = try #require(PlainLine(runs: runs(text, style), utf16Offset: 0, width: .infinity)).found.width
        #expect(TextLayout(runs(text, style), limits: .init(width: width)).lines.count == 1)
        #expect(PlainLine(runs: runs(text, style), utf16Offset: 0, width: width) != nil)
        let narrower = width - 2 / CGFloat(PANGO_SCALE)
        #expect(PlainLine(runs: runs(text, style), utf16Offset: 0, width: narrower) == nil)
        #expect(TextLayout(runs(text, style), limits: .init(width: narrower)).lines.count == 2)
    }

    @Test("The last allowed line ends with an ellipsis if more paragraphs follow")
    func truncated() throws {
        let style = TextStyle(font: PlainLineTests.fonts[0])
        let layout = TextLayout(runs("one\ntwo\nthree", style), limits: .init(width: 300, lines: 2, truncation: .tail))
        #expect(layout.lines.count == 2 && layout.isTruncated)
        guard case .plain = layout.lines[0].source, case .broken(let paragraph, _) = layout.lines[1].source else {
            return #expect(Bool(false), "The first line should be plain, and the second one broken by Pango.")
        }
        #expect(paragraph.text == "two…")
    }

    @Test("An image with glyph runs can be drawn after its layout is deallocated")
    func outlivesLayout() throws {
        var layout: TextLayout? = TextLayout(runs("kept", TextStyle(font: PlainLineTests.fonts[1])), limits: .init(width: 300))
        let image = try #require(layout?.picture(of: 0..<1, size: CGSize(width: 60, height: 20), scale: 1, at: .zero))
        layout = nil
        #expect(pixels(image).contains { $0 != 0 })
    }
}
