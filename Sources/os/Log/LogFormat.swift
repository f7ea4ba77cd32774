import Foundation

/// Formats the messages of `os_log(_:log:type:_:)`. The format is C's, extended by `%@` and by privacy options in braces.
///
/// The arguments are Swift's values, not a list of bytes. A conversion that does not fit its argument writes an error into the message. The only pointers
/// that are followed are C strings, which are `UnsafePointer<CChar>` in Swift.
struct LogFormat {
    /// One conversion, such as `%{public}-8.3f`.
    private struct Conversion {
        /// The words in braces.
        var options: [Substring] = []
        var flags = ""
        var width: Int?
        var precision: Int?
        var character: Unicode.Scalar = "@"
    }

    private var format: Substring.UTF8View
    private var arguments: ArraySlice<Any>
    private let error: Int32

    /// The text of the message.
    ///
    /// - Parameter error: The system's error number, for `%m`.
    static func text(_ format: String, _ arguments: [Any], error: Int32 = 0) -> String {
        var state = LogFormat(format: format[...].utf8, arguments: arguments[...], error: error)
        return state.text()
    }

    private mutating func text() -> String {
        var result = ""
        while let percent = format.firstIndex(of: UInt8(ascii: "%")) {
            result += Substring(format[..<percent])
            format = format[format.index(after: percent)...]
            let rest = format
            if let conversion = parse() {
                result += text(of: conversion)
            } else {
                // The text is not a conversion, so it stays as it is.
                result += "%"
                format = rest
            }
        }
        return result + Substring(format)
    }

    // MARK: Parsing

    /// Reads the conversion after a percent sign. Returns nil if the text is not a conversion.
    private mutating func parse() -> Conversion? {
        var result = Conversion()
        if format.first == UInt8(ascii: "{") {
            guard let end = format.firstIndex(of: UInt8(ascii: "}")) else { return nil }
            result.options = Substring(format[..<end]).dropFirst().split { $0 == "," || $0 == " " }
            format = format[format.index(after: end)...]
        }
        while let flag = next(of: "-+ #0") { result.flags.unicodeScalars.append(flag) }
        result.width = parseNumber()
        if let width = result.width, width < 0 {
            result.flags.append("-")
            result.width = -max(width, -CNumberFormat.limit)
        }
        if next(of: ".") != nil {
            // C reads a point alone as the precision 0, and ignores a negative precision.
            let precision = parseNumber() ?? 0
            result.precision = precision < 0 ? nil : precision
        }
        // Skip length modifiers, because the size of a Swift value is known.
        while next(of: "hlqLtzj") != nil {}
        guard let character = next(of: "%mdDiuUxXoOcCeEfFgGaApsS@Pn") else { return nil }
        result.character = character
        return result
    }

    /// Reads the next character if it is one of `characters`.
    private mutating func next(of characters: StaticString) -> Unicode.Scalar? {
        guard let byte = format.first, characters.withUTF8Buffer({ $0.contains(byte) }) else { return nil }
        format.removeFirst()
        return Unicode.Scalar(byte)
    }

    /// Reads digits, or takes the argument of a `*`. Returns nil without either.
    private mutating func parseNumber() -> Int? {
        if next(of: "*") != nil {
            guard let argument = arguments.popFirst() as? any BinaryInteger else { return nil }
            return Int(clamping: argument)
        }
        var number: Int?
        while let digit = next(of: "0123456789") {
            number = min((number ?? 0) * 10 + Int(digit.value - 48), CNumberFormat.limit)
        }
        return number
    }

    // MARK: Values

    private mutating func text(of conversion: Conversion) -> String {
        switch conversion.character {
        case "%": return "%"
        case "m": return text(conversion, String(cString: strerror(error)))
        default: break
        }
        guard let argument = arguments.popFirst() else { return "<decode: missing data>" }
        let isScalar = !["s", "S", "@", "P"].contains(conversion.character)
        return privacy(of: conversion).text(isScalar: isScalar) { Self.text(conversion, argument) }
    }

    private func privacy(of conversion: Conversion) -> OSLogPrivacy {
        let mask: OSLogPrivacy.Mask = conversion.options.contains("mask.hash") ? .hash : .none
        if conversion.options.contains("sensitive") { return .sensitive(mask: mask) }
        if conversion.options.contains("private") { return .private(mask: mask) }
        return conversion.options.contains("public") ? .public : .auto(mask: mask)
    }

