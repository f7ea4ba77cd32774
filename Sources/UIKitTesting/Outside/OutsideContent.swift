import Foundation
import Host
import Synchronization

/// Data that another program offers on the clipboard or in a drag. The test plays that program.
///
/// ```swift
/// let content = OutsideContent(["text/plain": Data("Hello".utf8), "image/png": picture])
/// let drag = host.dragFromOutside(content)
/// ```
public final class OutsideContent: HostContent {
    /// The other program's response to a request for one format.
    public enum Answer: Sendable {
        /// Sends these bytes.
        case data(Data)
        /// Sends these bytes `count` times.
        case repeated(Data, count: Int)
        /// Sends these bytes, then closes the connection in the middle.
        case breaksOff(after: Data)
        /// Sends no response. The request fails when the program dies (``OutsideContent/die()``) or the reader times out.
        case never
    }

    public let formats: [String]
    private let answers: [String: Answer]
    private let state = Mutex(State())

    private struct State {
        var isDead = false
        var waiting: [AsyncStream<Never>.Continuation] = []
        var reads: [String] = []
    }

    /// Offers formats (MIME types, the best first) with their bytes.
    public convenience init(_ offers: KeyValuePairs<String, Data>) {
        self.init(answers: offers.map { ($0.key, .data($0.value)) })
    }

    /// Offers formats (MIME types, the best first) with their responses.
    public init(answers: [(format: String, answer: Answer)]) {
        formats = answers.map(\.format)
        self.answers = Dictionary(answers.map { ($0.format, $0.answer) }, uniquingKeysWith: { first, _ in first })
    }

    /// The formats that were requested so far, in order.
    public var reads: [String] { state.withLock { $0.reads } }

    /// Kills the program: pending and later requests fail.
    public func die() {
        let waiting = state.withLock { state in
            state.isDead = true
            defer { state.waiting = [] }
            return state.waiting
        }
        waiting.forEach { $0.finish() }
    }

    public func read(_ format: String, _ body: @Sendable (Data) async throws -> Void) async throws {
        guard let answer = answers[format] else { throw HostContentError.noSuchFormat(format) }
        state.withLock { $0.reads.append(format) }
        try checkSource()
        switch answer {
        case .data(let data):
            try await body(data)
        case .repeated(let data, let count):
            for _ in 0..<count {
                try checkSource()
                try Task.checkCancellation()
                try await body(data)
            }
        case .breaksOff(let data):
            try await body(data)
            throw HostContentError.ownerFailed("it stopped after \(data.count) bytes")
        case .never:
            await waitForTermination()
            try Task.checkCancellation()
            try checkSource()
        }
    }

    private func checkSource() throws {
        if state.withLock({ $0.isDead }) { throw HostContentError.ownerFailed("it has terminated") }
    }

    private func waitForTermination() async {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        let isDead = state.withLock { state in
            if !state.isDead { state.waiting.append(continuation) }
            return state.isDead
        }
        if isDead { return }
        for await _ in stream {}
    }
}
