import Foundation
import Testing
import WindowTestSupport

extension Picture {
    /// Areas with the letter B's colour outside of the sidebar: the letter itself, and its magnets.
    fileprivate func magnets(minimum: Int = 3_000) -> [Area] {
        areas(of: Pixel(0xFF9500), minimum: minimum).filter { $0.frame.minX > 320 }
    }
}

extension XDisplay {
    /// Opens the Gallery's Magnets and pulls the letter B out of the strip. Returns the magnet's centre.
    fileprivate func magnet(by touchscreen: Touchscreen) async throws -> CGPoint {
        let gallery = try launch("Gallery", ["--demo", "Magnets", "--light"])
        _ = try await window(of: gallery)
        let letter = try await picture("the strip has the letter B") { $0.magnets(minimum: 1_500).first }
        let position = CGPoint(x: letter.center.x, y: 450)
        // A sideways drag would scroll the strip.
        try await touchscreen.drag([(from: letter.center, to: position)])
        try await picture("the letter became a magnet") { picture in
            picture.magnets().first { $0.frame.contains(position) && $0.frame.width > 88 }
        }
        return position
    }
}

extension RealWindow {
    /// Magnets with input from a touch screen, a touchpad and a mouse wheel.
    @Suite struct MagnetsWindow {
        @Test func fingersPullPinchAndPanAMagnet() async throws {
            let (display, touchscreen) = try await XDisplay.startWithTouchscreen()
            defer { display.stop() }
            let below = try await display.magnet(by: touchscreen)
            let position = CGPoint(x: 640, y: 450)
            func magnet(_ picture: Picture, at point: CGPoint, wider width: CGFloat) -> Picture.Area? {
                picture.magnets().first { $0.frame.contains(point) && $0.frame.width > width }
            }
            try await touchscreen.drag([(from: below, to: position)])
            try await display.picture("the magnet is on the board") { magnet($0, at: position, wider: 80) }
            // Moves the fingers apart from 50 points to 200. The first 8 points are the slop.
            try await touchscreen.drag([
                (from: CGPoint(x: 615, y: 450), to: CGPoint(x: 540, y: 450)), (from: CGPoint(x: 665, y: 450), to: CGPoint(x: 740, y: 450)),
            ])
            try await display.picture("it is more than three times as large") { magnet($0, at: position, wider: 280) }
            // Moving three fingers in the same direction is a pan.
            let start = [CGPoint(x: 600, y: 400), CGPoint(x: 640, y: 500), CGPoint(x: 680, y: 400)]
            try await touchscreen.drag(start.map { ($0, CGPoint(x: $0.x + 120, y: $0.y)) })
            try await display.picture("it is further right") { picture in
                magnet(picture, at: position, wider: 250).flatMap { $0.center.x > 730 ? $0 : nil }
            }
        }

        @Test func fingersRotateAMagnet() async throws {
            let (display, touchscreen) = try await XDisplay.startWithTouchscreen()
            defer { display.stop() }
            let magnet = try await display.magnet(by: touchscreen)
            // A square that is rotated by 45° fills much less of its frame.
            try await touchscreen.drag([
                (from: CGPoint(x: magnet.x - 30, y: magnet.y), to: CGPoint(x: magnet.x - 21, y: magnet.y - 21)),
                (from: CGPoint(x: magnet.x + 30, y: magnet.y), to: CGPoint(x: magnet.x + 21, y: magnet.y + 21)),
            ])
            try await display.picture("the magnet is rotated onto its corner") { picture in
                picture.magnets().first { $0.frame.contains(magnet) && $0.fill < 0.65 }
            }
        }

        @Test func touchpadPinchEnlargesTheMagnetUnderThePointer() async throws {
            let (display, touchscreen) = try await XDisplay.startWithTouchscreen()
            defer { display.stop() }
            let magnet = try await display.magnet(by: touchscreen)
            try await display.move(to: magnet)
            let touchpad = try display.touchpad()
            try await touchpad.pinch(to: 2)
            try await display.picture("the magnet is about twice as large") { picture in
                picture.magnets().first { $0.frame.contains(magnet) && (160...200).contains($0.frame.width) }
            }
            try await touchpad.pinch(to: 1, turning: 45)
            try await display.picture("the magnet is rotated onto its corner") { picture in
                picture.magnets().first { $0.frame.contains(magnet) && $0.fill < 0.65 }
            }
        }

        @Test func wheelScrollsTheStripUnderThePointer() async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let gallery = try display.launch("Gallery", ["--demo", "Magnets", "--light"])
            _ = try await display.window(of: gallery)
            let letter = try await display.picture("the strip has the letter B") { $0.magnets(minimum: 1_500).first }
            try await display.move(to: letter.center)
            // X11's button 7 is a scroll to the right.
            try await display.xdotool("click", "7")
            try await display.picture("the strip moved left by a notch") { picture in
                let letters = picture.magnets(minimum: 300)
                return letters.contains { abs($0.center.x - letter.center.x) < 5 } ? nil : true
            }
        }
    }
}
