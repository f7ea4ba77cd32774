import Foundation
import Testing
import WindowTestSupport

extension RealWindow {
    /// Drag and drop between UIKit's interactions and programs with GTK and Qt.
    @Suite struct InterfaceTransfer {
        private static let inSource = CGPoint(x: 300, y: 100)

        /// Drops the data of a program with GTK or Qt on the probe, and waits for a line of the probe's output.
        private func drop(_ offers: [String], from peer: Peer = .gtk, awaiting line: String) async throws -> TransferFixture {
            let fixture = try await TransferFixture.open(["interface"])
            do {
                try await fixture.launch(peer, ["source", "cml"] + offers)
                try await fixture.dragIn()
                try await fixture.display.release()
                try await fixture.waitForLine(line)
                return fixture
            } catch {
                fixture.close()
                throw error
            }
        }

        @Test(arguments: Peer.allCases) func dropOfTenThousandFilesHasTenThousandItems(peer: Peer) async throws {
            var list = (0..<10_000).map { "file:///tmp/\($0).txt" }
            list[7] = "file:///tmp/../etc/7.txt"
            list[8] = "file:///tmp/a/..%2F8.txt"
            let sample = try SampleFile(Data(list.joined(separator: "\r\n").utf8))
            defer { sample.remove() }
            let fixture = try await drop(["text/uri-list=\(sample.url.path)"], from: peer, awaiting: "urls ")
            defer { fixture.close() }
            #expect(fixture.has("entered with 1"), "\(fixture.transcript)")
            #expect(fixture.has("performed with 10000, nothing of our own"), "\(fixture.transcript)")
            #expect(fixture.has("urls 10000, 10000 names, all plain"), "\(fixture.transcript)")
        }

        @Test func invalidListIsRefusedAndTheNextOneIsAccepted() async throws {
            let fixture = try await drop(["text/uri-list=@repeat:100000"], awaiting: "session ended")
            defer { fixture.close() }
            #expect(fixture.has("exited"), "\(fixture.transcript)")
            #expect(!fixture.has("performed"), "\(fixture.transcript)")
            fixture.stopPeers()
            let sample = try SampleFile(Data("file:///tmp/a.txt\r\n".utf8))
            defer { sample.remove() }
            try await fixture.launch(.gtk, ["source", "c", "text/uri-list=\(sample.url.path)"])
            try await fixture.dragIn()
            try await fixture.display.release()
            try await fixture.waitForLine("urls 1, 1 names")
        }

        @Test func tooLongListIsReadToTheLimit() async throws {
            let fixture = try await drop(["text/uri-list=@repeat:200000000"], awaiting: "session ended")
            defer { fixture.close() }
            // The log and the printed lines may arrive in a different order.
            try await eventually("the log has the reason", about: []) { fixture.transcript.contains("The data is larger than") }
            #expect(!fixture.has("performed"), "\(fixture.transcript)")
        }

        @Test func dataOfAnotherTypeThanPromisedAreNotAnImage() async throws {
            let fixture = try await drop(["image/png=@repeat:5000"], awaiting: "images ")
            defer { fixture.close() }
            #expect(fixture.has("images 0"), "\(fixture.transcript)")
        }

        @Test(arguments: Peer.allCases) func textIsDraggedToAnotherProgram(peer: Peer) async throws {
            let fixture = try await TransferFixture.open(["interface"])
            defer { fixture.close() }
            let target = try await fixture.launch(peer, ["target", "copy", "text/plain;charset=utf-8"])
            try await fixture.display.press(at: Self.inSource)
            try await fixture.display.dragOn(from: Self.inSource, to: TransferFixture.inPeer)
            // GTK detects a drag by pointer moves, and a real pointer never rests completely.
            try await eventually("the peer sees it", about: [fixture.probe, target]) {
                try await fixture.display.dragOn(from: TransferFixture.inPeer, to: CGPoint(x: 810, y: 230), steps: 2)
                return target.output.contains("entered")
            }
            try await pause(0.2)
            try await fixture.display.release()
            let sample = try SampleFile(Data("Grüße".utf8))
            defer { sample.remove() }
            try await fixture.waitForLine(sample.line("text/plain;charset=utf-8"), by: target)
            try await fixture.waitForLine("drag ended copy")
        }

        @Test func returningDragHasItsLocalObjects() async throws {
            let fixture = try await TransferFixture.open(["interface"])
            defer { fixture.close() }
            let outside = CGPoint(x: 1000, y: 600)
            try await fixture.display.press(at: Self.inSource)
            try await fixture.display.dragOn(from: Self.inSource, to: outside)
            try await pause(0.2)
            try await fixture.display.dragOn(from: outside, to: CGPoint(x: 300, y: 500))
            try await eventually("it is over the target again", about: [fixture.probe]) { fixture.has("entered with 1 of our own") }
            try await pause(0.2)
            try await fixture.display.release()
            try await fixture.waitForLine("texts Grüße")
            try await fixture.waitForLine("drag ended copy")
            #expect(fixture.has("performed with 1, card of our own"), "\(fixture.transcript)")
        }
    }
}
