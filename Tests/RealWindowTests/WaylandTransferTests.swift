import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Data transfer on Wayland: the probe is on the left, a program with GTK is on the right of a headless sway.
    /// `TouchOnWayland` has a drag by touch, on another compositor.
    @Suite struct WaylandTransfer {
        private static let thing = "application/x-lodestone-thing"
        private static let inProbe = CGPoint(x: 300, y: 300)
        private static let inPeer = CGPoint(x: 900, y: 400)

        private struct Fixture {
            let display: WaylandDisplay
            let probe: Subprocess
            let peer: Subprocess?

            func waitForLine(_ line: String, by program: Subprocess) async throws {
                try await eventually("\(program.name) prints '\(line)'", about: [probe]) {
                    program.output.split(separator: "\n").contains { $0.hasPrefix(line) }
                }
            }
        }

        /// Opens both windows, the probe's first.
        private func open(_ arguments: [String], beside peer: [String]?) async throws -> Fixture {
            let display = try await WaylandDisplay.start()
            do {
                let probe = try display.launch(
                    try BuiltProduct.path(of: "TransferProbe"), arguments, environment: ["PROBE_PATIENCE": "2"])
                try await eventually("the probe is ready", within: 60, about: [probe]) { probe.output.contains("ready\n") }
                try await pause(0.5)
                let program = try await peer.asyncMap { try display.launch(try await Peer.gtk.path, $0) }
                try await pause(1)
                return Fixture(display: display, probe: probe, peer: program)
            } catch {
                display.stop()
                throw error
            }
        }

        @Test func incomingDragDelivers() async throws {
            let sample = try SampleFile(Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }))
            defer { sample.remove() }
            let fixture = try await open(
                ["take", "copy", Self.thing, "text/html"],
                beside: ["source", "cm", "\(Self.thing)=\(sample.url.path)", "text/html=@repeat:10"])
            defer { fixture.display.stop() }
            let source = try #require(fixture.peer)
            try await fixture.display.press(at: Self.inPeer, dragTo: Self.inProbe)
            try await fixture.waitForLine("entered copy+move", by: fixture.probe)
            fixture.display.release()
            try await fixture.waitForLine("done", by: fixture.probe)
            try await fixture.waitForLine(sample.line(Self.thing), by: fixture.probe)
            try await fixture.waitForLine("received text/html 10 ", by: fixture.probe)
            try await fixture.waitForLine("ended copy", by: source)
        }

        @Test func outgoingDragDelivers() async throws {
            let sample = try SampleFile(Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }))
            defer { sample.remove() }
            let fixture = try await open(
                ["give", "cm", "\(Self.thing)=\(sample.url.path)", "text/html=@repeat:10"],
                beside: ["target", "move", Self.thing, "text/html"])
            defer { fixture.display.stop() }
            let target = try #require(fixture.peer)
            try await fixture.display.press(at: Self.inProbe, dragTo: Self.inPeer)
            try await fixture.waitForLine("began", by: fixture.probe)
            try await fixture.waitForLine("entered", by: target)
            fixture.display.release()
            try await fixture.waitForLine("ended move", by: fixture.probe)
            try await fixture.waitForLine(sample.line(Self.thing), by: target)
            try await fixture.waitForLine("received text/html 10 ", by: target)
        }

        @Test func returningDragIsLocal() async throws {
            let fixture = try await open(["give", "c", "\(Self.thing)=@repeat:100"], beside: ["target", "copy", Self.thing])
            defer { fixture.display.stop() }
            let target = try #require(fixture.peer)
            try await fixture.display.press(at: Self.inProbe, dragTo: Self.inPeer)
            try await fixture.waitForLine("began", by: fixture.probe)
            try await fixture.waitForLine("entered", by: target)
            for step in 1...20 {
                fixture.display.pointer.move(to: CGPoint(x: Self.inPeer.x - CGFloat(step) * 30, y: 350))
                try await pause(0.02)
            }
            try await fixture.waitForLine("entered own copy", by: fixture.probe)
            fixture.display.release()
            try await fixture.waitForLine("ended copy", by: fixture.probe)
            try await fixture.waitForLine("received \(Self.thing) 100 ", by: fixture.probe)
        }

        @Test func killedSourceExitsTheWindow() async throws {
            let fixture = try await open(["take", "copy", Self.thing], beside: ["source", "c", "\(Self.thing)=@repeat:10"])
            defer { fixture.display.stop() }
            try await fixture.display.press(at: Self.inPeer, dragTo: Self.inProbe)
            try await fixture.waitForLine("entered", by: fixture.probe)
            fixture.peer?.send(SIGKILL)
            try await fixture.waitForLine("exited", by: fixture.probe)
            fixture.display.release()
        }

        @Test func sourceKilledDuringTheTransferAffectsNoOtherTransfer() async throws {
            let fixture = try await open(["take", "copy", Self.thing], beside: ["source", "c", "\(Self.thing)=@die:600000"])
            defer { fixture.display.stop() }
            try await fixture.display.press(at: Self.inPeer, dragTo: Self.inProbe)
            try await fixture.waitForLine("entered", by: fixture.probe)
            fixture.display.release()
            // A pipe ends in the same way if its writer finishes or is killed. The result is the data received before that.
            try await fixture.waitForLine("done", by: fixture.probe)
        }

        @Test func anotherProgramPastesTheCopy() async throws {
            let fixture = try await open(["copy", "\(Self.thing)=@repeat:500000"], beside: nil)
            defer { fixture.display.stop() }
            // Wayland lets a program copy only after a recent input event in its window.
            try await fixture.display.click(at: Self.inProbe)
            let paste = try fixture.display.launch(try await Peer.gtk.path, ["paste", Self.thing])
            try await fixture.waitForLine("received \(Self.thing) 500000 ", by: paste)
        }

        /// The library installs no handler for the signal. Reading 1,000 of 50,000,000 bytes closes the pipe in the middle of a write.
        @Test func readerThatClosesThePipeDoesNotEndTheProgram() async throws {
            let fixture = try await open(["copy", "\(Self.thing)=@repeat:50000000", "text/html=@repeat:10"], beside: nil)
            defer { fixture.display.stop() }
            try await fixture.display.click(at: Self.inProbe)
            let reader = try fixture.display.launch("/bin/sh", ["-c", "wl-paste --type \(Self.thing) | head -c 1000 | wc -c"])
            #expect(try await reader.waitForExit() == 0)
            #expect(reader.output.contains("1000"), "\(reader.output)")
            let paste = try fixture.display.launch(try await Peer.gtk.path, ["paste", "text/html"])
            try await fixture.waitForLine("received text/html 10 ", by: paste)
            #expect(fixture.probe.isRunning, "\(fixture.probe.output)")
            #expect(!fixture.probe.output.contains("gave \(Self.thing)"), "\(fixture.probe.output)")
            // The bit mask of the signals with a handler. GIO ignores the signal from its first socket on, so `SigIgn` tells nothing.
            let status = try String(contentsOfFile: "/proc/\(fixture.probe.processID)/status", encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") })
            let mask = try #require(UInt64(line.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16))
            #expect(mask & 1 << UInt64(SIGPIPE - 1) == 0, "\(line)")
        }

        @Test func pasteReadsAnotherProgramsCopy() async throws {
            let fixture = try await open(["paste", Self.thing], beside: ["copy", "\(Self.thing)=@repeat:500000"])
            defer { fixture.display.stop() }
            let peer = try #require(fixture.peer)
            try await fixture.display.click(at: Self.inPeer)
            try await eventually("the peer has copied at the click", about: [peer]) {
                peer.output.components(separatedBy: "copied").count == 3
            }
            // The compositor sends the clipboard's content only to the program with the keyboard focus.
            try await fixture.display.click(at: Self.inProbe)
            try await fixture.waitForLine("received \(Self.thing) 500000 ", by: fixture.probe)
        }
    }
}

extension Optional {
    fileprivate func asyncMap<Result>(_ body: (Wrapped) async throws -> Result) async throws -> Result? {
        guard let self else { return nil }
        return try await body(self)
    }
}
