import Foundation
import Testing
import WindowTestSupport

extension WebWindow {
    /// Drawing of a page among the app's views.
    @Suite struct PageDrawing {
        private func start(_ words: String..., on display: XDisplay) async throws -> Subprocess {
            let probe = try display.launch("WebProbe", ["fixture"] + words, environment: ["LODESTONE_WINDOW": "900x700 bare"])
            try await eventually("the page is there", within: 60, about: [probe]) { probe.output.contains("READY") }
            return probe
        }

        private func isNear(_ pixel: Picture.Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
            pixel.isNear(Picture.Pixel(red: red, green: green, blue: blue))
        }

        @Test func pageIsBetweenTheViewsBehindAndInFront() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            _ = try await start("card", on: display)
            try await display.picture("the page between the cards") { picture in
                // Only the red view beside the page is visible. The green card is above the page.
                isNear(picture[90, 40], 255, 0, 0) && isNear(picture[120, 70], 230, 230, 255) && isNear(picture[550, 350], 0, 153, 0)
                    && isNear(picture[400, 400], 230, 230, 255) && isNear(picture[850, 600], 255, 255, 255) ? true : nil
            }
        }

        @Test func pageHasItsLayersOpacity() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            _ = try await start("half", on: display)
            try await display.picture("the page lets half of what is behind through") { picture in
                // A half transparent (230, 230, 255) over red, and over white.
                isNear(picture[150, 100], 242, 115, 128) && isNear(picture[400, 400], 242, 242, 255) ? true : nil
            }
        }

        @Test func pageIsClippedByRoundCorners() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            _ = try await start("rounded", on: display)
            try await display.picture("the page has round corners") { picture in
                isNear(picture[597, 447], 255, 255, 255) && isNear(picture[103, 53], 255, 0, 0) && isNear(picture[150, 90], 230, 230, 255)
                    ? true : nil
            }
        }

        @Test func pageIsDrawnRotated() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            _ = try await start("turned", on: display)
            // The page of 500 by 400 is centred at (350, 250) and rotated by 10 degrees.
            func pagePoint(_ x: Double, _ y: Double) -> CGPoint {
                let (c, s) = (cos(Double.pi / 18), sin(Double.pi / 18))
                return CGPoint(x: (350 + (x - 250) * c - (y - 200) * s).rounded(), y: (250 + (x - 250) * s + (y - 200) * c).rounded())
            }
            try await display.picture("the page is rotated") { picture in
                let page = [(10.0, 10.0), (490, 10), (10, 390), (490, 390)].map { picture[pagePoint($0, $1)] }
                return page.allSatisfy { isNear($0, 230, 230, 255) } && isNear(picture[pagePoint(150, 250)], 255, 220, 180)
                    && isNear(picture[pagePoint(390, 290)], 200, 255, 200) && isNear(picture[598, 60], 255, 255, 255)
                    && isNear(picture[102, 440], 255, 255, 255) ? true : nil
            }
        }

        @Test func pageIsDrawnScaledDown() async throws {
            let display = try await XDisplay.start(width: 900, height: 700)
            defer { display.stop() }
            _ = try await start("scaled", on: display)
            // The page is drawn from (225, 150) on, at half of its size.
            try await display.picture("the page is half as large") { picture in
                isNear(picture[228, 153], 230, 230, 255) && isNear(picture[222, 153], 255, 255, 255)
                    && isNear(picture[225 + 75, 150 + 125], 255, 220, 180) && isNear(picture[472, 347], 230, 230, 255)
                    && isNear(picture[478, 353], 255, 255, 255) ? true : nil
            }
        }
    }
}
