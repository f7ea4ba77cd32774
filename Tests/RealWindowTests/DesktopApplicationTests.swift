import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// An app in a D-Bus session: second launches, files and links, actions, activation by the bus, and state restoration.
    @Suite struct DesktopApplication {
        /// A session bus, and a copy of the probe that has an `Info.plist`.
        private final class Session {
            static let identifier = "org.lodestone.desk"
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("desk-\(UUID().uuidString)")
            let display: XDisplay
            let bus: Subprocess
            private(set) var programs: [Subprocess] = []

            var program: String { folder.appendingPathComponent("LoopProbe").path }

            init(on display: XDisplay) throws {
                self.display = display
                let resources = folder.appendingPathComponent("Desk.resources")
                try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
                try FileManager.default.copyItem(
                    atPath: try BuiltProduct.path(of: "LoopProbe"), toPath: folder.appendingPathComponent("LoopProbe").path)
                let information: [String: Any] = [
                    "CFBundleIdentifier": Self.identifier, "CFBundleURLTypes": [["CFBundleURLSchemes": ["letters"]]],
                    "CFBundleDocumentTypes": [["CFBundleTypeExtensions": ["letter"]]],
                ]
                try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
                    .write(to: resources.appendingPathComponent("Info.plist"))
                try Data("Dear".utf8).write(to: folder.appendingPathComponent("first.letter"))
                try Self.writeDesktopFiles(in: folder)
                bus = try Subprocess(
                    ["dbus-run-session", "--", "sh", "-c", "echo ready $DBUS_SESSION_BUS_ADDRESS; exec sleep 600"],
                    environment: display.environment.merging(Self.folders(folder)) { $1 })
            }

            /// Writes the desktop file, the default program for its links, and the D-Bus service file that starts the program.
            private static func writeDesktopFiles(in folder: URL) throws {
                let files = [
                    "applications/\(identifier).desktop": """
                    [Desktop Entry]
                    Type=Application
                    Name=Desk
                    Exec=\(folder.path)/LoopProbe desk %u
                    MimeType=x-scheme-handler/letters;

                    """,
                    "dbus-1/services/\(identifier).service": """
                    [D-BUS Service]
                    Name=\(identifier)
                    Exec=\(folder.path)/LoopProbe desk --gapplication-service

                    """,
                    "mimeapps.list": "[Default Applications]\nx-scheme-handler/letters=\(identifier).desktop\n",
                ]
                for (name, text) in files {
                    let file = folder.appendingPathComponent(name)
                    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(text.utf8).write(to: file)
                }
            }

            private static func folders(_ folder: URL) -> [String: String?] {
                [
                    "XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
                    "XDG_STATE_HOME": folder.appendingPathComponent("state").path,
                    "XDG_CURRENT_DESKTOP": nil, "DESKTOP_SESSION": nil,
                ]
            }

            /// The environment of the session's programs. Waits until the bus is ready.
            func environment() async throws -> [String: String?] {
                let address = try await eventually("the bus is ready", within: 30, about: [bus]) {
                    self.bus.output.split(separator: "\n").first { $0.hasPrefix("ready ") }.map { String($0.dropFirst("ready ".count)) }
                }
                return display.environment.merging(Self.folders(folder)) { $1 }.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
            }

            /// Starts a program in the session, by default the probe.
            func start(_ command: [String], _ extra: [String: String?] = [:]) async throws -> Subprocess {
                let environment = try await environment().merging(extra) { $1 }
                let program = try Subprocess(command, environment: environment)
                programs.append(program)
                return program
            }

            /// Starts the probe and waits until it has printed `line`.
            func launch(_ arguments: [String] = [], until line: String) async throws -> Subprocess {
                let probe = try await start([program, "desk"] + arguments)
                try await eventually("the probe prints '\(line)'", within: 60, about: [probe]) { probe.output.contains(line) }
                return probe
            }

            /// Calls a method of the probe's `org.freedesktop.Application` interface.
            func call(_ method: String, _ arguments: String...) async throws {
                let path = "/" + Self.identifier.replacing(".", with: "/")
                _ = try await Subprocess.run(
                    ["gdbus", "call", "--session", "--dest", Self.identifier, "--object-path", path, "--method"]
                        + ["org.freedesktop.Application.\(method)"] + arguments, environment: try await environment())
            }

            func stop() {
                programs.forEach { $0.stop() }
                bus.stop()
                try? FileManager.default.removeItem(at: folder)
            }
        }

        private func end(_ probe: Subprocess) async throws {
            probe.send(SIGTERM)
            #expect(try await probe.waitForExit() == 0)
        }

        @Test("A second launch passes its files and links to the running app, and exits with the status that the app returns")
        func secondStart() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let session = try Session(on: display)
            defer { session.stop() }
            let file = session.folder.appendingPathComponent("first.letter").path
            let probe = try await session.launch([file], until: "connects with first.letter, run 1")
            let second = try await session.start([session.program, "desk", "letters:7"])
            #expect(try await second.waitForExit() == 0)
            try await eventually("the link is opened", about: [probe]) { probe.output.contains("opens letters:7") }
            #expect(!second.output.contains("connects") && second.output.contains("already running"))
            let refused = try await session.start([session.program, "desk", "other:1"])
            #expect(try await refused.waitForExit() == 1)
            #expect(refused.output.contains("CFBundleURLTypes"), "\(refused.output)")
            // With LODESTONE_NON_UNIQUE a second instance runs.
            let other = try await session.start([session.program, "desk", "letters:8"], ["LODESTONE_NON_UNIQUE": "1"])
            try await eventually("another instance runs", within: 60, about: [other]) { other.output.contains("connects with letters:8") }
            #expect(!probe.output.contains("letters:8"))
        }

        @Test("A second launch passes the token of its activation to the running app")
        func activationToken() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let session = try Session(on: display)
            defer { session.stop() }
            let monitor = try await session.start(["dbus-monitor", "--session", "interface='org.gtk.Application'"])
            try await eventually("the monitor is connected", within: 30, about: [monitor]) { monitor.output.contains("NameAcquired") }
            _ = try await session.launch(until: "connects with nothing")
            // GTK removes DESKTOP_STARTUP_ID from the environment before the program runs.
            let second = try await session.start(
                [session.program, "desk", "letters:7"], ["DESKTOP_STARTUP_ID": "first-token", "XDG_ACTIVATION_TOKEN": "second-token"])
            #expect(try await second.waitForExit() == 0)
            try await eventually("the tokens are passed", about: [monitor]) {
                monitor.output.contains("first-token") && monitor.output.contains("second-token")
            }
        }

        @Test("If the running app does not reply, a second launch opens its own window after some seconds")
        func hangingInstance() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let session = try Session(on: display)
            defer { session.stop() }
            let probe = try await session.launch(until: "connects with nothing")
            probe.send(SIGSTOP)
            defer { probe.send(SIGCONT) }
            let second = try await session.start([session.program, "desk"])
            // GIO's own limit is 25 seconds.
            try await eventually("the second instance has its own window", within: 20, about: [second]) {
                second.output.contains("connects with")
            }
        }

        @Test("The badge number is a signal of the launcher entry's protocol")
        func badge() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let session = try Session(on: display)
            defer { session.stop() }
            let monitor = try await session.start(["dbus-monitor", "--session", "interface='com.canonical.Unity.LauncherEntry'"])
            try await eventually("the monitor is connected", within: 30, about: [monitor]) { monitor.output.contains("NameAcquired") }
            let probe = try await session.launch(until: "connects with nothing")
            try await eventually("the number is sent", about: [monitor, probe]) {
                monitor.output.contains("application://\(Session.identifier).desktop") && monitor.output.contains("int64 3")
            }
            try await end(probe)
        }

        @Test("The desktop opens links and performs quick actions by D-Bus, and xdg-open finds the app by its desktop file")
        func desktop() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let session = try Session(on: display)
            defer { session.stop() }
            let probe = try await session.launch(until: "connects with nothing")
            try await session.call("Open", "['letters:9']", "{}")
            try await eventually("the link is opened", about: [probe]) { probe.output.contains("opens letters:9") }
            try await session.call("ActivateAction", "compose", "[]", "{}")
            try await session.call("ActivateAction", "shortcut", "[<'compose'>]", "{}")
            try await eventually("the actions are performed", about: [probe]) {
                probe.output.components(separatedBy: "performs compose").count == 3
            }
            let opener = try await session.start(["xdg-open", "letters:5"])
            #expect(try await opener.waitForExit() == 0, "\(opener.output)")
            try await eventually("the link of xdg-open is opened", about: [probe, opener]) { probe.output.contains("opens letters:5") }
        }

        @Test("The session bus starts the app for a link")
        func activation() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let session = try Session(on: display)
            defer { session.stop() }
            _ = try await session.environment()
            try await session.call("Open", "['letters:3']", "{}")
            try await eventually("the bus started the app", within: 60, about: [session.bus]) {
                session.bus.output.contains("connects with letters:3, run 1")
            }
        }

        @Test("A scene's activity is restored at the next launch, but not again if SIGKILL ends the app soon after that")
        func restoration() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let session = try Session(on: display)
            defer { session.stop() }
            try await end(try await session.launch(until: "connects with nothing, run 1"))
            let second = try await session.launch(until: "connects with nothing, run 2")
            second.send(SIGKILL)
            #expect(try await second.waitForExit() == -SIGKILL)
            try await end(try await session.launch(until: "connects with nothing, run 1"))
        }

        @Test("After the session bus has ended, the app runs and ends cleanly, and it can be started again")
        func sessionBusEnds() async throws {
            let display = try await XDisplay.start(hasWindowManager: true)
            defer { display.stop() }
            let session = try Session(on: display)
            defer { session.stop() }
            let probe = try await session.launch(until: "connects with nothing, run 1")
            session.bus.stop()
            // An end of the program would follow at once.
            try await pause(1)
            #expect(probe.isRunning)
            try await end(probe)
            #expect(probe.output.contains("will terminate"))
            try await end(try await session.launch(until: "connects with nothing, run 2"))
        }
    }
}
