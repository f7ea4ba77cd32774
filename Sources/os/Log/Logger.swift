/// Writes messages to the log of a part of a program.
///
/// Differs from Apple's: messages go to swift-log, whose handler decides which levels are written. A message of a level that is not written is
/// not formatted, and its arguments are not evaluated.
public struct Logger: Sendable {
    private let destination: LogDestination

    /// Creates a logger of a category of a subsystem, such as `networking` of `com.example.shop`.
    public init(subsystem: String, category: String) {
        destination = LogDestination(subsystem: subsystem, category: category)
    }

    /// Creates a logger for messages without a subsystem. Its label in swift-log is the program's name.
    public init() {
        destination = .shared
    }

    /// Creates a logger that writes to `log`.
    public init(_ log: OSLog) {
        destination = log.destination
    }

    /// Whether messages of this type are written.
    public func isEnabled(type: OSLogType) -> Bool { destination.isEnabled(LogDestination.level(of: type)) }

    /// Writes a message of the type `default`.
    public func log(_ message: @autoclosure () -> OSLogMessage) { destination.write(.notice) { message().text } }

    /// Writes a message of a type.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
        destination.write(LogDestination.level(of: level)) { message().text }
    }

    /// Writes a message of swift-log's level `trace`. Apple's type for it is `debug`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { destination.write(.trace) { message().text } }

    /// Writes a message of the type `debug`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { destination.write(.debug) { message().text } }

    /// Writes a message of the type `info`.
    public func info(_ message: @autoclosure () -> OSLogMessage) { destination.write(.info) { message().text } }

    /// Writes a message of the type `default`, which is swift-log's level `notice`.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { destination.write(.notice) { message().text } }

    /// Writes a message of swift-log's level `warning`. Apple's type for it is `error`.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { destination.write(.warning) { message().text } }

    /// Writes a message of the type `error`.
    public func error(_ message: @autoclosure () -> OSLogMessage) { destination.write(.error) { message().text } }

    /// Writes a message of swift-log's level `critical`. Apple's type for it is `fault`.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { destination.write(.critical) { message().text } }

    /// Writes a message of the type `fault`, which is swift-log's level `critical`.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { destination.write(.critical) { message().text } }

    /// The destination of a signposter made of this logger.
    var signposts: LogDestination { destination }
}
