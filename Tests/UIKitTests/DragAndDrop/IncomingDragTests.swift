import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Drags from other programs over the window")
struct IncomingDragTests {
    private static let inTarget = CGPoint(x: 100, y: 400)

    private func fixture() -> (DragFixture, DropTarget) {
        let fixture = DragFixture()
        return (fixture, fixture.addTarget("T", frame: CGRect(x: 0, y: 300, width: 400, height: 300)))
    }

    /// Runs the host until `condition` holds, since loads complete on other threads.
    private func wait(_ fixture: DragFixture, until condition: () -> Bool) async {
        for _ in 0..<2_000 where !condition() {
            await fixture.host.settle()
            await Task.yield()
            if !condition() { try? await Task.sleep(nanoseconds: 1_000_000) }
        }
    }

    @Test("A target receives the same calls as in a local drag, in the same order, and the drop finishes when its data have arrived")
    func order() async {
        let (fixture, target) = fixture()
        let text = OutsideContent(["text/plain;charset=utf-8": Data("Hello".utf8)])
        let drag = fixture.host.dragFromOutside(text, allowing: [.copy, .move])
        drag.move(to: CGPoint(x: 100, y: 100))
        #expect(fixture.take() == [])
        #expect(drag.proposal.isEmpty)
        drag.move(to: Self.inTarget)
        #expect(fixture.take() == ["T.canHandle", "T.didEnter", "T.didUpdate"])
        #expect(drag.proposal == .copy)
        #expect(target.location == CGPoint(x: 100, y: 100))
        #expect(target.session?.localDragSession == nil)
        #expect(target.session?.items.count == 1)
        #expect(target.session?.hasItemsConforming(toTypeIdentifiers: ["public.text"]) == true)
        #expect(target.session?.canLoadObjects(ofClass: NSString.self) == true)
        drag.leave()
        #expect(fixture.take() == ["T.didExit", "T.sessionDidEnd"])
        drag.move(to: Self.inTarget)
        #expect(text.reads.isEmpty, "nothing is read before the drop")
        var loaded: [String] = []
        target.onPerform = { session in session.loadObjects(ofClass: String.self) { loaded = $0 } }
        _ = fixture.take()
        drag.drop()
        await wait(fixture) { drag.outcome != nil }
        #expect(fixture.take() == ["T.performDrop", "T.willAnimateDrop", "T.concludeDrop", "T.sessionDidEnd"])
        #expect(loaded == ["Hello"])
        #expect(drag.outcome == .copy)
    }

    @Test("If a target proposes .forbidden or .cancel, nothing is dropped", arguments: [UIDropOperation.forbidden, .cancel])
    func refused(operation: UIDropOperation) {
        let (fixture, target) = fixture()
        target.operation = operation
        let drag = fixture.host.dragFromOutside(OutsideContent(["text/plain": Data()]))
        drag.move(to: Self.inTarget)
        #expect(drag.proposal.isEmpty)
        drag.drop()
        #expect(fixture.take() == ["T.canHandle", "T.didEnter", "T.didUpdate", "T.didExit", "T.sessionDidEnd"])
    }

    struct Settlement: Sendable {
        var proposal: UIDropOperation
        var allowed: OutsideOperations
        var result: OutsideOperations
    }

    @Test(
        "The target's proposal and the source's allowed operations determine the operation",
        arguments: [
            Settlement(proposal: .copy, allowed: [.copy, .move, .link], result: .copy),
            Settlement(proposal: .move, allowed: [.copy, .move], result: .copy),
            Settlement(proposal: .move, allowed: .move, result: .move),
            Settlement(proposal: .copy, allowed: .move, result: []),
            Settlement(proposal: .copy, allowed: .link, result: .link),
            Settlement(proposal: .move, allowed: .link, result: .link),
            Settlement(proposal: .copy, allowed: [.move, .link], result: .link),
            Settlement(proposal: .forbidden, allowed: [.copy, .move, .link], result: []),
        ])
    func negotiation(settlement: Settlement) {
        let (fixture, target) = fixture()
        target.operation = settlement.proposal
        let drag = fixture.host.dragFromOutside(OutsideContent(["text/plain": Data()]), allowing: settlement.allowed)
        drag.move(to: Self.inTarget)
        #expect(drag.proposal == settlement.result)
        #expect(target.session?.allowsMoveOperation == false)
        drag.leave()
    }

