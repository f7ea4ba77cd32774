import Foundation

/// A virtual touch screen with ten fingers.
package final class Touchscreen {
    /// The event numbers of XInput 2 for the phases of a touch.
    private enum Phase: UInt32 {
        case began = 18
        case moved = 19
        case ended = 20
    }

    private let device: InputTestDevice
    private let width: CGFloat
    private let height: CGFloat

    /// Connects to the driver's socket. The screen's size is in pixels.
    fileprivate init(path: String, width: Int, height: Int) throws {
        self.width = CGFloat(width)
        self.height = CGFloat(height)
        device = try InputTestDevice(path: path)
    }

    /// Puts a finger down; `finger` identifies it until it is lifted.
    package func touchDown(_ finger: Int, at point: CGPoint) throws { try touch(finger, .began, at: point) }

    package func move(_ finger: Int, to point: CGPoint) throws { try touch(finger, .moved, at: point) }

    package func lift(_ finger: Int, at point: CGPoint) throws { try touch(finger, .ended, at: point) }

    /// Drags with several fingers together, in steps of about 15 ms, and by default lifts them.
    package func drag(_ paths: [(from: CGPoint, to: CGPoint)], steps: Int = 25, lifts: Bool = true) async throws {
        for (finger, path) in paths.enumerated() { try touchDown(finger, at: path.from) }
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            for (finger, path) in paths.enumerated() {
                let point = CGPoint(
                    x: path.from.x + (path.to.x - path.from.x) * part, y: path.from.y + (path.to.y - path.from.y) * part)
                try move(finger, to: point)
            }
            try await pause(0.015)
        }
        if lifts {
            for (finger, path) in paths.enumerated() { try lift(finger, at: path.to) }
        }
    }

    private func touch(_ finger: Int, _ phase: Phase, at point: CGPoint) throws {
        // The device's axes go from 0 to 65535 across the screen.
        let x = Double(point.x / width) * 65_535
        let y = Double(point.y / height) * 65_535
        let pressure = 0.5 * 65_535

        var body = Data()
        body.append(UInt32(finger + 1))
        body.append(phase.rawValue)
        // Valuators: a flag for unaccelerated values, a mask of 64 bits, 64 doubles (aligned to 8), and 64 unaccelerated doubles.
        let hasPressure = phase != .ended
        body.append(UInt32(0))
        body.append(UInt32(hasPressure ? 0b10011 : 0b00011))
        body.append(UInt32(0))
        body.append(UInt32(0))
        for axis in 0..<128 {
            let value =
                switch axis {
                case 0: x
                case 1: y
                case 4 where hasPressure: pressure
                default: 0.0
                }
            body.append(value.bitPattern)
        }
        try device.deliver(.touch, body)
    }
}

extension XDisplay {
    /// Starts Xorg with a touch screen on a screen of 1280 × 800 pixels in memory.
    package static func startWithTouchscreen() async throws -> (display: XDisplay, touchscreen: Touchscreen) {
        let folder = URL(fileURLWithPath: "/tmp").appendingPathComponent("lodestone-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let template = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Support/touch-xorg.conf")
        let configuration = folder.appendingPathComponent("xorg.conf")
        try String(contentsOf: template, encoding: .utf8).replacingOccurrences(of: "@FOLDER@", with: folder.path)
            .write(to: configuration, atomically: true, encoding: .utf8)
        let display = try await XDisplay.start(configuration: configuration, folder: folder)
        do {
            let path = folder.appendingPathComponent("touch.sock").path
            try await eventually("the touch screen is there", about: [display.server]) { FileManager.default.fileExists(atPath: path) }
            return (display, try Touchscreen(path: path, width: 1280, height: 800))
        } catch {
            display.stop()
            throw error
        }
    }
}