    private static func text(_ conversion: Conversion, _ argument: Any) -> String {
        switch conversion.character {
        case "e", "E", "f", "F", "g", "G", "a", "A":
            guard let number = argument as? any BinaryFloatingPoint else { break }
            return float(Double(number), conversion)
        case "c", "C":
            guard let number = argument as? any BinaryInteger, let scalar = Unicode.Scalar(UInt32(clamping: number)) else { break }
            return padded(String(Character(scalar)), conversion)
        case "p":
            return address(argument).map { padded($0, conversion) } ?? mismatch(conversion, argument)
        case "s", "S":
            return string(argument, conversion.precision).map { padded($0, conversion) } ?? mismatch(conversion, argument)
        case "@":
            return padded(String(describing: argument), conversion)
        case "P", "n":
            break
        default:
            if conversion.character == "d", conversion.options.isEmpty, conversion.flags.isEmpty, conversion.width == nil,
                conversion.precision == nil, let number = argument as? Int
            {
                return String(number)
            }
            guard let number = argument as? any BinaryInteger else { break }
            return integer(number, conversion)
        }
        return mismatch(conversion, argument)
    }

    private static func mismatch(_ conversion: Conversion, _ argument: Any) -> String {
        "<decode: mismatch for [%\(conversion.character)] got [\(type(of: argument))]>"
    }

    private static func float(_ number: Double, _ conversion: Conversion) -> String {
        CNumberFormat(
            flags: conversion.flags, width: conversion.width, precision: conversion.precision, conversion: Character(conversion.character)
        )
        .text(of: number)
    }

    private static func integer(_ number: some BinaryInteger, _ conversion: Conversion) -> String {
        for option in conversion.options {
            switch option {
            case "bool": return number == 0 ? "false" : "true"
            case "BOOL": return number == 0 ? "NO" : "YES"
            case "errno", "darwin.errno": return OSLogInt32ExtendedFormat.error(Int32(clamping: number))
            case "time_t": return OSLogIntExtendedFormat.time(Int(clamping: number))
            case "bitrate": return OSLogIntExtendedFormat.bitrate.text(of: Int(clamping: number))
            case "iec-bitrate": return OSLogIntExtendedFormat.bitrateIEC.text(of: Int(clamping: number))
            case "bytes": return OSLogIntExtendedFormat.byteCount.text(of: Int(clamping: number))
            case "iec-bytes": return OSLogIntExtendedFormat.byteCountIEC.text(of: Int(clamping: number))
            default: continue
            }
        }
        let character: Character = conversion.character == "X" ? "X" : Character(conversion.character.properties.lowercaseMapping)
        let format = CNumberFormat(
            flags: conversion.flags, width: conversion.width, precision: conversion.precision,
            conversion: character == "i" ? "d" : character)
        if character == "d" || character == "i" {
            // Write the value of the Swift integer. A value above `Int64.max` is written as an unsigned number.
            guard let signed = Int64(exactly: number) else {
                return CNumberFormat(flags: format.flags, width: format.width, precision: format.precision, conversion: "u")
                    .text(of: UInt64(truncatingIfNeeded: number))
            }
            return format.text(of: signed)
        }
        let bits = UInt64(truncatingIfNeeded: number)
        return format.text(of: number.bitWidth < 64 ? bits & (1 << UInt64(number.bitWidth) - 1) : bits)
    }

    /// The text of a string, or of a C string up to its end or the precision.
    private static func string(_ argument: Any, _ precision: Int?) -> String? {
        let bytes: UnsafePointer<CChar>
        switch argument {
        case let pointer as UnsafePointer<CChar>: bytes = pointer
        case let pointer as UnsafeMutablePointer<CChar>: bytes = UnsafePointer(pointer)
        case is String, is Substring, is NSString:
            let text = "\(argument)"
            return precision.map { String(text.prefix($0)) } ?? text
        default: return nil
        }
        let count = precision.map { strnlen(bytes, $0) } ?? strlen(bytes)
        return String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// The address of a pointer or an object.
    private static func address(_ argument: Any) -> String? {
        let bits: UInt
        switch argument {
        case let pointer as UnsafeRawPointer: bits = UInt(bitPattern: pointer)
        case let pointer as UnsafeMutableRawPointer: bits = UInt(bitPattern: pointer)
        case let pointer as OpaquePointer: bits = UInt(bitPattern: pointer)
        case let pointer as any _Pointer: return pointer.debugDescription
        case let number as any BinaryInteger: bits = UInt(truncatingIfNeeded: number)
        case let object as NSObject: bits = UInt(bitPattern: ObjectIdentifier(object))
        default: return nil
        }
        return "0x" + String(bits, radix: 16)
    }

    private func text(_ conversion: Conversion, _ text: String) -> String { Self.padded(text, conversion) }

    /// The text with spaces up to the conversion's width.
    private static func padded(_ text: String, _ conversion: Conversion) -> String {
        let spaces = String(repeating: " ", count: max(0, min(conversion.width ?? 0, CNumberFormat.limit) - text.count))
        return conversion.flags.contains("-") ? text + spaces : spaces + text
    }
}
