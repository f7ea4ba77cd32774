import Foundation

/// A log of a part of a program.
///
/// Messages go to swift-log. The label of its logger is the subsystem and the category, separated by a colon.
public final class OSLog: NSObject, Sendable {
    let destination: LogDestination

    init(destination: LogDestination) {
        self.destination = destination
    }

    /// Creates the log of a category of a subsystem, such as `networking` of `com.example.shop`.
    public convenience init(subsystem: String, category: String) {
        self.init(destination: LogDestination(subsystem: subsystem, category: category))
    }

    /// Creates the log of a category with a meaning of its own in Apple's Instruments.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The log for messages without a subsystem. Its label is the program's name.
    public static let `default` = OSLog(destination: .shared)

    /// A log that drops every message.
    public static let disabled = OSLog(destination: .disabled)

    /// Whether messages of this type are written: whether the logger's level in swift-log lets them pass.
    public func isEnabled(type: OSLogType) -> Bool { destination.isEnabled(LogDestination.level(of: type)) }

    /// Whether signposts are written, which are messages of swift-log's level `trace`.
    public var signpostsEnabled: Bool { destination.isEnabled(.trace) }

    /// A category with a meaning of its own in Apple's Instruments. Here it is a name like any other.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
}
