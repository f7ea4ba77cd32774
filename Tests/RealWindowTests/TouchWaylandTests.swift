import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// A touch screen on Wayland: a compositor of wlroots sends the touches.
    @Suite(.enabled("wlroots 0.15 is not installed: Scripts/setup installs libwlroots-dev.") { await TouchDisplay.isAvailable })
    struct TouchOnWayland {
        private struct Fixture {
            let display: TouchDisplay
            let probe: Subprocess

            func wait(for line: String, of program: Subprocess? = nil) async throws {
                let program = program ?? probe
                try await eventually("\(program.name) prints '\(line)'", about: [probe, display.compositor]) {
                    program.output.split(separator: "\n").contains { $0.hasPrefix(line) }
                }
            }

            func lines(_ prefix: String) -> [String] {
                probe.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix(prefix) }
            }
        }

        private func start(_ product: String, _ arguments: [String], readyLine: String) async throws -> Fixture {
            let display = try await TouchDisplay.start()
            do {
                let probe = try display.launch(try BuiltProduct.path(of: product), arguments)
                let fixture = Fixture(display: display, probe: probe)
                try await fixture.wait(for: readyLine)
                try await eventually("the window is open", about: [probe]) { display.compositor.output.contains("window size") }
                try await pause(0.3)
                return fixture
            } catch {
                display.stop()
                throw error
            }
        }

        @Test func fingersTapHoldPanAndPinch() async throws {
            let fixture = try await start("LoopProbe", ["fingers"], readyLine: "layout 1280 800")
            let display = fixture.display
            defer { display.stop() }
            try await display.tap(at: CGPoint(x: 400, y: 100))
            try await fixture.wait(for: "tap 400,100")
            try display.down(at: CGPoint(x: 500, y: 120))
            try await fixture.wait(for: "hold began 500,120")
            try display.lift()
            try await fixture.wait(for: "hold ended 500,120")
            try display.down(at: CGPoint(x: 500, y: 200))
            try await display.move([(from: CGPoint(x: 500, y: 200), to: CGPoint(x: 560, y: 200))])
            try display.lift()
            try await fixture.wait(for: "pan ended 560,200")
            try display.down(0, at: CGPoint(x: 600, y: 200))
            try display.down(1, at: CGPoint(x: 700, y: 200))
            try await display.move([
                (from: CGPoint(x: 600, y: 200), to: CGPoint(x: 550, y: 200)), (from: CGPoint(x: 700, y: 200), to: CGPoint(x: 750, y: 200)),
            ])
            try display.lift(0)
            try display.lift(1)
            try await eventually("the pinch ended", about: [fixture.probe]) { !fixture.lines("pinch ended").isEmpty }
            // The fingers are 100 points apart, then 200. Recognition begins after a few points.
            let scale = try #require(fixture.lines("pinch ended").first?.split(separator: " ").last.flatMap { Double($0) })
            #expect(abs(scale - 1.9) < 0.2, "\(fixture.probe.output)")
        }

        @Test func compositorCancelsTouchesAndTheNextTapIsRecognized() async throws {
            let fixture = try await start("LoopProbe", ["fingers"], readyLine: "layout 1280 800")
            let display = fixture.display
            defer { display.stop() }
            try display.down(at: CGPoint(x: 500, y: 100))
            try await display.move([(from: CGPoint(x: 500, y: 100), to: CGPoint(x: 560, y: 100))])
            try await fixture.wait(for: "pan began")
            try display.send("cancel")
            try await fixture.wait(for: "pan cancelled")
            try await display.tap(at: CGPoint(x: 600, y: 150))
            try await fixture.wait(for: "tap 600,150")
            #expect(fixture.lines("pan ended").isEmpty)
        }

        @Test func touchContinuesWhileTheWindowIsResized() async throws {
            let fixture = try await start("LoopProbe", ["input"], readyLine: "size 1280,800")
            let display = fixture.display
            defer { display.stop() }
            try display.down(at: CGPoint(x: 200, y: 200))
            try display.send("place 0 0 0 900 600")
            try await fixture.wait(for: "size 900,600")
            try display.move(to: CGPoint(x: 250, y: 230))
            try display.lift()
            try await fixture.wait(for: "finger 1 ended")
            #expect(fixture.lines("finger") == ["finger 1 began 200,200", "finger 1 moved 250,230", "finger 1 ended 250,230"])
            #expect(fixture.lines("pointer").isEmpty)
        }

        @Test func windowFollowsTheOutputsRotationAndScale() async throws {
            let fixture = try await start("LoopProbe", ["fingers"], readyLine: "layout 1280 800")
            let display = fixture.display
            defer { display.stop() }
            try display.send("transform 0 1")
            try await fixture.wait(for: "transition 800 1280")
            try await fixture.wait(for: "layout 800 1280")
            try await fixture.wait(for: "window size 800 1280", of: display.compositor)
            try await display.tap(at: CGPoint(x: 700, y: 300))
            try await fixture.wait(for: "tap 700,300")
            try display.send("scale 0 2")
            try await fixture.wait(for: "scale 2.0 screen 2.0")
            try await fixture.wait(for: "layout 400 640")
            try await fixture.wait(for: "window size 400 640 buffer 800 1280 scale 2", of: display.compositor)
            // The window moves to a second output with another scale, which then disappears.
            try display.send("add 1000 1000 1")
            try display.send("place 0 400 0 600 500")
            try await fixture.wait(for: "scale 1.0 screen 1.0")
            try await fixture.wait(for: "layout 600 500")
            try await fixture.wait(for: "window size 600 500", of: display.compositor)
            try await display.tap(at: CGPoint(x: 800, y: 110))
            try await fixture.wait(for: "tap 400,110")
            try display.send("remove 1")
            try display.send("place 0 0 0 400 640")
            try await eventually("the scale is the first output's", about: [fixture.probe]) {
                fixture.lines("scale").last == "scale 2.0 screen 2.0"
            }
        }

        @Test func outputThatIsAddedConnectsASceneThatFillsIt() async throws {
            let fixture = try await start("LoopProbe", ["external"], readyLine: "desk layout 1280 800")
            let display = fixture.display
            defer { display.stop() }
            for round in 1...2 {
                try display.send("add 1600 900 1")
                try await eventually("the scene is connected", about: [fixture.probe, display.compositor]) {
                    fixture.lines("display connected 1600 900 screens 2").count == round
                        && fixture.lines("display layout 1600 900").count == round
                }
                try await eventually("the window fills the output", about: [fixture.probe, display.compositor]) {
                    display.compositor.output.components(separatedBy: "window size 1600 900").count > round
                }
                try display.send("remove 1")
                try await eventually("the scene is disconnected", about: [fixture.probe, display.compositor]) {
                    fixture.lines("display disconnected screens 1").count == round
                }
            }
            #expect(fixture.probe.isRunning)
            #expect(fixture.lines("desk layout") == ["desk layout 1280 800"])
        }

        @Test("Frames follow the display's rate, and each draws the window once", arguments: [30, 60, 144])
        func pace(rate: Int) async throws {
            let fixture = try await start("LoopProbe", ["pace"], readyLine: "calls 30")
            let display = fixture.display
            defer { display.stop() }
            try display.send("mode 0 1280 800 \(rate)000")
            let duration = (100_000 / Double(rate)).rounded() / 100
            try await eventually("the display link has the display's duration", about: [fixture.probe, display.compositor]) {
                fixture.lines("calls").last?.hasSuffix("duration \(duration)") == true
            }
            let (drawings, calls) = (try drawings(of: fixture), numbers(of: fixture).calls)
            try await eventually("there are 90 more calls", about: [fixture.probe]) { numbers(of: fixture).calls >= calls + 90 }
            let (drawn, called) = (try self.drawings(of: fixture) - drawings, numbers(of: fixture).calls - calls)
            // The probe prints each thirtieth call, so both numbers of calls are up to 29 too small.
            #expect(abs(drawn - called) <= 32, "\(drawn) drawings, \(called) calls")
        }

        @Test("A display link with ten calls a second wakes the app only for these")
        func slowPace() async throws {
            let fixture = try await start("LoopProbe", ["pace", "10"], readyLine: "calls 30")
            defer { fixture.display.stop() }
            let first = numbers(of: fixture)
            try await eventually("there are 30 more calls", about: [fixture.probe]) { numbers(of: fixture).calls > first.calls }
            let last = numbers(of: fixture)
            #expect(last.frames - first.frames <= last.calls - first.calls + 3, "\(fixture.probe.output)")
        }

        /// The number of times that windows were drawn.
        private func drawings(of fixture: Fixture) throws -> Int {
            try fixture.display.send("count")
            let line = fixture.display.compositor.output.split(separator: "\n").last { $0.hasPrefix("count drawings ") }
            return line?.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } ?? 0
        }

        /// The numbers that the probe has printed last.
        private func numbers(of fixture: Fixture) -> (calls: Int, frames: Int) {
            let words = fixture.lines("calls").last?.split(separator: " ") ?? []
            return words.count < 4 ? (0, 0) : (Int(words[1]) ?? 0, Int(words[3]) ?? 0)
        }

        @Test func keyboardOnTheScreenShrinksTheWindowAndTypes() async throws {
            let fixture = try await start("LoopProbe", ["fingers"], readyLine: "layout 1280 800")
            let display = fixture.display
            defer { display.stop() }
            try display.send("keyboard 300")
            try await display.tap(at: CGPoint(x: 100, y: 760))
            // The purpose of text-input-v3 for addresses is 6.
            try await fixture.wait(for: "text enabled purpose 6", of: display.compositor)
            try await fixture.wait(for: "layout 1280 500 scroll 500")
            try await fixture.wait(for: "keyboard did show 0 500 1280 300")
            try display.send("commit grüße")
            try await fixture.wait(for: "field grüße")
        }

        @Test func anotherProgramsDragByFingerDelivers() async throws {
            let fixture = try await start("TransferProbe", ["take", "copy", "text/html"], readyLine: "ready")
            let display = fixture.display
            defer { display.stop() }
            // Qt starts drags by touch. GTK passes the serial number of the last mouse button, which the compositor refuses.
            let source = try display.launch(try await Peer.qt.path, ["source", "cm", "text/html=@repeat:10"])
            try await eventually("both windows are open", about: [source]) {
                display.compositor.output.components(separatedBy: "window size 640 800").count > 2
            }
            try await pause(0.3)
            let (start, end) = (CGPoint(x: 900, y: 300), CGPoint(x: 300, y: 400))
            try display.down(at: start)
            try await display.move([(from: start, to: end)], steps: 20)
            try await fixture.wait(for: "entered copy+move")
            try display.lift()
            try await fixture.wait(for: "received text/html 10 ")
            try await fixture.wait(for: "done")
            try await fixture.wait(for: "ended copy", of: source)
        }

        /// Opens the probe, which gives a text, beside a program with GTK, and drags with a finger from one to the other.
        private func dragByFinger() async throws -> (fixture: Fixture, target: Subprocess) {
            let fixture = try await start("TransferProbe", ["give", "cm", "text/html=@repeat:10"], readyLine: "ready")
            do {
                let target = try fixture.display.launch(try await Peer.gtk.path, ["target", "move", "text/html"])
                try await eventually("both windows are open", about: [target]) {
                    fixture.display.compositor.output.components(separatedBy: "window size 640 800").count > 2
                }
                try await pause(0.3)
                let (start, end) = (CGPoint(x: 300, y: 300), CGPoint(x: 900, y: 400))
                try fixture.display.down(at: start)
                try await fixture.wait(for: "touch began")
                try await fixture.display.move([(from: start, to: end)], steps: 20)
                return (fixture, target)
            } catch {
                fixture.display.stop()
                throw error
            }
        }

        @Test(.enabled("GTK is older than 4.18.") { await hasGTK(atLeast: "4.18") })
        func fingerDragsToAnotherProgram() async throws {
            let (fixture, target) = try await dragByFinger()
            defer { fixture.display.stop() }
            try await fixture.wait(for: "began")
            try await fixture.wait(for: "touch cancelled")
            try await fixture.wait(for: "entered", of: target)
            try fixture.display.lift()
            try await fixture.wait(for: "ended move")
            try await fixture.wait(for: "received text/html 10 ", of: target)
            // After the drag, a tap is recognized.
            try await fixture.display.tap(at: CGPoint(x: 200, y: 200))
            try await fixture.wait(for: "touch ended")
        }

        @Test("Before GTK 4.18, a finger's drag stays in the program", .enabled("GTK is 4.18 or newer.") { await !hasGTK(atLeast: "4.18") })
        func fingerDragStays() async throws {
            let (fixture, _) = try await dragByFinger()
            defer { fixture.display.stop() }
            try await fixture.wait(for: "not begun")
            try fixture.display.lift()
            try await fixture.wait(for: "touch ended")
            #expect(!fixture.display.compositor.output.contains("drag"), "\(fixture.display.compositor.output)")
        }
    }
}

private func hasGTK(atLeast version: String) async -> Bool {
    (try? await Subprocess.run(["pkg-config", "--atleast-version=\(version)", "gtk4"])) != nil
}
