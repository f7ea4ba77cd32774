import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Selection by a pan with two fingers") @MainActor
struct SelectionPanTests {
    /// A delegate that allows the two-finger selection from each row except the first, and begins editing.
    final class Rows: NSObject, UITableViewDelegate {
        var calls: [String] = []
        var edits = true

        func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
            calls.append("may \(indexPath.row)")
            return indexPath.row > 0
        }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            calls.append("begin \(indexPath.row)")
            if edits { tableView.setEditing(true, animated: false) }
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { calls.append("end") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { calls.append("deselect \(indexPath.row)") }
    }

    private func fingers(_ host: TestHost, at point: CGPoint) -> [TestTouch] {
        [host.touchDown(at: point), host.touchDown(at: CGPoint(x: point.x + 60, y: point.y))]
    }

    private func move(_ fingers: [TestTouch], by distance: CGFloat, _ host: TestHost) {
        let start = fingers.map(\.location.y)
        for step in 1...8 {
            for (finger, y) in zip(fingers, start) {
                finger.move(to: CGPoint(x: finger.location.x, y: y + distance * CGFloat(step) / 8))
            }
            host.advance(by: 1.0 / 60)
        }
    }

    @Test("A two-finger pan begins editing if the delegate allows it, selects rows that it enters and deselects rows that it leaves")
    func table() async {
        let rows = Rows()
        let fixture = TableFixture(delegate: rows)
        fixture.view.allowsMultipleSelectionDuringEditing = true
        let height = fixture.view.rectForRow(at: fixture.path(0)).height
        let two = fingers(fixture.host, at: fixture.middle(3))
        move(two, by: height * 3, fixture.host)
        #expect(fixture.view.isEditing && fixture.view.indexPathsForSelectedRows == (3...6).map { fixture.path($0) })
        #expect(fixture.view.contentOffset.y == 0)
        move(two, by: -height * 2, fixture.host)
        #expect(fixture.view.indexPathsForSelectedRows == (3...4).map { fixture.path($0) })
        for finger in two { finger.lift() }
        await fixture.host.settle()
        #expect(rows.calls.prefix(2) == ["may 3", "begin 3"] && rows.calls.last == "end" && rows.calls.contains("deselect 6"))
        #expect(fixture.view.indexPathsForSelectedRows == (3...4).map { fixture.path($0) } && fixture.violations().isEmpty)
    }

    @Test("A two-finger pan selects nothing if the delegate refuses, or if multiple selection is not allowed")
    func refused() async {
        let rows = Rows()
        rows.edits = false
        let fixture = TableFixture(delegate: rows)
        fixture.view.allowsMultipleSelectionDuringEditing = true
        for row in [0, 5] {
            let two = fingers(fixture.host, at: fixture.middle(row))
            move(two, by: 130, fixture.host)
            for finger in two { finger.lift() }
            await fixture.host.settle()
            #expect(fixture.view.indexPathsForSelectedRows == nil)
        }
        #expect(rows.calls.contains("may 0") && !rows.calls.contains("begin 0") && !rows.calls.contains { $0.hasPrefix("select") })
    }

    /// A delegate that allows the two-finger selection of items.
    final class Items: NSObject, UICollectionViewDelegate {
        var calls: [String] = []

        func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
            true
        }
        func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            calls.append("begin \(indexPath.item)")
        }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { calls.append("end") }
    }

    @Test("A two-finger pan from a selected item deselects; a delegate that is deallocated meanwhile is not called")
    func collection() async {
        var items: Items? = Items()
        let fixture = CollectionFixture()
        fixture.view.delegate = items
        fixture.view.allowsMultipleSelection = true
        for item in 0..<12 { fixture.view.selectItem(at: fixture.path(item), animated: false, scrollPosition: []) }
        let two = fingers(fixture.host, at: fixture.middle(1))
        move(two, by: 100, fixture.host)
        #expect(items?.calls == ["begin 1"] && fixture.view.contentOffset.y == 0)
        #expect((fixture.view.indexPathsForSelectedItems ?? []).map(\.item) == [0, 6, 7, 8, 9, 10, 11])
        items = nil
        for finger in two { finger.lift() }
        await fixture.host.settle()
        #expect(fixture.violations().isEmpty)
    }
}
