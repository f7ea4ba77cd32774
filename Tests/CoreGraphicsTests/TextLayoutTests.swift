import CoreGraphics
import Testing

@Suite("Text layout")
struct TextLayoutTests {
    private let font = FontDescription(family: FontDescription.systemFamily, size: 17)

    private func layout(_ text: String, _ limits: TextLayout.Limits = .init(), change: (inout TextParagraphStyle) -> Void = { _ in })
        -> TextLayout
    {
        var paragraph = TextParagraphStyle()
        change(&paragraph)
        return TextLayout([TextRun(text, style: TextStyle(font: font), paragraph: paragraph)], limits: limits)
    }

    private let long = "The quick brown fox jumps over the lazy dog and runs on for a while."

    @Test("Lines break between words, fit the width and cover the whole text")
    func wrapping() {
        let layout = layout(long, .init(width: 120))
        #expect(layout.lines.count > 3)
        for line in layout.lines {
            #expect(line.rect.maxX <= 120.01)
            let first = Array(long.utf16)[line.range.lowerBound]
            #expect(first != 32)
        }
        #expect(layout.lines.first?.range.lowerBound == 0)
        #expect(layout.lines.last?.range.upperBound == long.utf16.count)
        #expect(isClose(layout.size.height, layout.lines.reduce(0) { $0 + $1.rect.height }))
        #expect(!layout.isTruncated)
    }

    @Test(
        "A text in its natural size is not truncated", arguments: ["A", "Hello", "The quick brown fox", "Zwölf Boxkämpfer", "1 2 3\n4 5"])
    func ownSize(text: String) {
        let natural = layout(text)
        let again = layout(text, .init(width: natural.size.width, height: natural.size.height, truncation: .tail))
        #expect(again.lines.count == natural.lines.count)
        #expect(!again.isTruncated)
    }

    @Test("Sizes do not depend on the drawing scale, and grow with the font")
    func sizes() {
        let small = layout("Hamburg")
        #expect(small.size.height == font.metrics.lineHeight)
        #expect(isClose(small.firstBaseline, font.metrics.ascender))
        var big = font
        big.size = 34
        let double = TextLayout([TextRun("Hamburg", style: TextStyle(font: big))])
        // The system font's tracking is smaller at larger sizes.
        let tracking = 7 * (big.tracking - 2 * font.tracking)
        #expect(isClose(double.size.width, 2 * small.size.width + tracking, within: 0.2))
        #expect(font.metrics.capHeight > font.metrics.xHeight)
        #expect(font.metrics.descender < 0)
    }

    @Test("A text with too many lines ends with an ellipsis", arguments: [TextTruncation.head, .middle, .tail])
    func truncation(mode: TextTruncation) {
        let layout = layout(long, .init(width: 120, lines: 2, truncation: mode))
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(layout.lines.allSatisfy { $0.rect.maxX <= 120.01 })
    }

    @Test("The last line has an ellipsis if paragraphs follow, even if it has enough space")
    func truncatedParagraphs() {
        let layout = layout("One\nTwo\nThree", .init(width: 200, lines: 2, truncation: .tail))
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(layout.lines[1].rect.width > self.layout("Two").size.width)
    }

    @Test("A limited height omits lines, but never the first line")
    func heights() {
        let line = font.metrics.lineHeight
        #expect(layout(long, .init(width: 120, height: line * 2.2)).lines.count == 2)
        #expect(layout(long, .init(width: 120, height: 1)).lines.count == 1)
    }

    @Test("Paragraphs are aligned in the given width, or in the width of the longest line")
    func alignment() {
        for (alignment, fraction) in [(TextParagraphStyle.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)] {
            let layout = layout("Hello", .init(width: 200)) { $0.alignment = alignment }
            #expect(isClose(layout.lines[0].rect.minX, (200 - layout.lines[0].rect.width) * fraction, within: 0.01))
        }
        let two = layout("Hello\nA longer line") { $0.alignment = .right }
        #expect(isClose(two.lines[0].rect.maxX, two.lines[1].rect.maxX, within: 0.01))
        let hebrew = layout("שלום", .init(width: 200))
        #expect(isClose(hebrew.lines[0].rect.maxX, 200, within: 0.01))
    }

