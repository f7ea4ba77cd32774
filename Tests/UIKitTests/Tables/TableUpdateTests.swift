import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Updates of table views") @MainActor
struct TableUpdateTests {
    @Test("Rows that stay keep their cells in an update; completions are called once, at its end")
    func identity() async {
        let fixture = TableFixture([Array(0..<20)])
        let cell = fixture.cell(5)
        var completions: [Bool] = []
        fixture.source.sections[0].remove(at: 1)
        fixture.source.sections[0].insert(contentsOf: [100, 101], at: 0)
        fixture.view.performBatchUpdates {
            fixture.view.deleteRows(at: [fixture.path(1)], with: .left)
            fixture.view.insertRows(at: [fixture.path(0), fixture.path(1)], with: .top)
        } completion: {
            completions.append($0)
        }
        #expect(completions.isEmpty)
        #expect(fixture.cell(6) === cell && cell?.value == 5)
        #expect(fixture.host.presentedFrame(of: cell ?? UIView()).minY == 220)
        await fixture.host.settle()
        #expect(completions == [true])
        #expect(fixture.faults().isEmpty)
    }

    @Test("Data that do not match the changes are logged and reloaded; the completion is still called")
    func inconsistent() async {
        let fixture = TableFixture([Array(0..<20)])
        fixture.source.sections[0].removeLast(3)
        var completions: [Bool] = []
        fixture.view.performBatchUpdates {
            fixture.view.deleteRows(at: [fixture.path(1)], with: .fade)
        } completion: {
            completions.append($0)
        }
        await fixture.host.settle()
        #expect(completions == [false])
        #expect(fixture.view.numberOfRows(inSection: 0) == 17)
        #expect(fixture.faults().isEmpty)
    }

    @Test("The message has UIKit's text and the numbers")
    func message() {
        var record = UpdateRecord()
        record.insertedItems = [ItemPath(section: 0, item: 0)]
        guard case .failure(let fault) = UpdateMap.make(record, old: [3], new: [3]) else { return #expect(Bool(false)) }
        #expect(
            fault.messageForTable == """
                Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the \
                update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number \
                of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or \
                out of that section (0 moved in, 0 moved out).
                """)
    }

    @Test("A reconfigured row keeps its cell, a reloaded row gets another cell")
    func reconfigure() async {
        let fixture = TableFixture([Array(0..<20)])
        let (kept, replaced) = (fixture.cell(1), fixture.cell(2))
        fixture.source.sections[0][1] = 77
        fixture.source.sections[0][2] = 88
        let before = kept?.reuses
        fixture.view.reconfigureRows(at: [fixture.path(1)])
        #expect(fixture.cell(1) === kept && kept?.value == 77 && kept?.reuses == before)
        fixture.view.reloadRows(at: [fixture.path(2)], with: .none)
        #expect(fixture.cell(2) !== replaced && fixture.cell(2)?.value == 88)
        await fixture.host.settle()
        #expect(fixture.faults().isEmpty)
    }

    @Test(
        "After each animation all cells have their frames",
        arguments: [UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic])
    func animations(animation: UITableView.RowAnimation) async {
        let fixture = TableFixture([Array(0..<20)])
        fixture.source.sections[0].insert(200, at: 3)
        fixture.view.insertRows(at: [fixture.path(3)], with: animation)
        fixture.host.advance(by: 0.1)
        fixture.source.sections[0].remove(at: 5)
        fixture.view.deleteRows(at: [fixture.path(5)], with: animation)
        await fixture.host.settle()
        #expect(fixture.faults().isEmpty)
    }

    @Test("beginUpdates and endUpdates without changes request the heights again")
    func heights() async {
        let delegate = HeightDelegate { _ in 50 }
        let fixture = TableFixture([Array(0..<20)], delegate: delegate)
        delegate.height = { $0.row == 2 ? 120 : 50 }
        fixture.view.beginUpdates()
        fixture.view.endUpdates()
        await fixture.host.settle()
        #expect(fixture.view.rectForRow(at: fixture.path(2)).height == 120)
        #expect(fixture.faults().isEmpty)
    }

