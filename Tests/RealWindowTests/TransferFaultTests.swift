import Foundation
import Testing

extension RealWindow {
    /// The other program is killed, does not reply, or stops in the middle: the waiting program gets an error, and continues.
    @Suite struct TransferFaults {
        private static let thing = "application/x-lodestone-thing"

        @Test(arguments: Peer.allCases) func aSourceThatIsKilledOverTheWindowLeavesIt(peer: Peer) async throws {
            let stage = try await TransferStage.open(["take", "copy", Self.thing])
            defer { stage.close() }
            let source = try await stage.launch(peer, ["source", "c", "\(Self.thing)=@repeat:10"])
            try await stage.dragIn()
            #expect(!stage.has("exited"), "\(stage.transcript)")
            source.send(SIGKILL)
            try await stage.said("exited")
            try await stage.display.release()
            #expect(!stage.has("dropped"), "\(stage.transcript)")
        }

        @Test(arguments: Peer.allCases) func aSourceThatIsKilledWhileItGivesFailsTheRead(peer: Peer) async throws {
            let stage = try await TransferStage.open(["take", "copy", Self.thing, "text/html"])
            defer { stage.close() }
            try await stage.launch(peer, ["source", "c", "\(Self.thing)=@die:600000", "text/html=@repeat:10"])
            try await stage.dragIn()
            try await stage.display.release()
            try await stage.said("done")
            #expect(
                stage.has("failed \(Self.thing): The program that offers the data did not deliver it: it has terminated"),
                "\(stage.transcript)")
            // The other data of the program are gone too, and requests for them fail immediately.
            #expect(
                stage.has("failed text/html: The program that offers the data did not deliver it: it has terminated"), "\(stage.transcript)"
            )
        }

        @Test func aSourceThatNeverAnswersFailsTheReadInTime() async throws {
            let stage = try await TransferStage.open(["take", "copy", Self.thing, "text/html"], patience: 0.5)
            defer { stage.close() }
            try await stage.launch(.gtk, ["source", "c", "\(Self.thing)=@hang", "text/html=@repeat:10"])
            try await stage.dragIn()
            try await stage.display.release()
            try await stage.said("done")
            #expect(
                stage.has("failed \(Self.thing): The program that offers the data did not deliver it: no answer within"),
                "\(stage.transcript)")
            // A reply to one request is not used for an unanswered one.
            #expect(stage.has("received text/html 10 "), "\(stage.transcript)")
        }

        @Test func aTargetThatIsKilledByTheDropEndsTheDrag() async throws {
            let stage = try await TransferStage.open(["give", "c", "\(Self.thing)=@repeat:10"], patience: 0.5)
            defer { stage.close() }
            try await stage.launch(.gtk, ["target", "die", Self.thing])
            try await stage.dragOutAndDrop()
            try await stage.said("ended nothing")
        }

        @Test func aTargetThatIsKilledWhileItReadsEndsTheDrag() async throws {
            let stage = try await TransferStage.open(["give", "c", "\(Self.thing)=@repeat:50000000"], patience: 0.5)
            defer { stage.close() }
            try await stage.launch(.gtk, ["target", "dieread", Self.thing])
            try await stage.dragOutAndDrop()
            try await stage.said("ended nothing")
            #expect(stage.has("asked \(Self.thing)"), "\(stage.transcript)")
            #expect(!stage.has("gave \(Self.thing)"), "\(stage.transcript)")
        }

        @Test func ourOwnFailureToDeliverEndsTheOthersRead() async throws {
            let stage = try await TransferStage.open(["give", "c", "\(Self.thing)=@break:100000", "text/html=@repeat:10"])
            defer { stage.close() }
            let target = try await stage.launch(.gtk, ["target", "copy", Self.thing, "text/html"])
            try await stage.dragOutAndDrop()
            try await stage.said("received text/html 10 ", by: target)
            try await stage.said("ended copy")
        }

        @Test(arguments: Peer.allCases) func aClipboardsOwnerThatIsKilledWhileItGivesFailsTheRead(peer: Peer) async throws {
            let stage = try await TransferStage.open(["paste", Self.thing])
            defer { stage.close() }
            try await stage.launch(peer, ["copy", "\(Self.thing)=@die:600000"])
            try await stage.said("done")
            #expect(
                stage.has("failed \(Self.thing): The program that offers the data did not deliver it: it"), "\(stage.transcript)")
            // The clipboard is empty then, and the next program fills it.
            try await stage.said("clipboard 2 empty")
            try await stage.launch(.gtk, ["copy", "\(Self.thing)=@repeat:10"])
            try await stage.said("received \(Self.thing) 10 ")
        }

        @Test func aClipboardsOwnerThatNeverAnswersFailsTheReadInTime() async throws {
            let stage = try await TransferStage.open(["paste", Self.thing, "text/html"], patience: 0.5)
            defer { stage.close() }
            try await stage.launch(.gtk, ["copy", "\(Self.thing)=@hang", "text/html=@repeat:10"])
            try await stage.said("done")
            #expect(
                stage.has("failed \(Self.thing): The program that offers the data did not deliver it: no answer within"),
                "\(stage.transcript)")
            #expect(stage.has("received text/html 10 "), "\(stage.transcript)")
        }
    }
}
