import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// The tools that the other suites use.
    @Suite struct Harness {
        @Test func screenshotShowsTheScreen() async throws {
            let display = try await XDisplay.start(width: 320, height: 240)
            defer { display.stop() }
            let program = try Subprocess(
                ["xlogo", "-bg", "#FF9500", "-fg", "#FF9500", "-bw", "0", "-geometry", "320x240+0+0"], environment: display.environment)
            defer { program.stop() }
            try await display.picture("the screen is orange") { $0[160, 120] == Picture.Pixel(0xFF9500) ? true : nil }
            let areas = try await display.screenshot().areas(of: Picture.Pixel(0xFF9500))
            #expect(areas.count == 1)
            #expect(areas.first?.count ?? 0 > 320 * 240 - 400)
        }

        @Test func twoServersHaveSeparateDisplays() async throws {
            let first = try await XDisplay.start(width: 320, height: 240)
            defer { first.stop() }
            let second = try await XDisplay.start(width: 320, height: 240)
            defer { second.stop() }
            #expect(first.name != second.name)
        }

        @Test func stopEndsAllProcesses() async throws {
            let display = try await XDisplay.start(width: 320, height: 240, hasWindowManager: true)
            let processes = [display.server.processID] + display.programs.map(\.processID)
            #expect(processes.count == 2)
            display.stop()
            for process in processes { #expect(kill(process, 0) == -1) }
        }

        @Test func earlyExitIsReportedWithTheOutput() async throws {
            let program = try Subprocess(["sh", "-c", "echo no luck; exit 3"])
            let error = try await #require(throws: HarnessError.self) {
                try await eventually("the impossible happens", about: [program]) { false }
            }
            #expect(error.description.contains("no luck"))
            #expect(error.description.contains("status 3"))
        }

        @Test func programsAndTheirFilesEndWithTheTestProcess() async throws {
            let program = try Subprocess(["sleep", "600"])
            defer { program.stop() }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("reaped \(UUID().uuidString)")
            try Data().write(to: file)
            let commands = "watch \(program.processID)\nremove \(file.path)\n"
            _ = try await Subprocess.run(
                ["sh", "-c", "printf %s \"$COMMANDS\" | sh -c \"$SCRIPT\""],
                environment: ["COMMANDS": commands, "SCRIPT": Subprocess.reaperScript])
            #expect(try await program.waitForExit() == -SIGKILL)
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }

        @Test func missingProgramIsReportedByName() throws {
            let error = try #require(throws: (any Error).self) { try Subprocess(["no-such-program-anywhere"]) }
            #expect("\(error)".contains("no-such-program-anywhere does not start"))
        }
    }
}

extension RealWindow.Harness {
    @Test func touchscreenReceivesFingers() async throws {
        let (display, touchscreen) = try await XDisplay.startWithTouchscreen()
        defer { display.stop() }
        try await touchscreen.drag([
            (from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100)), (from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300)),
        ])
        let picture = try await display.screenshot()
        #expect(picture.width == 1280 && picture.height == 800)
    }
}

extension RealWindow.Harness {
    @Test func browserShowsTheBroadwayPage() async throws {
        let broadway = try await BroadwayServer.start()
        defer { broadway.stop() }
        let browser = try Browser()
        defer { browser.stop() }
        try await browser.open(broadway.address)
        #expect(try await browser.evaluate("document.title") as? String == "broadway 2.0")
        #expect(try await browser.evaluate("'ontouchstart' in window") as? Bool == true)
        try await browser.evaluate("document.body.style.background = '#FF9500'")
        try await browser.picture("the page is orange") { $0[$0.width / 2, $0.height / 2] == Picture.Pixel(0xFF9500) ? true : nil }
    }
}
