import Testing
import UIKit
import UIKitTesting

/// Widths of text in the system font, compared with frames in public documents of Interface Builder.
@Suite @MainActor
struct TextWidthTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        var text: String
        var size: CGFloat
        var weight: UIFont.Weight
        var width: CGFloat
        var testDescription: String { "\(text), \(size) points" }
    }

    /// Labels in such documents. The tracking was not fitted to individual labels.
    nonisolated private static let labels: [Sample] = [
        Sample(text: "Label", size: 17, weight: .regular, width: 42), Sample(text: "99 bytes", size: 17, weight: .regular, width: 67.5),
        Sample(text: "Nothing to see here.", size: 17, weight: .regular, width: 154.5),
        Sample(text: "Howdy, world!", size: 17, weight: .regular, width: 108),
        Sample(text: "Draggable Text", size: 17, weight: .regular, width: 116),
        Sample(text: "No bookmarks added yet", size: 17, weight: .regular, width: 191),
        Sample(text: "Scale range", size: 17, weight: .regular, width: 91), Sample(text: "Loading", size: 17, weight: .regular, width: 61),
        Sample(text: "Hugo", size: 15, weight: .regular, width: 37),
        Sample(text: "Navigation Controller", size: 20, weight: .regular, width: 184),
        Sample(text: "Label", size: 20, weight: .semibold, width: 50), Sample(text: "Image Viewer", size: 20, weight: .regular, width: 122),
        Sample(text: "Built-in Transitions", size: 20, weight: .regular, width: 167),
        Sample(text: "iPhone", size: 22, weight: .semibold, width: 69.5),
        Sample(text: "MacBook Pro", size: 22, weight: .medium, width: 130),
        Sample(text: "Introducing Series 2.", size: 28, weight: .medium, width: 255.5),
        Sample(text: "City Name", size: 31, weight: .regular, width: 144),
        Sample(text: "First View", size: 36, weight: .regular, width: 151),
        Sample(text: "Score: 0", size: 40, weight: .regular, width: 143),
        Sample(text: "Draggable", size: 42, weight: .regular, width: 186.5),
    ]

    @Test("A label's intrinsic width differs from Interface Builder's by at most 3 % or 0.5 points", arguments: labels)
    func widthOfALabel(sample: Sample) {
        let label = UILabel()
        label.text = sample.text
        label.font = .systemFont(ofSize: sample.size, weight: sample.weight)
        let width = label.intrinsicContentSize.width
        #expect(abs(width - sample.width) <= max(0.03 * sample.width, 0.5), "\(width) instead of \(sample.width)")
    }

    @Test("The median of the differences to Interface Builder's widths is below 1 %")
    func medianOfTheLabels() {
        let differences = Self.labels.map { sample in
            abs(width(sample.text, .systemFont(ofSize: sample.size, weight: sample.weight)) - sample.width) / sample.width
        }
        #expect(differences.sorted()[differences.count / 2] < 0.01)
    }

    @Test("A button is as wide as in Interface Builder")
    func widthOfAButton() {
        for (title, width) in [("Button", 46.0), ("Present", 53), ("Contract Margins", 119), ("Options", 54), ("Popover", 57)] {
            let button = UIButton(type: .system)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.setTitle(title, for: .normal)
            #expect(abs(button.intrinsicContentSize.width - width) <= 1, "\(title): \(button.intrinsicContentSize.width)")
        }
    }

    private func width(_ text: String, _ font: UIFont, _ more: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font].merging(more) { $1 }).size().width
    }

    @Test("The system font has size-dependent tracking; other fonts, and its monospaced and serif designs, have no tracking")
    func otherFonts() throws {
        // The ratio of a text's width to the font size differs between sizes.
        func share(_ make: (CGFloat) -> UIFont) -> CGFloat { width("Hamburgefonstiv", make(34)) / 2 - width("Hamburgefonstiv", make(17)) }
        #expect(abs(share { .systemFont(ofSize: $0) }) > 1)
        #expect(abs(share { .preferredFont(forTextStyle: .body).withSize($0) }) > 1)
        #expect(abs(share { .italicSystemFont(ofSize: $0) }) > 1)
        #expect(abs(share { .monospacedDigitSystemFont(ofSize: $0, weight: .bold) }) > 1)
        #expect(abs(share { UIFont(name: "Inter", size: $0)! }) < 0.1)
        #expect(abs(share { .monospacedSystemFont(ofSize: $0, weight: .regular) }) < 0.1)
        #expect(abs(share { UIFont(descriptor: UIFont.systemFont(ofSize: $0).fontDescriptor.withDesign(.serif)!, size: 0) }) < 0.1)
        #expect(abs(share { UIFont(name: "Verdana", size: $0)! }) < 0.1)
    }

    @Test("The kern attribute is added to the font's own tracking, also after the last glyph")
    func kerning() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(width("Label", font, [.kern: 3]) - width("Label", font) - 15) < 0.05)
        #expect(abs(width("naïve", font, [.kern: -1]) - width("naïve", font) + 5) < 0.05)
    }

    @Test("Glyphs of other scripts have no tracking")
    func otherScripts() {
        let (system, inter) = (UIFont.systemFont(ofSize: 17), UIFont(name: "Inter", size: 17)!)
        for text in ["日本語", "שלום", "สวัสดี", "👩‍👩‍👧👋", "مرحبا"] { #expect(width(text, system) == width(text, inter), "\(text)") }
        #expect(width("naïve", system) < width("naïve", inter) && width("Привет", system) < width("Привет", inter))
        let mixed = width("ab日本cd", inter) - width("ab日本cd", system)
        #expect(abs(mixed - (width("abcd", inter) - width("abcd", system))) < 0.05)
    }

    @Test("Caret positions and taps take the tracking into account")
    func carets() throws {
        let host = TestHost(size: CGSize(width: 320, height: 200))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
        field.font = .systemFont(ofSize: 30)
        field.text = "Hamburgefonstiv"
        host.window.addSubview(field)
        host.advance(by: 0.1)
        let end = field.caretRect(for: field.endOfDocument).minX
        #expect(abs(end - width("Hamburgefonstiv", .systemFont(ofSize: 30))) < 2)
        for offset in [0, 4, 9, 15] {
            let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
            let caret = field.caretRect(for: position)
            let nearest = try #require(field.closestPosition(to: CGPoint(x: caret.midX + 1, y: caret.midY)))
            #expect(field.offset(from: field.beginningOfDocument, to: nearest) == offset)
        }
    }

    @Test(
        "Text truncated at its head or in its middle has no gap at the ellipsis",
        arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle])
    func noGap(mode: NSLineBreakMode) {
        let font = UIFont.systemFont(ofSize: 17)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let text = Array(repeating: "wwww", count: 12).joined(separator: " ")
        let whole = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
        let (dots, space) = (width("…", font), width("w w", font) - width("ww", font))
        var letters: Set<CGFloat> = []
        for maximum in stride(from: 120.0, to: 200, by: 3) {
            let used = whole.boundingRect(with: CGSize(width: maximum, height: 100), options: .usesLineFragmentOrigin, context: nil).width
            #expect(used <= maximum + 0.5)
            // Apart from the ellipsis, the line consists of letters and spaces between words. No space is next to the ellipsis.
            let rest = used - dots
            let letter = width("wwwwwwww", font) / 8
            letters.insert(
                (0...6).map { abs((rest - CGFloat($0) * space) / letter - ((rest - CGFloat($0) * space) / letter).rounded()) }.min() ?? 1)
        }
        #expect((letters.max() ?? 1) < 0.2)
    }
}
