import Foundation
import Glibc

/// A Wayland compositor with a touch screen (`Peers/touch_compositor.c` describes its commands), and the programs that run on it.
///
/// Points are those of the compositor's layout. The first window is at the top left.
package final class TouchDisplay {
    package let compositor: Subprocess
    package private(set) var programs: [Subprocess] = []
    private let folder: URL
    private let name: String
    private let socket: Int32
    private let renderer: WindowRenderer

    private init(compositor: Subprocess, folder: URL, name: String, socket: Int32, renderer: WindowRenderer) {
        self.compositor = compositor
        self.folder = folder
        self.name = name
        self.socket = socket
        self.renderer = renderer
    }

    /// Whether the compositor's library is installed. In CI the tests run without this check, so that they fail if the library is missing.
    package static var isAvailable: Bool {
        get async {
            if ProcessInfo.processInfo.environment["CI"] != nil { return true }
            return (try? await Subprocess.run(["pkg-config", "--exists", "wlroots >= 0.15", "wlroots < 0.16"])) != nil
        }
    }

    package static func start(renderer: WindowRenderer = .cairo) async throws -> TouchDisplay {
        let program = try await PeerCompiler.shared.path(
            of: "touch_compositor.c", compiler: ["cc", "-DWLR_USE_UNSTABLE"],
            packages: ["wlroots", "wayland-server", "xkbcommon", "pixman-1", "libdrm"]
        ) { folder in
            let protocols = try await Subprocess.run(["pkg-config", "--variable=pkgdatadir", "wayland-protocols"])
            let path = String(decoding: protocols, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            let header = folder.appendingPathComponent("xdg-shell-protocol.h").path
            _ = try await Subprocess.run(["wayland-scanner", "server-header", "\(path)/stable/xdg-shell/xdg-shell.xml", header])
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-touch-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        let control = folder.appendingPathComponent("control").path
        let compositor = try Subprocess(
            [program, control], environment: ["XDG_RUNTIME_DIR": folder.path, "WLR_RENDERER": "pixman", "WAYLAND_DISPLAY": nil])
        do {
            let name = try await eventually("the compositor is ready", about: [compositor]) {
                compositor.output.split(separator: "\n").first { $0.hasPrefix("display ") }?.dropFirst(8)
            }
            let socket = try CompositorSocket.connect(to: control)
            return TouchDisplay(compositor: compositor, folder: folder, name: String(name), socket: socket, renderer: renderer)
        } catch {
            compositor.stop()
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    /// Performs a command of the compositor, and waits for its reply.
    package func send(_ command: String) throws {
        let bytes = Array((command + "\n").utf8)
        guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw HarnessError("The compositor is gone: \(compositor.output)")
        }
        var reply = [UInt8](repeating: 0, count: 256)
        let count = recv(socket, &reply, reply.count, 0)
        let text = String(decoding: reply.prefix(max(count, 0)), as: UTF8.self)
        guard text == "ok\n" else { throw HarnessError("The compositor replied '\(text)' to '\(command)'.") }
    }

    /// Starts a program on the display.
    @discardableResult
    package func launch(_ path: String, _ arguments: [String], environment extra: [String: String?] = [:]) throws -> Subprocess {
        let environment: [String: String?] = [
            "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "WAYLAND_DISPLAY": name, "DISPLAY": nil, "BROADWAY_DISPLAY": nil,
            "GDK_BACKEND": "wayland", "QT_QPA_PLATFORM": "wayland", "GTK_A11Y": "none",
            "GSETTINGS_BACKEND": "memory", "DBUS_SESSION_BUS_ADDRESS": nil, "GDK_SCALE": nil, "GTK_THEME": nil,
        ].merging(renderer.environment) { $1 }
        let program = try Subprocess([path] + arguments, environment: environment.merging(extra) { $1 })
        programs.append(program)
        return program
    }

    package func down(_ finger: Int = 0, at point: CGPoint) throws { try send("down \(finger) \(point.x) \(point.y)") }
    package func move(_ finger: Int = 0, to point: CGPoint) throws { try send("move \(finger) \(point.x) \(point.y)") }
    package func lift(_ finger: Int = 0) throws { try send("up \(finger)") }

    /// Taps with one finger.
    package func tap(at point: CGPoint) async throws {
        try down(at: point)
        try await pause(0.05)
        try lift()
    }

    /// Moves fingers that are down along straight lines, in steps of 16 ms. Fingers are numbered from 0.
    package func move(_ paths: [(from: CGPoint, to: CGPoint)], steps: Int = 12) async throws {
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            try send("hold")
            for (finger, path) in paths.enumerated() {
                let (dx, dy) = (path.to.x - path.from.x, path.to.y - path.from.y)
                try move(finger, to: CGPoint(x: path.from.x + dx * part, y: path.from.y + dy * part))
            }
            try send("flush")
            try await pause(0.016)
        }
    }

    /// Takes screenshots of the first output until `attempt` returns a value, and writes the last one to ``Picture/failures`` on a time-out.
    @discardableResult
    package func picture<Value>(_ what: String, _ attempt: (Picture) throws -> Value?) async throws -> Value {
        var last: Picture?
        do {
            return try await eventually(what, about: programs + [compositor]) {
                let picture = try await self.screenshot()
                last = picture
                return try attempt(picture)
            }
        } catch {
            try? last?.keep(as: what)
            throw error
        }
    }

    private var screenshots = 0

    private func screenshot() async throws -> Picture {
        screenshots += 1
        let path = folder.appendingPathComponent("\(screenshots).pam").path
        try send("picture 0 \(path)")
        try await eventually("the compositor has written the screenshot", about: [compositor]) {
            compositor.output.split(separator: "\n").contains("picture \(path)")
        }
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try Picture(pam: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    package func stop() {
        programs.reversed().forEach { $0.stop() }
        programs = []
        compositor.stop()
        close(socket)
        try? FileManager.default.removeItem(at: folder)
    }
}
