import Foundation
import Glibc
import Testing
import WindowTestSupport

extension RealWindow {
    /// `BufferedLogging`, and apps that do not use it.
    @Suite struct Log {
        /// Runs the probe until it exits, and returns its log: a thousand lines from a layout, then the exit that `end` specifies.
        private func runToEnd(_ end: String, environment: [String: String?] = [:]) async throws -> (
            status: Int32, output: String, process: pid_t
        ) {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["log", end], environment: environment)
            let status = try await probe.waitForExit(timeout: 60)
            return (status, probe.output, probe.processID)
        }

        /// The numbers after "line", one for each line of the log.
        private func lineNumbers(in output: String) -> [Int] {
            output.split(separator: "\n").compactMap { line in
                line.range(of: ": line ").flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) }
            }
        }

        /// The signals for which a process has handlers (`SigCgt` in its status).
        private func handledSignals(of process: pid_t) throws -> Set<Int32> {
            let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") })
            let mask = try #require(UInt64(line.dropFirst("SigCgt:".count).trimmingCharacters(in: .whitespaces), radix: 16))
            return Set((1...Int32(64)).filter { mask & (1 << UInt64($0 - 1)) != 0 })
        }

        @Test("Lines are written in order, with the time and the process, when the program exits")
        func linesComeInOrderWithTimeAndProcess() async throws {
            let begin = Date()
            let run = try await runToEnd("exit", environment: ["TZ": "Asia/Kathmandu"])
            #expect(run.status == 3)
            #expect(lineNumbers(in: run.output) == Array(1...1000))
            let line = try #require(run.output.split(separator: "\n").first.map(String.init))
            #expect(line.dropFirst(24) == "LoopProbe[\(run.process)] info probe.log: line 1")
            let format = DateFormatter()
            format.locale = Locale(identifier: "en_US_POSIX")
            format.timeZone = TimeZone(identifier: "Asia/Kathmandu")
            format.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
            let time = try #require(format.date(from: String(line.prefix(23))), "\(line)")
            #expect(time > begin.addingTimeInterval(-1) && time < Date(), "\(line)")
        }

        @Test(
            "With flushingOnSignals, the buffered lines are written before a crash or a signal ends the program",
            arguments: [("fatal", [SIGILL, SIGTRAP]), ("overrun", [SIGSEGV]), ("abort", [SIGABRT]), ("quit", [SIGQUIT])])
        func signalFlushesTheBuffer(end: String, signals: [Int32]) async throws {
            // The toolchain's backtracer is slow and is not under test.
            let run = try await runToEnd(end, environment: ["SWIFT_BACKTRACE": "enable=no"])
            #expect(signals.contains(-run.status), "\(run.status)")
            #expect(lineNumbers(in: run.output) == Array(1...1000))
        }

        @Test("Lines of several threads are complete, and each thread's lines keep their order")
        func linesOfSeveralThreadsAreCompleteAndInOrder() async throws {
            let run = try await runToEnd("threads")
            let lines = run.output.split(separator: "\n")
            #expect(lines.count == 8 * 500)
            for thread in 0..<8 {
                let own = lines.compactMap { line in
                    line.range(of: "probe.log: thread \(thread) line ").flatMap { Int(line[$0.upperBound...]) }
                }
                #expect(own == Array(1...500))
            }
            let times = lines.map { $0.prefix(23) }
            #expect(times == times.sorted())
        }

        @Test("A full buffer drops and counts lines, and the program does not block")
        func fullBufferDropsLines() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let pipe = try PipeEnds()
            let output = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
            let probe: Subprocess
            do {
                defer { close(pipe.writing) }
                probe = try Subprocess(
                    [try BuiltProduct.path(of: "LoopProbe"), "log", "overflow"], environment: display.environment,
                    descriptors: [(child: 2, own: pipe.writing)])
            }
            defer { probe.stop() }
            // The test has not read standard error up to this point.
            try await eventually("it goes on", within: 60, about: [probe]) { probe.output.contains("not blocked") }
            probe.send(SIGTERM)
            let text = try await Task.detached { String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self) }.value
            #expect(try await probe.waitForExit() == 0)
            let numbers = lineNumbers(in: text)
            #expect(numbers == numbers.sorted())
            let missing = text.split(separator: "\n").compactMap { line in
                line.contains("dropped here")
                    ? line.range(of: "buffered-logging: ").flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) } : nil
            }
            #expect(numbers.count < 20_000 && numbers.count > 5_000, "\(numbers.count)")
            #expect(numbers.count + missing.reduce(0, +) == 20_000, "\(numbers.count) \(missing)")
        }

        @Test("Metadata and errors follow the message in a line of the log")
        func metadataFollowTheMessage() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["log", "details"])
            try await eventually("the last line is there", about: [probe]) { probe.output.contains("bytes more)\n") }
            probe.send(SIGTERM)
            #expect(try await probe.waitForExit() == 0)
            let lines = probe.output.split(separator: "\n")
            let details = try #require(
                lines.first { $0.contains(" warning probe.log: ünï → words answer=42 error.message=") }, "\(lines.suffix(3))")
            #expect(details.hasSuffix(" view=chatty"))
            #expect(!probe.output.contains("below the level"))
            // Control characters cannot reach a terminal.
            #expect(lines.contains { $0.contains(" notice probe.log: a file?]0;title??31m?\tname ") })
            // 600,000 bytes of é are truncated after 524,288 bytes, between two characters.
            let long = try #require(lines.first { $0.contains(" error probe.log: ") })
            #expect(long.hasSuffix(" … (75712 bytes more)") && !long.contains("\u{FFFD}"))
        }

        @Test("Without BufferedLogging the app's log handler or swift-log's default handler writes the lines", arguments: ["own", "plain"])
        func logWithoutBufferedLogging(choice: String) async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            // Test runners enable Swift's backtraces, which install signal handlers.
            let probe = try display.launch("LoopProbe", ["log", choice], environment: ["SWIFT_BACKTRACE": "enable=no"])
            let line = choice == "own" ? "own probe.log: line 1000\n" : " info probe.log: [LoopProbe] line 1000\n"
            try await eventually("the last line is there", about: [probe]) { probe.output.contains(line) }
            let handled = try handledSignals(of: probe.processID)
            #expect(handled.isDisjoint(with: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT]), "\(handled)")
            probe.send(SIGTERM)
            #expect(try await probe.waitForExit() == 0)
            #expect(!probe.output.contains("LoopProbe["))
        }
    }
}
