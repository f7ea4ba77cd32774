import Foundation
import Host
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Simulation of other programs")
struct SimulatedProgramTests {
    @Test("A window without drop interactions refuses a drag over it")
    func refused() {
        let host = TestHost()
        let content = OutsideContent(["text/plain": Data("Hello".utf8)])
        let drag = host.dragFromOutside(content, allowing: [.copy, .move])
        #expect(drag.location == nil)
        drag.move(to: CGPoint(x: 100, y: 100))
        drag.move(to: CGPoint(x: 200, y: 200), duration: 0.2)
        #expect(drag.location == CGPoint(x: 200, y: 200))
        #expect(drag.proposal.isEmpty)
        drag.drop()
        #expect(drag.location == nil)
        #expect(drag.outcome == nil)
        #expect(content.reads.isEmpty)
    }

    @Test("A simulated program provides the bytes of its formats, and an error for other formats")
    func reading() async throws {
        let content = OutsideContent(answers: [
            ("text/plain", .data(Data("Hello".utf8))), ("image/png", .repeated(Data([1, 2]), count: 3)),
        ])
        #expect(content.formats == ["text/plain", "image/png"])
        #expect(try await content.data("text/plain", limit: 10) == Data("Hello".utf8))
        #expect(try await content.data("image/png", limit: 10) == Data([1, 2, 1, 2, 1, 2]))
        #expect(content.reads == ["text/plain", "image/png"])
        await #expect(throws: HostContentError.noSuchFormat("text/html")) { try await content.data("text/html", limit: 10) }
        await #expect(throws: HostContentError.tooLarge(limit: 4)) { try await content.data("text/plain", limit: 4) }
    }

    @Test("If a program exits, pending and later reads of its data fail")
    func exitedProgram() async {
        let content = OutsideContent(answers: [("text/plain", .never), ("text/html", .breaksOff(after: Data([1])))])
        await #expect(throws: HostContentError.ownerFailed("it stopped after 1 bytes")) { try await content.data("text/html", limit: 10) }
        let waiting = Task { try await content.data("text/plain", limit: 10) }
        while content.reads.last != "text/plain" { await Task.yield() }
        content.die()
        await #expect(throws: HostContentError.ownerFailed("it has terminated")) { try await waiting.value }
        await #expect(throws: HostContentError.ownerFailed("it has terminated")) { try await content.data("text/html", limit: 10) }
    }

    @Test("A read from a program that never responds ends when it is cancelled")
    func cancellation() async {
        let content = OutsideContent(answers: [("text/plain", .never)])
        let waiting = Task { try await content.data("text/plain", limit: 10) }
        while content.reads.isEmpty { await Task.yield() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test("Dragged data can be read only after the drop")
    func noDataBeforeTheDrop() async throws {
        let gate = HostSealedContent(OutsideContent(["text/plain": Data([7])]))
        #expect(gate.formats == ["text/plain"])
        await #expect(throws: HostContentError.notDropped) { try await gate.data("text/plain", limit: 10) }
        gate.open()
        #expect(try await gate.data("text/plain", limit: 10) == Data([7]))
    }
}
