import Foundation
import Testing
import WindowTestSupport

extension WebWindow {
    /// A page in a window on Wayland.
    @Suite(.enabled("wlroots 0.15 is not installed: Scripts/setup installs libwlroots-dev.") { await TouchDisplay.isAvailable })
    struct Wayland {
        @Test func pageIsDrawnWithOpenGLAndTapped() async throws {
            let display = try await TouchDisplay.start(renderer: .openGL)
            defer { display.stop() }
            let probe = try display.launch(try BuiltProduct.path(of: "WebProbe"), ["fixture", "card"])
            try await eventually("the page is there", within: 60, about: [probe]) { probe.output.contains("READY") }
            try await display.picture("the page between the cards") { picture in
                // Only the red view beside the page is visible. The green card is above the page.
                picture[90, 40].isNear(Picture.Pixel(0xFF0000)) && picture[120, 70].isNear(Picture.Pixel(0xE6E6FF))
                    && picture[550, 350].isNear(Picture.Pixel(0x009900)) && picture[1_000, 600].isNear(Picture.Pixel(0xFFFFFF)) ? true : nil
            }
            try await display.tap(at: CGPoint(x: 200, y: 180))
            try await eventually("the page's button is clicked", about: [probe]) { probe.output.contains("PAGE click b at 100,130") }
        }
    }
}
