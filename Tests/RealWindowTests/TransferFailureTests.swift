import Foundation
import Testing

extension RealWindow {
    /// The other program is killed, does not reply, or stops during a transfer. The waiting program gets an error and continues.
    @Suite struct TransferFailures {
        private static let thing = "application/x-lodestone-thing"

        @Test(arguments: Peer.allCases) func killedSourceExitsTheWindow(peer: Peer) async throws {
            let fixture = try await TransferFixture.open(["take", "copy", Self.thing])
            defer { fixture.close() }
            let source = try await fixture.launch(peer, ["source", "c", "\(Self.thing)=@repeat:10"])
            try await fixture.dragIn()
            #expect(!fixture.has("exited"), "\(fixture.transcript)")
            source.send(SIGKILL)
            try await fixture.waitForLine("exited")
            try await fixture.display.release()
            #expect(!fixture.has("dropped"), "\(fixture.transcript)")
        }

        @Test(arguments: Peer.allCases) func sourceKilledDuringTheTransferFailsTheRead(peer: Peer) async throws {
            let fixture = try await TransferFixture.open(["take", "copy", Self.thing, "text/html"])
            defer { fixture.close() }
            try await fixture.launch(peer, ["source", "c", "\(Self.thing)=@die:600000", "text/html=@repeat:10"])
            try await fixture.dragIn()
            try await fixture.display.release()
            try await fixture.waitForLine("done")
            #expect(
                fixture.has("failed \(Self.thing): The program that offers the data did not deliver it: it has terminated"),
                "\(fixture.transcript)")
            // The program's other data are no longer available, and requests for them fail immediately.
            #expect(
                fixture.has("failed text/html: The program that offers the data did not deliver it: it has terminated"),
                "\(fixture.transcript)"
            )
        }

        @Test func unresponsiveSourceFailsTheReadAfterTheTimeout() async throws {
            let fixture = try await TransferFixture.open(["take", "copy", Self.thing, "text/html"], patience: 0.5)
            defer { fixture.close() }
            try await fixture.launch(.gtk, ["source", "c", "\(Self.thing)=@hang", "text/html=@repeat:10"])
            try await fixture.dragIn()
            try await fixture.display.release()
            try await fixture.waitForLine("done")
            #expect(
                fixture.has("failed \(Self.thing): The program that offers the data did not deliver it: no answer within"),
                "\(fixture.transcript)")
            // A reply to a later request is not mistaken for the reply to the unanswered request.
            #expect(fixture.has("received text/html 10 "), "\(fixture.transcript)")
        }

        @Test func targetKilledByTheDropEndsTheDrag() async throws {
            let fixture = try await TransferFixture.open(["give", "c", "\(Self.thing)=@repeat:10"], patience: 0.5)
            defer { fixture.close() }
            try await fixture.launch(.gtk, ["target", "die", Self.thing])
            try await fixture.dragOutAndDrop()
            try await fixture.waitForLine("ended nothing")
        }

        @Test func targetKilledDuringItsReadEndsTheDrag() async throws {
            let fixture = try await TransferFixture.open(["give", "c", "\(Self.thing)=@repeat:50000000"], patience: 0.5)
            defer { fixture.close() }
            try await fixture.launch(.gtk, ["target", "dieread", Self.thing])
            try await fixture.dragOutAndDrop()
            try await fixture.waitForLine("ended nothing")
            #expect(fixture.has("asked \(Self.thing)"), "\(fixture.transcript)")
            #expect(!fixture.has("gave \(Self.thing)"), "\(fixture.transcript)")
        }

        @Test func failedDeliveryEndsTheOtherProgramsRead() async throws {
            let fixture = try await TransferFixture.open(["give", "c", "\(Self.thing)=@break:100000", "text/html=@repeat:10"])
            defer { fixture.close() }
            let target = try await fixture.launch(.gtk, ["target", "copy", Self.thing, "text/html"])
            try await fixture.dragOutAndDrop()
            try await fixture.waitForLine("received text/html 10 ", by: target)
            try await fixture.waitForLine("ended copy")
        }

        @Test(arguments: Peer.allCases) func clipboardOwnerKilledDuringTheTransferFailsTheRead(peer: Peer) async throws {
            let fixture = try await TransferFixture.open(["paste", Self.thing])
            defer { fixture.close() }
            try await fixture.launch(peer, ["copy", "\(Self.thing)=@die:600000"])
            try await fixture.waitForLine("done")
            #expect(
                fixture.has("failed \(Self.thing): The program that offers the data did not deliver it: it"), "\(fixture.transcript)")
            // The clipboard is then empty, and the next program fills it.
            try await fixture.waitForLine("clipboard 2 empty")
            try await fixture.launch(.gtk, ["copy", "\(Self.thing)=@repeat:10"])
            try await fixture.waitForLine("received \(Self.thing) 10 ")
        }

        @Test func unresponsiveClipboardOwnerFailsTheReadAfterTheTimeout() async throws {
            let fixture = try await TransferFixture.open(["paste", Self.thing, "text/html"], patience: 0.5)
            defer { fixture.close() }
            try await fixture.launch(.gtk, ["copy", "\(Self.thing)=@hang", "text/html=@repeat:10"])
            try await fixture.waitForLine("done")
            #expect(
                fixture.has("failed \(Self.thing): The program that offers the data did not deliver it: no answer within"),
                "\(fixture.transcript)")
            #expect(fixture.has("received text/html 10 "), "\(fixture.transcript)")
        }
    }
}
