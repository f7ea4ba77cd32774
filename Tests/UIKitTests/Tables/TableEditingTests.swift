import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A delegate with swipe actions.
@MainActor
final class SwipeDelegate: NSObject, UITableViewDelegate {
    var done: [String] = []
    var begun: [Int] = []
    var ended: [Int?] = []
    var allowsFull = true
    /// The stored completion handler of an action.
    var finish: ((Bool) -> Void)?

    private func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak self] _, _, finish in
            self?.done.append(title)
            self?.finish = finish
        }
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let configuration = UISwipeActionsConfiguration(actions: [action("Delete", .destructive), action("More")])
        configuration.performsFirstActionWithFullSwipe = allowsFull
        return indexPath.row == 9 ? UISwipeActionsConfiguration(actions: []) : configuration
    }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        indexPath.row == 1 ? UISwipeActionsConfiguration(actions: [action("Read")]) : nil
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { begun.append(indexPath.row) }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { ended.append(indexPath?.row) }
}

@Suite("Editing of table views") @MainActor
struct TableEditingTests {
    private func pull(_ fixture: TableFixture, _ row: Int, by distance: CGFloat, duration: TimeInterval = 0.5) {
        let start = fixture.middle(row)
        let touch = fixture.host.touchDown(at: start)
        touch.move(to: CGPoint(x: start.x + distance, y: start.y + 2), duration: duration)
        touch.hold(for: 0.2)
        touch.lift()
    }

    @Test("A swiped row shows its actions; a tap elsewhere closes it and has no other effect")
    func swipe() async {
        let delegate = SwipeDelegate()
        let fixture = TableFixture(delegate: delegate)
        pull(fixture, 2, by: -140)
        await fixture.host.settle()
        #expect(delegate.begun == [2] && fixture.cell(2)?.isSwiped == true)
        fixture.host.tap(at: fixture.middle(6))
        await fixture.host.settle()
        #expect(fixture.view.indexPathForSelectedRow == nil)
        #expect(delegate.ended == [2] && fixture.cell(2)?.isSwiped == false && delegate.done.isEmpty)
        #expect(fixture.cell(2).map { CATransform3DIsIdentity($0.layer.sublayerTransform) } == true)
    }

