import Foundation
import Testing
import WindowTestSupport

extension WebWindow {
    /// The Gallery's Web Taps demo with real input. The highlight on the screen shows the hit element.
    @Suite struct WebTaps {
        private static let room = Picture.Pixel(0x3a3a3c)
        private static let single = Picture.Pixel(0x0a5bd8)
        private static let double = Picture.Pixel(0x16803c)
        private static let card = Picture.Pixel(0xa34a00)

        private func start(_ size: CGSize, on display: XDisplay) async throws -> Subprocess {
            try display.launch(
                "Gallery", ["--demo", "Web Taps", "--dark"],
                environment: ["LODESTONE_WINDOW": "\(Int(size.width))x\(Int(size.height)) bare"])
        }

        /// The frames of the completely visible rooms that are highlighted in a colour.
        private func rooms(_ color: Picture.Pixel, in picture: Picture) -> [CGRect] {
            picture.areas(of: color, minimum: 3000).map(\.frame).filter { abs($0.height - 88) <= 3 && $0.width >= 110 && $0.width < 200 }
        }

        private func rooms(atLeast count: Int, on display: XDisplay) async throws -> [CGRect] {
            try await display.picture("the page shows its rooms", within: 60) { picture in
                let found = rooms(Self.room, in: picture)
                return found.count >= count ? found : nil
            }
        }

        /// Waits until only the room at `highlightFrame` is highlighted in a colour.
        private func expectHighlight(_ color: Picture.Pixel, at highlightFrame: CGRect, on display: XDisplay) async throws {
            try await display.picture("the room is lit in \(color)") { picture in
                let lit = rooms(color, in: picture)
                return lit.count == 1 && lit[0].insetBy(dx: 6, dy: 6).contains(CGPoint(x: highlightFrame.midX, y: highlightFrame.midY))
                    ? true : nil
            }
        }

        private func doubleClick(at point: CGPoint, on display: XDisplay) async throws {
            try await display.move(to: point)
            try await display.xdotool("click", "--repeat", "2", "--delay", "80", "1")
        }

        @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)])
        func tapsHighlightTheElementUnderThem(size: CGSize) async throws {
            let display = try await XDisplay.start(width: Int(size.width), height: Int(size.height))
            defer { display.stop() }
            _ = try await start(size, on: display)
            let frames = try await rooms(atLeast: 4, on: display)
            try await display.click(at: CGPoint(x: frames[0].midX + 20, y: frames[0].midY + 20))
            try await expectHighlight(Self.single, at: frames[0], on: display)
            try await doubleClick(at: CGPoint(x: frames[3].midX - 30, y: frames[3].midY + 20), on: display)
            try await expectHighlight(Self.double, at: frames[3], on: display)
        }

        @Test func scrolledPageIsHitAtItsPosition() async throws {
            let display = try await XDisplay.start(width: 390, height: 844)
            defer { display.stop() }
            _ = try await start(CGSize(width: 390, height: 844), on: display)
            let before = try await rooms(atLeast: 4, on: display)
            try await display.move(to: CGPoint(x: before[0].midX, y: before[0].midY))
            // Scrolls by wheel notches, and waits until the rooms have stopped at other positions.
            try await display.xdotool("click", "--repeat", "3", "--delay", "60", "5")
            var last: [CGRect] = []
            let frames = try await display.picture("the page scrolled") { picture -> [CGRect]? in
                let found = rooms(Self.room, in: picture)
                defer { last = found }
                return found.count >= 2 && found == last && found.first != before.first ? found : nil
            }
            try await doubleClick(at: CGPoint(x: frames[1].midX, y: frames[1].midY + 20), on: display)
            try await expectHighlight(Self.double, at: frames[1], on: display)
        }

        @Test func switchGivesTouchesToARecognizer() async throws {
            let display = try await XDisplay.start(width: 390, height: 844)
            defer { display.stop() }
            _ = try await start(CGSize(width: 390, height: 844), on: display)
            let frames = try await rooms(atLeast: 4, on: display)
            try await display.click(at: CGPoint(x: 334, y: 184))
            try await display.picture("the switch is on") { picture in
                picture[320, 184].isNear(Picture.Pixel(0x30d158), tolerance: 20) ? true : nil
            }
            try await display.click(at: CGPoint(x: frames[0].midX, y: frames[0].midY + 20))
            try await display.press(at: CGPoint(x: frames[1].midX, y: frames[1].midY + 20))
            try await display.release()
            // With the switch off, the page handles clicks again. The third room gets one click.
            try await display.click(at: CGPoint(x: 334, y: 184))
            try await display.picture("the switch is off") { picture in
                picture[320, 184].isNear(Picture.Pixel(0xffffff), tolerance: 20) && rooms(Self.single, in: picture).isEmpty ? true : nil
            }
            try await display.click(at: CGPoint(x: frames[2].midX, y: frames[2].midY + 20))
            try await expectHighlight(Self.single, at: frames[2], on: display)
        }

        @Test func dragOfACardCancelsThePagesTouches() async throws {
            let display = try await XDisplay.start(width: 1280, height: 800)
            defer { display.stop() }
            _ = try await start(CGSize(width: 1280, height: 800), on: display)
            let frames = try await rooms(atLeast: 12, on: display)
            let orange = Picture.Pixel(0xff9f0a)
            let card = try await display.picture("there is a card") { picture in
                picture.areas(of: orange, tolerance: 10, minimum: 2000).first {
                    abs($0.frame.width - 64) <= 3 && abs($0.frame.height - 64) <= 3
                }?.center
            }
            let room = frames[2]
            try await display.drag(from: card, to: CGPoint(x: room.midX, y: room.midY))
            try await display.picture("the card is in its room") { picture in
                // The room's highlight is visible at its edges around the card.
                let edge = CGPoint(x: room.minX + 12, y: room.midY)
                return picture[edge].isNear(Self.card) && picture[CGPoint(x: room.midX, y: room.midY)].isNear(orange, tolerance: 10)
                    ? true : nil
            }
            // A click on the card does not hit the room below; a click beside the card does.
            try await display.click(at: CGPoint(x: room.midX, y: room.midY))
            try await display.click(at: CGPoint(x: frames[7].midX + 30, y: frames[7].midY + 20))
            try await expectHighlight(Self.single, at: frames[7], on: display)
        }
    }
}
