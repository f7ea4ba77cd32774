import Foundation

/// Collects the parts of a log message.
///
/// Numbers and Booleans are public unless the message says otherwise; all other values are private.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text: String

    public init(literalCapacity: Int, interpolationCount: Int) {
        text = ""
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value, or its replacement if it is private.
    private mutating func append(
        _ privacy: OSLogPrivacy, isScalar: Bool = false, _ align: OSLogStringAlignment = .none, _ value: () -> String
    ) {
        text += align.aligned(privacy.text(isScalar: isScalar, value))
    }

    public mutating func appendInterpolation(
        _ number: some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isScalar: true, align) { format.text(of: number) }
    }

    public mutating func appendInterpolation(
        _ number: Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isScalar: true) { format.text(of: number) }
    }

    public mutating func appendInterpolation(
        _ number: Int, format: OSLogIntExtendedFormat, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isScalar: true) { format.text(of: number) }
    }

    public mutating func appendInterpolation(
        _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(privacy, isScalar: true, align) { format.text(of: number) }
    }

    public mutating func appendInterpolation(
        _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(privacy, isScalar: true, align) { format.text(of: Double(number)) }
    }

    public mutating func appendInterpolation(
        _ number: CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        append(privacy, isScalar: true, align) { format.text(of: Double(number)) }
    }

    public mutating func appendInterpolation(
        _ condition: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isScalar: true) { format.text(of: condition) }
    }

    public mutating func appendInterpolation(
        _ string: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isScalar: false, align) { string }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: some CustomStringConvertible, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isScalar: false, align) { value.description }
    }

    public mutating func appendInterpolation(
        _ type: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        append(privacy, isScalar: false, align) { String(reflecting: type) }
    }

    public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto, attributes: String = "") {
        append(privacy) { String(describing: error) }
    }

    /// Appends an object, or `(null)`.
    public mutating func appendInterpolation(_ object: NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = "") {
        append(privacy) { object?.description ?? "(null)" }
    }

    /// Appends the address. The memory behind it is not read.
    public mutating func appendInterpolation(_ pointer: some _Pointer, privacy: OSLogPrivacy = .auto, attributes: String = "") {
        append(privacy, isScalar: true) { pointer.debugDescription }
    }
}
