import Foundation

/// A value of D-Bus's type system.
package indirect enum BusValue: Sendable, Equatable {
    case boolean(Bool)
    case byte(UInt8)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    case signature(String)
    /// An index into ``BusCall/files``.
    case handle(Int32)
    /// An array of bytes (`ay`).
    case bytes(Data)
    /// An array; `of` is the signature of its elements. A dictionary's elements are entries.
    case array([BusValue], of: String)
    case entry(BusValue, BusValue)
    case tuple([BusValue])
    case variant(BusValue)
}

extension BusValue {
    /// A dictionary of options (`a{sv}`).
    package static func options(_ values: [String: BusValue]) -> BusValue {
        .array(values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .variant($0.value)) }, of: "{sv}")
    }

    /// A dictionary of strings (`a{ss}`).
    package static func attributes(_ values: [String: String]) -> BusValue {
        .array(values.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) }, of: "{ss}")
    }

    /// An array of strings (`as`).
    package static func strings(_ values: [String]) -> BusValue { .array(values.map { .string($0) }, of: "s") }

    /// The Boolean; nil for a value of another type.
    package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    /// The text of a string, an object path or a signature; nil for a value of another type.
    package var text: String? {
        switch self {
        case .string(let value), .objectPath(let value), .signature(let value): value
        default: nil
        }
    }

    /// The integer of any width; nil for a value of another type, or one that does not fit.
    package var integer: Int? {
        switch self {
        case .byte(let value): Int(value)
        case .int16(let value): Int(value)
        case .uint16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int64(let value): Int(value)
        case .uint64(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The bytes; nil for a value of another type.
    package var data: Data? { if case .bytes(let value) = self { value } else { nil } }

    /// The elements of an array or a tuple; nil for a value of another type.
    package var elements: [BusValue]? {
        switch self {
        case .array(let values, _), .tuple(let values): values
        default: nil
        }
    }

    /// The value inside a variant; any other value itself.
    package var unwrapped: BusValue { if case .variant(let value) = self { value.unwrapped } else { self } }

    /// A dictionary with strings as keys, without the variants around its values; nil for a value of another type.
    package var dictionary: [String: BusValue]? {
        guard case .array(let entries, let element) = self, element.hasPrefix("{") else { return nil }
        var result: [String: BusValue] = [:]
        for case .entry(let key, let value) in entries { if let key = key.text { result[key] = value.unwrapped } }
        return result
    }

    /// The type signature, such as `a{sv}`.
    package var signature: String {
        switch self {
        case .boolean: "b"
        case .byte: "y"
        case .int16: "n"
        case .uint16: "q"
        case .int32: "i"
        case .uint32: "u"
        case .int64: "x"
        case .uint64: "t"
        case .double: "d"
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .handle: "h"
        case .bytes: "ay"
        case .array(_, let element): "a" + element
        case .entry(let key, let value): "{" + key.signature + value.signature + "}"
        case .tuple(let values): "(" + values.map(\.signature).joined() + ")"
        case .variant: "v"
        }
    }
}
