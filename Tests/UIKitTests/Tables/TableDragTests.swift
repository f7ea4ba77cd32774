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

@Suite("Dragging rows of table views") @MainActor
struct TableDragTests {
    /// A table whose data source cannot move rows, so that the drop delegate performs each drop.
    private func stage(_ rows: [Int] = Array(0..<30)) -> (TableStage, TableDrags) {
        let stage = TableStage([rows], size: CGSize(width: 800, height: 600), source: UnmovedRowSource([rows]))
        stage.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        stage.view.layoutIfNeeded()
        let drags = TableDrags(stage.source)
        stage.view.dragDelegate = drags
        stage.view.dropDelegate = drags
        stage.view.dragInteractionEnabled = true
        return (stage, drags)
    }

    @Test("A dragged row opens a gap, and the drop delegate moves the row at the drop")
    func local() async {
        let (stage, drags) = stage()
        let touch = stage.host.touchDown(at: stage.middle(1))
        touch.hold(for: 0.8)
        #expect(stage.view.hasActiveDrag)
        touch.move(to: stage.middle(4), duration: 0.5)
        touch.hold(for: 0.5)
        #expect(stage.view.hasUncommittedUpdates && stage.view.hasActiveDrop)
        #expect(stage.view.rectForRow(at: stage.path(4)).height == 44)
        touch.lift()
        await stage.host.settle()
        #expect(drags.drops.count == 1 && drags.drops.first?.0 == stage.path(1) && drags.drops.first?.1 == stage.path(4))
        #expect(stage.source.sections[0].prefix(6) == [0, 2, 3, 4, 1, 5])
        let faults = stage.faults()
        #expect(faults.isEmpty, "\(faults)")
        #expect(!stage.view.hasActiveDrag && !stage.view.hasUncommittedUpdates)
    }

    @Test("A drag that leaves the table closes its gap")
    func leaves() async {
        let (stage, drags) = stage()
        let touch = stage.host.touchDown(at: stage.middle(1))
        touch.hold(for: 0.8)
        touch.move(to: stage.middle(4), duration: 0.5)
        touch.hold(for: 0.5)
        touch.move(to: CGPoint(x: 700, y: 300), duration: 0.3)
        touch.hold(for: 0.5)
        #expect(!stage.view.hasUncommittedUpdates)
        touch.lift()
        await stage.host.settle()
        #expect(drags.drops.isEmpty)
        let faults = stage.faults()
        #expect(faults.isEmpty, "\(faults)")
    }

    @Test("A row dragged to another table is inserted at the drop position")
    func between() async {
        let (stage, first) = stage()
        let other = RowSource([Array(100..<110)])
        let second = UITableView(frame: CGRect(x: 400, y: 0, width: 390, height: 600))
        second.register(NumberedRow.self, forCellReuseIdentifier: "number")
        second.dataSource = other
        let drags = TableDrags(other)
        second.dropDelegate = drags
        stage.host.window.addSubview(second)
        second.layoutIfNeeded()
        let touch = stage.host.touchDown(at: stage.middle(1))
        touch.hold(for: 0.8)
        touch.move(to: CGPoint(x: 600, y: 3 * 44 + 22), duration: 0.5)
        touch.hold(for: 0.5)
        #expect(second.contentSize.height == 484)
        touch.lift()
        await stage.host.settle()
        #expect(other.sections[0] == [100, 101, 102, 1, 103, 104, 105, 106, 107, 108, 109])
        // The tables do not retain their delegates.
        withExtendedLifetime((first, drags)) {}
        #expect(second.visibleCells.compactMap { ($0 as? NumberedRow)?.value } == other.sections[0])
        #expect(second.contentSize.height == 484)
    }

    @Test("An insert-into proposal highlights the target row and opens no gap")
    func into() async {
        let (stage, drags) = stage()
        drags.intent = .insertIntoDestinationIndexPath
        let touch = stage.host.touchDown(at: stage.middle(1))
        touch.hold(for: 0.8)
        touch.move(to: stage.middle(4), duration: 0.5)
        touch.hold(for: 0.3)
        #expect(stage.cell(4)?.dropState == .targeted && stage.cell(5)?.dropState == .notTargeted)
        #expect(!stage.view.hasUncommittedUpdates)
        touch.lift()
        await stage.host.settle()
        #expect(drags.drops.first?.1 == stage.path(4))
        #expect(stage.faults().isEmpty)
    }

    @Test("A placeholder stays until its data are inserted, also while other rows change")
    func placeholder() async {
        let (stage, drags) = stage()
        drags.usesPlaceholder = true
        let touch = stage.host.touchDown(at: stage.middle(1))
        touch.hold(for: 0.8)
        touch.move(to: stage.middle(4), duration: 0.5)
        touch.hold(for: 0.3)
        touch.lift()
        await stage.host.settle()
        #expect(stage.view.hasUncommittedUpdates && stage.view.numberOfRows(inSection: 0) == 31)
        stage.source.sections[0].remove(at: 0)
        stage.view.deleteRows(at: [stage.path(0)], with: .fade)
        await stage.host.settle()
        #expect(stage.view.numberOfRows(inSection: 0) == 30)
        let done = drags.context?.commitInsertion { path in stage.source.sections[0].insert(500, at: path.row) }
        await stage.host.settle()
        #expect(done == true && !stage.view.hasUncommittedUpdates && stage.source.sections[0].contains(500))
        #expect(drags.context?.deletePlaceholder() == false)
        let faults = stage.faults()
        #expect(faults.isEmpty, "\(faults)")
    }
}
