import Foundation
import Glibc
import Testing
import WindowTestSupport

extension RealWindow {
    /// The size and the position of an app's window.
    @Suite struct WindowPosition {
        /// A state folder, which is removed after the test.
        private final class State {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
            deinit { try? FileManager.default.removeItem(at: folder) }
        }

        private let state = State()

        private func launch(_ arguments: [String] = [], on display: XDisplay) async throws -> (probe: Subprocess, window: String) {
            let probe = try display.launch(
                "LoopProbe", ["position"] + arguments, environment: ["LODESTONE_WINDOW": nil, "XDG_STATE_HOME": state.folder.path])
            let window = try await display.window(of: probe)
            try await eventually("it is active", within: 30, about: [probe]) { probe.output.contains("active ") }
            return (probe, window)
        }

        /// The frame of the window as the server reports it: x, y, width, height.
        private func frame(of window: String, on display: XDisplay) async throws -> [Int] {
            let output = try await Subprocess.run(["xwininfo", "-id", window], environment: display.environment)
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
            return ["Absolute upper-left X:", "Absolute upper-left Y:", "Width:", "Height:"].compactMap { name in
                lines.first { $0.contains(name) }.flatMap { Int($0.split(separator: " ").last ?? "") }
            }
        }

        /// The widths of the window manager's frame on the left and at the top.
        private func decoration(of window: String, on display: XDisplay) async throws -> (left: Int, top: Int) {
            let output = try await Subprocess.run(["xprop", "-id", window, "_NET_FRAME_EXTENTS"], environment: display.environment)
            let numbers = String(decoding: output, as: UTF8.self).split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
            guard numbers.count == 4 else { throw HarnessError("The window has no frame.") }
            return (numbers[0], numbers[2])
        }

        private func end(_ probe: Subprocess) async throws {
            probe.send(SIGTERM)
            #expect(try await probe.waitForExit() == 0)
        }

        @Test(
            "A window first has the size and position that the app requests, and later the ones that the user set",
            arguments: [true, false])
        func restoration(hasWindowManager: Bool) async throws {
            let display = try await XDisplay.start(hasWindowManager: hasWindowManager)
            defer { display.stop() }
            guard hasWindowManager else {
                // Without a window manager no window becomes active.
                let probe = try display.launch(
                    "LoopProbe", ["position"], environment: ["LODESTONE_WINDOW": nil, "XDG_STATE_HOME": state.folder.path])
                let window = try await display.window(of: probe)
                try await eventually("it has its size", about: [probe]) {
                    let now = try await self.frame(of: window, on: display)
                    return Array(now.suffix(2)) == [500, 400]
                }
                return
            }
            let (first, window) = try await launch(on: display)
            try await eventually("it has its first frame", about: [first]) {
                let now = try await self.frame(of: window, on: display)
                let beside = try await self.decoration(of: window, on: display)
                return [now[0] - beside.left, now[1] - beside.top, now[2], now[3]] == [90, 80, 500, 400]
            }
            try await display.xdotool("windowsize", window, "640", "450")
            try await display.xdotool("windowmove", window, "210", "130")
            try await eventually("it has its size", about: [first]) {
                try await Array(self.frame(of: window, on: display).suffix(2)) == [640, 450]
            }
            let left = try await frame(of: window, on: display)
            #expect(left[0] > 150 && left[1] > 100)
            try await eventually("the app has the size", about: [first]) { first.output.contains("now 640x450") }
            try await end(first)
            for _ in 0..<2 {
                let (next, window) = try await launch(on: display)
                try await eventually("it is at its position", about: [next]) { try await self.frame(of: window, on: display) == left }
                try await end(next)
            }
        }

        @Test("A saved position outside of all monitors is ignored, and a damaged file is ignored too")
        func invalidPositions() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let file = state.folder.appendingPathComponent("LoopProbe/windows.json")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(#"{"1": {"width": 450, "height": 350, "x": 5000, "y": -3000}}"#.utf8).write(to: file)
            let (first, window) = try await launch(on: display)
            try await eventually("it has the saved size", about: [first]) {
                try await Array(self.frame(of: window, on: display).suffix(2)) == [450, 350]
            }
            let windowFrame = try await frame(of: window, on: display)
            #expect(windowFrame[0] >= 0 && windowFrame[0] < 1280 && windowFrame[1] >= 0 && windowFrame[1] < 800)
            try await end(first)
            try Data("{".utf8).write(to: file)
            let (second, other) = try await launch(on: display)
            try await eventually("it has its first size", about: [second]) {
                try await Array(self.frame(of: other, on: display).suffix(2)) == [500, 400]
            }
        }

        @Test("A window cannot be smaller than an alert, and stays within the app's size restrictions")
        func restrictions() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            func size(_ window: String) async throws -> [Int] { try await Array(frame(of: window, on: display).suffix(2)) }
            let (plain, window) = try await launch(on: display)
            try await display.xdotool("windowsize", window, "60", "50")
            try await eventually("it has the smallest size", about: [plain]) { try await size(window) == [320, 240] }
            try await end(plain)
            let (limited, other) = try await launch(["400x300", "700x500"], on: display)
            try await eventually("it grows to the smallest size", about: [limited]) { try await size(other) == [400, 300] }
            try await display.xdotool("windowsize", other, "1000", "900")
            try await eventually("it has the largest size", about: [limited]) {
                limited.output.contains("now 700x500") && limited.isRunning
            }
            try await eventually("it stays so", about: [limited]) { try await size(other) == [700, 500] }
            try await display.xdotool("windowsize", other, "100", "900")
            try await eventually("both limits hold", about: [limited]) { try await size(other) == [400, 500] }
        }
    }
}
