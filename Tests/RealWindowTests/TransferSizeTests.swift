import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Data that are too large to keep in memory: 256 MB are transferred with less than 32 MB of additional memory.
    @Suite struct TransferSize {
        private static let thing = "application/x-lodestone-thing"
        private static let bytes = 256 << 20
        private static let limitInKilobytes = 32 << 10

        /// The additional memory for reading the data, in kilobytes, as the probe reports it.
        private func cost(_ probe: Subprocess) throws -> Int {
            let line = try #require(probe.output.split(separator: "\n").first { $0.hasPrefix("cost ") })
            let words = line.split(separator: " ")
            return try #require(Int(words[words.count - 2]))
        }

        @Test func largeDropOnX11() async throws {
            let fixture = try await TransferFixture.open(["paste", Self.thing], environment: ["PROBE_COUNTS_ONLY": "1"])
            defer { fixture.close() }
            try await fixture.launch(.gtk, ["copy", "\(Self.thing)=@repeat:\(Self.bytes)"])
            try await fixture.waitForLine("received \(Self.thing) \(Self.bytes) ")
            try await fixture.waitForLine("cost")
            #expect(try cost(fixture.probe) < Self.limitInKilobytes)
        }

        @Test func largeDragOnX11() async throws {
            let fixture = try await TransferFixture.open(["copy", "\(Self.thing)=@repeat:\(Self.bytes)"])
            defer { fixture.close() }
            let before = try memory(of: fixture.probe, "VmRSS")
            let target = try await fixture.launch(.gtk, ["paste", Self.thing])
            try await eventually("it has all", within: 60, about: [fixture.probe]) {
                target.output.contains("received \(Self.thing) \(Self.bytes) ")
            }
            #expect(try memory(of: fixture.probe, "VmHWM") - before < Self.limitInKilobytes)
        }

        @Test func largeDragOnWayland() async throws {
            let display = try await WaylandDisplay.start()
            defer { display.stop() }
            let probe = try display.launch(
                try BuiltProduct.path(of: "TransferProbe"), ["give", "c", "\(Self.thing)=@repeat:\(Self.bytes)"])
            try await eventually("the probe is ready", within: 60, about: [probe]) { probe.output.contains("ready\n") }
            try await pause(0.5)
            let target = try display.launch(try await Peer.gtk.path, ["target", "copy", Self.thing])
            try await pause(1)
            let before = try memory(of: probe, "VmRSS")
            try await display.press(at: CGPoint(x: 300, y: 300), dragTo: CGPoint(x: 900, y: 400))
            display.release()
            try await eventually("it has all", within: 60, about: [probe]) {
                target.output.contains("received \(Self.thing) \(Self.bytes) ")
            }
            #expect(try memory(of: probe, "VmHWM") - before < Self.limitInKilobytes)
        }

        /// The value of a line in the kernel's status of a process, in kilobytes.
        private func memory(of process: Subprocess, _ name: String) throws -> Int {
            let status = try String(contentsOfFile: "/proc/\(process.processID)/status", encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name + ":") })
            return try #require(Int(line.filter(\.isNumber)))
        }
    }
}
