import Foundation

/// A property of an image.
enum MetadataValue: Sendable, Equatable {
    case integer(Int)
    case real(Double)
    case text(String)
    case list([MetadataValue])

    /// The value in a dictionary for apps.
    var object: Any {
        switch self {
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .text(let value): value
        case .list(let values): values.map(\.object)
        }
    }

    /// The number; nil for a text or a list.
    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        case .text, .list: nil
        }
    }
}
