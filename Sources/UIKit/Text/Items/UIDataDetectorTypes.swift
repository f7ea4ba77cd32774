import Foundation

/// The kinds of data that a text view detects and shows as links.
///
/// Differs from UIKit: flight numbers, shipment tracking numbers and lookup suggestions are not available.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// The types of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Street addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Amounts of money.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Numbers with a unit of length, weight, volume, temperature, speed, energy or data.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All detectable types.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
