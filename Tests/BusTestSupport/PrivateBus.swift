import DesktopBus
import Foundation
import Synchronization

/// A message bus of the test's own: a `dbus-daemon` that ends with this object, or with the program.
public final class PrivateBus: Sendable {
    /// The address of the bus.
    public let address: String
    private let process = Process()
    private let input = Pipe()
    private let hasEnded = Atomic(false)

    /// The path of `dbus-daemon`; nil if it is not installed.
    public static let program = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Starts a bus. It cannot start services by itself.
    ///
    /// - Throws: ``BusError/noBus(_:)`` if `dbus-daemon` is missing or does not start.
    public init() throws {
        guard let program = Self.program else { throw BusError.noBus("dbus-daemon is not installed.") }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString).conf")
        try Data(
            """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>
            <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>
            """.utf8
        ).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        // The shell ends the daemon when it reads a line or the end of its input. Its input also ends if the test program ends.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "\"$0\" --config-file=\"$1\" --nofork --nopidfile --print-address=1 & read line; kill -9 $!", program, file.path,
        ]
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty else { throw BusError.noBus("dbus-daemon did not start.") }
    }

    deinit { end() }

    /// Ends the bus asynchronously, by writing a line. Closing the pipe is not enough, since programs that the test started may keep it open.
    public func end() {
        guard !hasEnded.exchange(true, ordering: .relaxed) else { return }
        try? input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
        try? input.fileHandleForWriting.close()
    }

    /// A new connection.
    package func connection() -> BusConnection { BusConnection(.custom(address)) }
}
