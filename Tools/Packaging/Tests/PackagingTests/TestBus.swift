import Foundation

@testable import LodestonePackaging

/// A session bus that starts services by the files in a folder of data. It ends when the object is deallocated.
final class TestBus {
    let address: String
    private let daemon = Process()

    /// - Throws: ``PackagingError`` if `dbus-daemon` is not installed or does not start.
    init(dataHome: URL) throws {
        daemon.executableURL = URL(fileURLWithPath: try Shell.require("dbus-daemon", package: "dbus"))
        daemon.arguments = ["--session", "--nofork", "--nopidfile", "--print-address"]
        daemon.environment = ProcessInfo.processInfo.environment.merging(["XDG_DATA_HOME": dataHome.path, "XDG_DATA_DIRS": "/nonexistent"])
        {
            $1
        }
        daemon.standardInput = FileHandle.nullDevice
        let output = Pipe()
        daemon.standardOutput = output
        daemon.standardError = FileHandle.nullDevice
        try daemon.run()
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if address.isEmpty { throw PackagingError.failed("dbus-daemon", output: "It printed no address.") }
    }

    // The daemon inherits the signal mask of the test's thread, which blocks SIGTERM.
    deinit { kill(daemon.processIdentifier, SIGKILL) }
}
