import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Swipe actions as accessibility actions") @MainActor
struct SwipeAccessibilityTests {
    /// A delegate with the older row actions.
    final class OlderActions: NSObject, UITableViewDelegate {
        var performed: [IndexPath] = []

        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            [UITableViewRowAction(style: .normal, title: "Archive") { [weak self] _, indexPath in self?.performed.append(indexPath) }]
        }
    }

    private func actions(of cell: UIView?) -> [String] { cell.map { AccessibilityTree.facts(of: $0).actions } ?? [] }

    private func perform(_ name: String, of cell: UIView?) -> Bool {
        guard let cell else { return false }
        return AccessibilityTree.actions(of: cell, cell.accessibilityTraits).first { $0.name == name }?.perform() ?? false
    }

    @Test("A row that the data source can delete has an accessibility action Delete, which deletes the row")
    func deletion() async {
        let fixture = TableFixture([Array(0..<5)])
        #expect(actions(of: fixture.cell(2)).contains("Delete"))
        #expect(perform("Delete", of: fixture.cell(2)))
        await fixture.host.settle()
        #expect(fixture.source.commits == [.delete] && fixture.source.sections[0] == [0, 1, 3, 4])
    }

    /// The labels of the buttons in a view and in its descendants.
    private func buttons(in view: UIView?) -> [String] {
        guard let view else { return [] }
        let own = view.isAccessibilityElement && view.accessibilityTraits.contains(.button) ? view.accessibilityLabel : nil
        return (own.map { [$0] } ?? []) + view.subviews.flatMap { buttons(in: $0) }
    }

    @Test("The editing controls of a row are buttons whose labels contain the label of the row")
    func editingControls() async {
        let fixture = TableFixture([Array(0..<5)])
        let cell = fixture.cell(2)
        cell?.accessibilityLabel = "Joe"
        fixture.view.setEditing(true, animated: false)
        await fixture.host.settle()
        #expect(Set(buttons(in: cell)) == ["Delete Joe", "Reorder Joe"])
        cell?.accessibilityLabel = nil
        cell?.textLabel?.text = "Ada"
        #expect(Set(buttons(in: cell)) == ["Delete Ada", "Reorder Ada"])
    }

    @Test("The controls of a list cell's accessories are named after the cell")
    func accessories() async {
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), sections: [[0, 1, 2]]) { cell, item in
            cell.accessibilityLabel = "Item \(item)"
            cell.accessories = [.delete(), .reorder()]
        }
        fixture.source.reorderingHandlers.canReorderItem = { _ in true }
        fixture.view.isEditing = true
        await fixture.host.settle()
        #expect(Set(buttons(in: fixture.cell(1))) == ["Delete Item 1", "Reorder Item 1"])
    }

    @Test("The actions that editActionsForRowAt returns are accessibility actions of the row")
    func rowActions() async {
        let delegate = OlderActions()
        let fixture = TableFixture([Array(0..<5)], delegate: delegate)
        #expect(actions(of: fixture.cell(2)).contains("Archive") && !actions(of: fixture.cell(2)).contains("Delete"))
        #expect(perform("Archive", of: fixture.cell(2)))
        #expect(delegate.performed == [fixture.path(2)] && fixture.source.commits.isEmpty)
    }

    @Test("The swipe actions of a list section are accessibility actions of its cells, except in editing mode")
    func listCells() async {
        var performed: [String] = []
        func provider(_ title: String) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider {
            return { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: title) { _, _, done in
                        performed.append("\(title) \(path.item)")
                        done(true)
                    }
                ])
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = provider("Remove")
        configuration.leadingSwipeActionsConfigurationProvider = provider("Pin")
        let fixture = ListFixture(configuration, sections: [Array(0..<5)])
        #expect(actions(of: fixture.cell(2)).suffix(2) == ["Remove", "Pin"])
        #expect(perform("Pin", of: fixture.cell(2)) && performed == ["Pin 2"])
        fixture.view.isEditing = true
        #expect(!actions(of: fixture.cell(2)).contains("Pin"))
    }
}
