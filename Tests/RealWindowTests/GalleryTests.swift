import Foundation
import Testing
import WindowTestSupport

/// Colours of the *Drop* demo's palette in the light appearance. The tests find the demo's views by these colours.
private enum Palette {
    static let pink = Picture.Pixel(0xDC2649)
    static let green = Picture.Pixel(0x34C759)
}

extension Picture {
    /// The palette's swatch of a colour: a rounded square of at most 80 points.
    fileprivate func chip(_ color: Pixel) -> Area? {
        areas(of: color, minimum: 1_500).first { $0.fill > 0.85 && $0.frame.width < 80 && abs($0.frame.width - $0.frame.height) < 4 }
    }

    /// A room of the demo that has a colour and contains `point`.
    fileprivate func room(_ color: Pixel, at point: CGPoint) -> Area? {
        areas(of: color, minimum: 8_000).first { $0.frame.contains(point) && $0.frame.width > 100 && $0.fill > 0.8 }
    }
}

extension RealWindow {
    /// The Gallery with a mouse, with touches, and in a browser.
    @Suite struct GalleryWindow {
        @Test(arguments: WindowRenderer.allCases) func mouseDragFillsARoom(renderer: WindowRenderer) async throws {
            let display = try await XDisplay.start(renderer: renderer)
            defer { display.stop() }
            let gallery = try display.launch("Gallery", ["--demo", "Drop", "--light"])
            _ = try await display.window(of: gallery)
            let pink = try await display.picture("the palette has pink") { $0.chip(Palette.pink) }
            let room = CGPoint(x: pink.center.x, y: 420)

            try await display.press(at: pink.center)
            try await display.dragOn(from: pink.center, to: room)
            try await display.picture("the colour is under the mouse") { $0[room].isNear(Palette.pink) ? true : nil }
            try await display.release()

            try await display.picture("the room is pink") { $0.room(Palette.pink, at: room) }
            try await display.picture("the palette keeps its colour") { $0.chip(Palette.pink) }
        }

        /// A demo that is requested at launch is not laid out beside the list if the window has no space for both.
        @Test func narrowWindowOpensWithoutLogMessages() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let gallery = try display.launch(
                "Gallery", ["--demo", "Constraints", "--light"], environment: ["LODESTONE_WINDOW": "390x844 bare"])
            _ = try await display.window(of: gallery)
            try await display.picture("the demo's button Done is there") { picture in
                picture.areas(of: Picture.Pixel(0x0070EB), minimum: 500).isEmpty ? nil : true
            }
            #expect(!gallery.output.contains("lodestone."), "\(gallery.output)")
        }

