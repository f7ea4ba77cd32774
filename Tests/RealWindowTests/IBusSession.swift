import Foundation
import WindowTestSupport

/// A separate input method: ibus with its Korean engine, in a D-Bus session on a display (`Peers/ibus.py`).
final class IBusSession {
    private let peer: Subprocess
    private let home: URL
    private var socket: String { home.appendingPathComponent("socket").path }

    private init(peer: Subprocess, home: URL) {
        self.peer = peer
        self.home = home
    }

    /// Starts a session, and waits until its engine accepts keys.
    static func start(on display: XDisplay) async throws -> IBusSession {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Peers/ibus.py").path
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("ibus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var environment = display.environment
        for name in ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "IBUS_ADDRESS"] { environment[name] = .some(nil) }
        environment["HOME"] = home.path
        environment["XDG_RUNTIME_DIR"] = home.path
        environment["LC_ALL"] = "C.UTF-8"
        // The system's Python has the system's packages. Another Python may be first in PATH and lack them.
        let peer = try Subprocess(
            ["dbus-run-session", "--", "/usr/bin/python3", script, home.appendingPathComponent("socket").path], environment: environment)
        let session = IBusSession(peer: peer, home: home)
        try await eventually("ibus takes keys", within: 60, about: [peer]) { session.last("ready") != nil }
        return session
    }

    /// The environment for a program that uses the input method. GTK's ibus module does nothing without a session bus.
    var environment: [String: String?] {
        ["GTK_IM_MODULE": "ibus", "IBUS_ADDRESS": "unix:path=\(socket)", "DBUS_SESSION_BUS_ADDRESS": last("ready")?.last]
    }

    /// The words of the last line that the panel printed for `what`.
    func last(_ what: String) -> [String]? {
        peer.output.split(separator: "\n").last { $0.hasPrefix(what + " ") }.map { $0.split(separator: " ").dropFirst().map(String.init) }
    }

    /// The offset, in pixels, that GTK's module of ibus 1.5.27 adds to the y coordinate of a caret. Other versions may not add it.
    static let caretOffset: CGFloat = 32

    /// The reported position of the caret, in pixels of the screen. The size that GTK's module reports is not the caret's.
    var caret: CGPoint? {
        guard let numbers = last("caret")?.compactMap({ Int($0) }), numbers.count == 4 else { return nil }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// A program of the session.
    enum Program: Int, CaseIterable, Sendable { case daemon, engine }

    /// Sends a signal to a program of the session, by default SIGKILL.
    func kill(_ program: Program, _ signal: Int32 = SIGKILL) throws {
        guard let number = last("ready").flatMap({ pid_t($0[program.rawValue]) }), Glibc.kill(number, signal) == 0 else {
            throw HarnessError("ibus has no \(program) to end.")
        }
    }

    func stop() {
        peer.stop()
        try? FileManager.default.removeItem(at: home)
    }

    deinit { stop() }
}
