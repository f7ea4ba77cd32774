import CoreGraphics
import Foundation

/// Writes a text as HTML: one element for each paragraph, with inline styles and embedded images.
struct HTMLWriter {
    private let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text
    }

    /// The complete document.
    var document: String {
        "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n" + body + "</body></html>\n"
    }

    private var body: String {
        let string = text.string as NSString
        var result = ""
        var offset = 0
        while offset < string.length {
            var start = 0
            var end = 0
            var contentEnd = 0
            string.getParagraphStart(&start, end: &end, contentsEnd: &contentEnd, for: NSRange(location: offset, length: 0))
            let attributes = text.attributes(at: start, effectiveRange: nil)
            let style = HTMLWriter.paragraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle)
            let content = spans(in: NSRange(location: start, length: contentEnd - start))
            result += "<p style=\"\(style)\">\(content.isEmpty ? "<br>" : content)</p>\n"
            offset = max(end, offset + 1)
        }
        return result
    }

    private func spans(in range: NSRange) -> String {
        guard range.length > 0 else { return "" }
        let string = text.string as NSString
        var result = ""
        text.enumerateAttributes(in: range, options: []) { attributes, part, _ in
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                for _ in 0..<part.length { result += HTMLWriter.picture(attachment) }
                return
            }
            let style = HTMLWriter.characterStyle(attributes)
            var content = HTMLWriter.escaped(string.substring(with: part))
            if !style.isEmpty { content = "<span style=\"\(style)\">\(content)</span>" }
            let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
            if let link { content = "<a href=\"\(HTMLWriter.escaped(link))\">\(content)</a>" }
            result += content
        }
        return result
    }

    private static func paragraphStyle(_ style: NSParagraphStyle?) -> String {
        var parts = ["margin: \(number(style?.paragraphSpacingBefore ?? 0))px 0 \(number(style?.paragraphSpacing ?? 0))px"]
        // Preserve white space.
        parts.append("white-space: pre-wrap")
        guard let style else { return parts.joined(separator: "; ") }
        switch style.alignment {
        case .center: parts.append("text-align: center")
        case .right: parts.append("text-align: right")
        case .justified: parts.append("text-align: justify")
        case .left: parts.append("text-align: left")
        case .natural: break
        }
        if style.headIndent > 0 { parts.append("margin-left: \(number(style.headIndent))px") }
        if style.firstLineHeadIndent != style.headIndent {
            parts.append("text-indent: \(number(style.firstLineHeadIndent - style.headIndent))px")
        }
        if style.baseWritingDirection == .rightToLeft { parts.append("direction: rtl") }
        return parts.joined(separator: "; ")
    }

    private static func characterStyle(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var parts: [String] = []
        if let font = attributes[.font] as? UIFont {
            let generic =
                switch font.face.family {
                case FontDescription.systemFamily: "system-ui, sans-serif"
                case FontDescription.monospacedFamily: "monospace"
                case FontDescription.serifFamily: "serif"
                default: escaped(font.face.family).replacingOccurrences(of: ";", with: "")
                }
            parts.append("font-family: \(generic)")
            parts.append("font-size: \(number(font.pointSize))px")
            if font.face.weight >= 600 { parts.append("font-weight: bold") }
            if font.face.isItalic { parts.append("font-style: italic") }
        }
        if let color = DocumentColor(attributes[.foregroundColor]) { parts.append("color: \(color.hex)") }
        if let color = DocumentColor(attributes[.backgroundColor]) { parts.append("background-color: \(color.hex)") }
        var lines: [String] = []
        if DocumentNumber.of(attributes[.underlineStyle]) ?? 0 != 0 { lines.append("underline") }
        if DocumentNumber.of(attributes[.strikethroughStyle]) ?? 0 != 0 { lines.append("line-through") }
        if !lines.isEmpty { parts.append("text-decoration: " + lines.joined(separator: " ")) }
        if let rise = DocumentNumber.of(attributes[.baselineOffset]), rise != 0 {
            parts.append("vertical-align: \(rise > 0 ? "super" : "sub")")
        }
        return parts.joined(separator: "; ")
    }

    private static func picture(_ attachment: NSTextAttachment) -> String {
        guard let image = attachment.image, let data = image.pngData() else { return "" }
        let size = attachment.bounds == .zero ? image.size : attachment.bounds.size
        return
            "<img src=\"data:image/png;base64,\(data.base64EncodedString())\" width=\"\(number(size.width))\" height=\"\(number(size.height))\">"
    }

    static func number(_ value: CGFloat) -> String {
        Int(exactly: value).map(String.init) ?? String(Double((value * 100).rounded() / 100))
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{2028}", "\u{0B}": result += "<br>"
            case "\t": result += "&#9;"
            default: if scalar.value >= 0x20 { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}

/// Converts attribute values of any numeric type.
enum DocumentNumber {
    static func of(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        default: nil
        }
    }
}
