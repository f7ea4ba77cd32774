import Foundation

/// Numbers in the dictionaries of apps.
enum MetadataNumber {
    /// The number; nil for a value of another type, or one that is not finite.
    static func value(_ value: Any) -> Double? {
        let number: Double? =
            switch value {
            case let value as NSNumber: value.doubleValue
            case let value as any BinaryInteger: Double(value)
            case let value as any BinaryFloatingPoint: Double(value)
            case let value as Bool: value ? 1 : 0
            case let value as any RawRepresentable: (value.rawValue as? any BinaryInteger).map { Double($0) }
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
