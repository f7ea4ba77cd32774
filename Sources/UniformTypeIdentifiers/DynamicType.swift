/// A type that nobody declared, made of a tag: its identifier carries the tag and what it conforms to.
///
/// The identifiers are Apple's: `dyn.a` and then `?0=6:1=ext` (the type conforms to `public.data` and has the extension `ext`) in letters of
/// five bits.
struct DynamicType: Equatable {
    var conformsTo: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []

    private static let prefix = "dyn.a"
    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    /// Names that are written as one hexadecimal digit.
    private static let abbreviations = [
        "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type", "com.apple.nspboard-type",
        "public.url-scheme", "public.data", "public.text", "public.plain-text", "public.utf16-plain-text",
        "com.apple.traditional-mac-plain-text", "public.image", "public.video", "public.audio", "public.directory", "public.folder",
    ]

    init(conformsTo: [String], extensions: [String] = [], mimeTypes: [String] = []) {
        self.conformsTo = conformsTo
        self.extensions = extensions
        self.mimeTypes = mimeTypes
    }

    /// Reads an identifier; nil where it is no dynamic one, or says nothing.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix), identifier.utf8.count <= 4_096,
            let text = Self.decode(identifier.utf8.dropFirst(Self.prefix.utf8.count)), text.hasPrefix("?")
        else { return nil }
        self.init(conformsTo: [])
        for part in Self.split(text.dropFirst(), at: ":") {
            let sides = Self.split(part[...], at: "=")
            guard sides.count == 2 else { return nil }
            let values = Self.split(sides[1][...], at: ",").map(Self.unescaped)
            switch Self.expanded(Self.unescaped(sides[0])) {
            case "UTTypeConformsTo": conformsTo = values.map(Self.expanded)
            case UTTagClass.filenameExtension.rawValue: extensions = values
            case UTTagClass.mimeType.rawValue: mimeTypes = values
            default: continue
            }
        }
        guard !extensions.isEmpty || !mimeTypes.isEmpty else { return nil }
    }

    var identifier: String {
        var parts: [String] = []
        func add(_ name: String, _ values: [String]) {
            if !values.isEmpty { parts.append("\(Self.abbreviated(name))=\(values.joined(separator: ","))") }
        }
        add("UTTypeConformsTo", conformsTo.map { Self.escaped(Self.abbreviated($0)) })
        add(UTTagClass.filenameExtension.rawValue, extensions.map(Self.escaped))
        add(UTTagClass.mimeType.rawValue, mimeTypes.map(Self.escaped))
        return Self.prefix + Self.encode("?" + parts.joined(separator: ":"))
    }

    // MARK: Words

    private static func abbreviated(_ name: String) -> String {
        abbreviations.firstIndex(of: name).map { String($0, radix: 16, uppercase: true) } ?? name
    }

    private static func expanded(_ name: String) -> String {
        guard name.count == 1, let index = Int(name, radix: 16) else { return name }
        return abbreviations[index]
    }

    private static let special: Set<Character> = [":", "=", ",", "?", "\\"]

    private static func escaped(_ text: String) -> String {
        String(text.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
    }

    private static func unescaped(_ text: String) -> String {
        var isEscaped = false
        return text.filter { character in
            if character == "\\", !isEscaped {
                isEscaped = true
                return false
            }
            isEscaped = false
            return true
        }
    }

    /// The pieces between separators that are not escaped, with their escapes.
    private static func split(_ text: Substring, at separator: Character) -> [String] {
        var pieces = [""]
        var isEscaped = false
        for character in text {
            if character == separator, !isEscaped {
                pieces.append("")
                continue
            }
            isEscaped = character == "\\" && !isEscaped
            pieces[pieces.count - 1].append(character)
        }
        return pieces
    }

    // MARK: Letters

    private static func encode(_ text: String) -> String {
        var letters: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in text.utf8 {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 5 {
                count -= 5
                letters.append(alphabet[bits >> count & 31])
            }
            bits &= (1 << count) - 1
        }
        if count > 0 { letters.append(alphabet[bits << (5 - count) & 31]) }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Nil where a letter is none of ours, or the bytes are no UTF-8.
    private static func decode(_ letters: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        var bits = 0
        var count = 0
        for letter in letters {
            guard let value = alphabet.firstIndex(of: letter) else { return nil }
            bits = bits << 5 | value
            count += 5
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            bits &= (1 << count) - 1
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
