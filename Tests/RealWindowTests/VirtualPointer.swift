import Foundation
import Glibc
import WindowTestSupport

/// A virtual mouse on a Wayland compositor with wlr-virtual-pointer. It uses the wire protocol directly, without a library.
final class VirtualPointer {
    private let socket: Int32
    private let screen: (width: UInt32, height: UInt32)

    /// The compositor's globals, by the names of their interfaces.
    private var globals: [String: UInt32] = [:]

    // Object numbers of the protocol that this client assigns.
    private static let display: UInt32 = 1
    private static let registry: UInt32 = 2
    private static let synced: UInt32 = 3
    private static let manager: UInt32 = 4
    private static let pointer: UInt32 = 5
    private static let managerInterface = "zwlr_virtual_pointer_manager_v1"

    /// Connects to the compositor at `path`, which has a screen of `width` × `height` pixels.
    init(path: String, width: Int, height: Int) throws {
        screen = (UInt32(width), UInt32(height))
        socket = try CompositorSocket.connect(to: path)
        send(Self.display, 1, [.number(Self.registry)])
        send(Self.display, 0, [.number(Self.synced)])
        try readGlobals()
        guard let name = globals[Self.managerInterface] else { throw HarnessError("The compositor has no virtual pointers.") }
        send(Self.registry, 0, [.number(name), .text(Self.managerInterface), .number(1), .number(Self.manager)])
        send(Self.manager, 0, [.number(0), .number(Self.pointer)])
    }

    deinit {
        close(socket)
    }

    /// Moves to a point of the screen.
    func move(to point: CGPoint) {
        send(
            Self.pointer, 1,
            [.number(now), .number(UInt32(point.x)), .number(UInt32(point.y)), .number(screen.width), .number(screen.height)])
        send(Self.pointer, 4, [])
    }

    /// Mouse buttons, with the numbers of Linux (input-event-codes.h).
    enum Button: UInt32 {
        case first = 0x110
        case middle = 0x112
    }

    /// Presses or releases a button.
    func press(_ isDown: Bool, _ button: Button = .first) {
        send(Self.pointer, 2, [.number(now), .number(button.rawValue), .number(isDown ? 1 : 0)])
        send(Self.pointer, 4, [])
    }

    // MARK: The protocol

    private enum Argument {
        case number(UInt32)
        case text(String)
    }

    private var now: UInt32 { UInt32(truncatingIfNeeded: Int(ProcessInfo.processInfo.systemUptime * 1000)) }

    private func send(_ object: UInt32, _ request: UInt32, _ arguments: [Argument]) {
        var body: [UInt32] = []
        for argument in arguments {
            switch argument {
            case .number(let number): body.append(number)
            case .text(let text):
                var bytes = Array(text.utf8) + [0]
                body.append(UInt32(bytes.count))
                while bytes.count % 4 != 0 { bytes.append(0) }
                body += bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
            }
        }
        let message = [object, UInt32(8 + body.count * 4) << 16 | request] + body
        message.withUnsafeBytes { _ = write(socket, $0.baseAddress, $0.count) }
    }

    /// Reads until the compositor has announced all its globals.
    private func readGlobals() throws {
        var received: [UInt8] = []
        while true {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(socket, &buffer, buffer.count)
            guard count > 0 else { throw HarnessError("The compositor hung up.") }
            received += buffer[..<count]
            while received.count >= 8 {
                func word(_ offset: Int) -> UInt32 { (0..<4).reduce(0) { $0 | UInt32(received[offset + $1]) << UInt32(8 * $1) } }
                let size = Int(word(4) >> 16)
                guard size >= 8, received.count >= size else { break }
                if word(0) == Self.synced { return }
                if word(0) == Self.registry, word(4) & 0xffff == 0 {
                    let length = Int(word(12))
                    globals[String(decoding: received[16..<16 + length - 1], as: UTF8.self)] = word(8)
                }
                received.removeFirst(size)
            }
        }
    }
}