        @Test func mouseDragOutsideOfTheRoomsFillsNothing() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let gallery = try display.launch("Gallery", ["--demo", "Drop", "--light"])
            _ = try await display.window(of: gallery)
            let pink = try await display.picture("the palette has pink") { $0.chip(Palette.pink) }
            try await display.drag(from: pink.center, to: CGPoint(x: 150, y: 600))
            try await display.picture("only the palette is pink") { picture in
                picture.areas(of: Palette.pink, minimum: 1_500).count == 1 ? picture.chip(Palette.pink) : nil
            }
        }

        @Test func inputIsRecordedToAFile() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID()).txt")
            defer { try? FileManager.default.removeItem(at: url) }
            let gallery = try display.launch("Gallery", ["--demo", "Drop", "--light"], environment: ["LODESTONE_RECORD_INPUT": url.path])
            _ = try await display.window(of: gallery)
            let pink = try await display.picture("the palette has pink") { $0.chip(Palette.pink) }
            try await display.click(at: pink.center)
            try await display.xdotool("click", "5")
            let steps = ["\"activated\"", "\"resized\"", "\"pressed\"", "\"released\"", "\"discrete\""]
            try await eventually("everything is in the file", about: [gallery]) {
                guard let text = try? String(contentsOf: url, encoding: .utf8) else { return false }
                return text.hasPrefix("lodestone input 1\n") && steps.allSatisfy { text.contains($0) }
            }
        }

        @Test(arguments: WindowRenderer.allCases) func settingsSwitchToDarkMode(renderer: WindowRenderer) async throws {
            let display = try await XDisplay.start(renderer: renderer)
            defer { display.stop() }
            let gallery = try display.launch("Gallery", ["--light"])
            _ = try await display.window(of: gallery)
            try await display.picture("the ground is light") { $0[6, 400] == .init(0xF2F2F7) ? true : nil }
            // The gear at the end of the sidebar's header opens a sheet. The indigo icon is in the sheet's row for the dark appearance.
            try await display.click(at: CGPoint(x: 286, y: 46))
            var previous: CGPoint?
            let row = try await display.picture("the row has come to rest") { picture in
                let row = picture.areas(of: .init(0x5856D6), minimum: 300).first
                defer { previous = row?.center }
                return row?.center == previous ? row : nil
            }
            try await display.click(at: CGPoint(x: row.center.x + 60, y: row.center.y))
            try await display.picture("the ground is black") { $0[6, 400] == .init(0x000000) ? true : nil }
        }

        @Test func narrowWindowShowsEitherTheListOrADemo() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let gallery = try display.launch("Gallery", ["--light"])
            let window = try await display.window(of: gallery)
            try await display.xdotool("windowsize", window, "420", "760")
            let row = try await display.picture("the first demo's row is there, and no palette") { picture in
                picture.chip(Palette.pink) == nil && picture[CGPoint(x: 430, y: 400)] == .init(0)
                    ? picture.areas(of: .init(0x007AFF), minimum: 300).first : nil
            }
            try await display.click(at: CGPoint(x: row.center.x + 60, y: row.center.y))
            // The page handles no click while it slides in.
            var previous: CGRect?
            try await display.picture("the demo has come to rest") { picture in
                let frame = picture.chip(Palette.pink)?.frame
                defer { previous = frame }
                return frame == nil || frame != previous ? nil : true
            }
            try await display.click(at: CGPoint(x: 40, y: 30))
            try await display.picture("the list is back") { $0.chip(Palette.pink) == nil ? true : nil }
        }

        @Test func twoFingersDragTwoColoursAtOnce() async throws {
            let (display, touchscreen) = try await XDisplay.startWithTouchscreen()
            defer { display.stop() }
            let gallery = try display.launch("Gallery", ["--demo", "Drop", "--light"])
            _ = try await display.window(of: gallery)
            let pink = try await display.picture("the palette has pink") { $0.chip(Palette.pink) }
            let green = try await display.picture("the palette has green") { $0.chip(Palette.green) }
            let first = CGPoint(x: 450, y: 400)
            let second = CGPoint(x: 900, y: 600)

            try await touchscreen.drag([(from: pink.center, to: first), (from: green.center, to: second)], lifts: false)
            try await display.picture("both colours are under their fingers") { picture in
                picture[first].isNear(Palette.pink) && picture[second].isNear(Palette.green) ? true : nil
            }
            try touchscreen.lift(0, at: first)
            try touchscreen.lift(1, at: second)

            try await display.picture("both rooms are painted") { picture in
                picture.room(Palette.pink, at: first) != nil && picture.room(Palette.green, at: second) != nil ? true : nil
            }
        }

        @Test func fingerInABrowserFillsARoom() async throws {
            let broadway = try await BroadwayServer.start()
            defer { broadway.stop() }
            let gallery = try broadway.launch("Gallery", ["--demo", "Drop", "--light"])
            let browser = try Browser()
            defer { browser.stop() }
            try await browser.open(broadway.address)
            let pink = try await browser.picture("the page shows the palette", within: 60, about: [gallery]) { $0.chip(Palette.pink) }
            let room = CGPoint(x: pink.center.x, y: pink.center.y + 300)
            try await browser.drag(from: pink.center, to: room)
            try await browser.picture("the room is pink", about: [gallery]) { $0.room(Palette.pink, at: room) }
        }

        @Test func withoutADisplayItPrintsOneLine() async throws {
            let gallery = try Subprocess(
                [try BuiltProduct.path(of: "Gallery")],
                environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": nil, "BROADWAY_DISPLAY": nil])
            #expect(try await gallery.waitForExit() == 1)
            let lines = gallery.output.split(separator: "\n")
            #expect(lines.count == 1)
            #expect(lines.first?.contains("display") == true)
        }

        @Test(arguments: [["--demo", "Nowhere"], ["--demo"], ["--fast"]])
        func invalidArgumentIsRejected(arguments: [String]) async throws {
            let display = try await XDisplay.start(width: 320, height: 240)
            defer { display.stop() }
            let gallery = try display.launch("Gallery", arguments)
            #expect(try await gallery.waitForExit() == 2)
            #expect(gallery.output.hasPrefix("Gallery: "))
        }
    }
}
