import Logging

/// Formats the metadata of a line.
enum LogDetails {
    /// Returns ` key=value` for each piece of metadata, sorted by key. The event's own values override the provider's, which override the
    /// logger's.
    static func text(for event: LogEvent, base: Logger.Metadata, provider: Logger.MetadataProvider?) -> String {
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
