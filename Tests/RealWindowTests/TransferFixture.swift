import Foundation
import WindowTestSupport

/// A display with the probe's window on the left, and another program's window on the right.
final class TransferFixture {
    let display: XDisplay
    let probe: Subprocess
    private(set) var peers: [Subprocess] = []
    private let environment: [String: String?]

    /// A point in the probe's window.
    static let inProbe = CGPoint(x: 300, y: 300)
    /// A point in the peer's window.
    static let inPeer = CGPoint(x: 800, y: 220)

    private init(display: XDisplay, probe: Subprocess, environment: [String: String?]) {
        self.display = display
        self.probe = probe
        self.environment = environment
    }

    /// Opens the display. `patience` is the probe's time limit for other programs, in seconds.
    static func open(
        _ arguments: [String], patience: Double? = nil, environment extra: [String: String?] = [:]
    ) async throws -> TransferFixture {
        let display = try await XDisplay.start()
        let environment: [String: String?] = ["PROBE_PATIENCE": patience.map { "\($0)" }, "QT_QPA_PLATFORM": "xcb"].merging(extra) { $1 }
        do {
            let probe = try display.launch("TransferProbe", arguments, environment: environment)
            try await eventually("the probe is ready", within: 60, about: [probe]) { probe.output.contains("ready\n") }
            let fixture = TransferFixture(display: display, probe: probe, environment: environment)
            _ = try await display.window(of: probe)
            return fixture
        } catch {
            display.stop()
            throw error
        }
    }

    /// Starts another program beside the probe.
    @discardableResult
    func launch(_ peer: Peer, _ arguments: [String]) async throws -> Subprocess {
        let program = try Subprocess([try await peer.path] + arguments, environment: display.environment.merging(environment) { $1 })
        peers.append(program)
        if arguments.first == "source" || arguments.first == "target" {
            let window = try await display.window(of: program)
            try await display.xdotool("windowmove", "--sync", window, "\(Int(Self.inPeer.x) - 100)", "100")
            // Waits for the window's first frame, and its registration as a drop target.
            try await pause(0.3)
        }
        return program
    }

    /// Drags from the peer into the probe, without releasing the button.
    func dragIn() async throws {
        try await display.press(at: Self.inPeer)
        try await display.dragOn(from: Self.inPeer, to: Self.inProbe)
        try await waitForLine("entered")
    }

    /// Drags from the probe into the peer, and releases the button.
    func dragOutAndDrop() async throws {
        try await display.press(at: Self.inProbe)
        try await display.dragOn(from: Self.inProbe, to: Self.inPeer)
        try await waitForLine("began")
        try await eventually("the peer sees it", about: peers + [probe]) { self.peers.contains { $0.output.contains("entered") } }
        try await pause(0.1)
        try await display.release()
    }

    /// Waits until the probe has printed a line that begins with `line`.
    func waitForLine(_ line: String) async throws {
        do {
            try await eventually("the probe prints '\(line)'", about: [probe]) { self.has(line) }
        } catch {
            throw HarnessError("\(error)\n\(transcript)")
        }
    }

    /// Waits until `peer` has printed a line that begins with `line`.
    func waitForLine(_ line: String, by peer: Subprocess) async throws {
        try await eventually("the peer prints '\(line)'", about: [probe]) { Self.has(line, in: peer) }
    }

    /// Whether the probe has printed a line that begins with `line`.
    func has(_ line: String) -> Bool { Self.has(line, in: probe) }

    /// The output of the probe and the other programs.
    var transcript: String {
        ([probe] + peers).map { "\($0.name) (\($0.exitStatus.map { "ended with \($0)" } ?? "runs")): \($0.output)" }.joined(separator: "\n")
    }

    private static func has(_ line: String, in program: Subprocess) -> Bool {
        program.output.split(separator: "\n").contains { $0.hasPrefix(line) }
    }

    /// Ends the other programs.
    func stopPeers() {
        peers.forEach { $0.stop() }
        peers = []
    }

    func close() {
        stopPeers()
        display.stop()
    }
}
