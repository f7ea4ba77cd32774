import Testing
import UIKitTesting

@testable import UIKit

/// Attributes of font descriptors, and of text.
@Suite @MainActor
struct FontDescriptorAttributeTests {
    private func width(_ text: String, _ font: UIFont, _ more: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font].merging(more) { $1 }).size().width
    }

    private func font(_ settings: [[UIFontDescriptor.FeatureKey: Int]], _ base: UIFont = .systemFont(ofSize: 20)) -> UIFont {
        UIFont(descriptor: base.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
    }

    @Test("With the feature setting for monospaced digits all digits have equal widths, in labels too")
    func numberSpacing() {
        let plain = UIFont.systemFont(ofSize: 20)
        let equal = font([[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]])
        #expect(width("1111", plain) < width("0000", plain) - 1 && width("1111", equal) == width("0000", equal))
        #expect(equal.pointSize == 20 && equal != plain && equal.withSize(30).fontDescriptor.object(forKey: .featureSettings) != nil)
        let older = font([[.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]])
        #expect(older == equal)
        let label = UILabel()
        label.font = equal
        label.text = "1111"
        let narrow = label.intrinsicContentSize.width
        label.text = "0000"
        #expect(label.intrinsicContentSize.width == narrow)
        // A later setting of the same feature takes precedence.
        #expect(width("1111", font([[.type: kNumberSpacingType, .selector: kProportionalNumbersSelector]], equal)) == width("1111", plain))
    }

    @Test("The features for fractions and superiors select other glyphs, and unknown features change nothing")
    func otherFeatures() {
        let plain = UIFont.systemFont(ofSize: 20)
        #expect(width("1/2", font([[.type: kFractionsType, .selector: kDiagonalFractionsSelector]])) != width("1/2", plain))
        #expect(width("222", font([[.type: kVerticalPositionType, .selector: kSuperiorsSelector]])) < width("222", plain))
        #expect(font([[.type: 99, .selector: 1]]) == plain && font([[.type: kNumberSpacingType]]) == plain)
        let tag = plain.fontDescriptor.addingAttributes([
            .featureSettings: [[UIFontDescriptor.FeatureKey("CTFeatureOpenTypeTag"): "tnum" as Any, .init("CTFeatureOpenTypeValue"): 1]]
        ])
        #expect(width("1111", UIFont(descriptor: tag, size: 0)) == width("0000", UIFont(descriptor: tag, size: 0)))
    }

    @Test("A font descriptor returns the attributes with which it was created")
    func attributes() {
        let made = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 15, .face: "Bold"]), size: 0)
        #expect(made.pointSize == 15 && made.fontName == "Inter-Bold")
        let bold = UIFont.systemFont(ofSize: 13).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
        ])
        #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 13, weight: .heavy))
        let system = UIFont.systemFont(ofSize: 13, weight: .semibold)
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: system.fontDescriptor.fontAttributes), size: 0) == system)
        #expect(system.fontDescriptor.object(forKey: .size) as? CGFloat == 13)
        let title = UIFont.preferredFont(forTextStyle: .title2)
        #expect(title.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .title2)
        #expect(system.fontDescriptor.object(forKey: .textStyle) == nil)
        #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline]), size: 0).pointSize == 17)
        let italic = title.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 0.2]])
        #expect(italic.symbolicTraits.contains(.traitItalic) && italic.pointSize == title.pointSize)
    }

    // MARK: Paragraphs

    private func lines(_ text: String, _ strategy: NSParagraphStyle.LineBreakStrategy, width: CGFloat) -> [String] {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width + 10, height: 300))
        view.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        var lines: [String] = []
        let manager = view.layoutManager
        var position = 0
        while position < text.utf16.count {
            var range = NSRange()
            _ = manager.lineFragmentRect(forGlyphAt: position, effectiveRange: &range)
            lines.append((text as NSString).substring(with: range).trimmingCharacters(in: .whitespaces))
            position = max(range.location + range.length, position + 1)
        }
        return lines
    }

    @Test("The line break strategy pushOut avoids a last line with a single word")
    func pushOutStrategy() {
        let text = "These few words leave one"
        let width = ceil(width("These few words leave", .systemFont(ofSize: 17))) + 2
        #expect(lines(text, [], width: width) == ["These few words leave", "one"])
        #expect(lines(text, .pushOut, width: width) == ["These few words", "leave one"])
        #expect(lines("Two words", .pushOut, width: width) == ["Two words"])
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = .standard
        #expect(
            (style.copy() as? NSParagraphStyle)?.lineBreakStrategy.contains(.pushOut) == true && NSParagraphStyle().lineBreakStrategy == [])
    }

    @Test("Korean words are not broken if they fit on a line")
    func hangul() {
        let text = "안녕하세요 여러분들"
        let width = width("안녕하세요 여러", .systemFont(ofSize: 17)) + 4
        #expect(lines(text, [], width: width).first == "안녕하세요 여러")
        #expect(lines(text, .hangulWordPriority, width: width).first == "안녕하세요")
        // A word that is longer than a line is broken.
        #expect(lines("여러분반갑습니다여러분", .hangulWordPriority, width: 60).count > 1)
    }

    // MARK: Text

    @Test("A right-to-left override reverses Latin letters, and positions still refer to the stored text")
    func writingDirection() throws {
        let text = NSMutableAttributedString(string: "abcdef", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(
            .writingDirection, value: [NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue],
            range: NSRange(location: 2, length: 2))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.attributedText = text
        func position(_ offset: Int) throws -> UITextPosition {
            try #require(view.position(from: view.beginningOfDocument, offset: offset))
        }
        func rect(_ start: Int) throws -> CGRect {
            view.firstRect(for: try #require(view.textRange(from: position(start), to: position(start + 1))))
        }
        #expect(try rect(1).maxX <= rect(3).minX + 0.5 && rect(3).maxX <= rect(2).minX + 0.5 && rect(2).maxX <= rect(4).minX + 0.5)
        #expect(view.text == "abcdef" && view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 6)
        let plain = UITextView(frame: view.frame)
        plain.attributedText = NSAttributedString(string: "abcdef", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(abs(view.sizeThatFits(view.frame.size).width - plain.sizeThatFits(view.frame.size).width) < 3)
    }

    @Test("Letterpress text has a light lower edge")
    func letterpress() throws {
        func pixels(_ more: [NSAttributedString.Key: Any]) -> Data {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: .oneToOne).image { context in
                UIColor.gray.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
                NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 20)].merging(more) { $1 }).draw(at: .zero)
            }
            return image.pngData() ?? Data()
        }
        #expect(pixels([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle]) != pixels([:]))
        #expect(
            pixels([.textEffect: "_UIKitNewLetterpressStyle"]) == pixels([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
        )
        #expect(pixels([.textEffect: "other"]) == pixels([:]))
    }
}
