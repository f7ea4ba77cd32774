import DesktopBus
import Foundation
import Glibc

/// The X server and the message buses of programs under test.
///
/// By default they are a server without a screen (Xvfb) and buses of their own, which end with the test program. So a test moves neither the user's pointer nor
/// opens windows on the user's desktop. `LODESTONE_UI_TEST_DISPLAY=:0` in the environment uses that display, with the buses of the user's session.
@MainActor
final class ProgramDisplay {
    /// The environment of a program on the display; nil removes a variable.
    let environment: [String: String?]
    /// The accessibility bus.
    let bus: BusConnection
    /// The programs of the display, in the order of their start. They end when this object is deallocated.
    private let servers: [Subprocess]
    /// The home folder of the programs; nil on the user's display.
    private let home: URL?

    /// The time in seconds within which a server must be ready.
    private static let patience: TimeInterval = 60

    /// The running display, or a new one if a server has ended.
    ///
    /// - Throws: ``XCUIError`` if a server does not start.
    static func running() throws -> ProgramDisplay {
        let apps = RunningApps.shared
        if let display = apps.display, display.servers.allSatisfy(\.isRunning) { return display }
        apps.display = nil
        let display = try ProgramDisplay()
        apps.display = display
        return display
    }

    private init() throws {
        let own = ProcessInfo.processInfo.environment
        var environment: [String: String?] = [
            "GDK_BACKEND": "x11", "WAYLAND_DISPLAY": nil, "BROADWAY_DISPLAY": nil, "GTK_A11Y": nil, "AT_SPI_BUS_ADDRESS": nil,
            "LODESTONE_NON_UNIQUE": "1", "LODESTONE_AUTOMATION": "1",
        ]
        let session: BusConnection
        if let name = own["LODESTONE_UI_TEST_DISPLAY"], !name.isEmpty {
            environment["DISPLAY"] = name
            (servers, home, session) = ([], nil, .session)
        } else {
            let home = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-ui-tests-\(UUID().uuidString)")
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true, attributes: attributes)
            environment.merge(try Self.folders(in: home)) { $1 }
            let authority = try Self.writeAuthority(in: home)
            environment["XAUTHORITY"] = authority
            Subprocess.removeAtEnd(home)
            self.home = home
            let (name, server) = try Self.startServer(authority: authority)
            environment["DISPLAY"] = name
            let (address, daemon) = try Self.startBus(environment)
            environment["DBUS_SESSION_BUS_ADDRESS"] = address
            (servers, session) = ([server, daemon], BusConnection(.custom(address)))
        }
        self.environment = environment
        do {
            let reply = try session.callAndWait(
                BusCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"), timeout: Self.patience)
            guard let address = reply.first?.text, !address.isEmpty else { throw BusError.noService("org.a11y.Bus") }
            bus = BusConnection(.custom(address))
        } catch {
            throw XCUIError(description: "There is no accessibility bus: \(error). The package at-spi2-core provides it.")
        }
    }

    deinit {
        if let home { try? FileManager.default.removeItem(at: home) }
    }

    /// Creates the folders of programs. Returns the variables that name them. So the first launch of a program in a run finds no data of earlier runs.
    private static func folders(in home: URL) throws -> [String: String?] {
        var environment: [String: String?] = ["HOME": home.path, "GSETTINGS_BACKEND": "memory", "GSK_RENDERER": "cairo", "GDK_SCALE": nil]
        for (name, folder) in [
            ("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"), ("XDG_CACHE_HOME", "cache"), ("XDG_STATE_HOME", "state"),
            ("XDG_RUNTIME_DIR", "run"),
        ] {
            let url = home.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            environment[name] = url.path
        }
        return environment
    }

    /// Writes a random cookie that the server requires of its clients, in the format of libXau, and returns the file's path. Without a cookie, every user of
    /// the machine could connect.
    private static func writeAuthority(in home: URL) throws -> String {
        let name = Array("MIT-MAGIC-COOKIE-1".utf8)
        // The family "wild" and an empty display number match every display.
        var record: [UInt8] = [0xFF, 0xFF, 0, 0, 0, 0, 0, UInt8(name.count)] + name + [0, 16]
        record += (0..<16).map { _ in UInt8.random(in: .min ... .max) }
        let file = home.appendingPathComponent("authority")
        try Data(record).write(to: file)
        return file.path
    }

    private static func startServer(authority: String) throws -> (name: String, server: Subprocess) {
        let (text, server) = try start(
            ["Xvfb", "-screen", "0", "1920x1920x24", "-nolisten", "tcp", "-noreset", "-auth", authority, "-displayfd", "60"],
            environment: [:], package: "xvfb")
        return (":" + text, server)
    }

    private static func startBus(_ environment: [String: String?]) throws -> (address: String, daemon: Subprocess) {
        let (text, daemon) = try start(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=60"], environment: environment, package: "dbus")
        return (text, daemon)
    }

    /// Starts a server that writes a line to the descriptor 60 when it is ready. Returns the line.
    private static func start(
        _ command: [String], environment: [String: String?], package: String
    ) throws -> (line: String, server: Subprocess) {
        let pipe = try PipeEnds(readsAtOnce: true)
        defer { close(pipe.reading) }
        let server: Subprocess
        do {
            defer { close(pipe.writing) }
            server = try Subprocess(command, environment: environment, descriptors: [(child: 60, own: pipe.writing)])
        } catch {
            throw XCUIError(description: "\(error) The package \(package) provides it.")
        }
        var received = ""
        let end = Date() + patience
        while !received.hasSuffix("\n") {
            guard server.isRunning, Date() < end else {
                throw XCUIError(description: "\(command[0]) is not ready. It printed: \(server.output.suffix(2_000))")
            }
            var buffer = [UInt8](repeating: 0, count: 512)
            let count = read(pipe.reading, &buffer, buffer.count)
            if count > 0 { received += String(decoding: buffer[..<count], as: UTF8.self) } else { usleep(5_000) }
        }
        return (received.trimmingCharacters(in: .whitespacesAndNewlines), server)
    }
}
