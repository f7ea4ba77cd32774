import Foundation
import Testing

extension WebWindow {
    /// A page is drawn in its place among the app's views.
    @Suite struct Pictures {
        private func start(_ words: String..., on display: XDisplay) async throws -> Subprocess {
            let probe = try display.launch("WebProbe", ["stage"] + words, environment: ["LODESTONE_WINDOW": "900x700 bare"])
            try await eventually("the page is there", within: 60, about: [probe]) { probe.output.contains("READY") }
            return probe
        }

        private func isNear(_ pixel: Picture.Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
            pixel.isNear(Picture.Pixel(red: red, green: green, blue: blue))
        }

        @Test func itLiesOverWhatIsBehindAndUnderWhatIsInFront() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            _ = try await start("card", on: display)
            try await display.picture("the page between the cards") { picture in
                // The red view shows beside the page alone, the green card over it.
                isNear(picture[90, 40], 255, 0, 0) && isNear(picture[120, 70], 230, 230, 255) && isNear(picture[550, 350], 0, 153, 0)
                    && isNear(picture[400, 400], 230, 230, 255) && isNear(picture[850, 600], 255, 255, 255) ? true : nil
            }
        }

        @Test func itFadesWithItsLayer() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            _ = try await start("half", on: display)
            try await display.picture("the page lets half of what is behind through") { picture in
                // Half of 230, 230, 255 over red, and over white.
                isNear(picture[150, 100], 242, 115, 128) && isNear(picture[400, 400], 242, 242, 255) ? true : nil
            }
        }

        @Test func itIsCutByRoundCorners() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            _ = try await start("rounded", on: display)
            try await display.picture("the page has round corners") { picture in
                isNear(picture[597, 447], 255, 255, 255) && isNear(picture[103, 53], 255, 0, 0) && isNear(picture[150, 90], 230, 230, 255)
                    ? true : nil
            }
        }
    }
}
