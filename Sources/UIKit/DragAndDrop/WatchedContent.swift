import Foundation
import Host
import Synchronization

/// Wraps another program's content and records whether every request succeeded.
final class WatchedContent: HostContent {
    private let content: any HostContent
    private let failed = Mutex(false)

    init(_ content: any HostContent) {
        self.content = content
    }

    var formats: [String] { content.formats }

    /// Whether a request failed or was abandoned.
    var hasFailed: Bool { failed.withLock { $0 } }

    func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        do {
            try await content.read(format, body)
        } catch {
            if error is HostContentError || error is CancellationError { failed.withLock { $0 = true } }
            throw error
        }
    }
}
