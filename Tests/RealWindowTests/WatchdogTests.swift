import Foundation
import Glibc
import Testing
import WindowTestSupport

extension RealWindow {
    /// A program that systemd started as a service with a watchdog.
    @Suite struct Watchdog {
        @Test func serviceManagerIsNotifiedUntilTheMainLoopStops() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-notify-\(UUID().uuidString.prefix(8))")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = folder.appendingPathComponent("socket").path
            let socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
            defer { close(socket) }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
            let status = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
            }
            try #require(status == 0)
            /// The datagrams that have arrived.
            func messages() -> [String] {
                var found: [String] = []
                var bytes = [UInt8](repeating: 0, count: 64)
                while case let count = recv(socket, &bytes, bytes.count, 0), count > 0 {
                    found.append(String(decoding: bytes.prefix(count), as: UTF8.self))
                }
                return found
            }

            let display = try await XDisplay.start()
            defer { display.stop() }
            let probe = try display.launch("LoopProbe", ["input"], environment: ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "200000"])
            var all: [String] = []
            try await eventually("three notifications arrive", about: [probe]) {
                all += messages()
                return all.count { $0 == "WATCHDOG=1" } >= 3
            }
            probe.send(SIGSTOP)
            try await pause(0.3)
            _ = messages()
            try await pause(0.3)
            #expect(messages().isEmpty)
            probe.send(SIGCONT)
        }
    }
}
