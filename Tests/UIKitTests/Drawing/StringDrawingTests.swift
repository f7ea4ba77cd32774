import CoreGraphics
import Testing
import UIKit

@Suite("Drawing of strings")
struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)

    @Test("A string's size is the width of its widest line and the sum of its line heights, including kerning")
    func sizes() {
        let one = "Hello".size(withAttributes: [.font: font])
        #expect(abs(one.height - font.lineHeight) < 0.01)
        let two = "Hello\nHello".size(withAttributes: [.font: font])
        #expect(abs(two.height - 2 * font.lineHeight) < 0.01 && two.width == one.width)
        let kerned = "Hello".size(withAttributes: [.font: font, .kern: 2])
        #expect(kerned.width >= one.width + 8 - 0.01)
    }

    @Test("A bounding rectangle has at most the given width, and the height of its lines")
    func boundingRects() {
        let text = NSAttributedString(string: "The quick brown fox jumps over the lazy dog", attributes: [.font: font])
        let rect = text.boundingRect(with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(rect.width <= 100 && rect.height > 3 * font.lineHeight - 1)
        let line = text.boundingRect(with: CGSize(width: 100, height: 1000), options: [], context: nil)
        #expect(line.width > 200 && abs(line.minY + font.ascender) < 0.01)
    }

    @Test("The kern attribute may have any number type")
    func numbers() {
        func width(_ kern: Any) -> CGFloat { "Hello".size(withAttributes: [.font: font, .kern: kern]).width }
        #expect(
            width(3) == width(3.0) && width(3) == width(CGFloat(3)) && width(3) == width(NSNumber(value: 3)) && width(3) == width(Float(3)))
        #expect(width(3) > width(0))
    }

    @Test("Text that is too wide is scaled down, at most to the context's minimumScaleFactor")
    func scaling() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.3
        let text = NSAttributedString(string: "Supercalifragilistic", attributes: [.font: font])
        let natural = text.size()
        let limit = CGSize(width: natural.width * 0.7, height: font.lineHeight)
        let rect = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: context)
        #expect(context.actualScaleFactor < 0.72 && context.actualScaleFactor > 0.6)
        #expect(rect.width <= limit.width + 0.01)
        #expect(context.totalBounds == rect)
    }

    @Test("Text is drawn in the current context, in its colour")
    func drawing() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: .oneToOne).image { _ in
            "█".draw(at: CGPoint(x: 5, y: 2), withAttributes: [.font: font, .foregroundColor: UIColor.red])
        }
        #expect(image.cgImage?.color(x: 8, y: 12) == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(image.cgImage?.color(x: 2, y: 12)?.alpha == 0)
    }

    @Test("Oblique glyphs are slanted to the right above their baseline")
    func obliqueness() {
        func image(_ obliqueness: CGFloat) -> CGImage? {
            UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: .oneToOne).image { _ in
                "█".draw(at: CGPoint(x: 15, y: 2), withAttributes: [.font: font, .foregroundColor: UIColor.red, .obliqueness: obliqueness])
            }.cgImage
        }
        let middle = 2 + font.ascender - 8
        func isRed(_ image: CGImage?, _ x: CGFloat) -> Bool {
            image?.color(x: Int(x), y: Int(middle)) == RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        }
        let upright = image(0)
        let leaning = image(1)
        #expect(isRed(upright, 18) && !isRed(leaning, 18), "eight points over the baseline the left edge is eight points to the right")
        let width = "█".size(withAttributes: [.font: font]).width
        #expect(!isRed(upright, 15 + width + 4) && isRed(leaning, 15 + width + 4))
        #expect("█".size(withAttributes: [.font: font, .obliqueness: 1]).width == width)
    }

    @Test("Converting to AttributedString and back keeps obliqueness and ligatures")
    func conversion() {
        let text = NSAttributedString(string: "fi", attributes: [.obliqueness: 0.25, .ligature: 0])
        let value = AttributedString(text)
        #expect(value.runs.first?.obliqueness == 0.25 && value.runs.first?.ligature == 0)
        let back = NSAttributedString(value).attributes(at: 0, effectiveRange: nil)
        #expect(back[.obliqueness] as? CGFloat == 0.25 && back[.ligature] as? Int == 0)
    }

    @Test("An attribute that is set again replaces the older value")
    func replacing() {
        let text = NSMutableAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.red, .font: font])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 2))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 5))
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
        #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        #expect(text.size().height > 40)
    }

    @Test("A copy of a mutable paragraph style does not change with the original, and equal styles have equal hashes")
    func paragraphStyles() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.alignment = .right
        #expect(copy.alignment == .center && copy.lineSpacing == 4)
        #expect(copy != style)
        style.alignment = .center
        #expect(copy == style && copy.hash == style.hash)
        #expect(!(copy is NSMutableParagraphStyle))
    }
}
