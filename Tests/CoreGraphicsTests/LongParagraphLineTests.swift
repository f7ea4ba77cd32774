import Testing
import UIKitTesting

@testable import CoreGraphics

/// Lines of long paragraphs that are measured by shaping the text once, compared with Pango's layout of the same text.
@Suite("Measured lines of long paragraphs")
struct LongParagraphLineTests {
    private let font = FontDescription(family: FontDescription.systemFamily, size: 15)

    private static let words = [
        "a", "of", "lodestone", "fi", "AVATAR", "naïve", "e\u{301}te\u{301}", "жизнь", "λόγος", "字典", "日本語の", "한국어", "สวัสดีครับ", "👩‍👩‍👧", "🇩🇪",
        "well-known", "https://example.org/a/b?c=d", "(x)", "“so”", "3.14", "नमस्ते", "—", String(repeating: "longest", count: 12),
    ]

    private func runs(_ text: String, _ paragraph: TextParagraphStyle = TextParagraphStyle()) -> [TextRun] {
        [TextRun(text, style: TextStyle(font: font), paragraph: paragraph)]
    }

    /// Random words, separated by zero, one or two spaces.
    private func text(seed: Int, length: Int) -> String {
        var dice = SeededGenerator(seed: UInt64(seed))
        // Some texts have only Latin words, so that one font has all glyphs.
        let known = seed % 2 == 0 ? LongParagraphLineTests.words : Array(LongParagraphLineTests.words.prefix(7))
        var result = ""
        while result.utf16.count < length {
            result += known.randomElement(using: &dice)! + ["", " ", " ", " ", "  "].randomElement(using: &dice)!
        }
        return result
    }

    @Test("Measured lines end at the same characters, and have the same sizes, as in Pango's layout", arguments: 0..<24)
    func sameLines(seed: Int) throws {
        let text = text(seed: seed, length: 1500)
        let width: CGFloat = [40, 120, 300, 701.5][seed % 4]
        var style = TextParagraphStyle()
        if seed % 3 == 1 { style.firstLineHeadIndent = 24 }
        if seed % 3 == 2 { style.headIndent = 16 }
        if seed % 5 == 3 { style.lineBreak = .byCharacter }
        let found = try #require(LongParagraphLines(runs: runs(text, style), utf16Offset: 0, width: width, smallestLength: 0))
        let paragraph = TextParagraph(runs: runs(text, style), utf16Offset: 0, width: width, maximumLines: 0, truncation: nil)
        let layout = TextLayout([], limits: .init(width: width))
        let broken = paragraph.lines.map { layout.makeLine($0, of: paragraph, isFirst: false, top: 0, width: width).line }
        #expect(found.lines.map(\.range.upperBound) == broken.map(\.range.upperBound))
        for (own, other) in zip(found.lines, broken) {
            #expect(abs(own.width - other.rect.width) < 1)
            // The ink of glyphs may extend slightly below the font's descender.
            #expect(abs(own.height - other.rect.height) < 0.25 && abs(own.ascent - other.ascent) < 0.25)
        }
    }

    @Test("Carets, positions and rectangles in a long paragraph equal those of its lines, stacked vertically")
    func positionsAndRectangles() throws {
        let text = text(seed: 7, length: 9000)
        let layout = TextLayout(runs(text), limits: .init(width: 300))
        #expect(layout.lines.count > 100)
        var end = 0
        var top: CGFloat = 0
        for line in layout.lines {
            #expect(line.range.lowerBound == end && abs(line.rect.minY - top) < 0.01)
            end = line.range.upperBound
            top = line.rect.maxY
        }
        #expect(end == text.utf16.count && abs(layout.size.height - top) < 0.01)
        let line = layout.lines[60]
        #expect(layout.caret(at: line.range.lowerBound).strong.minX < 0.01)
        #expect(abs(layout.caret(at: line.range.lowerBound).strong.minY - line.rect.minY) < 0.01)
        // With upstream affinity the same offset is at the end of the line above.
        let upstream = layout.caret(at: line.range.lowerBound, isUpstream: true).strong
        #expect(abs(upstream.minY - layout.lines[59].rect.minY) < 0.01 && upstream.minX > 200)
        #expect(layout.caretPosition(at: CGPoint(x: -5, y: line.rect.midY)).index == line.range.lowerBound)
        let beyond = layout.caretPosition(at: CGPoint(x: 1000, y: line.rect.midY))
        #expect(beyond.index == line.range.upperBound && beyond.isUpstream)
        let middle = (line.range.lowerBound + line.range.upperBound) / 2
        let caret = layout.caret(at: middle).strong
        #expect(layout.caretPosition(at: CGPoint(x: caret.minX + 0.1, y: caret.midY)).index == middle)
        let rects = layout.rects(of: layout.lines[58].range.lowerBound..<line.range.upperBound)
        #expect(rects.count == 3)
        // Moving right passes through all lines and reaches the end.
        var offset = 0
        var steps = 0
        while let next = layout.neighbor(of: offset, toRight: true).index {
            #expect(next > offset)
            offset = next
            steps += 1
        }
        #expect(offset == text.utf16.count && steps > 8000)
        while let next = layout.neighbor(of: offset, toRight: false).index { offset = next }
        #expect(offset == 0)
    }

    @Test("Paragraphs with features that only Pango lays out are not measured line by line")
    func needsPango() {
        func find(_ text: String, _ change: (inout TextRun) -> Void = { _ in }) -> LongParagraphLines? {
            var run = TextRun(text, style: TextStyle(font: font))
            change(&run)
            return LongParagraphLines(runs: [run], utf16Offset: 0, width: 300, smallestLength: 0)
        }
        #expect(find("Plain words") != nil)
        #expect(find("Words שלום") == nil)
        #expect(find("مرحبا") == nil)
        #expect(find("a\tb") == nil)
        #expect(find("soft\u{AD}hyphen") == nil)
        #expect(find("line\u{2028}separator") == nil)
        #expect(find("kern") { $0.style.kern = 1 } == nil)
        #expect(find("raised") { $0.style.baselineOffset = 3 } == nil)
        #expect(find("justified") { $0.paragraph.alignment = .justified } == nil)
        #expect(find("cut") { $0.paragraph.lineBreak = .truncate(.tail) } == nil)
        #expect(find("") == nil)
    }

    @Test("In a paragraph with a hanging indent, lines after the first extend to the right edge")
    func hanging() {
        var style = TextParagraphStyle()
        style.headIndent = 40
        let layout = TextLayout(runs(String(repeating: "word ", count: 60), style), limits: .init(width: 200))
        let rightEdges = layout.lines.dropFirst().dropLast().map { $0.rect.maxX }
        #expect(layout.lines[1].rect.minX == 40 && rightEdges.allSatisfy { $0 > 150 && $0 <= 200 })
    }

    @Test("Drawing a part of a paragraph of a megabyte lays out only the drawn lines")
    func drawsVisibleLinesOnly() throws {
        let text = String(repeating: "Some words of a line. ", count: 50_000)
        let layout = TextLayout(runs(text), limits: .init(width: 300))
        let context = try #require(CGContext(size: CGSize(width: 300, height: 200), scale: 1, opaque: false))
        layout.draw(in: context, at: CGPoint(x: 0, y: -layout.lines[10_000].rect.minY))
        guard case .found(let found, _) = layout.lines[0].source else {
            Issue.record("The paragraph was laid out by Pango")
            return
        }
        #expect((1...60).contains(found.laidCount))
    }
}
