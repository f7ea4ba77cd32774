import Logging
import Synchronization

@testable import os

/// A log whose lines a test reads.
final class RecordedLog: Sendable {
    private let recorded = Mutex<[String]>([])
    private let level: Logging.Logger.Level

    /// Creates a log that writes messages from `level` up.
    init(_ level: Logging.Logger.Level = .trace) { self.level = level }

    /// The level and the text of each message.
    var lines: [String] { recorded.withLock { $0 } }

    var log: OSLog {
        OSLog(destination: LogDestination(output: Logging.Logger(label: "test") { _ in Handler(log: self, logLevel: self.level) }))
    }

    var logger: os.Logger { os.Logger(log) }

    private struct Handler: LogHandler {
        let log: RecordedLog
        var logLevel: Logging.Logger.Level
        var metadata: Logging.Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            log.recorded.withLock { $0.append("\(event.level) \(event.message)") }
        }
    }
}
