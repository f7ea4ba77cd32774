import Foundation
import Glibc
import WindowTestSupport

/// A separate Wayland compositor (a headless sway), and the programs that run on it.
///
/// Sway refuses to run as root. If the tests run as root, sway and its programs run as the user "nobody". Points are pixels of its screen.
/// Windows are side by side, with the first window on the left.
final class WaylandDisplay {
    let compositor: Subprocess
    let pointer: VirtualPointer
    private(set) var programs: [Subprocess] = []
    private let folder: URL
    private let renderer: WindowRenderer

    static let width = 1280
    static let height = 800
    private static let nobody: uid_t = 65_534

    private init(compositor: Subprocess, pointer: VirtualPointer, folder: URL, renderer: WindowRenderer) {
        self.renderer = renderer
        self.compositor = compositor
        self.pointer = pointer
        self.folder = folder
    }

    static func start(renderer: WindowRenderer = .cairo) async throws -> WaylandDisplay {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-wayland-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        let configuration = folder.appendingPathComponent("config")
        try """
        output HEADLESS-1 resolution \(width)x\(height) position 0 0
        default_border none
        for_window [app_id=".*"] floating disable
        """.write(to: configuration, atomically: true, encoding: .utf8)
        if getuid() == 0 {
            for path in [folder.path, configuration.path] where chown(path, nobody, nobody) != 0 {
                throw HarnessError("\(path) cannot be given to the user nobody.")
            }
        }
        let compositor = try Subprocess(
            user + ["sway", "-c", configuration.path],
            environment: environment(in: folder).merging([
                "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman", "WAYLAND_DISPLAY": nil,
            ]) { $1 })
        do {
            let socket = try await eventually("sway is ready", within: 30, about: [compositor]) { () -> String? in
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                return names.first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
            }
            let pointer = try await eventually("sway takes a mouse", about: [compositor]) {
                try? VirtualPointer(path: folder.appendingPathComponent(socket).path, width: width, height: height)
            }
            return WaylandDisplay(compositor: compositor, pointer: pointer, folder: folder, renderer: renderer)
        } catch {
            compositor.stop()
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
    }

    /// The command prefix that runs a command as a user that sway accepts.
    private static var user: [String] {
        getuid() == 0 ? ["setpriv", "--reuid", "\(nobody)", "--regid", "\(nobody)", "--clear-groups"] : []
    }

    private func environment() -> [String: String?] { Self.environment(in: folder).merging(renderer.environment) { $1 } }

    private static func environment(in folder: URL) -> [String: String?] {
        [
            "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "WAYLAND_DISPLAY": "wayland-1", "DISPLAY": nil, "BROADWAY_DISPLAY": nil,
            "GDK_BACKEND": "wayland", "QT_QPA_PLATFORM": "wayland", "GTK_A11Y": "none",
            "GSETTINGS_BACKEND": "memory", "DBUS_SESSION_BUS_ADDRESS": nil, "GDK_SCALE": nil, "GTK_THEME": nil,
        ]
    }

    /// Starts a program on the display.
    @discardableResult
    func launch(_ path: String, _ arguments: [String], environment extra: [String: String?] = [:]) throws -> Subprocess {
        guard let socket = try FileManager.default.contentsOfDirectory(atPath: folder.path).first(where: { $0.hasPrefix("wayland-") })
        else {
            throw HarnessError("sway is gone.")
        }
        let environment = environment().merging(["WAYLAND_DISPLAY": socket.replacingOccurrences(of: ".lock", with: "")]) {
            $1
        }
        let program = try Subprocess(Self.user + [path] + arguments, environment: environment.merging(extra) { $1 })
        programs.append(program)
        return program
    }

    /// Runs a command on the display to its end and returns its output. A status other than 0 is an error.
    func run(_ command: [String], environment extra: [String: String?], timeout: TimeInterval) async throws -> String {
        let program = try launch("/usr/bin/env", command, environment: extra)
        let status = try await program.waitForExit(timeout: timeout)
        guard status == 0 else { throw HarnessError("\(command) ended with status \(status):\n\(program.output)") }
        return program.output
    }

    /// Presses the mouse's primary button at `start` and moves it to `end`.
    func press(at start: CGPoint, dragTo end: CGPoint) async throws {
        pointer.move(to: CGPoint(x: start.x - 5, y: start.y))
        try await pause(0.1)
        pointer.move(to: start)
        try await pause(0.1)
        pointer.press(true)
        try await pause(0.1)
        for step in 1...25 {
            let part = CGFloat(step) / 25
            pointer.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            try await pause(0.02)
        }
        try await pause(0.2)
    }

    /// Clicks with the mouse.
    func click(at point: CGPoint, _ button: VirtualPointer.Button = .first) async throws {
        pointer.move(to: CGPoint(x: point.x - 5, y: point.y))
        try await pause(0.1)
        pointer.move(to: point)
        try await pause(0.1)
        pointer.press(true, button)
        try await pause(0.1)
        pointer.press(false, button)
        try await pause(0.2)
    }

    /// Connects a keyboard that stays until the display stops. If the only keyboard is connected with its first key, the compositor reports the key as
    /// already
    /// down, which is not a key press.
    func connectKeyboard() throws {
        try launch("wtype", ["-s", "600000", "-m", "shift"])
    }

    /// Types with a temporary keyboard in addition to the connected one. The arguments are those of `wtype`.
    func type(_ arguments: String...) async throws {
        // `wtype` reads its arguments in the encoding of the locale.
        let keyboard = try launch("wtype", arguments, environment: ["LC_ALL": "C.UTF-8"])
        let status = try await keyboard.waitForExit()
        guard status == 0 else { throw HarnessError("wtype ended with status \(status): \(keyboard.output)") }
    }

    /// The text on the clipboard, or of the primary selection.
    func clipboard(isPrimary: Bool = false) async throws -> String {
        let paste = try launch("wl-paste", ["--no-newline"] + (isPrimary ? ["--primary"] : []))
        _ = try await paste.waitForExit()
        return paste.output
    }

    /// Starts another program that puts `text` on the clipboard or into the primary selection, until the display stops.
    func copy(_ text: String, isPrimary: Bool = false) async throws {
        try launch("wl-copy", ["--foreground"] + (isPrimary ? ["--primary"] : []) + [text])
        try await eventually("'\(text)' is copied") { try await self.clipboard(isPrimary: isPrimary) == text }
    }

    /// Releases the mouse's primary button.
    func release() {
        pointer.press(false)
    }

    func stop() {
        programs.reversed().forEach { $0.stop() }
        programs = []
        compositor.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    deinit { stop() }
}
