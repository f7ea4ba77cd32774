/// A dynamic type identifier, generated from tags that no declared type has: `dyn.a` followed by the encoded tags.
///
/// The tags are a text such as `?0=6:1=foo`, encoded in a base 32 with its own alphabet. It consists of keys and values. Single characters abbreviate
/// common strings, `,` separates several values of a key, and `\` escapes the next character. The format is Apple's, so identifiers are compatible in
/// both directions.
struct DynamicIdentifier {
    var supertypes: [String] = []
    var tags: [UTTagClass: [String]] = [:]

    /// The maximum length of a tag, in bytes.
    static let maximumTagLength = 255

    private static let prefix = "dyn.a"
    private static let digits = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

    /// The abbreviations of common strings.
    private static let abbreviations: [(short: String, long: String)] = [
        ("0", "UTTypeConformsTo"), ("1", "public.filename-extension"), ("2", "com.apple.ostype"), ("3", "public.mime-type"),
        ("4", "com.apple.nspboard-type"), ("5", "public.url-scheme"), ("6", "public.data"), ("7", "public.text"),
        ("8", "public.plain-text"), ("9", "public.utf16-plain-text"), ("A", "com.apple.traditional-mac-plain-text"), ("B", "public.image"),
        ("C", "public.video"), ("D", "public.audio"), ("E", "public.directory"), ("F", "public.folder"),
    ]

    static func isDynamic(_ identifier: String) -> Bool {
        identifier.lowercased().hasPrefix("dyn.")
    }

    init(supertypes: [String], tags: [UTTagClass: [String]]) {
        self.supertypes = supertypes
        self.tags = tags
    }

    /// Parses an identifier; nil if it is not a complete dynamic identifier.
    init?(_ identifier: String) {
        let lowercase = identifier.lowercased()
        guard lowercase.hasPrefix(Self.prefix), identifier.utf8.count <= TypeRegistry.maximumIdentifierLength,
            let text = Self.decode(lowercase.dropFirst(Self.prefix.count)), text.first == "?"
        else { return nil }
        for field in Self.split(text.dropFirst(), at: ":") {
            let parts = Self.split(field[...], at: "=")
            guard parts.count == 2 else { return nil }
            let values = Self.split(parts[1][...], at: ",").map { Self.long(Self.unescaped($0)) }
            let key = Self.long(Self.unescaped(parts[0]))
            if key == "UTTypeConformsTo" { supertypes = values } else { tags[UTTagClass(rawValue: key)] = values }
        }
        guard !tags.isEmpty || !supertypes.isEmpty else { return nil }
        // A dynamic supertype is rejected, since types that conform to each other would form a cycle.
        guard !supertypes.contains(where: Self.isDynamic) else { return nil }
    }

    var identifier: String {
        var fields = ["0=" + supertypes.map(Self.short).joined(separator: ",")]
        for (tagClass, values) in tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            fields.append(Self.short(tagClass.rawValue) + "=" + values.map(Self.escaped).joined(separator: ","))
        }
        return Self.prefix + Self.encode("?" + fields.joined(separator: ":"))
    }

    // MARK: Text

    private static func short(_ text: String) -> String {
        abbreviations.first { $0.long == text }?.short ?? escaped(text)
    }

    private static func long(_ text: String) -> String {
        abbreviations.first { $0.short == text }?.long ?? text
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\,:=".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
        return result
    }

    private static func split(_ text: Substring, at separator: Character) -> [String] {
        var parts = [""]
        var isEscaped = false
        for character in text {
            if character == separator, !isEscaped {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
                isEscaped = character == "\\" && !isEscaped
            }
        }
        return parts
    }

    // MARK: Base 32

    private static func encode(_ text: String) -> String {
        var result: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in text.utf8 {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 5 {
                count -= 5
                result.append(digits[bits >> count & 31])
            }
            bits &= (1 << count) - 1
        }
        if count > 0 { result.append(digits[bits << (5 - count) & 31]) }
        return String(decoding: result, as: UTF8.self)
    }

    private static func decode(_ text: Substring) -> String? {
        var result: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in text.utf8 {
            guard let digit = digits.firstIndex(of: byte) else { return nil }
            bits = bits << 5 | digit
            count += 5
            guard count >= 8 else { continue }
            count -= 8
            result.append(UInt8(bits >> count & 255))
            bits &= (1 << count) - 1
        }
        return String(validating: result, as: UTF8.self)
    }
}
