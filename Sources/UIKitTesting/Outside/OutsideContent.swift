import Foundation
import Host
import Synchronization

/// Data that another program offers, as a test plays it: on the clipboard, or in a drag over the window.
///
/// ```swift
/// let content = OutsideContent(["text/plain": Data("Hello".utf8), "image/png": picture])
/// let drag = host.dragFromOutside(content)
/// ```
public final class OutsideContent: HostContent {
    /// How the program answers when the data of one format is asked for.
    public enum Answer: Sendable {
        /// It gives these bytes.
        case data(Data)
        /// It gives these bytes again and again, `count` times.
        case repeated(Data, count: Int)
        /// It gives these bytes and breaks off in the middle.
        case breaksOff(after: Data)
        /// It says nothing, until it dies or the reader gives up.
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

    /// Offers the formats (MIME types, the best first), each with its bytes.
    public convenience init(_ offers: KeyValuePairs<String, Data>) {
        self.init(answers: offers.map { ($0.key, .data($0.value)) })
    }

    /// Offers the formats (MIME types, the best first), each with the way in which the program answers for it.
    public init(answers: [(format: String, answer: Answer)]) {
        formats = answers.map(\.format)
        self.answers = Dictionary(answers.map { ($0.format, $0.answer) }, uniquingKeysWith: { first, _ in first })
    }

    /// The formats that were read up to now, in order.
    public var reads: [String] { state.withLock { $0.reads } }

    /// The program is killed: reads that wait fail, and so does every later one.
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
        try checkLife()
        switch answer {
        case .data(let data):
            try await body(data)
        case .repeated(let data, let count):
            for _ in 0..<count {
                try checkLife()
                try Task.checkCancellation()
                try await body(data)
            }
        case .breaksOff(let data):
            try await body(data)
            throw HostContentError.ownerFailed("it broke off after \(data.count) bytes")
        case .never:
            await waitForDeath()
            try Task.checkCancellation()
            try checkLife()
        }
    }

    private func checkLife() throws {
        if state.withLock({ $0.isDead }) { throw HostContentError.ownerFailed("it is gone") }
    }

    private func waitForDeath() async {
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        let isDead = state.withLock { state in
            if !state.isDead { state.waiting.append(continuation) }
            return state.isDead
        }
        if isDead { return }
        for await _ in stream {}
    }
}
