import CoreGraphics
import Foundation

/// Writes a text as Rich Text Format.
struct RTFWriter {
    private let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text
    }

    /// The complete document, in ASCII.
    var document: String {
        var fonts: [String] = []
        var colors: [DocumentColor] = []
        var body = ""
        let string = text.string as NSString
        var offset = 0
        while offset < string.length {
            var start = 0
            var end = 0
            var contentEnd = 0
            string.getParagraphStart(&start, end: &end, contentsEnd: &contentEnd, for: NSRange(location: offset, length: 0))
            body += RTFWriter.paragraph(text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle)
            body += runs(in: NSRange(location: start, length: contentEnd - start), &fonts, &colors)
            if end > contentEnd { body += "\\par\n" }
            offset = max(end, offset + 1)
        }
        let fontTable = fonts.enumerated().map { "\\f\($0.offset)\\fnil \(RTFWriter.escaped($0.element));" }.joined()
        let colorTable = colors.map { "\\red\($0.bytes[0])\\green\($0.bytes[1])\\blue\($0.bytes[2]);" }.joined()
        return "{\\rtf1\\ansi\\ansicpg1252\\uc1\n{\\fonttbl\(fontTable)}\n{\\colortbl;\(colorTable)}\n\(body)}"
    }

    private func runs(in range: NSRange, _ fonts: inout [String], _ colors: inout [DocumentColor]) -> String {
        guard range.length > 0 else { return "" }
        let string = text.string as NSString
        var parts: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        text.enumerateAttributes(in: range, options: []) { attributes, part, _ in parts.append((attributes, part)) }
        var result = ""
        for (attributes, part) in parts {
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                for _ in 0..<part.length { result += RTFWriter.picture(attachment) }
                continue
            }
            let letters = RTFWriter.letters(attributes, &fonts, &colors) + " " + RTFWriter.escaped(string.substring(with: part))
            if let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String {
                let address = RTFWriter.escaped(link.replacingOccurrences(of: "\"", with: "%22"))
                result += "{\\field{\\*\\fldinst{HYPERLINK \"\(address)\"}}{\\fldrslt {\(letters)}}}"
            } else {
                result += "{\(letters)}"
            }
        }
        return result
    }

    private static func twips(_ points: CGFloat) -> Int { whole(min(max(points, -1500), 1500) * 20) }

    /// The nearest integer. Zero for NaN, and for a number that no reader accepts.
    private static func whole(_ number: CGFloat) -> Int { Int32(exactly: number.rounded()).map(Int.init) ?? 0 }

    private static func paragraph(_ style: NSParagraphStyle?) -> String {
        var words = "\\pard"
        guard let style else { return words + " " }
        switch style.alignment {
        case .center: words += "\\qc"
        case .right: words += "\\qr"
        case .justified: words += "\\qj"
        case .left: words += "\\ql"
        case .natural: break
        }
        if style.baseWritingDirection == .rightToLeft { words += "\\rtlpar" }
        if style.headIndent != 0 { words += "\\li\(twips(style.headIndent))" }
        if style.firstLineHeadIndent != style.headIndent { words += "\\fi\(twips(style.firstLineHeadIndent - style.headIndent))" }
        if style.tailIndent < 0 { words += "\\ri\(twips(-style.tailIndent))" }
        if style.paragraphSpacing > 0 { words += "\\sa\(twips(style.paragraphSpacing))" }
        if style.paragraphSpacingBefore > 0 { words += "\\sb\(twips(style.paragraphSpacingBefore))" }
        return words + " "
    }

    private static func letters(
        _ attributes: [NSAttributedString.Key: Any], _ fonts: inout [String], _ colors: inout [DocumentColor]
    ) -> String {
        let font = attributes[.font] as? UIFont
        let face = font?.face ?? FontDescription(family: FontDescription.systemFamily, size: 12)
        let name: String =
            switch face.family {
            case FontDescription.systemFamily: "Helvetica"
            case FontDescription.monospacedFamily: "Courier New"
            case FontDescription.serifFamily: "Times New Roman"
            default: String(face.family.prefix { $0 != "," && $0 != ";" })
            }
        if !fonts.contains(name) { fonts.append(name) }
        var words = "\\f\(fonts.firstIndex(of: name) ?? 0)\\fs\(whole(face.size * 2))"
        if face.weight >= 600 { words += "\\b" }
        if face.isItalic { words += "\\i" }
        func index(_ color: DocumentColor) -> Int {
            if !colors.contains(color) { colors.append(color) }
            return (colors.firstIndex(of: color) ?? 0) + 1
        }
        if let color = DocumentColor(attributes[.foregroundColor]) { words += "\\cf\(index(color))" }
        if let color = DocumentColor(attributes[.backgroundColor]) { words += "\\cb\(index(color))\\chcbpat\(index(color))" }
        if DocumentNumber.of(attributes[.underlineStyle]) ?? 0 != 0 { words += "\\ul" }
        if DocumentNumber.of(attributes[.strikethroughStyle]) ?? 0 != 0 { words += "\\strike" }
        if let rise = DocumentNumber.of(attributes[.baselineOffset]), rise != 0 {
            words += rise > 0 ? "\\up\(whole(rise * 2))" : "\\dn\(whole(-rise * 2))"
        }
        return words
    }

    private static func picture(_ attachment: NSTextAttachment) -> String {
        guard let image = attachment.image, let data = image.pngData() else { return "" }
        let size = attachment.bounds == .zero ? image.size : attachment.bounds.size
        let digits = Array("0123456789abcdef".utf8)
        var hex: [UInt8] = []
        hex.reserveCapacity(2 * data.count)
        for byte in data {
            hex.append(digits[Int(byte >> 4)])
            hex.append(digits[Int(byte & 15)])
        }
        let goal = "\\picwgoal\(twips(size.width))\\pichgoal\(twips(size.height))"
        return "{\\pict\\pngblip\(goal)\n\(String(decoding: hex, as: UTF8.self))}"
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for unit in text.utf16 {
            switch unit {
            case 0x5C: result += "\\\\"
            case 0x7B: result += "\\{"
            case 0x7D: result += "\\}"
            case 0x0A, 0x2029: result += "\\par\n"
            case 0x0D: continue
            case 0x09: result += "\\tab "
            case 0x2028: result += "\\line "
            case 0x20...0x7E: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            case 0..<0x20: continue
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
