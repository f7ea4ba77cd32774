import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Updates of collection views") @MainActor
struct CollectionUpdateTests {
    @Test("In an update, items that stay keep their cells, and the completion is called once, at the end")
    func identity() async {
        let fixture = CollectionFixture([Array(0..<20)])
        let cell = fixture.cell(5)
        var completions: [Bool] = []
        fixture.source.sections[0].remove(at: 1)
        fixture.source.sections[0].insert(100, at: 0)
        fixture.source.sections[0].insert(101, at: 0)
        fixture.view.performBatchUpdates {
            fixture.view.deleteItems(at: [fixture.path(1)])
            fixture.view.insertItems(at: [fixture.path(0), fixture.path(1)])
        } completion: {
            completions.append($0)
        }
        #expect(completions.isEmpty)
        #expect(fixture.cell(6) === cell && cell?.value == 5)
        #expect(fixture.host.presentedFrame(of: cell ?? UIView()).minX == 103)
        await fixture.host.settle()
        #expect(completions == [true])
        #expect(fixture.violations().isEmpty)
    }

    @Test("If the data do not match an update, the view logs that and reloads; the completion is still called")
    func inconsistent() async {
        let fixture = CollectionFixture([Array(0..<20)])
        fixture.source.sections[0].removeLast(3)
        var completions: [Bool] = []
        fixture.view.performBatchUpdates {
            fixture.view.deleteItems(at: [fixture.path(1)])
        } completion: {
            completions.append($0)
        }
        await fixture.host.settle()
        #expect(completions == [false])
        #expect(fixture.view.numberOfItems(inSection: 0) == 17)
        #expect(fixture.violations().isEmpty)
    }

    @Test("An update that does not match the data logs UIKit's message with the numbers of items")
    func message() {
        var record = UpdateRecord()
        record.insertedItems = [ItemPath(section: 0, item: 0)]
        guard case .failure(let inconsistency) = UpdateMap.make(record, old: [3], new: [3]) else { return #expect(Bool(false)) }
        #expect(
            inconsistency.message == """
                Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the \
                update (3) must be equal to the number of items contained in that section before the update (3), plus or minus the number \
                of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or \
                out of that section (0 moved in, 0 moved out).
                """)
    }

    @Test("A reconfigured item keeps its cell, a reloaded item gets another cell")
    func reconfigure() async {
        let fixture = CollectionFixture([Array(0..<20)])
        let (unchanged, replaced) = (fixture.cell(1), fixture.cell(2))
        fixture.source.sections[0][1] = 77
        fixture.source.sections[0][2] = 88
        let before = unchanged?.reuses
        fixture.view.reconfigureItems(at: [fixture.path(1)])
        #expect(fixture.cell(1) === unchanged && unchanged?.value == 77 && unchanged?.reuses == before)
        fixture.view.reloadItems(at: [fixture.path(2)])
        #expect(fixture.cell(2) !== replaced && fixture.cell(2)?.value == 88)
        await fixture.host.settle()
        #expect(fixture.violations().isEmpty)
    }

    @Test("A nested performBatchUpdates is part of the outer update")
    func nested() async {
        let fixture = CollectionFixture([Array(0..<10)])
        var calls: [String] = []
        fixture.view.performBatchUpdates {
            fixture.source.sections[0].remove(at: 0)
            fixture.view.deleteItems(at: [fixture.path(0)])
            fixture.view.performBatchUpdates {
                fixture.source.sections[0].append(50)
                fixture.view.insertItems(at: [fixture.path(9)])
            } completion: { _ in
                calls.append("inner")
            }
        } completion: { _ in
            calls.append("outer")
        }
        await fixture.host.settle()
        #expect(calls.sorted() == ["inner", "outer"])
        #expect(fixture.violations().isEmpty)
    }

    @Test("After random changes of items and sections, animated or not, the cells match a model of plain arrays", arguments: 1...12)
    func random(seed: Int) async {
        let fixture = CollectionFixture([Array(0..<30), Array(30..<60), Array(60..<62)])
        fixture.view.allowsMultipleSelection = true
        fixture.flow.headerReferenceSize = CGSize(width: 0, height: 20)
        await RandomListUpdates(of: fixture, seed: seed).updateAtRest()
    }

    @Test("Conversions between old and new index paths match a model of plain arrays", arguments: 1...20)
    func slots(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let old = Array(0..<50)
        let removed = old.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        var new: [Int?] = old.filter { !removed.contains($0) }
        for _ in 0..<10 { new.insert(nil, at: Int.random(in: 0...new.count, using: &random)) }
        let map = SlotMap(removed: removed, taken: new.indices.filter { new[$0] == nil })
        for index in old { #expect(map.new(of: index) == new.firstIndex(of: index)) }
        for index in new.indices { #expect(map.old(of: index) == new[index]) }
    }
}