    @Test("Line spacing, paragraph spacing, indents and line heights are applied")
    func paragraphs() {
        let line = font.metrics.lineHeight
        let spaced = layout("One\nTwo") {
            $0.lineSpacing = 5
            $0.paragraphSpacing = 10
        }
        #expect(isClose(spaced.lines[1].rect.minY, line + 15, within: 0.01))
        #expect(isClose(spaced.size.height, 2 * line + 15, within: 0.01))
        let indented = layout(long, .init(width: 150)) {
            $0.firstLineHeadIndent = 20
            $0.headIndent = 8
            $0.tailIndent = -10
        }
        #expect(isClose(indented.lines[0].rect.minX, 20) && isClose(indented.lines[1].rect.minX, 8))
        #expect(indented.lines.allSatisfy { $0.rect.maxX <= 140.01 })
        let high = layout("One\nTwo") { $0.minimumLineHeight = 40 }
        #expect(isClose(high.size.height, 80) && high.firstBaseline > 30)
        let low = layout("One\nTwo") { $0.maximumLineHeight = 12 }
        #expect(isClose(low.size.height, 24))
    }

    @Test("An index and its rectangle map to each other")
    func indexesAndRectangles() {
        let text = "Grüße 👋🏽 an\nalle Leute hier"
        let layout = layout(text, .init(width: 90))
        var index = 0
        for character in text {
            let range = index..<index + character.utf16.count
            index = range.upperBound
            guard !character.isWhitespace, let rect = layout.rects(of: range).first else { continue }
            #expect(layout.index(at: CGPoint(x: rect.minX + rect.width * 0.2, y: rect.midY)) == range.lowerBound, "\(character)")
        }
        #expect(layout.index(at: CGPoint(x: 500, y: 500)) == text.utf16.count)
        #expect(layout.index(at: CGPoint(x: -5, y: -5)) == 0)
    }

    @Test("An empty text has one line; a trailing line feed begins another line")
    func emptyText() {
        #expect(layout("").lines.count == 1)
        #expect(isClose(layout("").size.height, font.metrics.lineHeight))
        #expect(layout("One\n").lines.count == 2)
        #expect(TextLayout([]).lines.isEmpty)
    }

    @Test("Glyphs are drawn at their layout positions in their colours")
    func drawing() {
        let context = CGContext.topLeft(60, 30)
        let layout = TextLayout([
            TextRun("█", style: TextStyle(font: font, color: red)), TextRun("█", style: TextStyle(font: font, color: blue)),
        ])
        layout.draw(in: context, at: .zero)
        let half = Int(layout.size.width / 4)
        let y = Int(layout.firstBaseline - 5)
        #expect(context.pixel(half, y) == [255, 0, 0, 255])
        #expect(context.pixel(3 * half, y) == [0, 0, 255, 255])
        #expect(context.pixel(59, 29) == [0, 0, 0, 0])
    }

    @Test("Alpha, underline, background and shadow are drawn")
    func decorations() {
        let context = CGContext.topLeft(60, 40)
        var style = TextStyle(font: font, color: red)
        style.background = green
        style.underline = TextStyle.Line(weight: .thick, color: blue)
        let layout = TextLayout([TextRun("    . ", style: style)])
        layout.draw(in: context, at: .zero)
        #expect(context.pixel(2, 3) == [0, 255, 0, 255])
        let column = (0..<Int(layout.size.height)).map { context.pixel(2, $0) }
        #expect(column.contains { $0[2] > 200 && $0[1] < 60 })
        let faint = CGContext.topLeft(60, 40)
        faint.setAlpha(0.5)
        TextLayout([TextRun("█", style: TextStyle(font: font, color: red))]).draw(in: faint, at: .zero)
        #expect(faint.pixel(4, 10) == [128, 0, 0, 128])
        let shadowed = CGContext.topLeft(60, 60)
        var shadow = TextStyle(font: font, color: red)
        shadow.shadow = TextStyle.Shadow(offset: CGSize(width: 0, height: 30), blur: 0, color: blue)
        TextLayout([TextRun("█", style: shadow)]).draw(in: shadowed, at: .zero)
        #expect(shadowed.pixel(4, 10) == [255, 0, 0, 255])
        #expect(shadowed.pixel(4, 40) == [0, 0, 255, 255])
    }
}
