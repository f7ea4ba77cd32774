import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Typing in a window with dead keys, and pasting another program's primary selection.
    @Suite struct Words {
        /// The key codes of the apostrophe, of E and of the right Alt key.
        private enum Key {
            static let apostrophe = "48"
            static let e = "26"
            static let rightAlt = "108"
        }

        private func launch(_ peer: Peer, _ arguments: [String], on display: XDisplay) async throws -> Subprocess {
            try Subprocess([try await peer.path] + arguments, environment: display.environment)
        }

        private func last(_ probe: Subprocess, _ prefix: String) -> String? {
            probe.output.split(separator: "\n").map(String.init).last { $0.hasPrefix(prefix) }
        }

        private func setKeyboard(_ arguments: String..., on display: XDisplay) async throws {
            _ = try await Subprocess.run(["setxkbmap"] + arguments, environment: display.environment)
        }

        @Test(arguments: WindowRenderer.allCases) func deadKeyAndLetterAreCombined(renderer: WindowRenderer) async throws {
            let display = try await XDisplay.start(renderer: renderer)
            defer { display.stop() }
            try await setKeyboard("us", "-variant", "intl", on: display)
            let probe = try await display.launchWordsDemo()
            try await display.xdotool("key", Key.apostrophe, Key.e)
            try await eventually("the letter has its accent", about: [probe]) { last(probe, "field") == "field é" }
            // Pressing the same key twice inserts only the accent. Keys that cannot be combined are inserted one by one.
            try await display.xdotool("key", Key.apostrophe, Key.apostrophe)
            try await eventually("the accent is entered by itself", about: [probe]) {
                last(probe, "field").map { $0.hasPrefix("field é") && $0 != "field é" } ?? false
            }
        }

        @Test func composeKeyCombinesCharacters() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            try await setKeyboard("us", "-option", "compose:ralt", on: display)
            let probe = try await display.launchWordsDemo()
            try await display.xdotool("key", Key.rightAlt, Key.apostrophe, Key.e)
            try await eventually("the letter has its accent", about: [probe]) { last(probe, "field") == "field é" }
            try await display.xdotool("key", Key.e)
            try await eventually("the next key is itself", about: [probe]) { last(probe, "field") == "field ée" }
        }

        @Test(arguments: Peer.allCases) func middleButtonPastesAnotherProgramsSelection(peer: Peer) async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let sample = try SampleFile(Data("Grüße".utf8))
            defer { sample.remove() }
            let probe = try await display.launchWordsDemo()
            let other = try await launch(
                peer, ["select", "text/plain;charset=utf-8=\(sample.url.path)", "UTF8_STRING=\(sample.url.path)"], on: display)
            defer { other.stop() }
            try await eventually("it is selected", about: [other]) { other.output.contains("copied") }
            try await pause(0.5)
            // Moves the pointer beside the other program's window.
            try await display.move(to: CGPoint(x: 380, y: 250))
            try await display.xdotool("click", "2")
            try await eventually("the text view has it", about: [probe, other]) { last(probe, "text") == "text Grüße" }
        }

        @Test(arguments: Peer.allCases) func anotherProgramPastesTheSelectionByTheMiddleButton(peer: Peer) async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try await display.launchWordsDemo()
            try await display.xdotool("type", "select me")
            try await eventually("it is typed", about: [probe]) { last(probe, "field") == "field select me" }
            try await display.xdotool("key", "shift+Home")
            try await pause(0.3)
            let other = try await launch(peer, ["middle", "text/plain;charset=utf-8"], on: display)
            defer { other.stop() }
            let hash = try SampleFile(Data("select me".utf8))
            defer { hash.remove() }
            try await eventually("it arrives", about: [probe, other]) { other.output.contains(hash.line("text/plain;charset=utf-8")) }
        }
    }
}
