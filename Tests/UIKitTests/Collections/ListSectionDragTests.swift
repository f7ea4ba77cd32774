import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Moves items of a diffable list between its sections.
@MainActor
private final class SectionMoves: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let source: UICollectionViewDiffableDataSource<Int, Int>
    var destination: IndexPath?

    init(_ source: UICollectionViewDiffableDataSource<Int, Int>) { self.source = source }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "Item" as NSString))
        item.localObject = source.itemIdentifier(for: indexPath)
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        destination = destinationIndexPath
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        guard let item = coordinator.items.first, let value = item.dragItem.localObject as? Int,
            let to = coordinator.destinationIndexPath, let section = source.sectionIdentifier(for: to.section)
        else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems([value])
        let items = snapshot.itemIdentifiers(inSection: section)
        if to.item < items.count {
            snapshot.insertItems([value], beforeItem: items[to.item])
        } else {
            snapshot.appendItems([value], toSection: section)
        }
        source.apply(snapshot, animatingDifferences: true, completion: nil)
        coordinator.drop(item.dragItem, toItemAt: to)
    }
}

@Suite("Drags between the sections of a list") @MainActor
struct ListSectionDragTests {
    private func fixture(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> (ListFixture, SectionMoves) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        let fixture = ListFixture(configuration, sections: [[1, 2, 3, 4], [13, 12, 11], [21, 22, 23]])
        let moves = SectionMoves(fixture.source)
        fixture.view.dragDelegate = moves
        fixture.view.dropDelegate = moves
        return (fixture, moves)
    }

    /// The errors of the visible views: cells and headers must be in the layout's order, each with a view.
    private func violations(_ fixture: ListFixture) -> [String] {
        fixture.view.layoutIfNeeded()
        var violations: [String] = []
        let all = (fixture.view.collectionViewLayout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 2000)) ?? [])
            .filter { $0.representedElementCategory != .decorationView }
        let order = all.sorted {
            ($0.indexPath.section, $0.representedElementKind == nil ? 1 : 0, $0.indexPath.item) < (
                $1.indexPath.section, $1.representedElementKind == nil ? 1 : 0, $1.indexPath.item
            )
        }
        for (upper, lower) in zip(order, order.dropFirst()) where upper.frame.maxY > lower.frame.minY + 0.01 {
            violations.append("\(lower.indexPath) at \(lower.frame) begins before \(upper.indexPath) at \(upper.frame) ends")
        }
        for (section, count) in fixture.view.shownCounts.enumerated() {
            let items = order.filter { $0.indexPath.section == section && $0.representedElementCategory == .cell }
            if items.map(\.indexPath.item) != Array(0..<count) { violations.append("section \(section) shows \(items.count) of \(count)") }
        }
        var values: [Int] = []
        for attributes in order where attributes.frame.intersects(fixture.view.bounds) && !fixture.view.isDropGap(attributes.element) {
            guard let placed = fixture.view.visible[attributes.element] else {
                violations.append("\(attributes.element) has no view")
                continue
            }
            if placed.view.frame != attributes.frame { violations.append("\(attributes.element) at \(placed.view.frame)") }
            guard attributes.representedElementCategory == .cell else { continue }
            let text = ((placed.view as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
            values.append(Int(text.dropFirst("Item ".count)) ?? -1)
        }
        if values.sorted() != fixture.source.snapshot().itemIdentifiers.sorted() { violations.append("shows \(values)") }
        return violations
    }

    @Test(
        "Cells and headers make space in the layout's order while an item is dragged through all sections",
        arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar])
    func throughAll(appearance: UICollectionLayoutListConfiguration.Appearance) async {
        let (fixture, moves) = fixture(appearance)
        #expect(violations(fixture).isEmpty, "\(violations(fixture))")
        let finger = fixture.host.touchDown(at: fixture.middle(1))
        finger.hold(for: 0.6)
        var seen: Set<Int> = []
        for y in Array(stride(from: 100, through: 680, by: 12)) + Array(stride(from: 680, through: 40, by: -17)) {
            finger.move(to: CGPoint(x: 150, y: y), duration: 0.1)
            let violations = violations(fixture)
            #expect(violations.isEmpty, "at \(y): \(violations)")
            if !violations.isEmpty { break }
            if let section = moves.destination?.section { seen.insert(section) }
        }
        #expect(seen == [0, 1, 2])
        finger.move(to: fixture.middle(1, 2), duration: 0.2)
        finger.hold(for: 0.4)
        let destination = moves.destination
        finger.lift()
        await fixture.host.settle()
        #expect(violations(fixture).isEmpty, "\(violations(fixture))")
        #expect(destination?.section == 2 && fixture.source.indexPath(for: 2) == destination)
        #expect(!fixture.view.hasUncommittedUpdates)
    }

    @Test("After a drag of an item is cancelled, the list is unchanged")
    func away() async {
        let (fixture, _) = fixture(.insetGrouped)
        let before = fixture.source.snapshot().itemIdentifiers
        let finger = fixture.host.touchDown(at: fixture.middle(0, 1))
        finger.hold(for: 0.6)
        finger.move(to: fixture.middle(2, 2), duration: 0.3)
        finger.hold(for: 0.3)
        #expect(violations(fixture).isEmpty, "\(violations(fixture))")
        finger.cancel()
        await fixture.host.settle()
        #expect(violations(fixture).isEmpty, "\(violations(fixture))")
        #expect(fixture.source.snapshot().itemIdentifiers == before)
    }
}
