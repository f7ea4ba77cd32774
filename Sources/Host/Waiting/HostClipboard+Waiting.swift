import Foundation

extension HostClipboard {
    /// The default implementation, for content that can be read without the main actor.
    public func readNow(_ format: String, limit: Int, timeout: TimeInterval) throws -> Data {
        guard let content else { throw HostContentError.noSuchFormat(format) }
        return try BlockingRead.data(timeout: timeout) { try await content.data(format, limit: limit) }
    }
}
