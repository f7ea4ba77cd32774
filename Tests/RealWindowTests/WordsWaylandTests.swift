import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Typing on Wayland with temporary keyboards, and the primary selection.
    @Suite struct WordsOnWayland {
        private struct Fixture {
            let display: WaylandDisplay
            let probe: Subprocess

            func expect(_ what: String, is text: String) async throws {
                try await eventually("the \(what) has '\(text)'", about: [probe]) {
                    probe.output.split(separator: "\n").last { $0.hasPrefix(what + " ") } == "\(what) \(text)"
                }
            }
        }

        private func start(renderer: WindowRenderer = .cairo) async throws -> Fixture {
            let display = try await WaylandDisplay.start(renderer: renderer)
            do {
                try display.connectKeyboard()
                let probe = try display.launch(try BuiltProduct.path(of: "LoopProbe"), ["words"])
                try await eventually("the field is there", within: 60, about: [probe]) { probe.output.contains("ready") }
                // Waits until the window has the keyboard focus.
                try await pause(0.5)
                try await display.click(at: CGPoint(x: 100, y: 40))
                return Fixture(display: display, probe: probe)
            } catch {
                display.stop()
                throw error
            }
        }

        @Test(arguments: WindowRenderer.allCases) func charactersOfAllScriptsAreTyped(renderer: WindowRenderer) async throws {
            let fixture = try await start(renderer: renderer)
            defer { fixture.display.stop() }
            try await fixture.display.type("Grüße, Ωμέγα")
            try await fixture.expect("field", is: "Grüße, Ωμέγα")
            try await fixture.display.type(" שלום 漢字 😀")
            try await fixture.expect("field", is: "Grüße, Ωμέγα שלום 漢字 😀")
        }

        @Test func keysMoveTheCaretAndShortcutsWork() async throws {
            let fixture = try await start()
            defer { fixture.display.stop() }
            try await fixture.display.type("bd")
            try await fixture.display.type("-k", "Left", "c", "-k", "Home", "a", "-k", "End", "e")
            try await fixture.expect("field", is: "abcde")
            try await fixture.display.type("-k", "BackSpace", "-k", "Home", "-k", "Delete")
            try await fixture.expect("field", is: "bcd")
            try await fixture.display.type("-M", "ctrl", "a", "c", "-m", "ctrl")
            try await eventually("it is copied", about: [fixture.probe]) { try await fixture.display.clipboard() == "bcd" }
            try await fixture.display.type("-k", "End", "-M", "ctrl", "v", "-m", "ctrl")
            try await fixture.expect("field", is: "bcdbcd")
            try await fixture.display.copy("öffnen")
            try await fixture.display.type("-M", "ctrl", "a", "v", "-m", "ctrl")
            try await fixture.expect("field", is: "öffnen")
            try await fixture.display.type("-M", "ctrl", "z", "-m", "ctrl")
            try await fixture.expect("field", is: "bcdbcd")
        }

        @Test func selectionIsThePrimarySelection() async throws {
            let fixture = try await start()
            defer { fixture.display.stop() }
            try await fixture.display.type("select me")
            try await fixture.display.type("-M", "shift", "-M", "ctrl", "-k", "Left", "-m", "ctrl", "-k", "Left", "-m", "shift")
            try await eventually("it is there for the middle button", about: [fixture.probe]) {
                try await fixture.display.clipboard(isPrimary: true) == " me"
            }
            // The middle button pastes the selection into the same window too.
            try await fixture.display.click(at: CGPoint(x: 200, y: 200), .middle)
            try await fixture.expect("text", is: " me")
            try await fixture.display.copy("Grüße", isPrimary: true)
            try await fixture.display.click(at: CGPoint(x: 200, y: 200), .middle)
            try await fixture.expect("text", is: " meGrüße")
        }
    }
}
