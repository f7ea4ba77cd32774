import Foundation
import Testing
import WindowTestSupport

extension Picture {
    /// The largest area of a colour of the probe.
    fileprivate func largest(_ color: Int) -> Area? { areas(of: Pixel(color), minimum: 1_000).max { $0.count < $1.count } }
}

extension RealWindow {
    /// Windows whose content GSK draws with OpenGL: what is drawn appears, and stays in place while other parts change.
    @Suite struct Surfaces {
        private static let square = 0xFF00FF
        private static let popover = 0x00FF00
        private static let secondWindow = 0xFF8000
        private static let popoverButton = CGPoint(x: 90, y: 322)
        private static let windowButton = CGPoint(x: 90, y: 422)
        private static let outside = CGPoint(x: 700, y: 500)

        @Test(arguments: WindowRenderer.allCases) func popoverAppearsAndDisappears(renderer: WindowRenderer) async throws {
            let display = try await XDisplay.start(renderer: renderer)
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["surfaces"])
            _ = try await display.window(of: probe)
            let square = try await display.picture("the square is there") { $0.largest(Self.square) }
            try await display.click(at: Self.popoverButton)
            try await display.picture("the popover has its full size beside the button") { picture in
                picture.largest(Self.popover).map { $0.frame.width >= 150 && $0.frame.height >= 110 } == true ? true : nil
            }
            try await display.click(at: Self.outside)
            try await display.picture("the popover is gone, and the square is as before") { picture in
                picture.largest(Self.popover) == nil && picture.largest(Self.square)?.frame == square.frame ? true : nil
            }
        }

        /// One compositor and one program, because their start takes most of the time.
        @Test(.enabled("wlroots 0.15 is not installed: Scripts/setup installs libwlroots-dev.") { await TouchDisplay.isAvailable })
        func windowOnWaylandIsDrawnWithOpenGL() async throws {
            let display = try await TouchDisplay.start(renderer: .openGL)
            defer { display.stop() }
            let probe = try display.launch(try BuiltProduct.path(of: "LoopProbe"), ["surfaces"])

            let square = try await display.picture("the window fills the screen") { picture in
                picture[1_270, 790] == Picture.Pixel(0xFFFFFF) ? picture.largest(Self.square) : nil
            }
            #expect(square.frame == CGRect(x: 40, y: 100, width: 100, height: 100))
            // The kernel reports no length for the file, so `String(contentsOfFile:)` reads only its beginning.
            let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(probe.processID)/maps")).readToEnd() ?? Data()
            #expect(String(decoding: maps, as: UTF8.self).contains("libEGL"))

            try display.send("place 0 0 0 900 600")
            try await display.picture("the window is smaller") { picture in
                picture[890, 590] == Picture.Pixel(0xFFFFFF) && picture[910, 590] == Picture.Pixel(0)
                    && picture.largest(Self.square)?.frame == square.frame ? true : nil
            }

            try display.down(at: square.center)
            try await display.move([(from: square.center, to: CGPoint(x: square.center.x + 150, y: square.center.y))])
            try await display.picture("the square follows the finger") { (picture) -> Bool? in
                guard let moved = picture.largest(Self.square)?.frame else { return nil }
                return moved.size == square.frame.size && moved.minX > square.frame.minX + 100 ? true : nil
            }
            try display.lift()

            let start = CGPoint(x: 500, y: 360)
            try display.down(at: start)
            try await display.move([(from: start, to: CGPoint(x: 500, y: 120))])
            try display.lift()
            try await display.picture("the lower part of the content has scrolled into view") { picture in
                picture[500, 350] == Picture.Pixel(0x0000FF) && picture[500, 90] == Picture.Pixel(0xFFFFFF) ? true : nil
            }

            try await display.tap(at: Self.popoverButton)
            try await display.picture("the popover has its full size beside the button") { picture in
                picture.largest(Self.popover).map { $0.frame.width >= 150 && $0.frame.height >= 110 } == true ? true : nil
            }
            try await display.tap(at: Self.outside)
            try await display.picture("the popover is gone") { $0.largest(Self.popover) == nil ? true : nil }

            try await display.tap(at: Self.windowButton)
            try await eventually("the second window is open", about: [probe]) { probe.output.contains("second window") }
            try await display.picture("the second window is drawn") { $0.largest(Self.secondWindow) }
            try display.send("place 1 900 0 380 600")
            try await display.picture("both windows are drawn side by side") { picture in
                picture.largest(Self.secondWindow)?.frame == CGRect(x: 900, y: 0, width: 380, height: 600)
                    && picture.largest(Self.square) != nil ? true : nil
            }
        }
    }
}
