import Foundation
import Testing
import WindowTestSupport

extension WebWindow {
    /// Drags with a mouse onto a page, out of it and within it.
    @Suite struct Drags {
        private func start(_ words: String..., on display: XDisplay) async throws -> Subprocess {
            let probe = try display.launch("WebProbe", ["fixture"] + words, environment: ["LODESTONE_WINDOW": "900x700 bare"])
            try await eventually("the page is there", within: 60, about: [probe]) { probe.output.contains("READY") }
            return probe
        }

        private func lines(_ probe: Subprocess, _ prefix: String) -> [String] {
            probe.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix(prefix) }
        }

        /// Drags without releasing, and waits at the end until the target has responded.
        private func drag(from start: CGPoint, to end: CGPoint, on display: XDisplay) async throws {
            try await display.press(at: start)
            try await pause(0.2)
            try await display.dragOn(from: start, to: end)
            try await pause(0.4)
            try await display.release()
        }

        private let card = CGPoint(x: 620, y: 420)
        private let link = CGPoint(x: 225, y: 290)
        private let input = CGPoint(x: 425, y: 180)
        private let field = CGPoint(x: 750, y: 70)

        @Test func nativeDragIsDroppedIntoThePage() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("carry", "field", on: display)
            try await drag(from: card, to: input, on: display)
            try await eventually("the page has it", about: [probe]) { !lines(probe, "PAGE text").isEmpty }
            #expect(lines(probe, "PAGE drop") == ["PAGE drop f text/plain"])
            #expect(lines(probe, "PAGE text") == ["PAGE text carried"])
            // The drag source is notified that the data was copied.
            try await eventually("the source is notified", about: [probe]) { lines(probe, "CARRIED") == ["CARRIED 2"] }
        }

        @Test func dragOverThePageContinuesToANativeField() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("carry", "field", on: display)
            try await display.press(at: card)
            try await pause(0.2)
            try await display.dragOn(from: card, to: input)
            try await eventually("the page was notified", about: [probe]) { !lines(probe, "PAGE dragenter").isEmpty }
            try await display.dragOn(from: input, to: field)
            try await pause(0.4)
            try await display.release()
            try await eventually("the field has it", about: [probe]) { lines(probe, "FIELD") == ["FIELD carried"] }
            #expect(lines(probe, "PAGE drop").isEmpty)
            #expect(lines(probe, "PAGE text").isEmpty)
        }

        @Test func dropOutsideOfThePagesTargetsEndsTheDrag() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("carry", on: display)
            try await drag(from: card, to: CGPoint(x: 300, y: 420), on: display)
            try await eventually("the source is notified that no target accepted the drop", about: [probe]) {
                lines(probe, "CARRIED") == ["CARRIED 0"]
            }
            #expect(lines(probe, "PAGE text").isEmpty)
        }

        @Test func linkIsDraggedIntoANativeField() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start("field", on: display)
            try await drag(from: link, to: field, on: display)
            try await eventually("the field has it", about: [probe]) { lines(probe, "FIELD") == ["FIELD tap://link"] }
            try await eventually("the page is notified of the end", about: [probe]) { !lines(probe, "PAGE dragend").isEmpty }
            // The link was not followed.
            #expect(lines(probe, "POLICY").isEmpty)
        }

        @Test func linkIsDraggedWithinThePage() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            let probe = try await start(on: display)
            try await drag(from: link, to: input, on: display)
            try await eventually("the field of the page has it", about: [probe]) { lines(probe, "PAGE text") == ["PAGE text tap://link"] }
        }
    }
}
