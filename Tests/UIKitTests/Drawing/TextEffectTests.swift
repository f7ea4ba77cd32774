import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Expanded and letterpress text, and line break strategies")
struct TextEffectTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func image(_ text: String, size: CGSize, scale: CGFloat = 1, _ attributes: [NSAttributedString.Key: Any]) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            NSAttributedString(string: text, attributes: attributes).draw(at: CGPoint(x: 4, y: 4))
        }.cgImage
    }

    @Test("The expansion attribute multiplies the width by e^value, and does not change the height", arguments: [0.5, -0.4])
    func expansion(logarithm: Double) {
        for text in ["Wide", "AVAVA office", "schön"] {
            let plain = NSAttributedString(string: text, attributes: [.font: font]).size()
            let wide = NSAttributedString(string: text, attributes: [.font: font, .expansion: logarithm]).size()
            #expect(abs(wide.width - plain.width * exp(logarithm)) < 0.05 * plain.width, "\(text)")
            #expect(abs(wide.height - plain.height) < 0.01)
        }
        let none = NSAttributedString(string: "Wide", attributes: [.font: font, .expansion: 0])
        #expect(none.size() == NSAttributedString(string: "Wide", attributes: [.font: font]).size())
    }

    @Test("Expanded glyphs are drawn wider with the same height")
    func drawing() {
        func extent(_ logarithm: Double) -> (width: Int, height: Int) {
            let size = CGSize(width: 120, height: 40)
            guard let image = image("█", size: size, [.font: font, .foregroundColor: UIColor.red, .expansion: logarithm]) else {
                return (0, 0)
            }
            let columns = (0..<image.width).filter { x in (0..<image.height).contains { (image.color(x: x, y: $0)?.alpha ?? 0) > 0.5 } }
            let rows = (0..<image.height).filter { y in (0..<image.width).contains { (image.color(x: $0, y: y)?.alpha ?? 0) > 0.5 } }
            return (columns.count, rows.count)
        }
        let (plain, wide) = (extent(0), extent(log(2)))
        #expect(abs(wide.width - 2 * plain.width) <= 2, "\(plain) \(wide)")
        #expect(abs(wide.height - plain.height) <= 1, "\(plain) \(wide)")
    }

    @Test("Letterpress glyphs are darker inside along their upper edges, with a light edge below")
    func letterpress() throws {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 60), .foregroundColor: UIColor(white: 0.5, alpha: 1),
            .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
        ]
        let shown = try #require(image("█", size: CGSize(width: 60, height: 90), attributes))
        let column = (0..<shown.height).compactMap { shown.color(x: 20, y: $0) }
        let covered = column.indices.filter { column[$0].alpha > 0.9 && column[$0].red < 0.6 }
        let (first, last) = (try #require(covered.first), try #require(covered.last))
        #expect(column[first].red < 0.4 && column[first + 1].red < 0.4, "the upper edge is shaded")
        #expect(abs(column[(first + last) / 2].red - 0.5) < 0.02 && abs(column[last - 1].red - 0.5) < 0.02, "the rest is not")
        #expect(column[last + 1].alpha > 0.3 && column[last + 1].red > 0.9, "below is a light edge")
    }

    @Test("Converting to AttributedString and back keeps the expansion, the text effect and the item tag")
    func scope() {
        var value = AttributedString("abc")
        value.expansion = 0.25
        value.textEffect = .letterpressStyle
        value.textItemTag = "tag"
        let attributes = NSAttributedString(value).attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.expansion] as? CGFloat == 0.25)
        #expect(attributes[.textEffect] as? NSAttributedString.TextEffectStyle == .letterpressStyle)
        #expect(attributes[.textItemTag] as? String == "tag")
        let back = AttributedString(NSAttributedString(string: "abc", attributes: attributes))
        #expect(back.runs.first?.expansion == 0.25 && back.runs.first?.textEffect == .letterpressStyle)
        #expect(back.runs.first?.textItemTag == "tag")
    }

    @Test("A label leaves no single word on its last line, unless its strategy allows it")
    func strategy() {
        let label = UILabel()
        #expect(label.lineBreakStrategy == .standard)
        label.numberOfLines = 0
        label.text = "one two three four"
        let (all, word) = (label.sizeThatFits(CGSize(width: 1000, height: 0)).width, size(of: "four").width)
        label.frame = CGRect(x: 0, y: 0, width: (all - word / 2).rounded(), height: 60)
        func lastLine() -> CGFloat {
            let image = UIGraphicsImageRenderer(bounds: label.bounds).image { context in label.layer.render(in: context.cgContext) }.cgImage
            guard let image else { return 0 }
            let rows = image.height / 2..<image.height
            let columns = (0..<image.width).filter { x in rows.contains { (image.color(x: x, y: $0)?.alpha ?? 0) > 0.3 } }
            return CGFloat(columns.last ?? 0) / CGFloat(image.width) * label.bounds.width
        }
        #expect(lastLine() > 1.5 * word, "two words")
        label.lineBreakStrategy = []
        #expect(lastLine() < 1.2 * word, "one word")
    }

    private func size(of text: String) -> CGSize {
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: UIFont.labelFontSize)]).size()
    }
}
