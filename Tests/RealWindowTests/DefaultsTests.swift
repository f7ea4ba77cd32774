import Foundation
import Glibc
import Testing
import WindowTestSupport

extension RealWindow {
    /// An app's defaults, from one run of its program to the next.
    @Suite struct Defaults {
        @Test("User defaults persist after a normal exit, after SIGTERM, and after SIGKILL some seconds after the change")
        func survival() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: home) }
            // Runs before the removal of the folder, because a program that exits writes into the folder.
            defer { display.stop() }
            func start(_ expected: Int) async throws -> Subprocess {
                let probe = try display.launch("LoopProbe", ["defaults"], environment: ["HOME": home.path])
                try await eventually("it tells how often it started", within: 30, about: [probe]) {
                    probe.output.contains("started \(expected) and \(expected) times before")
                }
                return probe
            }
            let closed = try await start(0)
            _ = try await display.window(of: closed)
            for _ in 0..<5 where closed.isRunning {
                try await display.xdotool("key", "alt+F4")
                if (try? await closed.waitForExit(timeout: 3)) != nil { break }
            }
            #expect(try await closed.waitForExit() == 0)

            let terminated = try await start(1)
            terminated.send(SIGTERM)
            #expect(try await terminated.waitForExit() == 0)

            let killed = try await start(2)
            try await pause(4)
            killed.send(SIGKILL)
            #expect(try await killed.waitForExit() == -SIGKILL)

            _ = try await start(3)
        }
    }
}
