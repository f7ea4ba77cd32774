import CoreGraphics
import Testing
import UIKit

@Suite("UIFont")
struct UIFontTests {
    @Test("Font metrics are consistent with each other, and grow with the font's size")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(font.descender < 0)
        #expect(font.xHeight > 0 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-6)
        let double = font.withSize(40)
        #expect(abs(double.lineHeight - 2 * font.lineHeight) < 0.05)
    }

    @Test("Text styles have the documented sizes")
    func textStyles() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(!UIFont.preferredFont(forTextStyle: .body).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("Heavier weights have wider glyphs")
    func weights() {
        let widths = [UIFont.Weight.ultraLight, .regular, .bold, .black].map {
            "Hamburgefonstiv".size(withAttributes: [.font: UIFont.systemFont(ofSize: 30, weight: $0)]).width
        }
        #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    }

    @Test("The descriptor for a text style has the preferred size of text of the given traits")
    func preferredDescriptors() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large)
        #expect(descriptor.pointSize == UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize)
        #expect(descriptor.pointSize > UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: nil).pointSize)
    }

    @Test("Monospaced glyphs have one width, and so have monospaced digits")
    func monospaced() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect(width("iiii", mono) == width("WWWW", mono))
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        #expect(width("1111", digits) == width("0000", digits))
    }

    @Test("UIFont(name:size:) finds fonts by family name and by font name, and returns nil for unknown names")
    func names() throws {
        let family = try #require(UIFont.familyNames.first)
        let name = try #require(UIFont.fontNames(forFamilyName: family).first)
        #expect(UIFont(name: family, size: 12)?.familyName == family)
        #expect(UIFont(name: name, size: 12) != nil)
        #expect(UIFont(name: "No Such Font At All", size: 12) == nil)
        let bold = UIFont.systemFont(ofSize: 12, weight: .bold)
        #expect(UIFont(name: bold.fontName, size: 12)?.fontName == bold.fontName)
    }

    @Test("Setting symbolic traits of a descriptor makes a font bold and italic, and removing them reverts this")
    func descriptors() throws {
        let plain = UIFont.systemFont(ofSize: 15)
        let both = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: both, size: 0)
        #expect(font.pointSize == 15)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: try #require(both.withSymbolicTraits([])), size: 15) == plain)
        #expect(plain == UIFont.systemFont(ofSize: 15, weight: .regular))
        #expect(plain != plain.withSize(16))
    }
}
