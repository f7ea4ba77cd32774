import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A data source with the required methods.
@MainActor
private class PlainSource: NSObject {
    var rows = Array(0..<20)
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        cell.textLabel?.text = "Row \(rows[indexPath.row])"
        return cell
    }
    func move(_ source: IndexPath, _ destination: IndexPath) {
        calls.append("move \(source.row) \(destination.row)")
        rows.insert(rows.remove(at: source.row), at: destination.row)
    }
}
private final class BareSource: PlainSource, UITableViewDataSource {}
private final class CommittingSource: PlainSource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        calls.append("delete \(indexPath.row)")
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .none)
    }
}
private final class ExceptingSource: PlainSource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 2 }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        calls.append("delete \(indexPath.row)")
    }
}
/// Implements only canEditRowAt and canMoveRowAt.
private final class PromisingSource: PlainSource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}
private final class MovingSource: PlainSource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        move(sourceIndexPath, destinationIndexPath)
    }
}
private final class MovingMostSource: PlainSource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        move(sourceIndexPath, destinationIndexPath)
    }
}
private final class DiffableSource: UITableViewDiffableDataSource<Int, Int> {
    var moves: [[Int]] = []
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        moves.append([sourceIndexPath.row, destinationIndexPath.row])
        guard let moved = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath) else { return }
        var snapshot = snapshot()
        if sourceIndexPath.row < destinationIndexPath.row {
            snapshot.moveItem(moved, afterItem: other)
        } else {
            snapshot.moveItem(moved, beforeItem: other)
        }
        apply(snapshot, animatingDifferences: false)
    }
}

private final class Dragging: NSObject, UITableViewDragDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "\(indexPath.row)" as NSString))]
    }
}
private final class EmptyDropping: NSObject, UITableViewDropDelegate {
    var drops = 0
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) { drops += 1 }
}
private final class ProposingDropping: NSObject, UITableViewDropDelegate {
    var drops = 0
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: operation, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) { drops += 1 }
}

@Suite("Optional methods of data sources and delegates of tables") @MainActor
struct TableOptionalMethodTests {
    private let host = TestHost(size: CGSize(width: 400, height: 600))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    private func show(_ source: (any UITableViewDataSource)?, delegate: (any UITableViewDelegate)? = nil) {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
        table.rowHeight = 44
        if let source { table.dataSource = source }
        table.delegate = delegate
        host.window.addSubview(table)
        table.layoutIfNeeded()
    }

    private func middle(_ row: Int) -> CGPoint { CGPoint(x: 200, y: CGFloat(row) * 44 + 22) }

    /// Swipes a row and taps the action at its end.
    private func swipeToDelete(_ row: Int) async {
        let touch = host.touchDown(at: middle(row))
        touch.move(to: CGPoint(x: 100, y: middle(row).y + 1), duration: 0.4)
        touch.hold(for: 0.2)
        touch.lift()
        await host.settle()
        host.tap(at: CGPoint(x: 385, y: middle(row).y))
        await host.settle()
    }

    private func drag(_ row: Int, to other: Int) async {
        let touch = host.touchDown(at: middle(row))
        touch.hold(for: 0.8)
        touch.move(to: middle(other), duration: 0.5)
        touch.hold(for: 0.5)
        touch.lift()
        await host.settle()
    }

    private var titles: [String] {
        table.layoutIfNeeded()
        return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    // MARK: Editing

    @Test("If a data source implements only commit, its rows can be deleted by a swipe")
    func commitAlone() async {
        let source = CommittingSource()
        show(source)
        await swipeToDelete(2)
        #expect(source.calls == ["delete 2"] && titles.prefix(3) == ["Row 0", "Row 1", "Row 3"])
    }

    @Test("Without commit rows cannot be deleted by a swipe, independent of canEditRowAt")
    func withoutCommit() async {
        let (bare, promising) = (BareSource(), PromisingSource())
        for source in [bare, promising] as [any UITableViewDataSource] {
            show(source)
            await swipeToDelete(2)
            #expect(table.numberOfRows(inSection: 0) == 20 && !table.visibleCells.contains { $0.isSwiped })
        }
    }

    @Test("canEditRowAt can exclude rows from deletion")
    func exceptions() async {
        let source = ExceptingSource()
        show(source)
        await swipeToDelete(2)
        await swipeToDelete(3)
        #expect(source.calls == ["delete 3"])
    }

    @Test("If the delegate returns nil for the trailing swipe actions, the action is the default, Delete")
    func noActions() async {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? { indexPath.row == 2 ? nil : UISwipeActionsConfiguration(actions: []) }
        }
        let (source, delegate) = (CommittingSource(), Delegate())
        show(source, delegate: delegate)
        await swipeToDelete(3)
        #expect(source.calls == [])
        await swipeToDelete(2)
        #expect(source.calls == ["delete 2"])
    }

    // MARK: Moving

    private func hasReorderControl(_ row: Int) -> Bool {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.row.canMove == true
    }

    @Test("Rows have a reorder control if moveRowAt is implemented, unless canMoveRowAt excludes them")
    func reorderControls() {
        let (moving, most, promising) = (MovingSource(), MovingMostSource(), PromisingSource())
        table.setEditing(true, animated: false)
        show(moving)
        #expect(hasReorderControl(1))
        show(most)
        #expect(!hasReorderControl(1) && hasReorderControl(2))
        show(promising)
        #expect(!hasReorderControl(1))
    }

