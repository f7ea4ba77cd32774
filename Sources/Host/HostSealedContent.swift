import Foundation
import Synchronization

/// The data of a drag that is over a window: it may not be read before it is dropped.
public final class HostSealedContent: HostContent {
    private let content: any HostContent
    private let isOpen = Mutex(false)

    /// Keeps `content` closed.
    public init(_ content: any HostContent) {
        self.content = content
    }

    /// It was dropped: its data may be read from now on. Any thread.
    public func open() {
        isOpen.withLock { $0 = true }
    }

    public var formats: [String] { content.formats }

    public func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        guard isOpen.withLock({ $0 }) else { throw HostContentError.notDropped }
        try await content.read(format, body)
    }
}
