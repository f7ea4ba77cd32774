internal import CWebKit
import Foundation

/// Converts JavaScript values to Foundation objects, and back.
///
/// Numbers become `NSNumber`s, which Swift casts to `Bool`, `Int` or `Double`. Strings become `String`s, dates `Date`s, and `null` an `NSNull`. Arrays become
/// `[Any]`, objects `[String: Any]`, and `undefined` nil. A page's values are not trusted, so the depth and the number of values are limited.
@MainActor
struct ScriptValue {
    private var left = 1_000_000
    private static let mostLevels = 200

    /// Converts a `JSCValue`.
    ///
    /// - Throws: `WKError` for functions, symbols and promises, and for values that are too large or contain themselves.
    static func read(_ value: UnsafeMutableRawPointer?) throws -> Any? {
        var reader = ScriptValue()
        return try reader.read(value, 0)
    }

    private mutating func read(_ value: UnsafeMutableRawPointer?, _ level: Int) throws -> Any? {
        guard let value, lwk_jsc_value_is_undefined(value) == 0 else { return nil }
        left -= 1
        guard left > 0, level < Self.mostLevels else {
            throw WKError(.javaScriptResultTypeIsUnsupported, "The JavaScript value is too large or contains itself.")
        }
        if lwk_jsc_value_is_null(value) != 0 { return NSNull() }
        if lwk_jsc_value_is_boolean(value) != 0 { return lwk_jsc_value_to_boolean(value) != 0 }
        if lwk_jsc_value_is_number(value) != 0 { return Self.number(lwk_jsc_value_to_double(value)) }
        if lwk_jsc_value_is_string(value) != 0 { return Self.text(lwk_jsc_value_to_string(value)) }
        guard lwk_jsc_value_is_function(value) == 0, lwk_jsc_value_is_object(value) != 0 else {
            throw WKError(.javaScriptResultTypeIsUnsupported, "A JavaScript function or symbol cannot be converted.")
        }
        if lwk_jsc_value_is_array(value) != 0 {
            let count = try length(of: value)
            return try (0..<count).map { index in
                let item = lwk_jsc_value_get_property_at_index(value, UInt32(index))
                defer { if let item { lwk_release(item) } }
                return try read(item, level + 1) ?? NSNull()
            }
        }
        if lwk_jsc_value_is_instance_of(value, "Date") != 0 { return Date(timeIntervalSince1970: lwk_jsc_value_to_double(value) / 1000) }
        if lwk_jsc_value_is_instance_of(value, "Promise") != 0 {
            throw WKError(.javaScriptResultTypeIsUnsupported, "A promise cannot be converted. Use callAsyncJavaScript.")
        }
        return try object(value, level)
    }

    private func length(of array: UnsafeMutableRawPointer) throws -> Int {
        let length = lwk_jsc_value_get_property(array, "length")
        defer { if let length { lwk_release(length) } }
        let count = length.map { lwk_jsc_value_to_double($0) } ?? 0
        guard count >= 0, count < Double(left) else {
            throw WKError(.javaScriptResultTypeIsUnsupported, "The JavaScript array is too long.")
        }
        return Int(count)
    }

    private mutating func object(_ value: UnsafeMutableRawPointer, _ level: Int) throws -> [String: Any] {
        guard let names = lwk_jsc_value_enumerate_properties(value) else { return [:] }
        defer { lwk_strings_free(names) }
        var result: [String: Any] = [:]
        var index = 0
        while let name = names[index] {
            let item = lwk_jsc_value_get_property(value, name)
            defer { if let item { lwk_release(item) } }
            if let read = try read(item, level + 1) { result[String(cString: name)] = read }
            index += 1
        }
        return result
    }

    private static func number(_ value: Double) -> Any {
        value == value.rounded() && abs(value) < 9_007_199_254_740_992 && !(value == 0 && value.sign == .minus)
            ? NSNumber(value: Int(value)) : NSNumber(value: value)
    }

    private static func text(_ text: UnsafeMutablePointer<CChar>?) -> String {
        guard let text else { return "" }
        defer { lwk_free(text) }
        return String(cString: text)
    }

    // MARK: Conversion to JavaScript

    /// Returns `value` as JSON. A date becomes an object with the single key ``dateKey``.
    ///
    /// - Throws: `WKError` if JSON cannot represent the value.
    static func json(_ value: Any?) throws -> String {
        let plain = try plain(value, 0)
        guard JSONSerialization.isValidJSONObject([plain]) else { throw unsupported(value) }
        let data = try JSONSerialization.data(withJSONObject: plain, options: [.fragmentsAllowed])
        return String(decoding: data, as: UTF8.self)
    }

    /// The key that identifies a date in ``json(_:)``.
    static let dateKey = "lodestone date"

    private static func plain(_ value: Any?, _ level: Int) throws -> Any {
        guard level < mostLevels else { throw unsupported(value) }
        switch value {
        case nil, is NSNull: return NSNull()
        case let value as String: return value
        // This case also covers Swift's numbers, because they are bridged.
        case let value as NSNumber: return value
        case let value as any BinaryInteger: return Int64(clamping: value)
        case let value as Date: return [dateKey: value.timeIntervalSince1970 * 1000]
        case let value as [Any?]: return try value.map { try plain($0, level + 1) }
        case let value as [String: Any?]: return try value.mapValues { try plain($0, level + 1) }
        default: throw unsupported(value)
        }
    }

    private static func unsupported(_ value: Any?) -> WKError {
        WKError(
            .javaScriptExceptionOccurred,
            """
            A value of the type \(type(of: value)) cannot be passed to a script. Use numbers, strings, dates, nil, and arrays and \
            dictionaries of these.
            """
        )
    }
}
