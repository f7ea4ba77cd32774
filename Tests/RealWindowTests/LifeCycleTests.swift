import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// The life cycle calls of an app when the desktop changes its window.
    @Suite struct LifeCycle {
        /// Waits until the program has printed `lines` and no other lines after the first `offset` lines. Returns the new offset.
        @discardableResult
        private func expect(_ lines: [String], after offset: Int, from program: Subprocess) async throws -> Int {
            func printed() -> [String] { program.output.split(separator: "\n").dropFirst(offset).map(String.init) }
            try await eventually("\(program.name) prints '\(lines.last ?? "")'", about: [program]) { printed().count >= lines.count }
            #expect(printed() == lines)
            return offset + lines.count
        }

        /// Closes the window with the window manager's key.
        ///
        /// The window manager grabs the keyboard for a moment when the key is pressed, and the program may report that.
        /// A program is notified that its window is active before the window manager is. A key press without an effect is therefore repeated.
        private func close(_ program: Subprocess, on display: XDisplay) async throws {
            for _ in 0..<5 where program.isRunning {
                try await display.xdotool("key", "alt+F4")
                if let status = try? await program.waitForExit(timeout: 3) { return #expect(status == 0) }
            }
            #expect(try await program.waitForExit() == 0)
        }

        @Test func appIsNotifiedOfItsWindowFromLaunchToClose() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["life"])
            var offset = try await expect(
                [
                    "will finish launching", "did finish launching", "posted UIApplicationDidFinishLaunchingNotification",
                    "did become active (active)", "posted UIApplicationDidBecomeActiveNotification",
                ], after: 0, from: probe)
            let window = try await display.window(of: probe)

            try await display.xdotool("windowminimize", window)
            offset = try await expect(
                [
                    "will resign active (active)", "posted UIApplicationWillResignActiveNotification",
                    "did enter background (background)", "posted UIApplicationDidEnterBackgroundNotification",
                ], after: offset, from: probe)

            try await display.xdotool("windowactivate", "--sync", window)
            try await expect(
                [
                    "will enter foreground (background)", "posted UIApplicationWillEnterForegroundNotification",
                    "did become active (active)", "posted UIApplicationDidBecomeActiveNotification",
                ], after: offset, from: probe)

            try await close(probe, on: display)
            let end = [
                "will resign active (active)", "posted UIApplicationWillResignActiveNotification",
                "did enter background (background)", "posted UIApplicationDidEnterBackgroundNotification",
                "will terminate (background)", "posted UIApplicationWillTerminateNotification",
            ]
            #expect(probe.output.hasSuffix(end.joined(separator: "\n") + "\n"), "\(probe.output)")
        }

        @Test func focusOfAnotherWindowResignsActive() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["life"])
            try await eventually("it is active", about: [probe]) { probe.output.contains("did become active (active)") }
            let other = try display.launch("LoopProbe", ["scenes"])
            try await eventually("it is no longer active", about: [probe, other]) { probe.output.contains("will resign active (active)") }
            #expect(!probe.output.contains("background"))
            let window = try await display.window(of: probe)
            try await display.xdotool("windowactivate", "--sync", window)
            try await eventually("it is active again", about: [probe]) {
                probe.output.components(separatedBy: "did become active (active)").count == 3
            }
        }

        @Test func sceneDelegateIsNotifiedInsteadOfTheAppDelegate() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["scenes"])
            try await expect(
                [
                    "configuration for connecting", "scene will connect", "scene will enter foreground (unattached)",
                    "scene did become active (foregroundActive)",
                ], after: 0, from: probe)
            let window = try await display.window(of: probe)
            #expect(try await display.xdotool("getwindowname", window) == "Scene probe")
            try await close(probe, on: display)
            let end = [
                "scene will resign active (foregroundActive)", "scene did enter background (background)",
                "scene did disconnect (unattached)", "will terminate",
            ]
            #expect(probe.output.hasSuffix(end.joined(separator: "\n") + "\n"), "\(probe.output)")
        }

        @Test(arguments: WindowRenderer.allCases) func requestedWindowIsKeyAndReturnsKeyStatusOnClose(renderer: WindowRenderer)
            async throws
        {
            let display = try await XDisplay.start(hasWindowManager: true, renderer: renderer)
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["windows"], environment: ["LODESTONE_WINDOW": nil])
            try await eventually("the first window has the keyboard again", within: 30, about: [probe]) {
                probe.output.components(separatedBy: "active: no letter").count == 3
            }
            #expect(
                probe.output == """
                    active: no letter, 1024 points wide
                    active: letter 7, 1024 points wide
                    no letter goes on with back
                    active: no letter, 1024 points wide

                    """)
        }
    }
}
