import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// A service manager reports low memory in the program's control group.
    @Suite struct MemoryPressure {
        @Test("If the service manager reports memory pressure, the app receives a memory warning each time")
        func warning() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = folder.appendingPathComponent("pressure").path
            try #require(mkfifo(path, 0o600) == 0)
            let display = try await XDisplay.start()
            defer { display.stop() }
            let settings = Data("some 150000 2000000".utf8).base64EncodedString()
            let probe = try display.launch(
                "LoopProbe", ["life"], environment: ["MEMORY_PRESSURE_WATCH": path, "MEMORY_PRESSURE_WRITE": settings])
            defer { probe.stop() }
            func warnings() -> Int { probe.output.components(separatedBy: "did receive memory warning").count - 1 }
            try await eventually("the app is active", within: 60, about: [probe]) { probe.output.contains("did become active") }
            #expect(warnings() == 0)
            let manager = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            for count in 1...2 {
                try manager.write(contentsOf: Data([1]))
                try await eventually("the app is warned", within: 60, about: [probe]) { warnings() == count }
            }
        }

        @Test("The app writes the manager's settings to the file of its control group")
        func settings() async throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: file) }
            try Data().write(to: file)
            let display = try await XDisplay.start()
            defer { display.stop() }
            let settings = Data("some 150000 2000000".utf8)
            let probe = try display.launch(
                "LoopProbe", ["life"],
                environment: ["MEMORY_PRESSURE_WATCH": file.path, "MEMORY_PRESSURE_WRITE": settings.base64EncodedString()])
            defer { probe.stop() }
            try await eventually("the app is active", within: 60, about: [probe]) { probe.output.contains("did become active") }
            #expect(try Data(contentsOf: file) == settings)
        }

        @Test("If the service manager names a file that cannot be watched, the app runs and logs a warning")
        func unusableFile() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["life"], environment: ["MEMORY_PRESSURE_WATCH": "/tmp"])
            defer { probe.stop() }
            try await eventually("the app is active", within: 60, about: [probe]) { probe.output.contains("did become active") }
            #expect(probe.output.contains("MEMORY_PRESSURE_WATCH, cannot be watched"))
        }
    }
}
