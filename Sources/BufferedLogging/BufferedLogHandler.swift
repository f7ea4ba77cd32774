import CBufferedLogging
import Foundation
import Logging

/// A log handler that never blocks the thread that logs.
///
/// A line is copied into a ring buffer of 4 MB. A writer thread formats the lines and writes them to standard error in batches, 20 ms after
/// the first. `Documentation/logging.md` compares the cost with `print`, `NSLog` and swift-log's default handler.
///
/// Lines are written in the order in which they were logged, from whatever thread. If lines come faster than they can be written and the
/// buffer is full, further lines are dropped, and the log reports how many. Texts longer than 512 KB are truncated.
///
/// The buffer is flushed when the program exits. A crash or a signal loses the lines of the last 20 ms, unless
/// ``bootstrap(flushingOnSignals:)`` installed signal handlers.
public struct BufferedLogHandler: LogHandler {
    /// The lowest level that is written. The default is `info`.
    public var logLevel = Logger.Level.info
    /// Provides metadata that is added to each line. The default is the provider of `LoggingSystem`.
    public var metadataProvider: Logger.MetadataProvider?
    /// The logger's own metadata.
    public var metadata: Logger.Metadata = [:]
    private let label: String

    /// Creates a handler for the logger `label`, and starts the writer thread if this is the first one.
    public init(label: String) {
        self.label = label
        metadataProvider = LoggingSystem.metadataProvider
        _ = Self.isStarted
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Appends the event to the buffer. Metadata are formatted on the calling thread, since their values may change.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func log(event: LogEvent) {
        let hasDetails = !metadata.isEmpty || metadataProvider != nil || event.metadata != nil || event.error != nil
        let details = hasDetails ? LogDetails.text(for: event, base: metadata, provider: metadataProvider) : ""
        Self.withText(of: label) { label in
            Self.withText(of: event.message.description) { message in
                Self.withText(of: details) { details in
                    buffered_log_append(Self.name(of: event.level), label, message, details)
                }
            }
        }
    }

    private static let isStarted = buffered_log_start(ProcessInfo.processInfo.processName)

    /// Passes the UTF-8 of `string` without a copy if the string is native.
    @inline(__always)
    private static func withText<Result>(of string: String, _ body: (BufferedLogText) -> Result) -> Result {
        if let result = string.utf8.withContiguousStorageIfAvailable({ body(BufferedLogText(bytes: $0.baseAddress, length: $0.count)) }) {
            return result
        }
        var copy = string
        return copy.withUTF8 { body(BufferedLogText(bytes: $0.baseAddress, length: $0.count)) }
    }

    /// The level's name as static storage: the buffer stores the pointer alone.
    private static func name(of level: Logger.Level) -> UnsafePointer<CChar> {
        let name: StaticString =
            switch level {
            case .trace: "trace"
            case .debug: "debug"
            case .info: "info"
            case .notice: "notice"
            case .warning: "warning"
            case .error: "error"
            case .critical: "critical"
            }
        return UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
