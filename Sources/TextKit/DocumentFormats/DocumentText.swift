import CoreGraphics
import Foundation

/// Character attributes in a document format.
struct DocumentCharacterStyle: Hashable {
    var family: String?
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var color: DocumentColor?
    var background: DocumentColor?
    var isUnderlined = false
    var isStruck = false
    /// The baseline offset, in points, positive above the line.
    var rise: CGFloat = 0
    var link: String?

    /// The size clamped to a legible range. 12 for a number that is not finite.
    static func bounded(_ size: CGFloat) -> CGFloat { size.isFinite ? min(max(size, 1), 400) : 12 }
}

/// Paragraph attributes in a document format. Lengths are in points.
struct DocumentParagraph: Hashable {
    var alignment = NSTextAlignment.natural
    var first: CGFloat = 0
    var head: CGFloat = 0
    var tail: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var direction = NSWritingDirection.natural

    static func bounded(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -2000), 2000) : 0 }

    var style: NSParagraphStyle? {
        guard self != DocumentParagraph() else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.firstLineHeadIndent = max(first, 0)
        style.headIndent = max(head, 0)
        style.tailIndent = tail > 0 ? -tail : 0
        style.paragraphSpacingBefore = max(before, 0)
        style.paragraphSpacing = max(after, 0)
        style.baseWritingDirection = direction
        return style.copy() as? NSParagraphStyle
    }
}

/// Red, green, blue and alpha, from 0 to 1.
struct DocumentColor: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init?(_ value: Any?) {
        guard let color = value as? UIColor else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Red, green and blue from 0 to 255.
    var bytes: [Int] { [red, green, blue].map { Int(min(max($0, 0), 1) * 255 + 0.5) } }

    /// `#rrggbb`.
    var hex: String { "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

/// Builds the attributed text of a document.
struct DocumentText {
    private let text = NSMutableAttributedString(string: "")
    private var pending = ""
    private var pendingCharacterStyle = DocumentCharacterStyle()
    private var pendingParagraph = DocumentParagraph()
    private let base: [NSAttributedString.Key: Any]
    private var known: [StyleKey: [NSAttributedString.Key: Any]] = [:]
    /// The length in UTF-16 units.
    private(set) var length = 0
    /// The last character. Nil at the beginning.
    private(set) var last: Character?

    private struct StyleKey: Hashable {
        var letters: DocumentCharacterStyle
        var paragraph: DocumentParagraph
    }

    init(base: [NSAttributedString.Key: Any]) {
        self.base = base
    }

    mutating func append(_ string: String, _ letters: DocumentCharacterStyle, _ paragraph: DocumentParagraph) {
        guard !string.isEmpty else { return }
        if letters != pendingCharacterStyle || paragraph != pendingParagraph { flush() }
        pendingCharacterStyle = letters
        pendingParagraph = paragraph
        pending += string
        last = string.last
        length += string.utf16.count
    }

    mutating func append(_ attachment: NSTextAttachment, _ letters: DocumentCharacterStyle, _ paragraph: DocumentParagraph) {
        flush()
        var attributes = attributes(letters, paragraph)
        attributes[.attachment] = attachment
        text.append(NSAttributedString(string: "\u{FFFC}", attributes: attributes))
        last = "\u{FFFC}"
        length += 1
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        text.append(NSAttributedString(string: pending, attributes: attributes(pendingCharacterStyle, pendingParagraph)))
        pending = ""
    }

    private mutating func attributes(_ letters: DocumentCharacterStyle, _ paragraph: DocumentParagraph) -> [NSAttributedString.Key: Any] {
        let look = StyleKey(letters: letters, paragraph: paragraph)
        if let attributes = known[look] { return attributes }
        var attributes = base
        attributes[.font] = UIFont(
            face: FontDescription(
                family: DocumentText.family(letters.family), size: letters.size, weight: letters.isBold ? 700 : 400,
                isItalic: letters.isItalic))
        if let color = letters.color { attributes[.foregroundColor] = color.color }
        if let background = letters.background { attributes[.backgroundColor] = background.color }
        if letters.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if letters.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if letters.rise != 0 { attributes[.baselineOffset] = letters.rise }
        if let link = letters.link { attributes[.link] = URL(string: link) ?? link }
        if let style = paragraph.style { attributes[.paragraphStyle] = style }
        known[look] = attributes
        return attributes
    }

    /// The font families to search for a document's family name, separated by commas.
    static func family(_ name: String?) -> String {
        guard let name else { return FontDescription.serifFamily }
        let names = name.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'")) }
        return names.filter { !$0.isEmpty }.map { name -> String in
            switch name.lowercased() {
            case "serif", "times", "times new roman", "times-roman", "ui-serif": FontDescription.serifFamily
            case "sans-serif", "-apple-system", "system-ui", "helvetica", "helvetica neue", "arial", "ui-sans-serif", ".applesystemuifont":
                FontDescription.systemFamily
            case "monospace", "courier", "courier new", "menlo", "monaco", "ui-monospace": FontDescription.monospacedFamily
            default: name
            }
        }.joined(separator: ",")
    }

    mutating func finish() -> NSAttributedString {
        flush()
        return NSAttributedString(attributedString: text)
    }
}
