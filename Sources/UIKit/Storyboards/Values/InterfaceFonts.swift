import CoreGraphics
import Foundation
import InterfaceDocuments

/// The fonts of documents: the system font with a size and weight, a text style, or a named font.
@MainActor
enum InterfaceFonts {
    /// The font of a `<fontDescription>`, or of a `<font>` in an attributed string.
    static func font(_ element: InterfaceElement) -> UIFont? {
        if let style = element["style"] {
            return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = min(max(element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize, 1), 2000)
        if let name = element["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            let font = fallback(name, size)
            // Xcode replaces a missing font by Helvetica Neue, so the fallback gets that font's line heights. A name with a leading full stop is a system font.
            return name.hasPrefix(".") ? font : UIFont(face: font.face.with(FontLines(of: "HelveticaNeue")))
        }
        if let meta = element["metaFont"] { return metaFont(meta, element.number("size")) }
        switch element["type"] {
        case "boldSystem": return UIFont.boldSystemFont(ofSize: size)
        case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
        default: return UIFont.systemFont(ofSize: size, weight: weights[element["weight"] ?? "regular"] ?? .regular)
        }
    }

    /// The system font in place of a missing font, in the weight or slant that the name contains.
    private static func fallback(_ name: String, _ size: CGFloat) -> UIFont {
        let style = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
        if style.contains("italic") || style.contains("oblique"), !style.contains("bold") { return .italicSystemFont(ofSize: size) }
        for (part, weight) in [
            ("ultralight", UIFont.Weight.ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy),
            ("black", .black),
            ("bold", .bold), ("medium", .medium), ("light", .light), ("thin", .thin),
        ] where style.contains(part) {
            return .systemFont(ofSize: size, weight: weight)
        }
        return .systemFont(ofSize: size)
    }

    private static func metaFont(_ name: String, _ size: CGFloat?) -> UIFont {
        let usual = name.hasPrefix("small") ? UIFont.smallSystemFontSize : UIFont.systemFontSize
        let points = min(max(size ?? usual, 1), 2000)
        return name.lowercased().contains("bold") ? .boldSystemFont(ofSize: points) : .systemFont(ofSize: points)
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
        "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
