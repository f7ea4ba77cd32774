import CoreGraphics
import Foundation

/// CSS styles of HTML text: rules for elements, classes and identifiers, and `style` attributes.
struct StyleSheet {
    typealias Declaration = (name: String, value: String)

    /// The block properties of an element. Nil values are not specified.
    struct BlockStyle {
        var before: CGFloat?
        var after: CGFloat?
        var isHidden: Bool
        var keepsSpaces: Bool?
    }

    private var rules: [String: [Declaration]] = [:]
    private static let maximumRules = 2000
    private static let maximumDeclarations = 100

    /// Adds the rules of a `style` element.
    mutating func read(_ sheet: String) {
        var rest = StyleSheet.withoutComments(sheet)[...]
        while rules.count < StyleSheet.maximumRules, let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "}") else { return }
            let body = String(rest[..<close])
            rest = rest[rest.index(after: close)...]
            // At-rules such as media queries are ignored.
            if selectors.contains("@") { continue }
            let declarations = StyleSheet.parse(body)
            for selector in selectors.split(separator: ",").prefix(50) {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
                guard !name.isEmpty, !name.contains(" "), !name.contains(">"), !name.contains(":") else { continue }
                // An element applies all declarations of a selector, so their number is limited too. Later ones have precedence.
                let all = rules[name.lowercased(), default: []] + declarations
                rules[name.lowercased()] = all.suffix(StyleSheet.maximumDeclarations)
            }
        }
    }

    private static func withoutComments(_ sheet: String) -> String {
        guard sheet.contains("/*") else { return sheet }
        var result = ""
        var rest = sheet[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The declarations for an element, in increasing specificity.
    func declarations(_ element: String, _ classes: String?, _ identifier: String?) -> [Declaration] {
        guard !rules.isEmpty else { return [] }
        var result = (rules["*"] ?? []) + (rules[element] ?? [])
        for name in (classes ?? "").lowercased().split(separator: " ").prefix(20) {
            result += (rules["." + name] ?? []) + (rules["\(element).\(name)"] ?? [])
        }
        if let identifier { result += rules["#" + identifier.lowercased()] ?? [] }
        return result
    }

    /// The declarations of a `style` attribute.
    static func parse(_ style: String) -> [Declaration] {
        style.split(separator: ";").prefix(maximumDeclarations).compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            var value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            if value.hasSuffix("!important") { value = value.dropLast(10).trimmingCharacters(in: .whitespaces) }
            return (name, value)
        }
    }

    static func apply(
        _ declarations: [Declaration], to letters: inout DocumentCharacterStyle, _ paragraph: inout DocumentParagraph,
        _ block: inout BlockStyle
    ) {
        for (name, value) in declarations {
            let lowercase = value.lowercased()
            switch name {
            case "color": if let color = color(lowercase) { letters.color = color }
            case "background-color", "background":
                if let color = color(lowercase), name == "background-color" || !lowercase.contains("url") {
                    letters.background = color.alpha > 0 ? color : nil
                }
            case "font-family": letters.family = value
            case "font-size": if let size = length(lowercase, of: letters.size) { letters.size = DocumentCharacterStyle.bounded(size) }
            case "font-weight": letters.isBold = lowercase == "bold" || lowercase == "bolder" || (Int(lowercase) ?? 400) >= 600
            case "font-style": letters.isItalic = lowercase.hasPrefix("italic") || lowercase.hasPrefix("oblique")
            case "font": font(value, &letters)
            case "text-decoration", "text-decoration-line":
                letters.isUnderlined = lowercase.contains("underline")
                letters.isStruck = lowercase.contains("line-through")
            case "text-align":
                let known: [String: NSTextAlignment] = [
                    "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
                ]
                if let alignment = known[lowercase] { paragraph.alignment = alignment }
            case "direction": paragraph.direction = lowercase == "rtl" ? .rightToLeft : .leftToRight
            case "margin-top": block.before = length(lowercase, of: letters.size).map(DocumentParagraph.bounded)
            case "margin-bottom": block.after = length(lowercase, of: letters.size).map(DocumentParagraph.bounded)
            case "margin": margin(lowercase, letters.size, &paragraph, &block)
            case "margin-left", "padding-left":
                if let indent = length(lowercase, of: letters.size) {
                    paragraph.first += DocumentParagraph.bounded(indent)
                    paragraph.head += DocumentParagraph.bounded(indent)
                }
            case "text-indent": if let indent = length(lowercase, of: letters.size) { paragraph.first += DocumentParagraph.bounded(indent) }
            case "white-space": block.keepsSpaces = lowercase.hasPrefix("pre") && lowercase != "pre-line"
            case "display": block.isHidden = lowercase == "none"
            case "vertical-align":
                if lowercase == "super" { letters.rise = letters.size * 0.33 }
                if lowercase == "sub" { letters.rise = -letters.size * 0.2 }
            default: break
            }
        }
    }

    private static func font(_ value: String, _ letters: inout DocumentCharacterStyle) {
        let words = value.split(separator: " ")
        for (index, word) in words.enumerated() {
            let size = word.split(separator: "/").first.map { String($0).lowercased() } ?? ""
            if word == "bold" { letters.isBold = true }
            if word == "italic" { letters.isItalic = true }
            if size.first?.isNumber == true, !size.allSatisfy(\.isNumber), let length = length(size, of: letters.size) {
                letters.size = DocumentCharacterStyle.bounded(length)
                let family = words[(index + 1)...].joined(separator: " ")
                if !family.isEmpty { letters.family = family }
                return
            }
        }
    }

    private static func margin(_ value: String, _ size: CGFloat, _ paragraph: inout DocumentParagraph, _ block: inout BlockStyle) {
        let sides = value.split(separator: " ").map { length(String($0), of: size).map(DocumentParagraph.bounded) ?? 0 }
        guard let top = sides.first else { return }
        block.before = top
        block.after = sides.count > 2 ? sides[2] : top
        if sides.count > 1 {
            let left = sides.count > 3 ? sides[3] : sides[1]
            paragraph.first += left
            paragraph.head += left
        }
    }

    /// A length in points. A pixel equals a point, as in UIKit.
    static func length(_ value: String, of size: CGFloat) -> CGFloat? {
        let named: [String: CGFloat] = [
            "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24, "0": 0,
        ]
        if let known = named[value] { return known }
        if value == "smaller" { return size * 0.83 }
        if value == "larger" { return size * 1.2 }
        let number = value.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
        guard let amount = Double(number), amount.isFinite else { return nil }
        switch value.dropFirst(number.count) {
        case "px", "pt", "": return amount
        case "em": return amount * size
        case "rem": return amount * 12
        case "%": return amount / 100 * size
        case "in": return amount * 72
        case "cm": return amount * 72 / 2.54
        case "mm": return amount * 7.2 / 2.54
        default: return nil
        }
    }

    private static let named: [String: UInt32] = [
        "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00, "orange": 0xFFA500,
        "purple": 0x800080, "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "navy": 0x000080,
        "teal": 0x008080, "olive": 0x808000, "lime": 0x00FF00, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "fuchsia": 0xFF00FF,
        "magenta": 0xFF00FF, "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE,
        "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkred": 0x8B0000, "darkgreen": 0x006400, "darkblue": 0x00008B,
        "lightblue": 0xADD8E6, "crimson": 0xDC143C, "tomato": 0xFF6347, "coral": 0xFF7F50, "salmon": 0xFA8072, "skyblue": 0x87CEEB,
        "steelblue": 0x4682B4, "royalblue": 0x4169E1, "tan": 0xD2B48C, "beige": 0xF5F5DC, "ivory": 0xFFFFF0, "khaki": 0xF0E68C,
    ]

    static func color(_ value: String) -> DocumentColor? {
        let value = value.trimmingCharacters(in: .whitespaces).lowercased()
        if value == "transparent" { return DocumentColor(red: 0, green: 0, blue: 0, alpha: 0) }
        if let known = named[value] { return DocumentColor(rgb: known) }
        if value.hasPrefix("#") {
            let digits = value.dropFirst()
            let whole = digits.count == 3 || digits.count == 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
            guard let number = UInt32(whole, radix: 16) else { return nil }
            if whole.count == 6 { return DocumentColor(rgb: number) }
            guard whole.count == 8 else { return nil }
            var color = DocumentColor(rgb: number >> 8)
            color.alpha = CGFloat(number & 0xFF) / 255
            return color
        }
        guard value.hasPrefix("rgb"), let open = value.firstIndex(of: "("), let close = value.firstIndex(of: ")"), open < close else {
            return nil
        }
        let parts = value[value.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }.map { part -> CGFloat in
            let isShare = part.hasSuffix("%")
            return CGFloat(Double(isShare ? part.dropLast() : part) ?? 0) * (isShare ? 2.55 : 1)
        }
        guard parts.count >= 3, parts.allSatisfy(\.isFinite) else { return nil }
        let alpha = parts.count > 3 ? min(max(parts[3], 0), 1) : 1
        func share(_ number: CGFloat) -> CGFloat { min(max(number / 255, 0), 1) }
        return DocumentColor(red: share(parts[0]), green: share(parts[1]), blue: share(parts[2]), alpha: alpha)
    }
}

extension DocumentColor {
    /// A colour of three bytes, 0xRRGGBB.
    init(rgb: UInt32) {
        self.init(red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255)
    }
}
