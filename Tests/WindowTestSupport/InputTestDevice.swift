import Foundation
import Glibc

/// A virtual input device: Xorg's `inputtest` driver reads its events from a socket.
///
/// A message of its protocol (`xf86-input-inputtest-protocol.h`) has a length, a type and a body in the machine's byte order and alignment.
/// The driver replies to a version message with its own version. It replies to a synchronization message when it has read all earlier messages.
package final class InputTestDevice {
    package enum Message: UInt32 {
        case version = 0
        case synchronization = 1
        case touch = 6
        case pinch = 7
    }

    private let socket: Int32

    /// Connects to the driver's socket.
    package init(path: String) throws {
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
            throw HarnessError("No device at \(path): \(String(cString: strerror(errno)))")
        }
        // The driver replies immediately or never.
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var version = Data()
        version.append(UInt16(1))
        version.append(UInt16(1))
        try send(.version, version)
        try receive()
    }

    deinit { close(socket) }

    /// Sends one message, and waits until the server has read it.
    package func deliver(_ message: Message, _ body: Data) throws {
        try send(message, body)
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
                guard count > 0 else { throw HarnessError("The device is gone: \(String(cString: strerror(errno)))") }
                sent += count
            }
        }
    }

    /// Reads one reply.
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
            guard more > 0 else { throw HarnessError("The device does not answer: \(String(cString: strerror(errno)))") }
            received += more
        }
        return bytes
    }
}

extension Data {
    /// Appends an integer in the machine's byte order.
    package mutating func append<Integer: FixedWidthInteger>(_ integer: Integer) {
        Swift.withUnsafeBytes(of: integer) { append(contentsOf: $0) }
    }
}
