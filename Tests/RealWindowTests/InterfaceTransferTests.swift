import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// UIKit's interactions on one side, programs on GTK and Qt on the other.
    @Suite struct InterfaceTransfer {
        private static let inSource = CGPoint(x: 300, y: 100)

        /// Drops the data of a program on GTK or Qt on the probe, and waits for a line.
        private func drop(_ offers: [String], from peer: Peer = .gtk, awaiting line: String) async throws -> TransferStage {
            let stage = try await TransferStage.open(["interface"])
            do {
                try await stage.launch(peer, ["source", "cml"] + offers)
                try await stage.dragIn()
                try await stage.display.release()
                try await stage.said(line)
                return stage
            } catch {
                stage.close()
                throw error
            }
        }

        @Test(arguments: Peer.allCases) func tenThousandFilesOfOneDropAreTenThousandItems(peer: Peer) async throws {
            var list = (0..<10_000).map { "file:///tmp/\($0).txt" }
            list[7] = "file:///tmp/../etc/7.txt"
            list[8] = "file:///tmp/a/..%2F8.txt"
            let sample = try SampleFile(Data(list.joined(separator: "\r\n").utf8))
            defer { sample.remove() }
            let stage = try await drop(["text/uri-list=\(sample.url.path)"], from: peer, awaiting: "urls ")
            defer { stage.close() }
            #expect(stage.has("entered with 1"), "\(stage.transcript)")
            #expect(stage.has("performed with 10000, nothing of our own"), "\(stage.transcript)")
            #expect(stage.has("urls 10000, 10000 names, all plain"), "\(stage.transcript)")
        }

        @Test func aListThatIsNoneIsRefusedAndTheNextOneTaken() async throws {
            let stage = try await drop(["text/uri-list=@repeat:100000"], awaiting: "session ended")
            defer { stage.close() }
            #expect(stage.has("exited"), "\(stage.transcript)")
            #expect(!stage.has("performed"), "\(stage.transcript)")
            stage.stopPeers()
            let sample = try SampleFile(Data("file:///tmp/a.txt\r\n".utf8))
            defer { sample.remove() }
            try await stage.launch(.gtk, ["source", "c", "text/uri-list=\(sample.url.path)"])
            try await stage.dragIn()
            try await stage.display.release()
            try await stage.said("urls 1, 1 names")
        }

        @Test func aListLongerThanAnyIsReadNoFurther() async throws {
            let stage = try await drop(["text/uri-list=@repeat:200000000"], awaiting: "session ended")
            defer { stage.close() }
            // A log line can arrive after one that was printed later.
            try await eventually("the log says why", about: []) { stage.transcript.contains("The data is larger than") }
            #expect(!stage.has("performed"), "\(stage.transcript)")
        }

        @Test func dataOfAnotherTypeThanPromisedAreNoPicture() async throws {
            let stage = try await drop(["image/png=@repeat:5000"], awaiting: "images ")
            defer { stage.close() }
            #expect(stage.has("images 0"), "\(stage.transcript)")
        }

        @Test(arguments: Peer.allCases) func aTextIsDraggedOut(peer: Peer) async throws {
            let stage = try await TransferStage.open(["interface"])
            defer { stage.close() }
            let target = try await stage.launch(peer, ["target", "copy", "text/plain;charset=utf-8"])
            try await stage.display.press(at: Self.inSource)
            try await stage.display.dragOn(from: Self.inSource, to: TransferStage.inPeer)
            // GTK detects a drag by its moves, and a hand never rests.
            try await eventually("the peer sees it", about: [stage.probe, target]) {
                try await stage.display.dragOn(from: TransferStage.inPeer, to: CGPoint(x: 810, y: 230), steps: 2)
                return target.output.contains("entered")
            }
            try await pause(0.2)
            try await stage.display.release()
            let sample = try SampleFile(Data("Grüße".utf8))
            defer { sample.remove() }
            try await stage.said(sample.line("text/plain;charset=utf-8"), by: target)
            try await stage.said("drag ended copy")
        }

        @Test func aDragThatComesBackHasItsObjects() async throws {
            let stage = try await TransferStage.open(["interface"])
            defer { stage.close() }
            let outside = CGPoint(x: 1000, y: 600)
            try await stage.display.press(at: Self.inSource)
            try await stage.display.dragOn(from: Self.inSource, to: outside)
            try await pause(0.2)
            try await stage.display.dragOn(from: outside, to: CGPoint(x: 300, y: 500))
            try await eventually("it is over the target again", about: [stage.probe]) { stage.has("entered with 1 of our own") }
            try await pause(0.2)
            try await stage.display.release()
            try await stage.said("texts Grüße")
            try await stage.said("drag ended copy")
            #expect(stage.has("performed with 1, card of our own"), "\(stage.transcript)")
        }
    }
}