    @Test("With only a drag delegate, a row that is dragged within its table calls moveRowAt")
    func dragAlone() async {
        let (source, dragging) = (MovingSource(), Dragging())
        show(source)
        table.dragInteractionEnabled = true
        table.dragDelegate = dragging
        await drag(1, to: 4)
        #expect(source.calls == ["move 1 4"])
        #expect(titles.prefix(6) == ["Row 0", "Row 2", "Row 3", "Row 4", "Row 1", "Row 5"])
        #expect(!table.hasUncommittedUpdates && table.visibleCells.allSatisfy { $0.alpha == 1 })
        await drag(4, to: 0)
        #expect(source.calls.last == "move 4 0" && titles.first == "Row 1")
    }

    @Test("Without moveRowAt, or for a row that cannot be moved, a drag within the table moves nothing")
    func unmovable() async {
        let (bare, most, dragging) = (BareSource(), MovingMostSource(), Dragging())
        show(bare)
        table.dragInteractionEnabled = true
        table.dragDelegate = dragging
        await drag(1, to: 4)
        #expect(titles.prefix(3) == ["Row 0", "Row 1", "Row 2"])
        show(most)
        await drag(1, to: 4)
        #expect(most.calls == [] && titles.prefix(3) == ["Row 0", "Row 1", "Row 2"])
        await drag(2, to: 4)
        #expect(most.calls == ["move 2 4"])
    }

    @Test("If the drop delegate proposes nothing or an insertion of the moved row, moveRowAt is called instead of performDrop")
    func dropDelegates() async {
        let (source, dragging, empty, proposing) = (MovingSource(), Dragging(), EmptyDropping(), ProposingDropping())
        show(source)
        table.dragInteractionEnabled = true
        table.dragDelegate = dragging
        table.dropDelegate = empty
        await drag(1, to: 4)
        #expect(source.calls == ["move 1 4"] && empty.drops == 0)
        table.dropDelegate = proposing
        await drag(4, to: 2)
        #expect(source.calls.last == "move 4 2" && proposing.drops == 0)
        proposing.operation = .copy
        await drag(1, to: 4)
        #expect(source.calls.count == 2 && proposing.drops == 1)
        (proposing.operation, proposing.intent) = (.move, .unspecified)
        await drag(1, to: 4)
        #expect(source.calls.count == 2 && proposing.drops == 2)
        #expect(titles.prefix(5) == ["Row 0", "Row 2", "Row 1", "Row 3", "Row 4"])
    }

    @Test("targetIndexPathForMoveFromRowAt can change the index path of a dragged row")
    func target() async {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath { IndexPath(row: min(proposedDestinationIndexPath.row, 3), section: 0) }
        }
        let (source, dragging, delegate) = (MovingSource(), Dragging(), Delegate())
        show(source, delegate: delegate)
        table.dragInteractionEnabled = true
        table.dragDelegate = dragging
        await drag(1, to: 6)
        #expect(source.calls == ["move 1 3"] && titles.prefix(4) == ["Row 0", "Row 2", "Row 3", "Row 1"])
    }

    @Test("A diffable data source's override of moveRowAt is called for dragged rows, and can apply a snapshot")
    func diffable() async {
        let dragging = Dragging()
        show(nil)
        let source = DiffableSource(tableView: table) { table, indexPath, number in
            let cell = table.dequeueReusableCell(withIdentifier: "number", for: indexPath)
            cell.textLabel?.text = "Row \(number)"
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<10))
        func apply() { source.apply(snapshot, animatingDifferences: false) }
        apply()
        table.layoutIfNeeded()
        table.dragInteractionEnabled = true
        table.dragDelegate = dragging
        await drag(1, to: 4)
        #expect(source.moves == [[1, 4]])
        #expect(titles.prefix(6) == ["Row 0", "Row 2", "Row 3", "Row 4", "Row 1", "Row 5"])
        await drag(3, to: 0)
        #expect(source.moves.last == [3, 0] && titles.prefix(2) == ["Row 4", "Row 0"])
        // The reorder control calls the override too.
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let touch = host.touchDown(at: CGPoint(x: 400 - 24, y: middle(0).y))
        touch.hold(for: 0.2)
        touch.move(to: CGPoint(x: 400 - 24, y: middle(2).y + 4), duration: 0.4)
        touch.lift()
        await host.settle()
        #expect(source.moves.last == [0, 2] && titles.prefix(4) == ["Row 0", "Row 2", "Row 4", "Row 3"])
        #expect(source.snapshot().itemIdentifiers.prefix(4) == [0, 2, 4, 3])
    }

    // MARK: Heights, headers, commands

    @Test("The delegate's header height is used even if it equals the table's; the delegate's indentation level can be 0")
    func heights() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.indentationLevel = 2
                return cell
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        }
        let (source, delegate) = (Source(), Delegate())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: .grouped)
        table.sectionHeaderHeight = 20
        table.dataSource = source
        host.window.addSubview(table)
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height > 30)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel == 2)
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 20)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel == 0)
    }

    @Test("An edit menu appears only if all three of its methods are implemented")
    func commands() async {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(
                _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
            ) -> Bool { true }
        }
        let (source, delegate) = (BareSource(), Delegate())
        show(source, delegate: delegate)
        host.longPress(at: middle(2))
        await host.settle()
        #expect(!UIMenuController.shared.isMenuVisible)
    }
}
