import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Faults of the display server and of the compositor.
    @Suite struct WorldFaults {
        /// A folder for the saved state, which remains when a display ends.
        private final class StateFolder {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
            /// The environment of a program without a session bus.
            var environment: [String: String?] { ["XDG_STATE_HOME": url.path, "XDG_RUNTIME_DIR": nil] }

            init() throws {
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
                // Programs on Wayland run as another user.
                guard chmod(url.path, 0o777) == 0 else { throw HarnessError("The mode of \(url.path) cannot be set.") }
            }

            deinit { try? FileManager.default.removeItem(at: url) }
        }

        /// Checks that a program reported the loss of the display, and ended with status 1 after the end of its app.
        private func expectLoss(_ probe: Subprocess) async throws {
            #expect(try await probe.waitForExit() == 1)
            #expect(probe.output.contains("LoopProbe: The display server"), "\(probe.output)")
            #expect(probe.output.contains("closed the connection"), "\(probe.output)")
            #expect(probe.output.contains("will terminate"), "\(probe.output)")
        }

        @Test("If the X server is killed, the app saves its state and ends with a message and status 1", arguments: [[], ["spinning"]])
        func xServerEnds(arguments: [String]) async throws {
            let state = try StateFolder()
            for run in 1...2 {
                let display = try await XDisplay.start()
                defer { display.stop() }
                let probe = try display.launch("LoopProbe", ["desk"] + arguments, environment: state.environment)
                try await eventually("the app restored its state", within: 60, about: [probe]) {
                    probe.output.contains("connects with nothing, run \(run)")
                }
                _ = try await display.window(of: probe)
                display.server.send(SIGKILL)
                try await expectLoss(probe)
            }
            for name in try FileManager.default.contentsOfDirectory(atPath: state.url.path) {
                let attributes = try FileManager.default.attributesOfItem(atPath: state.url.appendingPathComponent(name).path)
                #expect(attributes[.posixPermissions] as? Int == 0o700, "\(name)")
            }
        }

        @Test(
            "If the Wayland compositor is killed, the app saves its state and ends with a message and status 1",
            arguments: [[], ["spinning"]])
        func waylandCompositorEnds(arguments: [String]) async throws {
            let state = try StateFolder()
            for run in 1...2 {
                let display = try await WaylandDisplay.start()
                defer { display.stop() }
                let probe = try display.launch(
                    try BuiltProduct.path(of: "LoopProbe"), ["desk"] + arguments, environment: ["XDG_STATE_HOME": state.url.path])
                try await eventually("the app restored its state", within: 60, about: [probe]) {
                    probe.output.contains("connects with nothing, run \(run)")
                }
                try await pause(1)
                display.compositor.send(SIGKILL)
                try await expectLoss(probe)
            }
        }

        @Test("The app draws while the compositor of an X server ends and another one starts")
        func compositorRestarts() async throws {
            let display = try await XDisplay.start(hasCompositor: true)
            defer { display.stop() }
            let compositor = try #require(display.programs.first)
            let probe = try await display.launchWordsDemo()
            func type(_ key: String, until text: String, beyond count: Int) async throws -> Int {
                try await display.xdotool("key", key)
                try await eventually("the field has \(text)", about: [probe]) { probe.output.contains("field \(text)\n") }
                return try await display.picture("\(text) is drawn") { picture in
                    let pixels = (22..<300).flatMap { x in (24..<58).map { y in picture[x, y] } }
                    let dark = pixels.count { $0.red < 100 && $0.blue < 100 }
                    return dark > count ? dark : nil
                }
            }
            let first = try await type("m", until: "m", beyond: 0)
            compositor.send(SIGKILL)
            _ = try await compositor.waitForExit()
            let second = try await type("m", until: "mm", beyond: first)
            let other = try Subprocess(["xcompmgr"], environment: display.environment)
            defer { other.stop() }
            try await pause(0.5)
            _ = try await type("m", until: "mmm", beyond: second)
        }

        @Test("Thousands of events that waited while the app was stopped are handled, and none is lost")
        func waitingEvents() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["input"])
            _ = try await display.window(of: probe)
            try await display.move(to: CGPoint(x: 100, y: 100))
            try await eventually("the pointer is over the window", about: [probe]) { probe.output.contains("pointer moved 100,100") }
            probe.send(SIGSTOP)
            for _ in 0..<4 {
                let moves = (0..<500).flatMap { ["mousemove", "\(200 + $0 % 50)", "\(200 + $0 % 70)"] }
                _ = try await Subprocess.run(
                    ["xdotool", "mousedown", "1"] + moves + ["mouseup", "1", "key", "a"], environment: display.environment)
            }
            probe.send(SIGCONT)
            try await eventually("all keys arrived", within: 60, about: [probe]) {
                probe.output.components(separatedBy: "key up 4").count == 5
            }
            for event in ["pressed(button: 1)", "released(button: 1)"] {
                #expect(probe.output.components(separatedBy: "pointer \(event)").count == 5, "\(event)")
            }
            probe.send(SIGTERM)
            #expect(try await probe.waitForExit() == 0)
        }
    }
}
