import Foundation
import Glibc
import WindowTestSupport

/// GTK's Broadway server, which shows programs in a browser. Their page is at ``address``.
final class BroadwayServer {
    /// The address that a browser opens.
    let address: String
    let server: Subprocess
    private(set) var programs: [Subprocess] = []
    private let folder: URL

    /// Starts the server on a free port of the loopback interface.
    static func start() async throws -> BroadwayServer {
        // Another program may take the port between the search for a free one and the server's start.
        for _ in 0..<5 {
            let candidate = try BroadwayServer(port: try freePort())
            let isListening = try await eventually("gtk4-broadwayd listens") { () -> Bool? in
                if !candidate.server.isRunning { return false }
                return candidate.isResponding() ? true : nil
            }
            if isListening { return candidate }
            candidate.stop()
        }
        throw HarnessError("gtk4-broadwayd found no port of its own.")
    }

    private let port: UInt16

    private init(port: UInt16) throws {
        self.port = port
        address = "http://127.0.0.1:\(port)/"
        // Programs find the server by a socket in the user's runtime folder: a separate folder isolates it from other servers.
        folder = URL(fileURLWithPath: "/tmp").appendingPathComponent("lodestone-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        server = try Subprocess(
            ["gtk4-broadwayd", "--address=127.0.0.1", "--port=\(port)", ":7"], environment: ["XDG_RUNTIME_DIR": folder.path])
    }

    /// Starts an executable of this package. The page shows its windows.
    func launch(_ product: String, _ arguments: [String] = []) throws -> Subprocess {
        let program = try Subprocess(
            [try BuiltProduct.path(of: product)] + arguments,
            environment: [
                "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path, "GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":7",
                "DISPLAY": nil,
                "WAYLAND_DISPLAY": nil, "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory", "DBUS_SESSION_BUS_ADDRESS": nil,
            ])
        programs.append(program)
        return program
    }

    func stop() {
        for program in programs.reversed() { program.stop() }
        programs = []
        server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    deinit { stop() }

    private static func freePort() throws -> UInt16 {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = loopback(port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 ? getsockname(listener, $0, &size) : -1 }
        }
        guard result == 0 else { throw HarnessError("No free port: \(String(cString: strerror(errno)))") }
        return UInt16(bigEndian: address.sin_port)
    }

    private func isResponding() -> Bool {
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(client) }
        var address = BroadwayServer.loopback(port: port)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
        }
    }

    private static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return address
    }
}
