import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Input events that the host reports: each event is reported once, in the content's coordinates.
    @Suite struct Input {
        private func start(on display: XDisplay, _ environment: [String: String?] = [:]) async throws -> Subprocess {
            let probe = try display.launch("LoopProbe", ["input"], environment: environment)
            _ = try await display.window(of: probe)
            // Waits for the first frames.
            try await pause(0.5)
            return probe
        }

        /// The lines that begin with `prefix`.
        private func lines(of probe: Subprocess, _ prefix: String) -> [String] {
            probe.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix(prefix) }
        }

        @Test func mouseEntersMovesPressesAndScrolls() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try await start(on: display)
            try await display.move(to: CGPoint(x: 300, y: 200))
            try await pause(0.1)
            try await display.xdotool("mousedown", "1")
            try await display.move(to: CGPoint(x: 340, y: 220))
            try await pause(0.1)
            try await display.xdotool("mouseup", "1", "click", "3", "click", "4", "click", "5")
            try await eventually("it scrolled", about: [probe]) { lines(of: probe, "scroll").count >= 2 }
            #expect(
                lines(of: probe, "pointer") == [
                    "pointer entered 300,200 buttons 0", "pointer moved 300,200 buttons 0", "pointer pressed(button: 1) 300,200 buttons 1",
                    "pointer moved 340,220 buttons 1", "pointer released(button: 1) 340,220 buttons 0",
                    "pointer pressed(button: 2) 340,220 buttons 2", "pointer released(button: 2) 340,220 buttons 0",
                ])
            #expect(lines(of: probe, "scroll") == ["scroll discrete 0,-53 at 340,220", "scroll discrete 0,53 at 340,220"])
        }

        @Test func clickWorksIfThePointerWasAtRestBeforeTheWindowOpened() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            try await display.move(to: CGPoint(x: 310, y: 210))
            let probe = try display.launch("LoopProbe", ["input"])
            _ = try await display.window(of: probe)
            // If GTK handles a pointer move before the window's first layout, it finds only the window itself under the pointer.
            try await display.move(to: CGPoint(x: 300, y: 200))
            try await pause(0.5)
            try await display.xdotool("mousedown", "1")
            try await display.move(to: CGPoint(x: 340, y: 220))
            try await display.release()
            try await eventually("it was released", about: [probe]) { !lines(of: probe, "pointer released").isEmpty }
            #expect(
                lines(of: probe, "pointer").suffix(3) == [
                    "pointer pressed(button: 1) 300,200 buttons 1", "pointer moved 340,220 buttons 1",
                    "pointer released(button: 1) 340,220 buttons 0",
                ])
        }

        @Test func dragOutsideOfTheWindowIsReportedAndLeavesAtItsEnd() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try await start(on: display)
            try await display.press(at: CGPoint(x: 900, y: 700))
            try await display.dragOn(from: CGPoint(x: 900, y: 700), to: CGPoint(x: 1200, y: 780), steps: 10)
            try await pause(0.1)
            #expect(lines(of: probe, "pointer left").isEmpty)
            try await display.release()
            try await eventually("it left", about: [probe]) { !lines(of: probe, "pointer left").isEmpty }
            #expect(
                lines(of: probe, "pointer").suffix(2) == [
                    "pointer released(button: 1) 1200,780 buttons 0", "pointer left 1200,780 buttons 0",
                ])
        }

        @Test func movesWithinAFrameAreCoalescedAsHistory() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try await start(on: display)
            try await display.press(at: CGPoint(x: 100, y: 100))
            try await display.xdotool(
                "mousemove", "110", "100", "mousemove", "120", "100", "mousemove", "130", "100", "mousemove", "140", "100", "mousemove",
                "150",
                "100")
            try await display.release()
            try await eventually("it was released", about: [probe]) { !lines(of: probe, "pointer released").isEmpty }
            // Every position is reported once, in order, as an event or as a coalesced sample.
            let seen = lines(of: probe, "pointer moved").filter { $0.contains("buttons 1") }.flatMap { line -> [String] in
                let parts = line.components(separatedBy: " after ")
                let history = parts.count > 1 ? parts[1].components(separatedBy: " ") : []
                return history + [line.components(separatedBy: " ")[2]]
            }
            #expect(seen == ["110,100", "120,100", "130,100", "140,100", "150,100"])
        }

        @Test func keysHaveKeyCodesAndModifiers() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try await start(on: display)
            try await display.move(to: CGPoint(x: 300, y: 200))
            try await pause(0.1)
            try await display.xdotool("key", "a", "key", "shift+b", "key", "ctrl+c", "key", "Up", "key", "Return", "key", "F5")
            try await eventually("the last key went up", about: [probe]) { lines(of: probe, "key up 62").count == 1 }
            #expect(
                lines(of: probe, "key down") == [
                    #"key down 4 "a" "a" modifiers 0"#, #"key down 225 "" "" modifiers 2"#, #"key down 5 "B" "B" modifiers 2"#,
                    #"key down 224 "" "" modifiers 4"#, #"key down 6 "c" "c" modifiers 4"#, #"key down 82 "" "" modifiers 0"#,
                    #"key down 40 "\r" "\r" modifiers 0"#, #"key down 62 "" "" modifiers 0"#,
                ])
            #expect(lines(of: probe, "key up").count == 8)
        }

        @Test func heldKeyRepeatsAndIsReleasedOnce() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try await start(on: display)
            try await display.move(to: CGPoint(x: 300, y: 200))
            try await pause(0.1)
            try await display.xdotool("keydown", "x", "sleep", "1.2", "keyup", "x")
            try await eventually("the key went up", about: [probe]) { !lines(of: probe, "key up").isEmpty }
            #expect(lines(of: probe, "key down 27").count == 1)
            #expect(!lines(of: probe, "key repeated 27").isEmpty)
            #expect(lines(of: probe, "key up 27").count == 1)
        }

        @Test func twoFingersAreTwoTouchesWithoutPointerEvents() async throws {
            let (display, touchscreen) = try await XDisplay.startWithTouchscreen()
            defer { display.stop() }
            let probe = try await start(on: display)
            try await touchscreen.drag(
                [
                    (from: CGPoint(x: 200, y: 300), to: CGPoint(x: 100, y: 300)),
                    (from: CGPoint(x: 400, y: 300), to: CGPoint(x: 500, y: 300)),
                ], steps: 5)
            try await eventually("both were lifted", about: [probe]) {
                lines(of: probe, "finger").filter { $0.contains(" ended ") }.count == 2
            }
            for (finger, positions) in [
                ("1", ["200,300", "180,300", "160,300", "140,300", "120,300", "100,300", "100,300"]),
                ("2", ["400,300", "420,300", "440,300", "460,300", "480,300", "500,300", "500,300"]),
            ] {
                let words = lines(of: probe, "finger \(finger) ").map { $0.components(separatedBy: " ") }
                #expect(words.map { $0[2] } == ["began"] + Array(repeating: "moved", count: 5) + ["ended"])
                #expect(words.map { $0[3] } == positions)
            }
            #expect(lines(of: probe, "pointer").isEmpty, "A finger's emulated pointer was reported too.")
        }

        @Test func contentBeginsBelowGtksTitleBar() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            // With GTK_CSD, GTK draws the window frame and its shadow itself, as on Wayland.
            let probe = try await start(on: display, ["GTK_CSD": "1"])
            let blue = Picture.Pixel(0x007AFF)
            let area = try await display.picture("the content is blue") { $0.areas(of: blue).first { $0.count > 100_000 } }
            try await display.click(at: CGPoint(x: area.minX + 10, y: area.minY + 10))
            try await eventually("it was clicked", about: [probe]) { !lines(of: probe, "pointer released").isEmpty }
            #expect(lines(of: probe, "pointer pressed") == ["pointer pressed(button: 1) 10,10 buttons 1"])
        }

        @Test func highDensityDisplayHasTwoPixelsAPoint() async throws {
            let display = try await XDisplay.start(width: 2200, height: 1700)
            defer { display.stop() }
            let probe = try await start(on: display, ["GDK_SCALE": "2"])
            try await eventually("it has the scale", about: [probe]) { probe.output.contains("scale 2.0") }
            try await display.move(to: CGPoint(x: 600, y: 400))
            try await eventually("it moved", about: [probe]) { !lines(of: probe, "pointer moved").isEmpty }
            #expect(lines(of: probe, "pointer moved").last == "pointer moved 300,200 buttons 0")
        }

        @Test(arguments: WindowRenderer.allCases) func resizedWindowReportsItsContentSize(renderer: WindowRenderer) async throws {
            let display = try await XDisplay.start(renderer: renderer)
            defer { display.stop() }
            let probe = try await start(on: display)
            let window = try await display.window(of: probe)
            try await display.xdotool("windowsize", window, "700", "500")
            try await eventually("the delegate is notified", about: [probe]) { probe.output.contains("size 700,500 scale 1.0\n") }
            try await display.picture("the content fills it") { picture in
                picture[690, 490] == Picture.Pixel(0x007AFF) && picture[710, 490] != Picture.Pixel(0x007AFF) ? true : nil
            }
        }

        @Test func fingerInABrowserIsATouchWithoutPointerEvents() async throws {
            let broadway = try await BroadwayServer.start()
            defer { broadway.stop() }
            let probe = try broadway.launch("LoopProbe", ["input"])
            let browser = try Browser()
            defer { browser.stop() }
            try await browser.open(broadway.address)
            try await eventually("the window fits the page", about: [probe]) { probe.output.contains("size ") }
            try await pause(1)
            try await browser.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 400, y: 350), steps: 5)
            try await eventually("the finger was lifted", about: [probe]) { probe.output.contains(" ended ") }
            try await pause(0.5)
            let phases = lines(of: probe, "finger 1 ").map { $0.components(separatedBy: " ")[2] }
            #expect(phases.first == "began" && phases.last == "ended", "\(probe.output)")
            #expect(phases.filter { $0 != "moved" }.count == 2, "\(probe.output)")
            #expect(lines(of: probe, "pointer pressed").isEmpty, "\(probe.output)")
        }

        @Test func mouseAndKeyInABrowserAreAPointerAndAKey() async throws {
            let broadway = try await BroadwayServer.start()
            defer { broadway.stop() }
            let probe = try broadway.launch("LoopProbe", ["input"])
            let browser = try Browser()
            defer { browser.stop() }
            try await browser.open(broadway.address)
            try await eventually("the window fits the page", about: [probe]) { probe.output.contains("size ") }
            try await pause(1)
            try await browser.click(at: CGPoint(x: 400, y: 300))
            try await browser.type("a")
            try await eventually("the key went up", about: [probe]) { probe.output.contains("key up") }
            let positions = lines(of: probe, "pointer").map { $0.components(separatedBy: " buttons")[0].components(separatedBy: " ").last }
            #expect(Set(positions).count == 1, "\(probe.output)")
            #expect(
                lines(of: probe, "pointer").map { $0.components(separatedBy: " ")[1] } == [
                    "entered", "moved", "pressed(button:", "released(button:",
                ])
            #expect(lines(of: probe, "key") == [#"key down 4 "a" "a" modifiers 0"#, #"key up 4 "a" "a" modifiers 0"#])
        }
    }
}
