import Foundation

/// Tokenizes HTML into text and tags. Never fails and reads each byte a bounded number of times.
struct HTMLScanner {
    enum Token {
        case text(String)
        case open(String, [String: String], isClosed: Bool)
        case close(String)
        /// The content of `style` and `script`, which is not HTML.
        case raw(String, String)
    }

    private let bytes: [UInt8]
    private var index = 0
    private static let maximumAttributes = 64

    init(_ html: String) {
        bytes = Array(html.utf8)
    }

    mutating func next() -> Token? {
        while index < bytes.count {
            guard bytes[index] == 0x3C else { return .text(scanText()) }
            guard index + 1 < bytes.count else {
                index += 1
                return .text("<")
            }
            let second = bytes[index + 1]
            if second == 0x21 || second == 0x3F {
                skipDeclaration()
                continue
            }
            if second == 0x2F, index + 2 < bytes.count, Self.isLetter(bytes[index + 2]) {
                index += 2
                let name = scanName()
                skip(past: 0x3E)
                return .close(name)
            }
            guard Self.isLetter(second) else {
                index += 1
                return .text("<")
            }
            return scanTag()
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func scanText() -> String {
        let start = index
        while index < bytes.count, bytes[index] != 0x3C { index += 1 }
        return HTMLEntities.decoded(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func skip(past byte: UInt8) {
        while index < bytes.count, bytes[index] != byte { index += 1 }
        index = min(index + 1, bytes.count)
    }

    private mutating func skipDeclaration() {
        guard index + 3 < bytes.count, bytes[index + 2] == 0x2D, bytes[index + 3] == 0x2D else { return skip(past: 0x3E) }
        index += 4
        while index < bytes.count {
            if bytes[index] == 0x3E, bytes[index - 1] == 0x2D, bytes[index - 2] == 0x2D { break }
            index += 1
        }
        index = min(index + 1, bytes.count)
    }

    private mutating func scanName() -> String {
        let start = index
        while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != 0x3E, bytes[index] != 0x2F, bytes[index] != 0x3D {
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    }

    private mutating func scanTag() -> Token {
        index += 1
        let name = scanName()
        var attributes: [String: String] = [:]
        var isClosed = false
        while index < bytes.count, bytes[index] != 0x3E {
            let byte = bytes[index]
            if byte == 0x2F {
                isClosed = true
                index += 1
            } else if Self.isSpace(byte) || byte == 0x3D {
                index += 1
            } else {
                isClosed = false
                let key = scanName()
                let value = scanValue()
                if attributes.count < Self.maximumAttributes, attributes[key] == nil { attributes[key] = value }
            }
        }
        index = min(index + 1, bytes.count)
        if name == "style" || name == "script" { return .raw(name, scanRaw(name)) }
        return .open(name, attributes, isClosed: isClosed)
    }

    private mutating func scanValue() -> String {
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index] == 0x3D else { return "" }
        index += 1
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        guard index < bytes.count else { return "" }
        let quote = bytes[index]
        var start = index
        if quote == 0x22 || quote == 0x27 {
            start += 1
            index += 1
            while index < bytes.count, bytes[index] != quote { index += 1 }
            let value = String(decoding: bytes[start..<index], as: UTF8.self)
            index = min(index + 1, bytes.count)
            return HTMLEntities.decoded(value)
        }
        while index < bytes.count, !Self.isSpace(bytes[index]), bytes[index] != 0x3E { index += 1 }
        return HTMLEntities.decoded(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func scanRaw(_ name: String) -> String {
        let start = index
        let end = Array("</\(name)".utf8)
        while index < bytes.count {
            if bytes[index] == 0x3C, index + end.count <= bytes.count,
                zip(bytes[index..<(index + end.count)], end).allSatisfy({ $0 == $1 || ($0 | 0x20) == $1 })
            {
                let content = String(decoding: bytes[start..<index], as: UTF8.self)
                skip(past: 0x3E)
                return content
            }
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}

/// HTML character entities.
enum HTMLEntities {
    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
        "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "middot": "·", "deg": "°", "plusmn": "±",
        "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³", "micro": "µ",
        "para": "¶", "sect": "§", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "curren": "¤", "iexcl": "¡", "iquest": "¿",
        "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È",
        "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Igrave": "Ì", "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "ETH": "Ð", "Ntilde": "Ñ",
        "Ograve": "Ò", "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö", "Oslash": "Ø", "Ugrave": "Ù", "Uacute": "Ú", "Ucirc": "Û",
        "Uuml": "Ü", "Yacute": "Ý", "THORN": "Þ", "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä",
        "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í",
        "icirc": "î", "iuml": "ï", "eth": "ð", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö",
        "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü", "yacute": "ý", "thorn": "þ", "yuml": "ÿ", "OElig": "Œ",
        "oelig": "œ", "Scaron": "Š", "scaron": "š", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "infin": "∞",
        "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "minus": "−", "sum": "∑", "radic": "√", "alpha": "α", "beta": "β", "gamma": "γ",
        "delta": "δ", "epsilon": "ε", "lambda": "λ", "mu": "μ", "pi": "π", "sigma": "σ", "tau": "τ", "phi": "φ", "omega": "ω",
        "Delta": "Δ", "Sigma": "Σ", "Omega": "Ω", "hearts": "♥", "check": "✓", "star": "☆", "ensp": "\u{2002}", "emsp": "\u{2003}",
        "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "dagger": "†", "Dagger": "‡",
        "permil": "‰", "prime": "′", "Prime": "″",
    ]

    /// Replaces character entities with their characters. Unknown entities are left unchanged.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(0x26) else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            let name = rest.prefix(12).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
            guard let character = character(String(name)) else {
                result += "&"
                continue
            }
            result += character
            rest = rest[name.endIndex...]
            if rest.first == ";" { rest = rest.dropFirst() }
        }
        return result + rest
    }

    private static func character(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return named[name] }
        let digits = name.dropFirst()
        let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value else { return nil }
        // On the web, 0x80 to 0x9F are Windows-1252 characters.
        if (0x80...0x9F).contains(value), let text = String(bytes: [UInt8(value)], encoding: .windowsCP1252) { return text }
        return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
    }
}
