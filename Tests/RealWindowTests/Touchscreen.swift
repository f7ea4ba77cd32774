import Foundation
import Glibc

/// A touch screen with ten fingers and no hardware: Xorg's `inputtest` driver takes them from a socket.
///
/// Its protocol (`xf86-input-inputtest-protocol.h`): messages of a length, a type and a body in the machine's own byte order and
/// alignment. The driver answers a version with its own, and a synchronization when all before it has been taken.
final class Touchscreen {
    private enum Message: UInt32 {
        case version = 0
        case synchronization = 1
        case touch = 6
    }

    /// XInput 2's numbers for a touch's phases.
    private enum Phase: UInt32 {
        case began = 18
        case moved = 19
        case ended = 20
    }

    private let socket: Int32
    private let width: CGFloat
    private let height: CGFloat

    /// Connects to the driver's socket. The screen's size is in pixels.
    fileprivate init(path: String, width: Int, height: Int) throws {
        self.width = CGFloat(width)
        self.height = CGFloat(height)
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < capacity else { throw HarnessError("The socket's path is too long: \(path)") }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
        }
        guard result == 0 else {
            close(socket)
            throw HarnessError("No touch screen at \(path): \(String(cString: strerror(errno)))")
        }
        // The driver answers at once or never.
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var version = Data()
        version.append(UInt16(1))
        version.append(UInt16(1))
        try send(.version, version)
        try receive()
    }

    deinit { close(socket) }

    /// Puts a finger down; `finger` names it until it is lifted.
    func touchDown(_ finger: Int, at point: CGPoint) throws { try touch(finger, .began, at: point) }

    func move(_ finger: Int, to point: CGPoint) throws { try touch(finger, .moved, at: point) }

    func lift(_ finger: Int, at point: CGPoint) throws { try touch(finger, .ended, at: point) }

    /// Drags with several fingers at once, in steps of about 15 ms, and lifts them unless told otherwise.
    func drag(_ paths: [(from: CGPoint, to: CGPoint)], steps: Int = 25, lifts: Bool = true) async throws {
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
        // Valuators: whether there are unaccelerated ones, a mask of 64 bits, 64 doubles (aligned to 8), 64 unaccelerated ones.
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
        try send(.touch, body)
        try send(.synchronization, Data())
        try receive()
    }

    private func send(_ message: Message, _ body: Data) throws {
        var data = Data()
        data.append(UInt32(8 + body.count))
        data.append(message.rawValue)
        data.append(body)
        try data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(socket, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { throw HarnessError("The touch screen is gone: \(String(cString: strerror(errno)))") }
                sent += count
            }
        }
    }

    /// Takes one answer.
    private func receive() throws {
        let header = try receive(8)
        let length = header.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        _ = try receive(Int(length) - 8)
    }

    private func receive(_ count: Int) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var received = 0
        while received < count {
            let more = bytes.withUnsafeMutableBytes { recv(socket, $0.baseAddress! + received, count - received, 0) }
            guard more > 0 else { throw HarnessError("The touch screen does not answer: \(String(cString: strerror(errno)))") }
            received += more
        }
        return bytes
    }
}

extension Data {
    /// Appends an integer in the machine's own byte order.
    fileprivate mutating func append<Integer: FixedWidthInteger>(_ integer: Integer) {
        Swift.withUnsafeBytes(of: integer) { append(contentsOf: $0) }
    }
}

extension XDisplay {
    /// Starts Xorg on a screen of 1280 × 800 pixels in memory, with a touch screen.
    static func startWithTouchscreen() async throws -> (display: XDisplay, touchscreen: Touchscreen) {
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
