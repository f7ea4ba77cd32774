import CGtk
import Logging

/// Leaves each line in the log's buffer; the log's own thread puts it together and writes it to standard error.
///
/// On the thread that logs a line costs the copying of its text (Documentation/logging.md has the figures). Metadata are put into words there
/// too, since what they hold may change.
struct BufferedLogHandler: LogHandler {
    var logLevel = Logger.Level.info
    var metadataProvider: Logger.MetadataProvider?
    var metadata: Logger.Metadata = [:]
    private let label: String

    init(label: String) {
        self.label = label
        metadataProvider = LoggingSystem.metadataProvider
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let hasDetails = !metadata.isEmpty || metadataProvider != nil || event.metadata != nil || event.error != nil
        let details = hasDetails ? LogDetails.words(for: event, base: metadata, provider: metadataProvider) : ""
        Self.withText(of: label) { label in
            Self.withText(of: event.message.description) { message in
                Self.withText(of: details) { details in
                    lodestone_log_append(Self.name(of: event.level), label, message, details)
                }
            }
        }
    }

    /// Swift's own strings lie in memory as UTF-8.
    @inline(__always)
    private static func withText<Result>(of string: String, _ body: (LodestoneText) -> Result) -> Result {
        if let result = string.utf8.withContiguousStorageIfAvailable({ body(LodestoneText(bytes: $0.baseAddress, length: $0.count)) }) {
            return result
        }
        var copy = string
        return copy.withUTF8 { body(LodestoneText(bytes: $0.baseAddress, length: $0.count)) }
    }

    /// The level's name, which stays where it is: the buffer holds the pointer alone.
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

/// What stands behind a line's message.
enum LogDetails {
    /// ` key=value` for each piece of metadata, in the order of their keys. The line's own overrule the provider's, and those the logger's.
    static func words(for event: LogEvent, base: Logger.Metadata, provider: Logger.MetadataProvider?) -> String {
        var all = base
        if let provided = provider?.get() { all.merge(provided) { _, new in new } }
        if let own = event.metadata { all.merge(own) { _, new in new } }
        if let error = event.error {
            all["error.message"] = "\(error)"
            all["error.type"] = "\(String(reflecting: type(of: error)))"
        }
        return all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }
}
