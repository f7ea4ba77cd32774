import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Labels")
struct UILabelTests {
    private let long = "The quick brown fox jumps over the lazy dog and runs on for quite a while."

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("A label has UIKit's default values")
    func defaults() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("A label of one line has its text's width, rounded up to whole pixels")
    func singleLine() {
        let host = TestHost(scale: 2)
        let label = label("Hello")
        host.window.addSubview(label)
        label.sizeToFit()
        let text = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(label.bounds.width >= text.width && label.bounds.width < text.width + 0.51)
        #expect(label.bounds.width * 2 == (label.bounds.width * 2).rounded())
        #expect(label.intrinsicContentSize == label.bounds.size)
        #expect(label.sizeThatFits(CGSize(width: 10, height: 10)).height == label.bounds.height)
    }

    @Test("With several lines, sizeThatFits uses the available width and ignores the available height")
    func wrapping() {
        let label = label(long, lines: 0)
        let narrow = label.sizeThatFits(CGSize(width: 120, height: 0))
        let wide = label.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(narrow.width <= 120 && wide.width <= 300)
        #expect(narrow.height > wide.height)
        #expect(label.sizeThatFits(CGSize(width: 120, height: 10)) == narrow)
        label.numberOfLines = 2
        let two = label.sizeThatFits(CGSize(width: 120, height: 1000))
        #expect(abs(two.height - 2 * label.font.lineHeight) <= 1)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize == two)
    }

    @Test("A label with the size from sizeThatFits shows all of its text", arguments: [90, 120, 173, 250, 301] as [CGFloat])
    func fittingIsEnough(width: CGFloat) {
        let host = TestHost(scale: 2)
        let label = label(long, lines: 0)
        host.window.addSubview(label)
        label.frame = CGRect(origin: .zero, size: label.sizeThatFits(CGSize(width: width, height: 0)))
        let shown = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
        #expect(abs(shown.height - label.bounds.height) <= 0.5)
    }

    @Test("Text is centred vertically, and positioned horizontally by the alignment")
    func textRects() {
        let label = label("Hello")
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
        let size = label.sizeThatFits(.zero)
        let left = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        #expect(left.minX == 10 && abs(left.midY - 70) < 0.01)
        label.textAlignment = .center
        #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).midX - 110) < 0.01)
        label.textAlignment = .right
        #expect(abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX - 210) < 0.01)
        #expect(abs(left.width - size.width) <= 1)
    }

    @Test("A label's font and colour apply to attributed text without these attributes; setting them later overrides the text's attributes")
    func attributedText() throws {
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        label.attributedText = NSAttributedString(string: "Hello")
        let inherited = label.sizeThatFits(.zero)
        let plain = UILabel()
        plain.font = .systemFont(ofSize: 30)
        plain.text = "Hello"
        #expect(plain.sizeThatFits(.zero) == inherited)
        label.attributedText = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        #expect(label.sizeThatFits(.zero).width < inherited.width / 2)
        label.font = .systemFont(ofSize: 30)
        #expect(label.sizeThatFits(.zero) == inherited)
        #expect(label.text == "Hello")
        label.text = "Bye"
        #expect(try #require(label.attributedText).attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
    }

