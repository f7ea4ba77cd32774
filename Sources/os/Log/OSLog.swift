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

    /// Creates the log of a category that has a special meaning in Apple's Instruments.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The log for messages without a subsystem. Its label is the program's name.
    public static let `default` = OSLog(destination: .shared)

    /// A log that drops every message.
    public static let disabled = OSLog(destination: .disabled)

    /// Whether messages of this type are written. This depends on the level of the logger in swift-log.
    public func isEnabled(type: OSLogType) -> Bool { destination.isEnabled(LogDestination.level(of: type)) }

    /// Whether signposts are written. Signposts are messages of swift-log's level `trace`.
    public var signpostsEnabled: Bool { destination.isEnabled(.trace) }

    /// A category that has a special meaning in Apple's Instruments. Here it is an ordinary name.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
}
