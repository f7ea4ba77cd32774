import Foundation
import Host
import Synchronization

/// A content that knows whether it is being read.
final class CountedContent: HostContent {
    private let content: any HostContent
    private let state = Mutex(State())

    private struct State {
        var running = 0
        var begun = 0
        var hasFailed = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    init(_ content: any HostContent) {
        self.content = content
    }

    var formats: [String] { content.formats }
    /// Nobody reads now.
    var isIdle: Bool { state.withLock { $0.running == 0 } }
    /// How often somebody has begun to read.
    var count: Int { state.withLock { $0.begun } }
    /// Something that the other program had to give did not come.
    var hasFailed: Bool { state.withLock { $0.hasFailed } }

    func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        state.withLock { state in
            state.running += 1
            state.begun += 1
        }
        defer { ended() }
        do {
            try await content.read(format, body)
        } catch {
            if error is HostContentError || error is CancellationError { state.withLock { $0.hasFailed = true } }
            throw error
        }
    }

    /// Waits until nobody reads.
    func idle() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.running > 0 { state.waiting.append(continuation) }
                return state.running == 0
            }
            if isIdle { continuation.resume() }
        }
    }

    private func ended() {
        let due = state.withLock { state in
            state.running -= 1
            guard state.running == 0 else { return [CheckedContinuation<Void, Never>]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        due.forEach { $0.resume() }
    }
}
