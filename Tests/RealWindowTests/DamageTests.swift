import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// A window paints only the area that changed.
    @Suite struct Damage {
        private static let cardSize = CGSize(width: 60, height: 40)

        private static func card(at center: CGPoint) -> CGRect {
            CGRect(
                x: center.x - cardSize.width / 2, y: center.y - cardSize.height / 2, width: cardSize.width, height: cardSize.height)
        }

        @Test func dragOverManyViewsDrawsOnlyTheOldAndNewFrames() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let program = try display.launch("LoopProbe", ["still"])
            _ = try await display.window(of: program)
            try await eventually("it is ready", about: [program]) { program.output.contains("ready") }
            try await display.press(at: CGPoint(x: 300, y: 300))
            // After the recognizer's slop, each move moves the view.
            var position = CGPoint(x: 330, y: 300)
            try await display.move(to: position)
            try await eventually("it moves", about: [program]) { program.output.contains("moved") }
            try await pause(0.5)
            let watch = try DamageWatch(display.name)

            // Each step ends at the view's old position or beside it.
            for step in [CGPoint(x: 12, y: 5), CGPoint(x: -7, y: 9), CGPoint(x: 62, y: 0), CGPoint(x: -1, y: -41)] {
                let next = CGPoint(x: position.x + step.x, y: position.y + step.y)
                _ = watch.rectangles()
                try await display.move(to: next)
                let (before, after) = (Self.card(at: position), Self.card(at: next))
                var painted: [CGRect] = []
                try await eventually("the new position is drawn", about: [program]) {
                    painted += watch.rectangles()
                    return painted.contains { $0.contains(CGPoint(x: after.midX, y: after.midY)) }
                }
                try await pause(0.2)
                painted += watch.rectangles()
                // The server reports the bounding rectangle of one paint operation. Rounding may add one pixel.
                let both = before.union(after).insetBy(dx: -1, dy: -1)
                #expect(painted.allSatisfy { both.contains($0) }, "\(painted) of \(before), \(after)")
                #expect(painted.contains { $0.intersects(before) })
                position = next
            }
            try await display.release()
        }

        /// The server's pixels after a drag, and after the window was resized to a smaller and to a larger size.
        private func pixels(sharesMemory: Bool) async throws -> (dragged: Picture, resized: Picture) {
            let display = try await XDisplay.start(hasWindowManager: true, sharesMemory: sharesMemory)
            defer { display.stop() }
            let program = try display.launch("LoopProbe", ["still"], environment: ["LODESTONE_WINDOW": "700x500 bare"])
            let window = try await display.window(of: program)
            try await eventually("it is ready", about: [program]) { program.output.contains("ready") }
            try await display.press(at: CGPoint(x: 300, y: 300))
            for x in stride(from: 310, through: 460, by: 30) { try await display.move(to: CGPoint(x: x, y: 310)) }
            try await eventually("it moves", about: [program]) { program.output.contains("moved") }
            try await display.release()
            let red = Picture.Pixel(0xFF3B30)
            let card = CGPoint(x: 460, y: 310)
            let dragged = try await display.picture("the card is there") { $0[card].isNear(red, tolerance: 30) ? $0 : nil }
            for size in ["500 400", "900 600", "640 480"] {
                let ends = size.split(separator: " ").map(String.init)
                _ = try await Subprocess.run(["xdotool", "windowsize", "--sync", window] + ends, environment: display.environment)
            }
            try await pause(0.5)
            return (dragged, try await display.screenshot())
        }

        @Test func pixelsAreTheSameWithoutSharedMemory() async throws {
            let shared = try await pixels(sharesMemory: true)
            let sent = try await pixels(sharesMemory: false)
            #expect(shared.dragged.bytes == sent.dragged.bytes)
            #expect(shared.resized.bytes == sent.resized.bytes)
            #expect(shared.dragged.bytes != shared.resized.bytes)
        }
    }
}
