import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Updates of table views") @MainActor
struct TableUpdateTests {
    @Test("Rows that an update does not change keep their cells, and the update's completion is called once, at the end")
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
        #expect(fixture.violations().isEmpty)
    }

    @Test("If the data do not match an update, the table logs that and reloads; the completion is still called")
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
        #expect(fixture.violations().isEmpty)
    }

    @Test("An update that does not match the data logs UIKit's message with the numbers of rows")
    func message() {
        var record = UpdateRecord()
        record.insertedItems = [ItemPath(section: 0, item: 0)]
        guard case .failure(let inconsistency) = UpdateMap.make(record, old: [3], new: [3]) else { return #expect(Bool(false)) }
        #expect(
            inconsistency.messageForTable == """
                Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the \
                update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number \
                of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or \
                out of that section (0 moved in, 0 moved out).
                """)
    }

    @Test("A reconfigured row keeps its cell, a reloaded row gets another cell")
    func reconfigure() async {
        let fixture = TableFixture([Array(0..<20)])
        let (unchanged, replaced) = (fixture.cell(1), fixture.cell(2))
        fixture.source.sections[0][1] = 77
        fixture.source.sections[0][2] = 88
        let before = unchanged?.reuses
        fixture.view.reconfigureRows(at: [fixture.path(1)])
        #expect(fixture.cell(1) === unchanged && unchanged?.value == 77 && unchanged?.reuses == before)
        fixture.view.reloadRows(at: [fixture.path(2)], with: .none)
        #expect(fixture.cell(2) !== replaced && fixture.cell(2)?.value == 88)
        await fixture.host.settle()
        #expect(fixture.violations().isEmpty)
    }

    @Test(
        "After an animated insertion and deletion each cell has the frame of its row",
        arguments: [UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic])
    func animations(animation: UITableView.RowAnimation) async {
        let fixture = TableFixture([Array(0..<20)])
        fixture.source.sections[0].insert(200, at: 3)
        fixture.view.insertRows(at: [fixture.path(3)], with: animation)
        fixture.host.advance(by: 0.1)
        fixture.source.sections[0].remove(at: 5)
        fixture.view.deleteRows(at: [fixture.path(5)], with: animation)
        await fixture.host.settle()
        #expect(fixture.violations().isEmpty)
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
        #expect(fixture.violations().isEmpty)
    }

    @Test("After random changes of rows and sections, animated or not, the cells match a model of plain arrays", arguments: 1...12)
    func random(seed: Int) async {
        let delegate: HeightDelegate? = seed % 2 == 0 ? HeightDelegate { CGFloat(30 + $0.row % 4 * 15) } : nil
        let fixture = TableFixture(
            [Array(0..<30), Array(30..<60), Array(60..<62)], style: seed % 3 == 0 ? .insetGrouped : .plain, delegate: delegate)
        fixture.view.allowsMultipleSelection = true
        await RandomListUpdates(of: fixture, seed: seed).updateAtRest()
        withExtendedLifetime(delegate) {}
    }

    @Test("A diffable data source applies only the difference of a snapshot to the table")
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
