import Foundation
import Glibc
import Host
import Testing

/// Writes to pipes whose reader closes its end.
@Suite struct PipeWriterTests {
    private let reading: Int32
    private let writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        // A program that another test starts at the same time must not inherit the writing end: the reader would wait for its end.
        try #require(pipe(&ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Whether `SIGPIPE` is blocked on this thread, or pending.
    private var signalState: (isBlocked: Bool, isPending: Bool) {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        var pending = sigset_t()
        sigpending(&pending)
        return (sigismember(&mask, SIGPIPE) == 1, sigismember(&pending, SIGPIPE) == 1)
    }

    /// An unmodified write would end the test program, because the action of the signal is the default.
    @Test func writeWithoutAReaderFails() {
        defer { close(writing) }
        close(reading)
        #expect(throws: PipeWriter.Failure(code: EPIPE)) { try PipeWriter.write(Data([1]), to: writing) }
        #expect(signalState == (false, false))
    }

    @Test func writeFailsIfTheReaderClosesThePipeInTheMiddle() throws {
        defer { close(writing) }
        let reader = Thread { [reading] in
            var bytes = [UInt8](repeating: 0, count: 100_000)
            _ = read(reading, &bytes, bytes.count)
            close(reading)
        }
        reader.start()
        #expect(throws: PipeWriter.Failure(code: EPIPE)) { try PipeWriter.write(Data(count: 10_000_000), to: writing) }
        #expect(signalState == (false, false))
    }

    @Test func writeWaitsForASlowReader() async throws {
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })
        async let received = withCheckedContinuation { continuation in
            Thread.detachNewThread { [reading] in
                continuation.resume(returning: try? FileHandle(fileDescriptor: reading, closeOnDealloc: true).readToEnd())
            }
        }
        try PipeWriter.write(data, to: writing)
        close(writing)
        #expect(await received == data)
    }

    @Test func writeEndsIfThePipeStaysFullOrTheWriteIsCancelled() {
        defer {
            close(reading)
            close(writing)
        }
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        #expect(throws: PipeWriter.Failure(code: ECANCELED)) { try PipeWriter.write(Data([1]), to: writing) { true } }
        #expect(throws: PipeWriter.Failure(code: ETIMEDOUT)) { try PipeWriter.write(Data(count: 1_000_000), to: writing, patience: 0.05) }
    }
}
