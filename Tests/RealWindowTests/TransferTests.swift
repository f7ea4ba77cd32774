import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Data between two programs on X11: the probe on one side, a program on GTK or Qt on the other.
    @Suite struct Transfer {
        /// Larger than a piece that X11 transfers at once.
        private static let long = Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })
        private static let text = Data("Grüße, 世界\n".utf8)
        private static let png = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) + long.prefix(5_000)
        private static let formats = ["text/plain;charset=utf-8", "image/png", "application/x-lodestone-thing"]

        /// Files of all three formats.
        private struct Samples {
            let files: [SampleFile]
            init() throws { files = try [text, png, long].map { try SampleFile($0) } }
            var offers: [String] { zip(formats, files).map { "\($0)=\($1.url.path)" } }
            var lines: [String] { zip(formats, files).map { $1.line($0) } }
            func remove() { files.forEach { $0.remove() } }
        }

        @Test(arguments: Peer.allCases) func whatAnotherProgramDragsInArrives(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let stage = try await TransferStage.open(["take", "copy"] + Self.formats + ["image/x-never-offered"])
            defer { stage.close() }
            let source = try await stage.launch(peer, ["source", "cml"] + samples.offers)
            try await stage.dragIn()
            try await stage.display.release()
            try await stage.said("done")
            for line in samples.lines { #expect(stage.has(line), "\(stage.transcript)") }
            #expect(stage.has("failed image/x-never-offered: The content has no data of type"), "\(stage.transcript)")
            #expect(stage.has("dropped 300,300"), "\(stage.transcript)")
            #expect(!stage.has("read before the drop"), "\(stage.transcript)")
            try await stage.said("ended copy", by: source)
        }

        @Test(arguments: Peer.allCases) func whatIsDraggedOutArrives(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let stage = try await TransferStage.open(["give", "cm"] + samples.offers)
            defer { stage.close() }
            let target = try await stage.launch(peer, ["target", "move"] + Self.formats + ["image/x-never-offered"])
            try await stage.dragOutAndDrop()
            try await stage.said("ended")
            #expect(stage.has("ended move"), "\(stage.transcript)")
            #expect(stage.has("pointer cancelled"), "\(stage.transcript)")
            for line in samples.lines { try await stage.said(line, by: target) }
            try await stage.said("failed image/x-never-offered", by: target)
        }

        @Test func aDragThatComesBackIsKnownAsOurOwn() async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let stage = try await TransferStage.open(["give", "c"] + samples.offers)
            defer { stage.close() }
            let outside = CGPoint(x: 1000, y: 600)
            try await stage.display.press(at: TransferStage.inProbe)
            try await stage.display.dragOn(from: TransferStage.inProbe, to: outside)
            try await stage.said("began")
            try await stage.display.dragOn(from: outside, to: TransferStage.inProbe)
            try await stage.said("entered own")
            try await stage.display.release()
            try await stage.said("ended copy")
            for line in samples.lines { #expect(stage.has(line), "\(stage.transcript)") }
        }

        @Test func withoutACompositorThePictureIsCutToItsShape() async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let stage = try await TransferStage.open(["give", "c"] + samples.offers)
            defer { stage.close() }
            let (outside, middle) = (CGPoint(x: 1000, y: 600), TransferStage.inProbe)
            try await stage.display.press(at: middle)
            try await stage.display.dragOn(from: middle, to: outside)
            try await stage.said("began")
            // Over the window its colour is visible through the transparent parts of the image. Beside it the screen is black, like the
            // box.
            try await stage.display.dragOn(from: outside, to: middle)
            try await stage.said("entered own")
            try await stage.display.picture("a drag's picture has round corners", ofMemory: true) { picture in
                let window = picture[CGPoint(x: 100, y: 100)]
                let red = Picture.Pixel(0xFF3B30)
                // The image is 80 by 40 points, with corners of 20, and its middle is at the pointer.
                let corners = [(-39, -19), (38, -19), (-39, 18), (38, 18)].map { picture[middle.moved($0.0, $0.1)] }
                let insides = [(-36, 0), (35, 0), (0, -17), (0, 17)].map { picture[middle.moved($0.0, $0.1)] }
                return corners.allSatisfy { $0.isNear(window) } && insides.allSatisfy { $0.isNear(red) } ? true : nil
            }
            try await stage.display.release()
            try await stage.said("ended copy")
        }

        @Test func aDragThatNobodyTakesEndsWithNothing() async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let stage = try await TransferStage.open(["give", "c"] + samples.offers)
            defer { stage.close() }
            let outside = CGPoint(x: 1000, y: 600)
            try await stage.display.press(at: TransferStage.inProbe)
            try await stage.display.dragOn(from: TransferStage.inProbe, to: outside)
            try await stage.said("began")
            try await stage.display.release()
            try await stage.said("ended nothing")
            // And the next one begins like the first.
            try await stage.display.press(at: TransferStage.inProbe)
            try await stage.display.dragOn(from: TransferStage.inProbe, to: outside)
            try await eventually("it begins again", about: [stage.probe]) {
                stage.probe.output.components(separatedBy: "began").count == 3
            }
            try await stage.display.release()
        }

        @Test(arguments: Peer.allCases) func whatIsRefusedIsNotDropped(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let stage = try await TransferStage.open(["take", "refuse"])
            defer { stage.close() }
            let source = try await stage.launch(peer, ["source", "cml"] + samples.offers)
            try await stage.dragIn()
            try await stage.display.release()
            try await stage.said("exited")
            #expect(!stage.has("dropped"), "\(stage.transcript)")
            try await stage.said(peer == .gtk ? "cancelled" : "ended nothing", by: source)
        }

        @Test(arguments: Peer.allCases) func whatAnotherProgramCopiesIsPasted(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let stage = try await TransferStage.open(["paste"] + Self.formats + ["image/x-never-offered"])
            defer { stage.close() }
            try await stage.launch(peer, ["copy"] + samples.offers)
            try await stage.said("done")
            for line in samples.lines { #expect(stage.has(line), "\(stage.transcript)") }
            #expect(stage.has("clipboard 1 "), "\(stage.transcript)")
            #expect(stage.has("failed image/x-never-offered: The content has no data of type"), "\(stage.transcript)")
        }

        @Test(arguments: Peer.allCases) func aPasteThatWaitsHasTheDataAtOnce(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let stage = try await TransferStage.open(["pastenow"] + Self.formats + ["image/x-never-offered"])
            defer { stage.close() }
            try await stage.launch(peer, ["copy"] + samples.offers)
            try await stage.said("done")
            for line in samples.lines { #expect(stage.has(line), "\(stage.transcript)") }
            #expect(stage.has("failed image/x-never-offered: The content has no data of type"), "\(stage.transcript)")
        }

        @Test func aPasteThatWaitsGivesUpOnAProgramThatSaysNothing() async throws {
            let stage = try await TransferStage.open(["pastenow", "application/x-lodestone-thing"])
            defer { stage.close() }
            try await stage.launch(.gtk, ["copy", "application/x-lodestone-thing=@hang"])
            try await stage.said("done")
            #expect(stage.transcript.contains("no answer within 1 seconds"), "\(stage.transcript)")
        }

        @Test(arguments: Peer.allCases) func whatIsCopiedIsPastedByAnotherProgram(peer: Peer) async throws {
            let samples = try Samples()
            defer { samples.remove() }
            let stage = try await TransferStage.open(["copy"] + samples.offers)
            defer { stage.close() }
            let target = try await stage.launch(peer, ["paste"] + Self.formats)
            for line in samples.lines { try await stage.said(line, by: target) }
            for format in Self.formats { #expect(target.output.contains("offered \(format)\n")) }
        }
    }
}

extension CGPoint {
    fileprivate func moved(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: self.x + CGFloat(x), y: self.y + CGFloat(y)) }
}
