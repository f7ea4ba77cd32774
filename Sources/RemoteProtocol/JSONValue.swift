/// A value of JSON.
package enum JSONValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// A number; null if it is NaN or infinite, which JSON cannot represent.
    package init(_ number: some BinaryFloatingPoint) {
        let number = Double(number)
        self = number.isFinite ? .number(number) : .null
    }

    /// A string; null for nil.
    package init(_ string: String?) { self = string.map { .string($0) } ?? .null }

    /// The member of an object; nil if this is not an object, or if the member is missing or null.
    package subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self, let value = members[key], value != .null else { return nil }
        return value
    }

    /// The string; nil for other values.
    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number; nil for other values.
    package var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The number as an integer; nil for other values, fractions, and numbers beyond 2^53, which are not exact.
    package var integer: Int? {
        guard let number, number == number.rounded(), abs(number) <= 9_007_199_254_740_992 else { return nil }
        return Int(number)
    }

    /// The Boolean; nil for other values.
    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements; nil for other values.
    package var array: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The members; nil for other values.
    package var object: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(floatLiteral value: Double) { self.init(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(nilLiteral: ()) { self = .null }

    /// The last of several members with the same key wins.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
