import Foundation
import Glibc
import Host

/// Notifies systemd that the main loop runs, if the program is a service with `WatchdogSec`. If the notifications stop, systemd restarts the service.
///
/// The protocol is that of `sd_notify`: a datagram with `WATCHDOG=1` to the socket in `NOTIFY_SOCKET`, at half of the time in `WATCHDOG_USEC`. A kiosk's
/// compositor is the service's main process, so the program does not compare `WATCHDOG_PID` with its own identifier.
@MainActor
final class ServiceWatchdog {
    /// The interval of the notifications in seconds.
    let interval: TimeInterval
    private let socket: Int32
    private var address = sockaddr_un()
    private var addressLength: socklen_t = 0
    private var timer: (any HostTimer)?

    /// Nil if the environment names no socket and no time, or if the socket cannot be opened.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let path = environment["NOTIFY_SOCKET"], let time = environment["WATCHDOG_USEC"].flatMap(Double.init), time > 0,
            path.utf8.count < MemoryLayout.size(ofValue: address.sun_path)
        else { return nil }
        interval = time / 2_000_000
        address.sun_family = sa_family_t(AF_UNIX)
        var name = Array(path.utf8)
        // A name that begins with @ is in the abstract namespace, whose names begin with a zero byte.
        if name.first == UInt8(ascii: "@") { name[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        addressLength = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        if socket < 0 { return nil }
    }

    isolated deinit {
        timer?.cancel()
        close(socket)
    }

    /// Sends a notification now and after each interval.
    func start(on platform: any HostPlatform) {
        notify()
        timer = platform.schedule(after: interval) { [weak self, weak platform] in
            guard let self, let platform else { return }
            start(on: platform)
        }
    }

    private func notify() {
        let message = Array("WATCHDOG=1".utf8)
        let sent = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(socket, message, message.count, Int32(MSG_NOSIGNAL), $0, addressLength)
            }
        }
        if sent < 0 { hostLog.warning("Cannot notify the service manager: \(String(cString: strerror(errno)))") }
    }
}
