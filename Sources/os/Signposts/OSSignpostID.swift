import Foundation

/// Identifies an interval, so that several intervals with the same name can overlap.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public init(_ rawValue: UInt64) { self.init(rawValue: rawValue) }

    /// Creates an identity that no other signpost of this program has.
    public init(log: OSLog) {
        self.init(rawValue: UInt64.random(in: 1..<OSSignpostID.exclusive.rawValue))
    }

    /// Creates the identity of an object. It is the same until the object is deallocated.
    public init(log: OSLog, object: AnyObject) {
        self.init(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// The identity of intervals that do not overlap with others of the same name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }

    /// The signpost ID as a suffix of a log line; empty for an exclusive ID.
    var suffix: String { self == .exclusive ? "" : " (\(String(rawValue, radix: 16)))" }
}
