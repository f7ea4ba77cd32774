import Foundation
import Synchronization

/// The data of a drag over a window, which cannot be read before the drop.
public final class HostSealedContent: HostContent {
    private let content: any HostContent
    private let isOpen = Mutex(false)

    /// Creates a wrapper of `content` that cannot be read until ``open()`` is called.
    public init(_ content: any HostContent) {
        self.content = content
    }

    /// Allows reads after the drop. Safe on any thread.
    public func open() {
        isOpen.withLock { $0 = true }
    }

    public var formats: [String] { content.formats }

    public func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        guard isOpen.withLock({ $0 }) else { throw HostContentError.notDropped }
        try await content.read(format, body)
    }
}
