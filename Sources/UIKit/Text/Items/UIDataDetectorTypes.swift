import Foundation

/// What a text view finds in its text and makes links of.
///
/// Numbers of flights and of parcels, and what may be looked up, are not found: their names are absent.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// The types of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of streets.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Amounts of money.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Numbers with a unit of length, weight, volume, temperature, speed, energy or data.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All that can be found.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