    @Test("Text is scaled down to fit, but not below the minimum")
    func fitting() {
        let host = TestHost(size: CGSize(width: 200, height: 60), scale: 1)
        let label = label("Supercalifragilistic")
        label.textColor = .black
        let natural = label.sizeThatFits(.zero)
        host.window.backgroundColor = .white
        host.window.addSubview(label)
        label.frame = CGRect(x: 0, y: 0, width: natural.width * 0.6, height: 40)
        label.adjustsFontSizeToFitWidth = true
        let fitted = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        #expect(fitted.width <= label.bounds.width + 0.01 && fitted.height < natural.height * 0.65)
        label.minimumScaleFactor = 0.9
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).height > natural.height * 0.85)
    }

    @Test("The text is drawn in its colour, and again when text, colour or traits change")
    func drawing() {
        let host = TestHost(size: CGSize(width: 60, height: 40), scale: 1)
        host.window.backgroundColor = .white
        let label = label("███")
        label.frame = host.window.bounds
        host.window.addSubview(label)
        func color() -> RGBA? {
            host.advance(by: 0.1)
            return host.snapshot().color(x: 10, y: 20)
        }
        #expect(color() == RGBA(red: 0, green: 0, blue: 0, alpha: 1))
        label.textColor = .red
        #expect(color() == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        label.isHighlighted = true
        label.highlightedTextColor = .blue
        #expect(color() == RGBA(red: 0, green: 0, blue: 1, alpha: 1))
        label.isHighlighted = false
        label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        host.isDark = true
        #expect(color() == RGBA(red: 0, green: 1, blue: 0, alpha: 1))
        label.text = ""
        #expect(color() == RGBA(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("A subclass can draw its text in another rectangle")
    func subclassing() {
        final class PaddedLabel: UILabel {
            let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
                return CGRect(
                    x: inner.minX - insets.left, y: inner.minY - insets.top, width: inner.width + insets.left + insets.right,
                    height: inner.height + insets.top + insets.bottom)
            }

            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.inset(by: insets))
            }
        }
        let plain = label("Hello").sizeThatFits(.zero)
        let padded = PaddedLabel()
        padded.text = "Hello"
        let size = padded.sizeThatFits(.zero)
        #expect(abs(size.width - plain.width - 30) <= 1 && abs(size.height - plain.height - 10) <= 1)
        #expect(abs(padded.intrinsicContentSize.width - size.width) <= 1)
    }

    @Test("Wrapping, truncation, alignment, attributes and shadows match their reference images")
    func snapshots() throws {
        let host = TestHost(size: CGSize(width: 320, height: 440), scale: 2)
        host.window.backgroundColor = .systemBackground
        var top: CGFloat = 8
        func add(height: CGFloat, lines: Int = 1, _ set: (UILabel) -> Void) {
            let label = UILabel(frame: CGRect(x: 10, y: top, width: 300, height: height))
            label.backgroundColor = .secondarySystemBackground
            label.numberOfLines = lines
            label.text = long
            set(label)
            host.window.addSubview(label)
            top += height + 6
        }
        add(height: 24) { $0.lineBreakMode = .byTruncatingTail }
        add(height: 24) { $0.lineBreakMode = .byTruncatingMiddle }
        add(height: 24) { $0.lineBreakMode = .byTruncatingHead }
        add(height: 24) { $0.lineBreakMode = .byClipping }
        add(height: 50, lines: 2) { $0.textAlignment = .center }
        add(height: 50, lines: 0) {
            $0.textAlignment = .right
            $0.textColor = .secondaryLabel
        }
        add(height: 30) {
            $0.text = "Made smaller to fit, since it is too long for one line"
            $0.adjustsFontSizeToFitWidth = true
        }
        add(height: 44) {
            $0.text = "Shadow"
            $0.font = .systemFont(ofSize: 34, weight: .bold)
            $0.textColor = .systemBlue
            $0.shadowColor = .systemYellow
            $0.shadowOffset = CGSize(width: 1, height: 2)
            $0.textAlignment = .center
        }
        add(height: 80, lines: 0) {
            let text = NSMutableAttributedString(string: "Bold, ", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
            text.append(NSAttributedString(string: "slanted, ", attributes: [.font: UIFont.italicSystemFont(ofSize: 17)]))
            text.append(
                NSAttributedString(
                    string: "underlined, ",
                    attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.systemRed]))
            text.append(NSAttributedString(string: "struck", attributes: [.strikethroughStyle: NSUnderlineStyle.thick.rawValue]))
            text.append(NSAttributedString(string: " and raised", attributes: [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)]))
            text.append(NSAttributedString(string: " on green", attributes: [.backgroundColor: UIColor.systemGreen, .kern: 3]))
            $0.attributedText = text
        }
        host.advance(by: 0.1)
        try expectPicture(host.snapshot(), named: "labels")
        host.isDark = true
        host.advance(by: 0.1)
        try expectPicture(host.snapshot(), named: "labels-dark")
    }

    /// The first and the last column with dark pixels, in an image of 200 × 40 points.
    private func letters(_ host: TestHost) -> ClosedRange<Int>? {
        let picture = host.snapshot()
        let columns = (0..<200).filter { x in
            (0..<40).contains { y in picture.color(x: x, y: y).map { $0.red < 0.5 && $0.alpha > 0.5 } ?? false }
        }
        guard let first = columns.first, let last = columns.last else { return nil }
        return first...last
    }

    @Test("Natural alignment is on the right in a right-to-left layout, for text in any script")
    func naturalAlignment() throws {
        let host = TestHost(size: CGSize(width: 200, height: 40), scale: 1)
        host.window.backgroundColor = .white
        let label = label("Hello")
        label.textColor = .black
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        host.window.addSubview(label)
        host.advance(by: 0.1)
        #expect(try #require(letters(host)).upperBound < 60)
        label.semanticContentAttribute = .forceRightToLeft
        host.advance(by: 0.1)
        #expect(try #require(letters(host)).lowerBound > 140)
        label.attributedText = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: NSParagraphStyle()])
        host.advance(by: 0.1)
        #expect(try #require(letters(host)).lowerBound > 140)
        label.textAlignment = .left
        host.advance(by: 0.1)
        #expect(try #require(letters(host)).upperBound < 60)
    }
}
