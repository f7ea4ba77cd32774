import Foundation
import InterfaceDocuments

/// The attributed strings of documents, which consist of fragments with attributes.
@MainActor
enum InterfaceText {
    /// Returns the text of an `<attributedString>`.
    static func attributedString(_ element: InterfaceElement, _ loader: InterfaceLoader) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let content = fragment.string("content") ?? ""
            text.append(NSAttributedString(string: content, attributes: attributes(fragment.child("attributes"), loader)))
        }
        return text
    }

    private static func attributes(_ element: InterfaceElement?, _ loader: InterfaceLoader) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element?.children ?? [] {
            switch (child.name, child.key) {
            case ("color", "NSColor"): attributes[.foregroundColor] = loader.color(child)
            case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = loader.color(child)
            case ("font", "NSFont"): attributes[.font] = InterfaceFonts.font(child)
            case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(child)
            case ("integer", "NSUnderline"): attributes[.underlineStyle] = child.integer("value")
            case ("integer", "NSStrikethrough"): attributes[.strikethroughStyle] = child.integer("value")
            case ("real", "NSKern"): attributes[.kern] = child.number("value")
            default: break
            }
        }
        return attributes
    }

    private static func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = element["alignment"].flatMap { alignments[$0] } ?? .natural
        style.lineBreakMode = element["lineBreakMode"].flatMap { lineBreaks[$0] } ?? .byWordWrapping
        style.lineSpacing = element.number("lineSpacing") ?? 0
        style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
        style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
        style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
        style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
        style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
        style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
        style.headIndent = element.number("headIndent") ?? 0
        return style
    }

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping,
        "clip": .byClipping, "clipping": .byClipping, "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}
