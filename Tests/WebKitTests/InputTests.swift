import Foundation
import Testing
import WindowTestSupport

extension WebWindow {
    /// Mouse, keyboard and touch input to a page.
    @Suite struct Input {
        private func start(_ words: String..., on display: XDisplay) async throws -> Subprocess {
            let probe = try display.launch("WebProbe", ["fixture"] + words, environment: ["LODESTONE_WINDOW": "900x700 bare"])
            try await eventually("the page is there", within: 60, about: [probe]) { probe.output.contains("READY") }
            return probe
        }

        /// Waits until the page has handled all earlier input, by moving the mouse until the page gets the event.
        private func settle(_ probe: Subprocess, _ display: XDisplay) async throws {
            let before = lines(probe, "PAGE hover").count
            var x = 400.0
            try await eventually("the page is notified of the mouse", about: [probe]) {
                x = x == 400 ? 404 : 400
                try await display.move(to: CGPoint(x: x, y: 400))
                return lines(probe, "PAGE hover").count > before
            }
        }

        private func lines(_ probe: Subprocess, _ prefix: String) -> [String] {
            probe.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix(prefix) }
        }

        @Test func clickReachesTheElementUnderIt() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start(on: display)
            try await display.click(at: CGPoint(x: 200, y: 180))
            try await eventually("it was clicked", about: [probe]) { !lines(probe, "PAGE click").isEmpty }
            #expect(lines(probe, "PAGE pointerdown") == ["PAGE pointerdown b at 100,130"])
            #expect(lines(probe, "PAGE click") == ["PAGE click b at 100,130"])
        }

        @Test func pageThatAppearsUnderARestingMouseGetsItsPress() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("cover", on: display)
            try await display.click(at: CGPoint(x: 200, y: 180))
            try await eventually("what covered the page is gone", about: [probe]) { !lines(probe, "COVER gone").isEmpty }
            try await eventually("the page is under the mouse", about: [probe]) { lines(probe, "PAGE hover").last == "PAGE hover b" }
            try await display.xdotool("click", "1")
            try await eventually("it was clicked", about: [probe]) { lines(probe, "PAGE click") == ["PAGE click b at 100,130"] }
        }

        @Test func movesOfAPressReachThePageUntilItsRelease() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start(on: display)
            try await display.drag(from: CGPoint(x: 352, y: 260), to: CGPoint(x: 440, y: 260))
            try await eventually("the release arrived", about: [probe]) { lines(probe, "PAGE pointerup").count == 1 }
            try await eventually("text was selected", about: [probe]) { lines(probe, "PAGE selected").last?.contains("text to") ?? false }
        }

        @Test(arguments: WindowRenderer.allCases) func rotatedPageIsHitAtItsVisiblePosition(renderer: WindowRenderer) async throws {
            let display = try await XDisplay.start(width: 900, height: 700, renderer: renderer)
            defer { display.stop() }
            let probe = try await start("turned", on: display)
            // The page's point (100, 130) is 150 to the left of its centre and 70 above it. The page is rotated by 10 degrees about its centre, at (350,
            // 250).
            let (c, s) = (cos(Double.pi / 18), sin(Double.pi / 18))
            let (x, y) = (350 + (-150 * c + 70 * s), 250 + (-150 * s - 70 * c))
            try await display.click(at: CGPoint(x: x.rounded(), y: y.rounded()))
            try await eventually("it was clicked", about: [probe]) { !lines(probe, "PAGE click").isEmpty }
            let coordinates = try #require(lines(probe, "PAGE click").first?.components(separatedBy: " at ").last)
            let numbers = coordinates.split(separator: ",").compactMap { Double($0) }
            #expect(abs(numbers[0] - 100) <= 1 && abs(numbers[1] - 130) <= 1, "\(coordinates)")
        }

        @Test func viewOverThePageReceivesClicksAndHover() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("card", on: display)
            try await display.move(to: CGPoint(x: 400, y: 200))
            try await eventually("the page is hovered over", about: [probe]) { !lines(probe, "PAGE hover").isEmpty }
            let before = lines(probe, "PAGE").count
            try await display.click(at: CGPoint(x: 550, y: 350))
            try await eventually("the card is tapped", about: [probe]) { !lines(probe, "CARD").isEmpty }
            #expect(lines(probe, "PAGE").count <= before + 1, "\(lines(probe, "PAGE").dropFirst(before))")
            #expect(lines(probe, "PAGE click").isEmpty)
        }

        @Test func clickRefusedByADelegateNeverReachesThePage() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("veto", on: display)
            try await display.click(at: CGPoint(x: 200, y: 180))
            try await eventually("the delegate was called", about: [probe]) { !lines(probe, "VETO").isEmpty }
            try await settle(probe, display)
            #expect(lines(probe, "PAGE pointer").isEmpty && lines(probe, "PAGE click").isEmpty)
        }

        @Test func doubleTapFindsItsElementAndNeverReachesThePage() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("double", on: display)
            try await display.move(to: CGPoint(x: 200, y: 180))
            try await display.xdotool("click", "--repeat", "2", "--delay", "80", "1")
            try await eventually("it was found", about: [probe]) { !lines(probe, "FOUND").isEmpty }
            #expect(lines(probe, "FOUND") == ["FOUND b"])
            try await settle(probe, display)
            #expect(lines(probe, "PAGE dblclick").isEmpty)
            #expect(lines(probe, "PAGE pointerdown").count <= 1)
        }

        @Test func tapFindsThePagesElementAtAnyScrollPositionAndZoom() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("double", "zoomed", on: display)
            // The page is zoomed by 1.5 and scrolled by 90 points.
            for (x, y, id) in [(250.0, 150.0, "b"), (250.0, 300.0, "a"), (530.0, 330.0, "d")] {
                let (before, clicks) = (lines(probe, "FOUND").count, lines(probe, "PAGE pointerup").count)
                try await display.move(to: CGPoint(x: x, y: y))
                try await display.xdotool("click", "--repeat", "2", "--delay", "80", "1")
                try await eventually("something was found", about: [probe]) {
                    lines(probe, "FOUND").count > before && lines(probe, "PAGE pointerup").count > clicks
                }
                let target = try #require(lines(probe, "PAGE pointerdown").last).split(separator: " ")[2]
                #expect(lines(probe, "FOUND").last == "FOUND \(target)")
                #expect(target == id)
            }
        }

        @Test func panCancelsThePagesPressAndTheNextClickIsNormal() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("claim", on: display)
            try await display.drag(from: CGPoint(x: 200, y: 180), to: CGPoint(x: 260, y: 180))
            try await eventually("the pan ended", about: [probe]) { !lines(probe, "PAN ended").isEmpty }
            try await eventually("the page is notified of the end", about: [probe]) { lines(probe, "PAGE pointercancel").count == 1 }
            try await settle(probe, display)
            #expect(lines(probe, "PAGE pointerdown") == ["PAGE pointerdown b at 100,130"])
            #expect(lines(probe, "PAGE pointercancel").count == 1)
            #expect(lines(probe, "PAGE pointerup").isEmpty && lines(probe, "PAGE click").isEmpty)
            try await display.click(at: CGPoint(x: 200, y: 180))
            try await eventually("the next click is a click", about: [probe]) { lines(probe, "PAGE click") == ["PAGE click b at 100,130"] }
        }

        @Test func delayedPressReachesThePageCompletely() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("delay", on: display)
            try await display.click(at: CGPoint(x: 200, y: 180))
            try await eventually("it came", about: [probe]) { lines(probe, "PAGE click") == ["PAGE click b at 100,130"] }
            try await display.move(to: CGPoint(x: 210, y: 190))
            try await display.xdotool("click", "--repeat", "2", "--delay", "80", "1")
            try await eventually("two are the recognizer's", about: [probe]) { lines(probe, "TAP 2").count == 1 }
            try await settle(probe, display)
            #expect(lines(probe, "PAGE click").count == 1)
        }

        @Test func deadKeyAndLetterAreCombinedInAFieldOfThePage() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            _ = try await Subprocess.run(["setxkbmap", "us", "-variant", "intl"], environment: display.environment)
            let probe = try await start(on: display)
            try await display.click(at: CGPoint(x: 425, y: 180))
            try await eventually("the field has the focus", about: [probe]) { !lines(probe, "PAGE click f").isEmpty }
            // The key codes of the apostrophe and of E.
            try await display.xdotool("key", "48", "26")
            try await eventually("the letter has its accent", about: [probe]) { lines(probe, "PAGE text").last == "PAGE text é" }
        }

        @Test func secondPressWaitsForTheEndOfTheFirst() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("twice", on: display)
            // The recognizer waits for a second tap at the same position. The second click is at another position.
            try await display.click(at: CGPoint(x: 200, y: 180))
            try await pause(0.1)
            try await display.click(at: CGPoint(x: 400, y: 300))
            try await eventually("both messages arrived", about: [probe]) { lines(probe, "PAGE click").count == 2 }
            let events = probe.output.split(separator: "\n").map(String.init).filter {
                $0.hasPrefix("PAGE pointerdown") || $0.hasPrefix("PAGE click")
            }
            .map { $0.components(separatedBy: " at ")[0] }
            #expect(
                events == [
                    "PAGE pointerdown b", "PAGE click b", "PAGE pointerdown d", "PAGE click d",
                ])
            #expect(lines(probe, "TAP").isEmpty)
        }

        @Test func linkWithTheAppsSchemeCallsTheDelegate() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start(on: display)
            try await display.click(at: CGPoint(x: 200, y: 280))
            try await eventually("the delegate was called", about: [probe]) { lines(probe, "POLICY") == ["POLICY link linkActivated"] }
        }

        @Test func clickedPageGetsKeysAndReturnsUnusedKeys() async throws {
            let display = try await XDisplay.start(width: 900, height: 700, hasWindowManager: true)
            defer { display.stop() }
            let probe = try await start("field", on: display)
            try await display.click(at: CGPoint(x: 400, y: 180))
            try await eventually("the page has the keyboard", about: [probe]) {
                !lines(probe, "PAGE focus").isEmpty && !lines(probe, "PAGE click f").isEmpty
            }
            try await display.xdotool("type", "--delay", "40", "ab")
            try await eventually("it was typed", about: [probe]) { lines(probe, "PAGE text").last == "PAGE text ab" }
            #expect(lines(probe, "UNUSED").isEmpty)
            // No element of the page has the focus, so the page does not handle the key.
            try await display.click(at: CGPoint(x: 200, y: 180))
            try await eventually("it was clicked", about: [probe]) { !lines(probe, "PAGE click b").isEmpty }
            try await display.xdotool("key", "x")
            try await eventually("the drag returned", about: [probe]) { lines(probe, "UNUSED") == ["UNUSED x"] }
            // The app's own text field becomes first responder.
            try await display.click(at: CGPoint(x: 750, y: 70))
            try await eventually("the page lost the keyboard", about: [probe]) { !lines(probe, "PAGE blur").isEmpty }
            let before = lines(probe, "PAGE keydown").count
            try await display.xdotool("type", "--delay", "40", "cd")
            try await eventually("the field has them", about: [probe]) { lines(probe, "FIELD").last == "FIELD cd" }
            #expect(lines(probe, "PAGE keydown").count == before)
        }

        @Test func wheelScrollsThePage() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start(on: display)
            try await display.move(to: CGPoint(x: 400, y: 400))
            try await display.xdotool("click", "--repeat", "5", "--delay", "60", "5")
            try await eventually("it scrolled", about: [probe]) { !lines(probe, "PAGE scroll").isEmpty }
        }

        @Test func fingerTapsThePage() async throws {
            let (display, screen) = try await XDisplay.startWithTouchscreen()
            defer { display.stop() }
            let probe = try await start(on: display)
            let point = CGPoint(x: 200, y: 180)
            try screen.touchDown(0, at: point)
            try await pause(0.08)
            try screen.lift(0, at: point)
            try await eventually("it was tapped", about: [probe]) { !lines(probe, "PAGE click").isEmpty }
            #expect(lines(probe, "PAGE touchstart") == ["PAGE touchstart b"])
            // The touch screen's coordinates are rounded.
            let clicks = lines(probe, "PAGE click")
            #expect(clicks == ["PAGE click b at 100,130"] || clicks == ["PAGE click b at 99,129"])
        }

        @Test func fingerScrollsThePage() async throws {
            let (display, screen) = try await XDisplay.startWithTouchscreen()
            defer { display.stop() }
            let probe = try await start(on: display)
            try await screen.drag([(from: CGPoint(x: 400, y: 420), to: CGPoint(x: 400, y: 120))])
            try await eventually("it scrolled", about: [probe]) { !lines(probe, "PAGE scroll").isEmpty }
            #expect(lines(probe, "PAGE click").isEmpty)
        }

        @Test func panCancelsTheTouchOfThePage() async throws {
            let (display, screen) = try await XDisplay.startWithTouchscreen()
            defer { display.stop() }
            let probe = try await start("claim", on: display)
            try await screen.drag([(from: CGPoint(x: 200, y: 180), to: CGPoint(x: 280, y: 180))])
            try await eventually("the pan ended", about: [probe]) { !lines(probe, "PAN ended").isEmpty }
            try await eventually("the page is notified of the end", about: [probe]) { lines(probe, "PAGE touchcancel").count == 1 }
            #expect(lines(probe, "PAGE click").isEmpty && lines(probe, "PAGE touchend").isEmpty)
            let point = CGPoint(x: 200, y: 180)
            try screen.touchDown(0, at: point)
            try await pause(0.08)
            try screen.lift(0, at: point)
            try await eventually("the next tap is a tap", about: [probe]) { lines(probe, "PAGE click").count == 1 }
        }

        @Test func fingerRefusedByADelegateNeverReachesThePage() async throws {
            let (display, screen) = try await XDisplay.startWithTouchscreen()
            defer { display.stop() }
            let probe = try await start("veto", on: display)
            let point = CGPoint(x: 200, y: 180)
            try screen.touchDown(0, at: point)
            try await pause(0.08)
            try screen.lift(0, at: point)
            try await eventually("the delegate was called", about: [probe]) { !lines(probe, "VETO").isEmpty }
            try await settle(probe, display)
            #expect(lines(probe, "PAGE touch").isEmpty && lines(probe, "PAGE pointer").isEmpty && lines(probe, "PAGE click").isEmpty)
        }
    }
}