    @Test("A row action with a background effect has a view with the effect below its title, as large as the action")
    func rowActionEffect() async throws {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
                let action = UITableViewRowAction(style: .normal, title: "Archive") { _, _ in }
                action.backgroundEffect = UIBlurEffect(style: .dark)
                return [action, UITableViewRowAction(style: .default, title: "Delete") { _, _ in }]
            }
        }
        let delegate = Delegate()
        let fixture = TableFixture(delegate: delegate)
        pull(fixture, 2, by: -160)
        await fixture.host.settle()
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let buttons = all(fixture.view).compactMap { $0 as? SwipeActionsView.ActionButton }
        let archive = try #require(buttons.first { $0.accessibilityLabel == "Archive" })
        let effect = try #require(archive.subviews.first as? UIVisualEffectView)
        #expect(effect.effect is UIBlurEffect && effect.frame == archive.bounds)
        let delete = try #require(buttons.first { $0.accessibilityLabel == "Delete" })
        #expect(!delete.subviews.contains { $0 is UIVisualEffectView })
    }

    @Test("A tap on an action performs it; its completion ends the editing")
    func action() async {
        let delegate = SwipeDelegate()
        let fixture = TableFixture(delegate: delegate)
        pull(fixture, 2, by: -160)
        await fixture.host.settle()
        let y = fixture.middle(2).y
        fixture.host.tap(at: CGPoint(x: 400 - 110, y: y))
        #expect(delegate.done == ["More"] && fixture.cell(2)?.isSwiped == true)
        delegate.finish?(true)
        await fixture.host.settle()
        #expect(fixture.cell(2)?.isSwiped == false && delegate.ended == [2])
    }

    @Test("A swipe across most of the row performs the first action, unless that is disabled")
    func fullSwipe() async {
        let delegate = SwipeDelegate()
        let fixture = TableFixture(delegate: delegate)
        pull(fixture, 2, by: -180)
        await fixture.host.settle()
        fixture.host.tap(at: fixture.middle(5))
        await fixture.host.settle()
        let start = CGPoint(x: 380, y: fixture.middle(3).y)
        fixture.host.drag(from: start, to: CGPoint(x: 60, y: start.y), duration: 0.6)
        #expect(delegate.done == ["Delete"])
        delegate.finish?(true)
        await fixture.host.settle()
        delegate.allowsFull = false
        delegate.done = []
        fixture.host.drag(from: start, to: CGPoint(x: 60, y: start.y), duration: 0.6)
        await fixture.host.settle()
        #expect(delegate.done.isEmpty && fixture.cell(3)?.isSwiped == true)
    }

    @Test("A swipe to the other side shows the leading actions; a row without actions does not move, and a vertical drag scrolls")
    func ends() async {
        let delegate = SwipeDelegate()
        let fixture = TableFixture(delegate: delegate)
        pull(fixture, 1, by: 120)
        await fixture.host.settle()
        #expect(delegate.begun == [1])
        fixture.host.tap(at: fixture.middle(6))
        await fixture.host.settle()
        pull(fixture, 2, by: 120)
        pull(fixture, 9, by: -120)
        #expect(delegate.begun == [1])
        fixture.host.drag(from: fixture.middle(8), to: CGPoint(x: 210, y: 100), duration: 0.4)
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y > 100 && delegate.begun == [1])
    }

    @Test("A swipe of a second row closes the first row; a cancelled touch or a reload closes the row")
    func several() async {
        let delegate = SwipeDelegate()
        let fixture = TableFixture(delegate: delegate)
        let start = fixture.middle(2)
        let touch = fixture.host.touchDown(at: start)
        touch.move(to: CGPoint(x: start.x - 120, y: start.y), duration: 0.3)
        #expect(fixture.cell(2)?.isSwiped == true)
        touch.cancel()
        await fixture.host.settle()
        #expect(fixture.cell(2)?.isSwiped == false)
        pull(fixture, 2, by: -140)
        await fixture.host.settle()
        fixture.view.reloadData()
        await fixture.host.settle()
        #expect(fixture.violations().isEmpty && delegate.ended == [2, 2])
        #expect(fixture.view.visibleCells.allSatisfy { CATransform3DIsIdentity($0.layer.sublayerTransform) })
    }

    @Test("If the data source implements commit and canEditRowAt, a swipe deletes rows")
    func deletion() async {
        let fixture = TableFixture()
        pull(fixture, 2, by: -100)
        await fixture.host.settle()
        fixture.host.tap(at: CGPoint(x: 380, y: fixture.middle(2).y))
        await fixture.host.settle()
        #expect(fixture.source.commits == [.delete] && fixture.source.sections[0].prefix(4) == [0, 1, 3, 4])
        let violations = fixture.violations()
        #expect(violations.isEmpty, "\(violations)")
    }

    @Test("If a row is deleted during its swipe, no cell stays swiped")
    func removedUnderFinger() async {
        let delegate = SwipeDelegate()
        let fixture = TableFixture(delegate: delegate)
        let start = fixture.middle(2)
        let touch = fixture.host.touchDown(at: start)
        touch.move(to: CGPoint(x: start.x - 80, y: start.y), duration: 0.3)
        fixture.source.sections[0].remove(at: 2)
        fixture.view.deleteRows(at: [fixture.path(2)], with: .fade)
        touch.move(to: CGPoint(x: start.x - 120, y: start.y), duration: 0.1)
        await fixture.host.settle()
        touch.lift()
        await fixture.host.settle()
        #expect(fixture.violations().isEmpty)
        #expect(fixture.view.visibleCells.allSatisfy { CATransform3DIsIdentity($0.layer.sublayerTransform) })
    }

    @Test("In editing mode the control at the leading end asks for confirmation, and then deletes")
    func editControl() async {
        let fixture = TableFixture()
        fixture.view.setEditing(true, animated: true)
        await fixture.host.settle()
        #expect(fixture.cell(2)?.isEditing == true && fixture.cell(2)?.accessories.editButton != nil)
        #expect((fixture.cell(2)?.contentView.frame.minX ?? 0) > 30)
        let y = fixture.middle(2).y
        fixture.host.tap(at: CGPoint(x: 26, y: y))
        await fixture.host.settle()
        #expect(fixture.cell(2)?.isSwiped == true && fixture.source.commits.isEmpty)
        fixture.host.tap(at: CGPoint(x: 380, y: y))
        await fixture.host.settle()
        #expect(fixture.source.commits == [.delete])
        fixture.view.setEditing(false, animated: true)
        await fixture.host.settle()
        #expect(fixture.cell(2)?.contentView.frame.minX == 0 && fixture.cell(2)?.accessories.editButton == nil)
        #expect(fixture.violations().isEmpty)
    }

    @Test("Rows have checkmarks in editing mode, if multiple selection is allowed")
    func checkmarks() async {
        let fixture = TableFixture()
        fixture.view.allowsMultipleSelectionDuringEditing = true
        fixture.view.setEditing(true, animated: false)
        fixture.host.tap(at: fixture.middle(1))
        fixture.host.tap(at: fixture.middle(3))
        #expect(fixture.view.indexPathsForSelectedRows == [fixture.path(1), fixture.path(3)])
        fixture.view.setEditing(false, animated: false)
        #expect(fixture.view.indexPathsForSelectedRows == nil)
    }

    @Test("Dragging the reorder control moves the row and makes space among the others; the drop calls the data source once")
    func reorder() async {
        let fixture = TableFixture()
        fixture.view.setEditing(true, animated: false)
        fixture.view.layoutIfNeeded()
        let start = CGPoint(x: 400 - 24, y: fixture.middle(1).y)
        let touch = fixture.host.touchDown(at: start)
        touch.hold(for: 0.2)
        touch.move(to: CGPoint(x: start.x, y: start.y + 3 * 44 + 4), duration: 0.4)
        #expect(fixture.moves.isEmpty)
        #expect(
            fixture.view.dataSourceIndexPath(forPresentationIndexPath: fixture.path(1)) == fixture.path(2) && fixture.cell(2)?.value == 2)
        touch.lift()
        await fixture.host.settle()
        #expect(fixture.moves.count == 1 && fixture.source.sections[0].prefix(5) == [0, 2, 3, 4, 1])
        let violations = fixture.violations()
        #expect(violations.isEmpty, "\(violations)")
    }

    @Test("A cancelled move of a row changes nothing; a move at the edge scrolls the table")
    func reorderEnds() async {
        let fixture = TableFixture()
        fixture.view.setEditing(true, animated: false)
        fixture.view.layoutIfNeeded()
        let start = CGPoint(x: 400 - 24, y: fixture.middle(1).y)
        var touch = fixture.host.touchDown(at: start)
        touch.hold(for: 0.1)
        touch.move(to: CGPoint(x: start.x, y: 300), duration: 0.3)
        touch.cancel()
        await fixture.host.settle()
        #expect(fixture.moves.isEmpty && fixture.violations().isEmpty)
        touch = fixture.host.touchDown(at: start)
        touch.hold(for: 0.1)
        touch.move(to: CGPoint(x: start.x, y: 590), duration: 0.3)
        touch.hold(for: 2)
        #expect(fixture.view.contentOffset.y > 200)
        touch.lift()
        await fixture.host.settle()
        #expect(fixture.moves.count == 1 && fixture.violations().isEmpty)
    }

    @Test("SwipePull computes a row's offset during a swipe and its rest position after the swipe", arguments: [true, false])
    func swipeOffsets(full: Bool) {
        let pull = SwipePull(widths: [80, 100], rowWidth: 400, allowsFull: full)
        #expect(pull.openPull == 180 && pull.shown(-20) == 0 && pull.shown(120) == 120)
        #expect(full ? pull.shown(300) == 300 : pull.shown(300) < 260)
        #expect(pull.rest(100, velocity: 0) == .open && pull.rest(60, velocity: 0) == .closed)
        #expect(pull.rest(60, velocity: 500) == .open && pull.rest(170, velocity: -500) == .closed)
        #expect(pull.rest(260, velocity: 0) == (full ? .full : .open))
        for shown in stride(from: CGFloat(0), through: 400, by: 10) {
            let spans = pull.spans(shown, isFull: false)
            #expect(abs((spans.last?.upperBound ?? 0) - shown) < 1e-9)
            #expect(abs(pull.shown(pull.travel(shown: min(shown, 250))) - min(shown, 250)) < 1e-6)
        }
    }
}
