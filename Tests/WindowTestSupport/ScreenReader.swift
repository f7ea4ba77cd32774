import Foundation
import Testing

/// Accessibility of a window, tested in a separate D-Bus session: pyatspi requests its elements, and Orca speaks them.
package enum ScreenReader {
    /// The screen reader's script.
    package static let script = path(of: "reader.py")

    private static func path(of script: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Peers/\(script)").path
    }

    /// Runs a script's command on a program, and returns its output.
    package static func read(
        _ what: [String], by name: String = "reader.py", program: [String], environment extra: [String: String?] = [:]
    ) async throws -> String {
        let display = try await XDisplay.start(hasWindowManager: true)
        defer { display.stop() }
        // The test must not use the user's settings of the screen reader and of the desktop.
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("reader-\(UUID())")
        let running = home.appendingPathComponent("run")
        try FileManager.default.createDirectory(
            at: running, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: home) }
        var environment = display.environment
        for name in ["GTK_A11Y", "AT_SPI_BUS_ADDRESS", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
            environment[name] = .some(nil)
        }
        environment["HOME"] = home.path
        environment["XDG_RUNTIME_DIR"] = running.path
        environment["LC_ALL"] = "C.UTF-8"
        environment.merge(extra) { $1 }
        // The system's Python has the system's packages. Another Python may be first in PATH and lack them.
        let command = ["dbus-run-session", "--", "/usr/bin/python3", path(of: name)] + what + program
        return String(decoding: try await Subprocess.run(command, environment: environment, timeout: 240), as: UTF8.self)
    }

    /// Whether the words occur in this order.
    package static func expect(_ words: [String], inOrderIn text: String) {
        var rest = text[...]
        for word in words {
            guard let found = rest.range(of: word) else {
                Issue.record("\(word) does not come, or not in its place, in:\n\(text)")
                return
            }
            rest = rest[found.upperBound...]
        }
    }
}
