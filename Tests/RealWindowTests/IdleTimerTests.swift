import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// An app disables the desktop's idle timer.
    @Suite struct IdleTimer {
        @Test("The screen saver service, or else the portal, stops and restarts the idle timer", arguments: ["saver", "portal"])
        func inhibition(service: String) async throws {
            let display = try await XDisplay.start()
            defer { display.stop() }
            let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Peers/saver.py").path
            // The system's Python has the system's packages.
            let desktop = try Subprocess(["dbus-run-session", "--", "/usr/bin/python3", script, service], environment: display.environment)
            defer { desktop.stop() }
            func lines(_ first: String) -> [String] {
                desktop.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix(first + " ") }
            }
            try await eventually("the service is on the bus", within: 60, about: [desktop]) { !lines("ready").isEmpty }
            let address = lines("ready").last.map { String($0.dropFirst("ready ".count)) }
            let probe = try display.launch("LoopProbe", ["awake"], environment: ["DBUS_SESSION_BUS_ADDRESS": address])
            try await eventually("the timer runs again", within: 60, about: [desktop, probe]) { lines("call").count >= 2 }
            #expect(lines("call") == (service == "saver" ? ["call Inhibit", "call UnInhibit 7"] : ["call Inhibit 8", "call Close"]))
        }
    }
}
