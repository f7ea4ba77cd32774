import Foundation
import Testing

extension RealWindow {
    /// What a screen reader gets of a window: pyatspi asks, in a D-Bus session of the test's own.
    @Suite struct AccessibilityWindow {
        private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Peers/reader.py")
            .path

        private func read(_ what: String, demo: String) async throws -> String {
            let display = try await XDisplay.start()
            defer { display.stop() }
            var environment = display.environment
            environment["GTK_A11Y"] = .some(nil)
            environment["AT_SPI_BUS_ADDRESS"] = .some(nil)
            // The system's Python has the system's packages; another one that is found first has not.
            let command = [
                "dbus-run-session", "--", "/usr/bin/python3", Self.script, what, try BuiltProduct.path(of: "Gallery"), "--demo", demo,
            ]
            return String(decoding: try await Subprocess.run(command, environment: environment, timeout: 120), as: UTF8.self)
        }

        @Test func theTreeHasTheControlsWithRolesNamesAndPlaces() async throws {
            let tree = try await read("tree", demo: "Controls")
            let first = tree.split(separator: "\n").first.map(String.init) ?? ""
            #expect(first.hasPrefix("application"), "\(tree)")
            for role in ["frame", "push button", "check box", "slider"] { #expect(tree.contains("\(role) '"), "\(role) in \(tree)") }
        }

        @Test func controlsAreUsedFromOutside() async throws {
            #expect(try await read("use", demo: "Controls").contains("used"))
        }

        @Test func nothingRunsWhileNoReaderIsThere() async throws {
            #expect(try await read("quiet", demo: "Controls").contains("woken"))
        }
    }
}
