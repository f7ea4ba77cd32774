import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// An idle app uses no resources.
    @Suite struct Idle {
        /// The resources that a program has used so far.
        private struct Usage {
            /// The number of voluntary context switches, after each of which a thread wakes up.
            var wakeUps = 0
            /// The processor time in hundredths of a second.
            var processorTime = 0

            /// Reads the kernel's counters.
            init(of process: pid_t) throws {
                let threads = URL(fileURLWithPath: "/proc/\(process)/task")
                for thread in try FileManager.default.contentsOfDirectory(atPath: threads.path) {
                    wakeUps += try Self.wakeUps(in: threads.appendingPathComponent("\(thread)/status"))
                }
                // The fields after the program's name in parentheses. The 14th and 15th of all fields are the times in user and system mode.
                let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
                let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
                processorTime = (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
            }

            /// The number of voluntary context switches of a thread, from its status file. The status file of a process is that of its main thread.
            static func wakeUps(in status: URL) throws -> Int {
                let line = try String(contentsOf: status, encoding: .utf8).split(separator: "\n")
                    .first { $0.hasPrefix("voluntary_ctxt_switches:") }
                return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
            }
        }

        /// Starts a program, waits until it is idle, and returns the resources that it uses in `seconds`.
        private func usage(of product: String, _ arguments: [String], for seconds: TimeInterval) async throws -> (wakeUps: Int, ticks: Int)
        {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let program = try display.launch(product, arguments)
            _ = try await display.window(of: program)
            // Waits until the work of the launch and the X server's replies have ended.
            try await pause(4)
            let before = try Usage(of: program.processID)
            try await pause(seconds)
            let after = try Usage(of: program.processID)
            #expect(program.isRunning)
            return (after.wakeUps - before.wakeUps, after.processorTime - before.processorTime)
        }

        @Test func idleGalleryDoesNotWakeUp() async throws {
            let (wakeUps, ticks) = try await usage(of: "Gallery", [], for: 10)
            #expect(wakeUps == 0)
            #expect(ticks == 0)
        }

        @Test(.enabled("wlroots 0.15 is not installed: Scripts/setup installs libwlroots-dev.") { await TouchDisplay.isAvailable })
        func idleAppDoesNotWakeUpOnWayland() async throws {
            let display = try await TouchDisplay.start()
            defer { display.stop() }
            let program = try display.launch(try BuiltProduct.path(of: "LoopProbe"), ["input"])
            try await eventually("the window is open", about: [program]) { display.compositor.output.contains("window size") }
            try await display.tap(at: CGPoint(x: 200, y: 200))
            try await eventually("the touch arrived", about: [program]) { program.output.contains("finger 1 ended") }
            // An app that has run for five seconds deletes its launch marker file. GLib's idle threads end later, so only the main thread counts.
            let status = URL(fileURLWithPath: "/proc/\(program.processID)/status")
            var counts: [Int] = []
            // On a slow machine the start takes longer, so a later period may be the first without a wake-up.
            for _ in 0..<12 where counts.count < 2 || counts.suffix(2).first != counts.last {
                counts.append(try Usage.wakeUps(in: status))
                try await pause(8)
            }
            #expect(program.isRunning)
            #expect(counts.suffix(2).first == counts.last, "\(counts)")
        }

        @Test func appIsIdleAgainAfterUse() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let program = try display.launch("LoopProbe", ["input"])
            _ = try await display.window(of: program)
            try await display.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 400, y: 300))
            try await display.xdotool("key", "a")
            try await eventually("the input arrived", about: [program]) { program.output.contains("key up 4") }
            try await pause(3)
            let before = try Usage(of: program.processID)
            try await pause(5)
            let after = try Usage(of: program.processID)
            #expect(after.wakeUps == before.wakeUps)
            #expect(after.processorTime == before.processorTime)
        }
    }
}
