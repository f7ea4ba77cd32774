import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// All work that a program can schedule on the main thread runs without delay while a window is open.
    @Suite struct EventLoop {
        /// The largest delay of a callback, in milliseconds, on a busy machine. If a wake-up is lost, no callback runs at all, because the window is idle.
        private let tolerance = 100

        @Test("Queues, tasks, timers and blocks of any thread run on the main thread without delay, with interposed run-loop functions")
        func sources() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["loop"])
            try await eventually("everything ran", within: 60, about: [probe]) { probe.output.contains("done\n") }
            let lines = probe.output.split(separator: "\n").map(String.init)
            let names = [
                "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "Task", "Task.sleep", "Timer.scheduledTimer",
                "RunLoop.main.perform", "from a thread: DispatchQueue.main.async", "from a thread: Task",
                "from a thread: RunLoop.main.perform", "from a thread: RunLoop.main.add", "from a thread: OperationQueue.main",
            ]
            for name in names {
                let line = try #require(lines.first { $0.hasPrefix(name + ": ") }, "\(name) never ran")
                let lateness = try #require(Int(line.dropFirst(name.count + 2).prefix { $0 == "-" || $0.isNumber }))
                #expect((-10...tolerance).contains(lateness), "\(line)")
                #expect(line.hasSuffix("on the main thread") && !line.contains("NOT"), "\(line)")
            }
            #expect(lines.contains("repeating timer: 10 times"))
            #expect(!probe.output.contains("not interposed") && !probe.output.contains("Cannot observe"), "\(probe.output)")
        }

        @Test func blocksAndTimersRunInsideANestedLoopOfGLib() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["nested"])
            try await eventually("the nested loop ended", within: 60, about: [probe]) { probe.output.contains("done\n") }
            #expect(probe.output.contains("timer in a loop inside a GLib callback\n"))
            #expect(probe.output.contains("task in a loop inside a GLib callback\n"))
            #expect(probe.output.contains("timer in a loop inside a task\n"))
            // Calls without a delay run in order, even if they wait while another call runs a nested loop.
            #expect(
                probe.output.contains(
                    "first call\nsecond call\ncall from a call\ntimer in a loop inside a call\nfirst call ends\ndone\n"))
            // The main queue does not run another block before the current block returns. Until then the wait must not use processor time.
            let ticks = try #require(Self.number(after: "ticks in a loop inside a task: ", in: probe.output))
            #expect(ticks <= 15, "half a second of waiting used \(ticks) ticks of a hundredth second")
        }

        @Test func screenIsSetWhenTheAppFinishesLaunching() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["screen"], environment: ["GDK_SCALE": "2", "LODESTONE_WINDOW": "500x300 bare"])
            try await eventually("the window has its position", about: [probe]) { probe.output.contains("after") }
            #expect(
                probe.output.split(separator: "\n").map(String.init) == [
                    "before 2.0 500.0 300.0 traits 2.0", "with window 2.0 500.0 300.0 traits 2.0", "after 2.0 500.0 300.0 traits 2.0",
                ])
        }

        /// `life` has a delegate with `@main`. `scenes` calls UIApplicationMain and ignores the result, like a main.swift.
        @Test(arguments: ["life", "scenes"])
        func programWithoutADisplayPrintsAnErrorAndExitsWithStatusOne(start: String) async throws {
            let nothing: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "BROADWAY_DISPLAY": nil, "GDK_BACKEND": nil]
            let probe = try Subprocess([try BuiltProduct.path(of: "LoopProbe"), start], environment: nothing)
            defer { probe.stop() }
            #expect(try await probe.waitForExit() == 1)
            let lines = probe.output.split(separator: "\n")
            #expect(lines.count == 1, "\(probe.output)")
            #expect(lines.first?.hasPrefix("LoopProbe: Cannot open a display (tried no DISPLAY") == true, "\(probe.output)")
            #expect(lines.first?.hasSuffix(".") == true && lines.first?.contains(". ") == false, "\(probe.output)")
        }

        @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func signalTerminatesTheAppCleanly(signal: Int32) async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["life"])
            _ = try await display.window(of: probe)
            probe.send(signal)
            #expect(try await probe.waitForExit() == 0)
            #expect(probe.output.hasSuffix("will terminate (background)\nposted UIApplicationWillTerminateNotification\n"))
        }

        static func number(after words: String, in text: String) -> Int? {
            guard let range = text.range(of: words) else { return nil }
            return Int(text[range.upperBound...].prefix { $0.isNumber })
        }
    }
}
