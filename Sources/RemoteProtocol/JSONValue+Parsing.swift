extension JSONValue {
    /// Parses a JSON text (RFC 8259). Unlike Foundation's parser, it limits the depth, so that nested brackets cannot exhaust the stack.
    ///
    /// - Parameter depth: The maximum nesting depth of arrays and objects.
    /// - Throws: ``RemoteError`` with the code `malformed` or `tooDeep`.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(parsing text: some Sequence<UInt8>, depth: Int = RemoteLimits.requestDepth) throws(RemoteError) {
        var parser = JSONParser(bytes: Array(text), maximumDepth: depth)
        self = try parser.document()
    }

    /// Parses a JSON text; see ``init(parsing:depth:)``.
    package init(parsing text: String, depth: Int = RemoteLimits.requestDepth) throws(RemoteError) {
        try self.init(parsing: text.utf8, depth: depth)
    }
}

/// A recursive descent parser of JSON.
private struct JSONParser {
    let bytes: [UInt8]
    let maximumDepth: Int
    private var index = 0
    private var depth = 0

    init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    mutating func document() throws(RemoteError) -> JSONValue {
        let value = try value()
        skipSpace()
        guard index == bytes.count else { throw malformed("text after the value") }
        return value
    }

    private func malformed(_ reason: String) -> RemoteError {
        RemoteError(.malformed, "The text is not JSON: \(reason) at byte \(index).")
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
    }

    /// Skips white space, and `byte` if it is next. Returns whether it was.
    private mutating func take(_ byte: Character) -> Bool {
        skipSpace()
        guard next == byte.asciiValue else { return false }
        index += 1
        return true
    }

    private mutating func value() throws(RemoteError) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try nested { parser throws(RemoteError) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(RemoteError) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func nested(_ body: (inout JSONParser) throws(RemoteError) -> JSONValue) throws(RemoteError) -> JSONValue {
        guard depth < maximumDepth else {
            throw RemoteError(.tooDeep, "Arrays and objects are nested deeper than \(maximumDepth) levels.")
        }
        depth += 1
        defer { depth -= 1 }
        index += 1
        return try body(&self)
    }

    private mutating func object() throws(RemoteError) -> JSONValue {
        var members: [String: JSONValue] = [:]
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw malformed("no key") }
            let key = try string()
            guard take(":") else { throw malformed("no colon") }
            members[key] = try value()
        } while take(",")
        guard take("}") else { throw malformed("no end of the object") }
        return .object(members)
    }

    private mutating func array() throws(RemoteError) -> JSONValue {
        var values: [JSONValue] = []
        if take("]") { return .array(values) }
        repeat { values.append(try value()) } while take(",")
        guard take("]") else { throw malformed("no end of the array") }
        return .array(values)
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(RemoteError) -> JSONValue {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[index..<end]) }) else { throw malformed("no value") }
        index = end
        return value
    }

    private mutating func number() throws(RemoteError) -> Double {
        let start = index
        while let byte = next, "+-.eE".utf8.contains(byte) || 0x30...0x39 ~= byte { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        let digits = text.drop { $0 == "-" }
        // Swift also reads numbers that JSON does not allow, such as "+1", ".5", "1." and "01".
        let hasLeadingZero = digits.first == "0" && digits.dropFirst().first?.isNumber == true
        guard text.count - digits.count <= 1, digits.first?.isNumber == true, !hasLeadingZero, text.last?.isNumber == true,
            !text.contains(".e"), !text.contains(".E"), let number = Double(text), number.isFinite
        else {
            index = start
            throw malformed("no value")
        }
        return number
    }

    private mutating func string() throws(RemoteError) -> String {
        index += 1
        var content: [UInt8] = []
        while let byte = next {
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: content, as: UTF8.self) else { throw malformed("a string that is not UTF-8") }
                return text
            case UInt8(ascii: "\\"): try escape(into: &content)
            case 0..<0x20: throw malformed("a control character in a string")
            default: content.append(byte)
            }
        }
        throw malformed("no end of the string")
    }

    private mutating func escape(into content: inout [UInt8]) throws(RemoteError) {
        guard let byte = next else { throw malformed("no end of the string") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"): content.append(contentsOf: String(Character(try scalar())).utf8)
        default: throw malformed("an unknown escape")
        }
    }

    /// Reads a code point after `\u`. An unpaired surrogate becomes U+FFFD.
    private mutating func scalar() throws(RemoteError) -> Unicode.Scalar {
        let first = try codeUnit()
        guard 0xD800...0xDBFF ~= first, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
        else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        let start = index
        index += 2
        let second = try codeUnit()
        guard 0xDC00...0xDFFF ~= second else {
            index = start
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func codeUnit() throws(RemoteError) -> UInt32 {
        guard index + 4 <= bytes.count, bytes[index..<index + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw malformed("an escape without four hexadecimal digits") }
        index += 4
        return unit
    }
}
