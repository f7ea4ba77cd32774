import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A drag and drop delegate for tables of numbers.
@MainActor
final class TableDrags: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    let source: NumberedRowSource
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var destinations: [IndexPath?] = []
    var drops: [(IndexPath?, IndexPath?)] = []
    var context: (any UITableViewDropPlaceholderContext)?
    var usesPlaceholder = false

    init(_ source: NumberedRowSource) { self.source = source }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        let value = source.sections[indexPath.section][indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: "\(value)" as NSString))
        item.localObject = value
        return [item]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        destinations.append(destinationIndexPath)
        return UITableViewDropProposal(operation: operation, intent: intent)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first else { return }
        drops.append((item.sourceIndexPath, coordinator.destinationIndexPath))
        guard let to = coordinator.destinationIndexPath, let value = item.dragItem.localObject as? Int else { return }
        if usesPlaceholder {
            let placeholder = UITableViewDropPlaceholder(insertionIndexPath: to, reuseIdentifier: "number", rowHeight: 60)
            context = coordinator.drop(item.dragItem, to: placeholder)
            return
        }
        if intent == .insertIntoDestinationIndexPath {
            coordinator.drop(item.dragItem, intoRowAt: to, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
            return
        }
        if let from = item.sourceIndexPath {
            source.sections[from.section].remove(at: from.row)
            source.sections[to.section].insert(value, at: to.row)
            tableView.performBatchUpdates {
                tableView.deleteRows(at: [from], with: .fade)
                tableView.insertRows(at: [to], with: .fade)
            }
        } else {
            source.sections[to.section].insert(value, at: to.row)
            tableView.insertRows(at: [to], with: .fade)
        }
        coordinator.drop(item.dragItem, toRowAt: to)
    }
}

@Suite("Drags of table rows") @MainActor
struct TableDragTests {
    /// A table with a data source without moveRowAt, so the drop delegate performs all drops.
    private func fixture(_ rows: [Int] = Array(0..<30)) -> (TableFixture, TableDrags) {
        let fixture = TableFixture([rows], size: CGSize(width: 800, height: 600), source: UnmovedRowSource([rows]))
        fixture.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        fixture.view.layoutIfNeeded()
        let drags = TableDrags(fixture.source)
        fixture.view.dragDelegate = drags
        fixture.view.dropDelegate = drags
        fixture.view.dragInteractionEnabled = true
        return (fixture, drags)
    }

    @Test("While a row is dragged within the table, the other rows make space; the data change at the drop")
    func local() async {
        let (fixture, drags) = fixture()
        let touch = fixture.host.touchDown(at: fixture.middle(1))
        touch.hold(for: 0.8)
        #expect(fixture.view.hasActiveDrag)
        touch.move(to: fixture.middle(4), duration: 0.5)
        touch.hold(for: 0.5)
        #expect(fixture.view.hasUncommittedUpdates && fixture.view.hasActiveDrop)
        #expect(fixture.view.rectForRow(at: fixture.path(4)).height == 44)
        touch.lift()
        await fixture.host.settle()
        #expect(drags.drops.count == 1 && drags.drops.first?.0 == fixture.path(1) && drags.drops.first?.1 == fixture.path(4))
        #expect(fixture.source.sections[0].prefix(6) == [0, 2, 3, 4, 1, 5])
        let violations = fixture.violations()
        #expect(violations.isEmpty, "\(violations)")
        #expect(!fixture.view.hasActiveDrag && !fixture.view.hasUncommittedUpdates)
    }

    @Test("When a drag leaves the table or is cancelled, the drop gap closes")
    func leaves() async {
        let (fixture, drags) = fixture()
        let touch = fixture.host.touchDown(at: fixture.middle(1))
        touch.hold(for: 0.8)
        touch.move(to: fixture.middle(4), duration: 0.5)
        touch.hold(for: 0.5)
        touch.move(to: CGPoint(x: 700, y: 300), duration: 0.3)
        touch.hold(for: 0.5)
        #expect(!fixture.view.hasUncommittedUpdates)
        touch.lift()
        await fixture.host.settle()
        #expect(drags.drops.isEmpty)
        let violations = fixture.violations()
        #expect(violations.isEmpty, "\(violations)")
    }

    @Test("A row can be dragged to another table, and is inserted at the drop's index path")
    func between() async {
        let (fixture, first) = fixture()
        let other = RowSource([Array(100..<110)])
        let second = UITableView(frame: CGRect(x: 400, y: 0, width: 390, height: 600))
        second.register(NumberedRow.self, forCellReuseIdentifier: "number")
        second.dataSource = other
        let drags = TableDrags(other)
        second.dropDelegate = drags
        fixture.host.window.addSubview(second)
        second.layoutIfNeeded()
        let touch = fixture.host.touchDown(at: fixture.middle(1))
        touch.hold(for: 0.8)
        touch.move(to: CGPoint(x: 600, y: 3 * 44 + 22), duration: 0.5)
        touch.hold(for: 0.5)
        #expect(second.contentSize.height == 484)
        touch.lift()
        await fixture.host.settle()
        #expect(other.sections[0] == [100, 101, 102, 1, 103, 104, 105, 106, 107, 108, 109])
        // The table does not retain its delegates.
        withExtendedLifetime((first, drags)) {}
        #expect(second.visibleCells.compactMap { ($0 as? NumberedRow)?.value } == other.sections[0])
        #expect(second.contentSize.height == 484)
    }

    @Test("With insertIntoDestinationIndexPath no row moves during the drag")
    func into() async {
        let (fixture, drags) = fixture()
        drags.intent = .insertIntoDestinationIndexPath
        let touch = fixture.host.touchDown(at: fixture.middle(1))
        touch.hold(for: 0.8)
        touch.move(to: fixture.middle(4), duration: 0.5)
        touch.hold(for: 0.3)
        #expect(fixture.cell(4)?.dropState == .targeted && fixture.cell(5)?.dropState == .notTargeted)
        #expect(!fixture.view.hasUncommittedUpdates)
        touch.lift()
        await fixture.host.settle()
        #expect(drags.drops.first?.1 == fixture.path(4))
        #expect(fixture.violations().isEmpty)
    }

    @Test("A placeholder row remains until commitInsertion, even if another row is deleted meanwhile")
    func placeholder() async {
        let (fixture, drags) = fixture()
        drags.usesPlaceholder = true
        let touch = fixture.host.touchDown(at: fixture.middle(1))
        touch.hold(for: 0.8)
        touch.move(to: fixture.middle(4), duration: 0.5)
        touch.hold(for: 0.3)
        touch.lift()
        await fixture.host.settle()
        #expect(fixture.view.hasUncommittedUpdates && fixture.view.numberOfRows(inSection: 0) == 31)
        fixture.source.sections[0].remove(at: 0)
        fixture.view.deleteRows(at: [fixture.path(0)], with: .fade)
        await fixture.host.settle()
        #expect(fixture.view.numberOfRows(inSection: 0) == 30)
        let done = drags.context?.commitInsertion { path in fixture.source.sections[0].insert(500, at: path.row) }
        await fixture.host.settle()
        #expect(done == true && !fixture.view.hasUncommittedUpdates && fixture.source.sections[0].contains(500))
        #expect(drags.context?.deletePlaceholder() == false)
        let violations = fixture.violations()
        #expect(violations.isEmpty, "\(violations)")
    }
}
