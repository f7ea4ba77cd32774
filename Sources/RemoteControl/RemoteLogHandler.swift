import Foundation
import Logging
import Synchronization

/// A log handler that stores the last 1000 lines for the remote control, and passes each event on to another handler.
///
/// ```swift
/// LoggingSystem.bootstrap { RemoteLogHandler(label: $0, next: BufferedLogHandler(label: $0)) }
/// ```
public struct RemoteLogHandler: LogHandler {
    private let label: String
    private var next: any LogHandler

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - label: The label of the logger.
    ///   - next: The handler that writes the log.
    public init(label: String, next: any LogHandler) {
        self.label = label
        self.next = next
        Self.lines.withLock { if $0 == nil { $0 = [] } }
    }

    /// The lowest level that is logged. It is the level of the other handler.
    public var logLevel: Logger.Level {
        get { next.logLevel }
        set { next.logLevel = newValue }
    }

    /// The metadata provider of the other handler.
    public var metadataProvider: Logger.MetadataProvider? {
        get { next.metadataProvider }
        set { next.metadataProvider = newValue }
    }

    /// The logger's own metadata.
    public var metadata: Logger.Metadata {
        get { next.metadata }
        set { next.metadata = newValue }
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { next[metadataKey: key] }
        set { next[metadataKey: key] = newValue }
    }

    /// Stores the event as a line, and passes it on to the other handler.
    public func log(event: LogEvent) {
        let text = "\(event.level) \(label): \(event.message)".prefix(Self.longestLine)
        let time = Date().formatted(.iso8601.time(includingFractionalSeconds: true))
        Self.lines.withLock { lines in
            var all = lines ?? []
            lines = nil
            // Half of the lines are removed at once, so that a line costs constant time on average.
            if all.count >= Self.capacity * 2 { all.removeFirst(Self.capacity) }
            all.append("\(time) \(text)")
            lines = all
        }
        next.log(event: event)
    }

    /// The maximum number of returned lines.
    static let capacity = 1000
    private static let longestLine = 2000

    /// The last lines, oldest first; nil if no logger uses this handler.
    private static let lines = Mutex<[String]?>(nil)

    /// The last `count` lines, oldest first; nil if no logger uses this handler.
    static func last(_ count: Int) -> [String]? { lines.withLock { $0?.suffix(min(count, capacity)) } }
}
