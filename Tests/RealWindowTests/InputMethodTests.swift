import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Typing through a desktop's input method that composes Korean syllables from letter keys.
    @Suite struct InputMethod {
        private struct Fixture {
            let display: XDisplay
            let ibus: IBusSession
            let probe: Subprocess

            func stop() {
                display.stop()
                ibus.stop()
            }

            func type(_ keys: String...) async throws {
                for key in keys { try await display.xdotool("key", key) }
            }

            func last(_ what: String) -> String? {
                probe.output.split(separator: "\n").last { $0.hasPrefix(what + " ") }.map { String($0.dropFirst(what.count + 1)) }
            }

            func expect(_ what: String, is text: String) async throws {
                try await eventually("the \(what) has '\(text)'", about: [probe]) { self.last(what) == text }
            }

            /// The position of the probe's caret, in the window, which is at the screen's corner.
            var caret: CGPoint? {
                guard let numbers = last("caret")?.split(separator: " ").compactMap({ Int($0) }), numbers.count == 2 else { return nil }
                return CGPoint(x: numbers[0], y: numbers[1])
            }
        }

        private func start() async throws -> Fixture {
            let display = try await XDisplay.start()
            let ibus = try await IBusSession.start(on: display)
            let probe = try await display.launchWordsDemo(environment: ibus.environment)
            let fixture = Fixture(display: display, ibus: ibus, probe: probe)
            // ibus 1.5.27 sometimes gives the focus to the field's context only when that receives a key, and a key before is a Latin letter.
            try await eventually("ibus composes in the field", about: [probe]) {
                try await fixture.type("g")
                try await eventually("the field has a letter", about: [probe]) { fixture.last("field")?.isEmpty == false }
                let isComposed = fixture.last("field") == "ㅎ composing ㅎ"
                try await fixture.type("BackSpace")
                try await fixture.expect("field", is: "")
                return isComposed
            }
            return fixture
        }

        /// Whether a syllable in the field is underlined in the tint colour.
        private func isUnderlined(_ picture: Picture) -> Bool {
            picture.areas(of: Picture.Pixel(0x007AFF), tolerance: 70, minimum: 8).contains {
                $0.frame.width >= 9 && $0.frame.width < 30 && $0.minY > 20 && $0.maxY < 60
            }
        }

        private func hasReportedCaret(_ fixture: Fixture) -> Bool {
            guard let caret = fixture.caret, let reported = fixture.ibus.caret else { return false }
            // The line's height may have increased since the probe printed the caret's position.
            return reported.x == caret.x && [caret.y, caret.y + IBusSession.caretOffset].contains { abs($0 - reported.y) <= 4 }
        }

        @Test func markedTextIsUnderlinedUntilCommitted() async throws {
            let fixture = try await start()
            defer { fixture.stop() }
            try await fixture.type("g", "k", "s")
            try await fixture.expect("field", is: "한 composing 한")
            try await fixture.display.picture("a line is under the syllable") { isUnderlined($0) ? true : nil }
            // Another syllable begins, so the first is committed.
            try await fixture.type("r", "m", "f")
            try await fixture.expect("field", is: "한글 composing 글")
            try await fixture.type("BackSpace")
            try await fixture.expect("field", is: "한그 composing 그")
            try await fixture.type("space")
            try await fixture.expect("field", is: "한그 ")
            try await fixture.display.picture("the line is gone") { isUnderlined($0) ? nil : true }
        }

        @Test func fastTypingKeepsTheOrderOfCharacters() async throws {
            let fixture = try await start()
            defer { fixture.stop() }
            let keys = ["g", "k", "s", "r", "m", "f", "space"]
            for count in 1...4 {
                let arguments = ["xdotool", "key", "--delay", "0"] + keys
                _ = try await Subprocess.run(arguments, environment: fixture.display.environment)
                try await fixture.expect("field", is: String(repeating: "한글 ", count: count))
            }
            // Switches to Latin letters, which the engine does not handle.
            try await fixture.type("shift+space")
            _ = try await Subprocess.run(
                ["xdotool", "key", "--delay", "0"] + "abcdefghijklmnop".map(String.init), environment: fixture.display.environment)
            try await fixture.expect("field", is: String(repeating: "한글 ", count: 4) + "abcdefghijklmnop")
        }

        @Test func candidatesAreShownAtTheCaret() async throws {
            let fixture = try await start()
            defer { fixture.stop() }
            try await fixture.type("g", "k", "s")
            try await fixture.expect("field", is: "한 composing 한")
            try await eventually("ibus has the caret's position", about: [fixture.probe]) { hasReportedCaret(fixture) }
            try await fixture.type("F9")
            try await eventually("there is something to choose from") { fixture.ibus.last("candidates")?.contains("漢") == true }
            let index = try #require(fixture.ibus.last("candidates")?.firstIndex(of: "漢"))
            try await fixture.type("\(index + 1)")
            try await fixture.expect("field", is: "漢")

            try await fixture.display.click(at: CGPoint(x: 100, y: 200))
            try await fixture.type("g", "k", "s", "r", "m", "f")
            try await fixture.expect("text", is: "한글 composing 글")
            try await eventually("ibus has the other caret's position", about: [fixture.probe]) { hasReportedCaret(fixture) }
        }

        @Test func caretMovementCommitsMarkedTextOnce() async throws {
            let fixture = try await start()
            defer { fixture.stop() }
            try await fixture.type("g", "k", "s")
            try await fixture.expect("field", is: "한 composing 한")
            try await fixture.display.click(at: CGPoint(x: 100, y: 200))
            try await fixture.type("r", "m", "f")
            try await fixture.expect("text", is: "글 composing 글")
            // Clicks before the syllable, inside of the marked text.
            try await fixture.display.click(at: CGPoint(x: 21, y: 112))
            try await fixture.type("x")
            try await fixture.expect("text", is: "ㅌ글 composing ㅌ")
            try await fixture.display.click(at: CGPoint(x: 300, y: 40))
            try await fixture.type("x")
            try await fixture.expect("field", is: "한ㅌ composing ㅌ")
        }

        @Test(arguments: IBusSession.Program.allCases)
        func markedTextStaysWhenTheInputMethodExits(program: IBusSession.Program) async throws {
            let fixture = try await start()
            defer { fixture.stop() }
            try await fixture.type("g", "k", "s", "r", "m", "f")
            try await fixture.expect("field", is: "한글 composing 글")
            try fixture.ibus.kill(program)
            try await fixture.expect("field", is: "한글")
            try await fixture.type("a", "BackSpace", "BackSpace", "b")
            try await fixture.expect("field", is: "한b")
        }

        @Test("While the input method hangs, the app handles other events and SIGTERM; keys are typed again later")
        func hangingInputMethod() async throws {
            let program = IBusSession.Program.daemon
            let fixture = try await start()
            defer { fixture.stop() }
            try fixture.ibus.kill(program, SIGSTOP)
            try await fixture.type("g")
            // A click moves the focus, which ends the field's editing, although its key was not answered.
            try await fixture.display.click(at: CGPoint(x: 100, y: 200))
            try await fixture.display.click(at: CGPoint(x: 100, y: 40))
            try fixture.ibus.kill(program, SIGCONT)
            try await eventually("the app types again", about: [fixture.probe]) {
                try await fixture.type("k")
                return fixture.last("field")?.isEmpty == false
            }
            try fixture.ibus.kill(program, SIGSTOP)
            defer { try? fixture.ibus.kill(program, SIGCONT) }
            try await fixture.type("s")
            fixture.probe.send(SIGTERM)
            // The input method's own limit is 15 seconds.
            #expect(try await fixture.probe.waitForExit(timeout: 12) == 0)
        }
    }
}
