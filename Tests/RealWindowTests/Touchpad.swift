import Foundation
import WindowTestSupport

/// A virtual touchpad. Its two fingers pinch and rotate the content under the pointer.
final class Touchpad {
    /// The event numbers of XInput 2 for the phases of a pinch.
    private enum Phase: UInt16 {
        case began = 27
        case changed = 28
        case ended = 29
    }

    private let device: InputTestDevice

    fileprivate init(path: String) throws { device = try InputTestDevice(path: path) }

    /// Pinches to `scale` and rotates by `angle` degrees clockwise, in steps of about 15 ms.
    func pinch(to scale: Double, turning angle: Double = 0, steps: Int = 20) async throws {
        try pinch(.began, scale: 1, turn: 0)
        for step in 1...steps {
            try pinch(.changed, scale: 1 + (scale - 1) * Double(step) / Double(steps), turn: angle / Double(steps))
            try await pause(0.015)
        }
        try pinch(.ended, scale: scale, turn: 0)
    }

    private func pinch(_ phase: Phase, scale: Double, turn: Double) throws {
        var body = Data()
        body.append(phase.rawValue)
        body.append(UInt16(2))
        // The fields are flags, the accelerated and the unaccelerated movement, the scale, and the rotation since the last event.
        body.append(UInt32(0))
        for value in [0, 0, 0, 0, scale, turn] { body.append(value.bitPattern) }
        try device.deliver(.pinch, body)
    }
}

extension XDisplay {
    /// Connects to the touchpad of a display that was started with a touch screen.
    func touchpad() throws -> Touchpad {
        guard let folder else { throw HarnessError("Only a display that was started with a touch screen has a touchpad.") }
        return try Touchpad(path: folder.appendingPathComponent("pad.sock").path)
    }
}
