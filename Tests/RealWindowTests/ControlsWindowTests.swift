import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Keys and the pointer in the Gallery's Controls, with real input.
    @Suite struct ControlsWindow {
        private static let orange = Picture.Pixel(0xFF9500)
        /// The same colour under the pointer's hover effect, which adds 8 % black.
        private static let shaded = Picture.Pixel(0xEB8900)

        private func tile(_ color: Picture.Pixel, in picture: Picture) -> Picture.Area? {
            picture.areas(of: color, minimum: 1_200).first { $0.frame.width > 50 && $0.frame.height > 30 && $0.frame.height < 45 }
        }

        /// Whether the list's first button is on the screen. Before that, keys have no effect.
        private func isBeginningShown(in picture: Picture) -> Bool {
            picture.areas(of: Picture.Pixel(0x0071EB), minimum: 1_200).contains { $0.frame.minX > 400 && $0.frame.maxY < 220 }
        }

        @Test(arguments: WindowRenderer.allCases) func keysScrollAndMoveTheHoverShade(renderer: WindowRenderer) async throws {
            let display = try await XDisplay.start(renderer: renderer)
            defer { display.stop() }
            let gallery = try display.launch("Gallery", ["--demo", "Controls", "--light"])
            let window = try await display.window(of: gallery)
            try await display.xdotool("windowfocus", window)
            try await display.picture("the list is at its beginning") { isBeginningShown(in: $0) ? true : nil }
            try await display.xdotool("key", "End")
            // The list slides in, so its position changes for a while.
            var orange = try await display.picture("the list comes to its end") { tile(Self.orange, in: $0) }
            while true {
                let next = try await display.picture("the list is at its end") { tile(Self.orange, in: $0) }
                if next.frame == orange.frame { break }
                orange = next
            }
            try await display.move(to: orange.center)
            try await display.picture("the tile is shaded") { tile(Self.shaded, in: $0) }
            try await display.move(to: CGPoint(x: orange.center.x, y: orange.center.y - 200))
            try await display.picture("the tile is as it was") { tile(Self.orange, in: $0) }
            try await display.xdotool("key", "Home")
            try await display.picture("the list is at its beginning again") { isBeginningShown(in: $0) ? true : nil }
        }
    }
}