    @Test("Random changes of rows and sections, animated or not, against plain arrays", arguments: 1...12)
    func random(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let delegate: HeightDelegate? = seed % 2 == 0 ? HeightDelegate { CGFloat(30 + $0.row % 4 * 15) } : nil
        let fixture = TableFixture(
            [Array(0..<30), Array(30..<60), Array(60..<62)], style: seed % 3 == 0 ? .insetGrouped : .plain, delegate: delegate)
        fixture.view.allowsMultipleSelection = true
        let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        var nextValue = 1000
        var (expectedCompletions, completions) = (0, 0)
        for _ in 0..<40 {
            let old = fixture.source.sections
            var sectionIDs = Array(old.indices)
            let deletedSections = Set(sectionIDs.filter { _ in old.count > 1 && Int.random(in: 0..<8, using: &random) == 0 })
            sectionIDs.removeAll { deletedSections.contains($0) }
            var contents: [[Int]] = []
            var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
            var moved: [(IndexPath, IndexPath)] = []
            for section in sectionIDs {
                var kept = Array(old[section].indices)
                let gone = Set(kept.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
                kept.removeAll { gone.contains($0) }
                deleted += gone.map { IndexPath(row: $0, section: section) }
                contents.append(kept.map { old[section][$0] })
            }
            var insertedSections = IndexSet()
            if Int.random(in: 0..<5, using: &random) == 0 {
                let place = Int.random(in: 0...contents.count, using: &random)
                contents.insert((0..<3).map { nextValue + $0 }, at: place)
                nextValue += 3
                sectionIDs.insert(-1, at: place)
                insertedSections.insert(place)
            }
            for section in contents.indices where sectionIDs[section] >= 0 {
                if contents[section].count > 2, Bool.random(using: &random) {
                    let value = contents[section].remove(at: Int.random(in: 0..<contents[section].count, using: &random))
                    contents[section].insert(value, at: Int.random(in: 0...contents[section].count, using: &random))
                    moved.append((find(value, in: old), find(value, in: contents)))
                }
                for _ in 0..<Int.random(in: 0..<3, using: &random) {
                    contents[section].insert(nextValue, at: Int.random(in: 0...contents[section].count, using: &random))
                    nextValue += 1
                }
                for (row, value) in contents[section].enumerated() where find(value, in: old).isEmpty {
                    inserted.append(IndexPath(row: row, section: section))
                }
            }
            // Insertions after a move shifted it.
            moved = moved.map { ($0.0, find(old[$0.0.section][$0.0.row], in: contents)) }
            let selected = Set((fixture.view.indexPathsForSelectedRows ?? []).map { old[$0.section][$0.row] })
            var cells: [Int: NumberedRow] = [:]
            for case let cell as NumberedRow in fixture.view.visibleCells { cells[cell.value] = cell }
            fixture.source.sections = contents
            expectedCompletions += 1
            let animation = animations.randomElement(using: &random) ?? .fade
            let change = {
                fixture.view.performBatchUpdates {
                    fixture.view.deleteSections(IndexSet(deletedSections), with: animation)
                    fixture.view.insertSections(insertedSections, with: animation)
                    fixture.view.deleteRows(at: deleted, with: animation)
                    fixture.view.insertRows(at: inserted, with: animation)
                    for (from, to) in moved { fixture.view.moveRow(at: from, to: to) }
                } completion: { _ in
                    completions += 1
                }
            }
            if Bool.random(using: &random) { change() } else { UIView.performWithoutAnimation(change) }
            let stillSelected = Set((fixture.view.indexPathsForSelectedRows ?? []).map { contents[$0.section][$0.row] })
            #expect(stillSelected == selected.intersection(contents.flatMap { $0 }))
            for case let cell as NumberedRow in fixture.view.visibleCells {
                if let before = cells[cell.value] { #expect(before === cell) }
            }
            // Sometimes the next change begins during the animation of this one.
            if Int.random(in: 0..<3, using: &random) == 0 { fixture.host.advance(by: 0.1) } else { await fixture.host.settle() }
            if Int.random(in: 0..<3, using: &random) == 0 {
                fixture.view.contentOffset.y = CGFloat.random(in: 0...max(fixture.view.contentSize.height - 600, 1), using: &random)
                    .rounded()
            }
            if let some = fixture.view.indexPathsForVisibleRows?.first {
                fixture.view.selectRow(at: some, animated: false, scrollPosition: .none)
            }
            await fixture.host.settle()
            let faults = fixture.faults()
            #expect(faults.isEmpty, "\(faults)")
            if !faults.isEmpty { return }
        }
        await fixture.host.settle()
        #expect(completions == expectedCompletions)
    }

    private func find(_ value: Int, in sections: [[Int]]) -> IndexPath {
        for (section, rows) in sections.enumerated() {
            if let row = rows.firstIndex(of: value) { return IndexPath(row: row, section: section) }
        }
        return IndexPath()
    }

    @Test("A diffable data source shows a snapshot by its changes")
    func diffable() async {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let view = UITableView(frame: host.window.bounds)
        view.register(NumberedRow.self, forCellReuseIdentifier: "number")
        host.window.addSubview(view)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { view, path, value in
            let cell = view.dequeueReusableCell(withIdentifier: "number", for: path)
            (cell as? NumberedRow)?.value = value
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<30))
        source.apply(snapshot, animatingDifferences: false, completion: nil)
        await host.settle()
        let cell = view.cellForRow(at: IndexPath(row: 4, section: 0))
        snapshot.deleteItems([0, 1])
        snapshot.moveItem(5, beforeItem: 3)
        var completions = 0
        source.apply(snapshot) { completions += 1 }
        await host.settle()
        #expect(completions == 1)
        #expect(view.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
        #expect(view.visibleCells.prefix(4).compactMap { ($0 as? NumberedRow)?.value } == [2, 5, 3, 4])
    }
}