    @Test("A drop of ten thousand files with arbitrary names has ten thousand items")
    func manyFiles() async {
        let (fixture, target) = fixture()
        var list = (0..<10_000).map { "file:///tmp/\($0).txt" }
        list[7] = "file:///tmp/../etc/passwd"
        list[8] = "file:///tmp/a%20b%2F..%2Fc"
        let content = OutsideContent(["text/uri-list": Data(list.joined(separator: "\r\n").utf8)])
        let drag = fixture.host.dragFromOutside(content)
        drag.move(to: Self.inTarget)
        var count = 0
        target.onPerform = { count = $0.items.count }
        drag.drop()
        await wait(fixture) { drag.outcome != nil }
        #expect(count == 10_000)
        #expect(drag.outcome == .copy)
    }

    @Test(
        "An invalid list of items is refused, and the drop fails",
        arguments: [
            Data([0xff, 0xfe, 0x00, 0x80]), Data(String(repeating: "nothing\n", count: 1_000).utf8),
        ])
    func badLists(list: Data) async {
        await expectRefusal(of: .data(list))
    }

    @Test("An endless list of items is refused when it exceeds the size limit")
    func endlessList() async {
        await expectRefusal(of: .repeated(Data(repeating: 65, count: 1 << 20), count: .max))
    }

    private func expectRefusal(of list: OutsideContent.Answer) async {
        let (fixture, _) = fixture()
        let drag = fixture.host.dragFromOutside(OutsideContent(answers: [("text/uri-list", list)]))
        drag.move(to: Self.inTarget)
        _ = fixture.take()
        drag.drop()
        await wait(fixture) { drag.outcome != nil }
        #expect(drag.outcome == [])
        #expect(fixture.take() == ["T.didExit", "T.sessionDidEnd"])
    }

    @Test("Data of a wrong type fail only their own load")
    func wrongType() async {
        let (fixture, target) = fixture()
        let drag = fixture.host.dragFromOutside(OutsideContent(["image/png": Data("no picture".utf8)]))
        drag.move(to: Self.inTarget)
        var objects: [any NSItemProviderReading]?
        target.onPerform = { session in _ = session.loadObjects(ofClass: UIImage.self) { objects = $0 } }
        drag.drop()
        await wait(fixture) { drag.outcome != nil && objects != nil }
        #expect(objects?.isEmpty == true)
    }

    @Test("If the other program is killed during a drag, the session ends; if it is killed while it sends data, the drop fails")
    func killed() async {
        let (fixture, target) = fixture()
        let over = fixture.host.dragFromOutside(OutsideContent(["text/plain": Data()]))
        over.move(to: Self.inTarget)
        _ = fixture.take()
        over.die()
        #expect(fixture.take() == ["T.didExit", "T.sessionDidEnd"])

        let drag = fixture.host.dragFromOutside(OutsideContent(answers: [("text/plain;charset=utf-8", .never)]))
        drag.move(to: Self.inTarget)
        var objects: [any NSItemProviderReading]?
        target.onPerform = { session in _ = session.loadObjects(ofClass: NSString.self) { objects = $0 } }
        drag.drop()
        await wait(fixture) { fixture.host.isSettled }
        #expect(drag.outcome == nil, "it is waited for")
        drag.die()
        await wait(fixture) { drag.outcome != nil && objects != nil }
        #expect(objects?.isEmpty == true)
        #expect(drag.outcome == [])
    }

    @Test("A target that is removed while the lists are read drops nothing")
    func targetRemoved() async {
        let (fixture, target) = fixture()
        let drag = fixture.host.dragFromOutside(OutsideContent(["text/uri-list": Data("file:///tmp/a".utf8)]))
        drag.move(to: Self.inTarget)
        drag.drop()
        target.view.removeInteraction(target.interaction)
        fixture.forgetDelegates()
        await wait(fixture) { drag.outcome != nil }
        #expect(drag.outcome != nil)
    }
}
