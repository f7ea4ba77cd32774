import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Texts have the same line heights as on iOS, independent of this machine's fonts.
@Suite("Line heights") @MainActor
struct LineHeightTests {
    private func host(_ scale: CGFloat) -> TestHost {
        let host = TestHost(size: CGSize(width: 375, height: 667), scale: scale)
        host.window.rootViewController = UIViewController()
        return host
    }

    private func label(_ text: String, _ font: UIFont, in host: TestHost) -> UILabel {
        let label = UILabel()
        label.font = font
        label.text = text
        host.window.addSubview(label)
        return label
    }

    @Test("The system font has San Francisco's ascender, descender and line height, in every weight and design")
    func systemFont() {
        for font in [
            UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .black), .italicSystemFont(ofSize: 17),
            .boldSystemFont(ofSize: 17),
            .monospacedSystemFont(ofSize: 17, weight: .regular), .preferredFont(forTextStyle: .body),
        ] {
            #expect(abs(font.ascender - 16.187) < 0.001 && abs(font.descender + 4.101) < 0.001)
            #expect(abs(font.lineHeight - 20.287) < 0.001)
        }
        #expect(UIFont.systemFont(ofSize: 17).leading == 0)
        #expect(abs(UIFont.preferredFont(forTextStyle: .body).leading - 1.713) < 0.001)
    }

    @Test("Fonts that ship with iOS have Apple's line heights, also when resized or created from a descriptor")
    func namedFonts() throws {
        let helvetica = try #require(UIFont(name: "Helvetica", size: 17))
        #expect(abs(helvetica.ascender - 15.640) < 0.001 && abs(helvetica.descender + 3.910) < 0.001)
        let light = try #require(UIFont(name: "HelveticaNeue-Light", size: 10))
        #expect(abs(light.lineHeight - 11.8) < 0.001)
        #expect(abs(light.withSize(20).lineHeight - 23.6) < 0.001)
        #expect(abs(UIFont(descriptor: light.fontDescriptor, size: 0).lineHeight - 11.8) < 0.001)
        let avenir = try #require(UIFont(name: "AvenirNext-Medium", size: 20))
        #expect(abs(avenir.lineHeight - 27.32) < 0.001)
    }

    @Test(
        "A label's height is its line height, rounded up to whole pixels",
        arguments: [
            (10, 12, 12), (12, 14.5, 43.0 / 3), (14, 17, 17), (15, 18, 18), (17, 20.5, 61.0 / 3), (20, 24, 24), (33, 39.5, 119.0 / 3),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func labels(size: CGFloat, two: CGFloat, three: CGFloat) {
        for (scale, height) in [(CGFloat(2), two), (3, three)] {
            let host = host(scale)
            let label = label("Hamburg", .systemFont(ofSize: size), in: host)
            #expect(abs(label.intrinsicContentSize.height - height) < 0.01)
        }
    }

    @Test("Glyphs of fallback fonts do not change a label's height", arguments: ["漢字かな한글", "🕹 Frogger", "→ ★ ✓", "Ἑλλάς Жизнь"])
    func fallback(text: String) {
        let host = host(2)
        #expect(label(text, .systemFont(ofSize: 17), in: host).intrinsicContentSize.height == 20.5)
    }

    @Test(
        "Lines in scripts with stacked marks have the larger of the font's and the fallback font's line height",
        arguments: ["ที่นี่", "नमस्ते", "مَرْحَبًا"])
    func tallScripts(text: String) {
        let host = host(2)
        let own = label(text, .systemFont(ofSize: 17), in: host)
        #expect(own.intrinsicContentSize.height >= 20.5)
        let mixed = label("Hamburg \(text)", .systemFont(ofSize: 17), in: host)
        #expect(mixed.intrinsicContentSize.height == own.intrinsicContentSize.height)
    }

    @Test("Fonts of a text style add space between lines, unless the paragraph style sets the line height")
    func textStyles() {
        let host = host(2)
        let plain = label("one\ntwo", .systemFont(ofSize: 17), in: host)
        plain.numberOfLines = 0
        #expect(plain.intrinsicContentSize.height == 41)
        let body = label("one\ntwo", .preferredFont(forTextStyle: .body), in: host)
        body.numberOfLines = 0
        #expect(body.intrinsicContentSize.height == 42.5)
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 24
        style.maximumLineHeight = 24
        body.attributedText = NSAttributedString(
            string: "one\ntwo", attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style])
        #expect(body.intrinsicContentSize.height == 48)
    }

    @Test("A line has the height of its largest font")
    func mixedSizes() {
        let host = host(2)
        let text = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
        let label = label("", .systemFont(ofSize: 12), in: host)
        label.attributedText = text
        #expect(label.intrinsicContentSize.height == 41)
    }

    @Test("A button has its title's height, rounded up, plus 12 points", arguments: [(15, 30), (17, 33), (18, 34), (21, 38), (33, 52)])
    func buttons(size: CGFloat, height: CGFloat) {
        let host = host(3)
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: size)
        button.setTitle("Go", for: .normal)
        host.window.addSubview(button)
        #expect(button.intrinsicContentSize.height == height)
    }

    @Test("A field with a border has its line's height, rounded up, plus 4 points; with round corners at least 34 points")
    func fields() {
        let host = host(2)
        let field = UITextField()
        host.window.addSubview(field)
        func height(_ style: UITextField.BorderStyle, _ size: CGFloat) -> CGFloat {
            field.borderStyle = style
            field.font = .systemFont(ofSize: size)
            return field.intrinsicContentSize.height
        }
        #expect(height(.none, 14) == 17)
        #expect(height(.line, 20) == 28)
        #expect(height(.roundedRect, 14) == 34)
        #expect(height(.roundedRect, 50) == 64)
    }

    @Test("The texts of a label, a field and a button with equal centres have equal baselines")
    func baselines() {
        let host = host(2)
        let label = label("Hamburg", .systemFont(ofSize: 17), in: host)
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
        field.text = "Hamburg"
        host.window.addSubview(field)
        for view in [label, field] {
            view.translatesAutoresizingMaskIntoConstraints = false
            view.centerYAnchor.constraint(equalTo: host.window.topAnchor, constant: 200).isActive = true
        }
        host.window.layoutIfNeeded()
        let guide = UILayoutGuide()
        host.window.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
        guide.bottomAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
        host.window.layoutIfNeeded()
        #expect(abs(guide.layoutFrame.height) <= 0.5)
    }
}
