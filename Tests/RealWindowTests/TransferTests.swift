import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Data transfer on X11 between the probe and a program with GTK or Qt.
    @Suite struct Transfer {
        /// Data larger than the chunk that X11 transfers at a time.
        private static let long = Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })
        private static let text = Data("Grüße, 世界\n".utf8)
        private static let png = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) + long.prefix(5_000)
        private static let formats = ["text/plain;charset=utf-8", "image/png", "application/x-lodestone-thing"]

        /// Sample files in all three formats.
        private struct Samples {
            let files: [SampleFile]
            init() throws { files = try [text, png, long].map { try SampleFile($0) } }
            var offers: [String] { zip(formats, files).map { "\($0)=\($1.url.path)" } }
            var lines: [String] { zip(formats, files).map { $1.line($0) } }
            func remove() { files.forEach { $0.remove() } }
        }

        @Test(arguments: Peer.allCases) func incomingDragDelivers(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let fixture = try await TransferFixture.open(["take", "copy"] + Self.formats + ["image/x-never-offered"])
            defer { fixture.close() }
            let source = try await fixture.launch(peer, ["source", "cml"] + samples.offers)
            try await fixture.dragIn()
            try await fixture.display.release()
            try await fixture.waitForLine("done")
            for line in samples.lines { #expect(fixture.has(line), "\(fixture.transcript)") }
            #expect(fixture.has("failed image/x-never-offered: The content has no data of type"), "\(fixture.transcript)")
            #expect(fixture.has("dropped 300,300"), "\(fixture.transcript)")
            #expect(!fixture.has("read before the drop"), "\(fixture.transcript)")
            try await fixture.waitForLine("ended copy", by: source)
        }

        @Test(arguments: Peer.allCases) func outgoingDragDelivers(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let fixture = try await TransferFixture.open(["give", "cm"] + samples.offers)
            defer { fixture.close() }
            let target = try await fixture.launch(peer, ["target", "move"] + Self.formats + ["image/x-never-offered"])
            try await fixture.dragOutAndDrop()
            try await fixture.waitForLine("ended")
            #expect(fixture.has("ended move"), "\(fixture.transcript)")
            #expect(fixture.has("pointer cancelled"), "\(fixture.transcript)")
            for line in samples.lines { try await fixture.waitForLine(line, by: target) }
            try await fixture.waitForLine("failed image/x-never-offered", by: target)
        }

        @Test func returningDragIsLocal() async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let fixture = try await TransferFixture.open(["give", "c"] + samples.offers)
            defer { fixture.close() }
            let outside = CGPoint(x: 1000, y: 600)
            try await fixture.display.press(at: TransferFixture.inProbe)
            try await fixture.display.dragOn(from: TransferFixture.inProbe, to: outside)
            try await fixture.waitForLine("began")
            try await fixture.display.dragOn(from: outside, to: TransferFixture.inProbe)
            try await fixture.waitForLine("entered own")
            try await fixture.display.release()
            try await fixture.waitForLine("ended copy")
            for line in samples.lines { #expect(fixture.has(line), "\(fixture.transcript)") }
        }

        @Test func dragImageHasItsShapeWithoutACompositor() async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let fixture = try await TransferFixture.open(["give", "c"] + samples.offers)
            defer { fixture.close() }
            let (outside, middle) = (CGPoint(x: 1000, y: 600), TransferFixture.inProbe)
            try await fixture.display.press(at: middle)
            try await fixture.display.dragOn(from: middle, to: outside)
            try await fixture.waitForLine("began")
            // Moves the image over the window, so that the window's colour is visible through the image's transparent parts. Beside the window the screen is
            // black,
            // like the image's box.
            try await fixture.display.dragOn(from: outside, to: middle)
            try await fixture.waitForLine("entered own")
            try await fixture.display.picture("a drag's image has round corners", ofMemory: true) { picture in
                let window = picture[CGPoint(x: 100, y: 100)]
                let red = Picture.Pixel(0xFF3B30)
                // The image is 80 by 40 points, with corners of 20, and its middle is at the pointer.
                let corners = [(-39, -19), (38, -19), (-39, 18), (38, 18)].map { picture[middle.moved($0.0, $0.1)] }
                let insides = [(-36, 0), (35, 0), (0, -17), (0, 17)].map { picture[middle.moved($0.0, $0.1)] }
                return corners.allSatisfy { $0.isNear(window) } && insides.allSatisfy { $0.isNear(red) } ? true : nil
            }
            try await fixture.display.release()
            try await fixture.waitForLine("ended copy")
        }

        @Test func dragWithoutATargetEndsWithoutAnOperation() async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let fixture = try await TransferFixture.open(["give", "c"] + samples.offers)
            defer { fixture.close() }
            let outside = CGPoint(x: 1000, y: 600)
            try await fixture.display.press(at: TransferFixture.inProbe)
            try await fixture.display.dragOn(from: TransferFixture.inProbe, to: outside)
            try await fixture.waitForLine("began")
            try await fixture.display.release()
            try await fixture.waitForLine("ended nothing")
            // The next drag begins like the first.
            try await fixture.display.press(at: TransferFixture.inProbe)
            try await fixture.display.dragOn(from: TransferFixture.inProbe, to: outside)
            try await eventually("it begins again", about: [fixture.probe]) {
                fixture.probe.output.components(separatedBy: "began").count == 3
            }
            try await fixture.display.release()
        }

        @Test(arguments: Peer.allCases) func refusedDragIsNotDropped(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let fixture = try await TransferFixture.open(["take", "refuse"])
            defer { fixture.close() }
            let source = try await fixture.launch(peer, ["source", "cml"] + samples.offers)
            try await fixture.dragIn()
            try await fixture.display.release()
            try await fixture.waitForLine("exited")
            #expect(!fixture.has("dropped"), "\(fixture.transcript)")
            try await fixture.waitForLine(peer == .gtk ? "cancelled" : "ended nothing", by: source)
        }

        @Test(arguments: Peer.allCases) func pasteReadsAnotherProgramsCopy(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let fixture = try await TransferFixture.open(["paste"] + Self.formats + ["image/x-never-offered"])
            defer { fixture.close() }
            try await fixture.launch(peer, ["copy"] + samples.offers)
            try await fixture.waitForLine("done")
            for line in samples.lines { #expect(fixture.has(line), "\(fixture.transcript)") }
            #expect(fixture.has("clipboard 1 "), "\(fixture.transcript)")
            #expect(fixture.has("failed image/x-never-offered: The content has no data of type"), "\(fixture.transcript)")
        }

        @Test(arguments: Peer.allCases) func synchronousPasteReturnsTheData(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let fixture = try await TransferFixture.open(["pastenow"] + Self.formats + ["image/x-never-offered"])
            defer { fixture.close() }
            try await fixture.launch(peer, ["copy"] + samples.offers)
            try await fixture.waitForLine("done")
            for line in samples.lines { #expect(fixture.has(line), "\(fixture.transcript)") }
            #expect(fixture.has("failed image/x-never-offered: The content has no data of type"), "\(fixture.transcript)")
        }

        @Test func synchronousPasteTimesOutForAnUnresponsiveProgram() async throws {
            let fixture = try await TransferFixture.open(["pastenow", "application/x-lodestone-thing"])
            defer { fixture.close() }
            try await fixture.launch(.gtk, ["copy", "application/x-lodestone-thing=@hang"])
            try await fixture.waitForLine("done")
            #expect(fixture.transcript.contains("no answer within 1 seconds"), "\(fixture.transcript)")
        }

        @Test(arguments: Peer.allCases) func anotherProgramPastesTheCopy(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let fixture = try await TransferFixture.open(["copy"] + samples.offers)
            defer { fixture.close() }
            let target = try await fixture.launch(peer, ["paste"] + Self.formats)
            for line in samples.lines { try await fixture.waitForLine(line, by: target) }
            for format in Self.formats { #expect(target.output.contains("offered \(format)\n")) }
        }
    }
}

extension CGPoint {
    fileprivate func moved(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: self.x + CGFloat(x), y: self.y + CGFloat(y)) }
}
