import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Drags numbers off a collection view and accepts them, as an app does.
@MainActor
private final class NumberDrags: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let source: NumberSource
    var calls: [String] = []
    var destinations: [IndexPath?] = []
    var proposal: (any UIDropSession, IndexPath?) -> UICollectionViewDropProposal = { _, _ in
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    var perform: ((UICollectionView, any UICollectionViewDropCoordinator) -> Void)?
    var context: (any UICollectionViewDropPlaceholderContext)?

    init(_ source: NumberSource) { self.source = source }

    private func note(_ call: String) {
        if calls.last != call { calls.append(call) }
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        note("begin \(indexPath.item)")
        return [item(indexPath)]
    }

    private func item(_ indexPath: IndexPath) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "\(source.sections[indexPath.section][indexPath.item])" as NSString))
        item.localObject = source.sections[indexPath.section][indexPath.item]
        return item
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        note("add \(indexPath.item)")
        return [item(indexPath)]
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) { note("dragWillBegin") }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { note("dragDidEnd") }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) { note("enter") }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) { note("exit") }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) { note("dropDidEnd") }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        note("update")
        destinations.append(destinationIndexPath)
        return proposal(session, destinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
        note("perform")
        if let perform { return perform(collectionView, coordinator) }
        guard let item = coordinator.items.first, let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath else { return }
        collectionView.performBatchUpdates {
            let value = self.source.sections[from.section].remove(at: from.item)
            self.source.sections[to.section].insert(value, at: to.item)
            collectionView.deleteItems(at: [from])
            collectionView.insertItems(at: [to])
        }
        coordinator.drop(item.dragItem, toItemAt: to)
    }
}

@Suite("Drag and drop of collection views") @MainActor
struct CollectionDragTests {
    private func fixture(_ sections: [[Int]] = [Array(0..<60)]) -> (CollectionFixture, NumberDrags) {
        let fixture = CollectionFixture(sections)
        let drags = NumberDrags(fixture.source)
        fixture.view.dragDelegate = drags
        fixture.view.dropDelegate = drags
        return (fixture, drags)
    }

    private func order(_ fixture: CollectionFixture) -> [Int] {
        fixture.view.visible.filter { $0.key.category == .cell }.sorted { $0.key.path < $1.key.path }
            .compactMap { ($0.value.view as? NumberedCell)?.value }
    }

    @Test("An item that is dragged within the view moves among the items, and the data change at the drop")
    func reorder() async {
        let (fixture, drags) = fixture()
        let finger = fixture.host.touchDown(at: fixture.middle(1))
        finger.hold(for: 0.6)
        #expect(fixture.view.hasActiveDrag && fixture.cell(1)?.configurationState.cellDragState == .lifting)
        finger.move(to: CGPoint(x: 250, y: 150), duration: 0.4)
        #expect(fixture.cell(1)?.configurationState.cellDragState == .dragging && fixture.view.hasActiveDrop)
        #expect(order(fixture).prefix(8) == [0, 2, 3, 4, 5, 6, 1, 7])
        #expect(fixture.cell(1)?.alpha == 0 && drags.destinations.last == fixture.path(6))
        #expect(fixture.source.sections[0].prefix(3) == [0, 1, 2])
        finger.lift()
        #expect(fixture.source.sections[0].prefix(8) == [0, 2, 3, 4, 5, 6, 1, 7])
        // The cell is hidden, because its preview still animates.
        #expect(fixture.cell(6)?.value == 1 && fixture.cell(6)?.alpha == 0)
        await fixture.host.settle()
        #expect(
            drags.calls == ["begin 1", "dragWillBegin", "enter", "update", "perform", "dropDidEnd", "dragDidEnd"], "\(drags.calls)")
        #expect(fixture.violations().isEmpty, "\(fixture.violations())")
        #expect(!fixture.view.hasActiveDrag && !fixture.view.hasActiveDrop && !fixture.view.hasUncommittedUpdates)
        #expect(fixture.cell(6)?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
    }

    @Test("When a drag leaves the view, the gap closes; when the view refuses a drag, its item returns")
    func leaves() async {
        let (fixture, drags) = fixture()
        fixture.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        fixture.host.advance(by: 0.1)
        let finger = fixture.host.touchDown(at: fixture.middle(2))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 250, y: 250), duration: 0.3)
        #expect(order(fixture)[2] == 3)
        finger.move(to: CGPoint(x: 250, y: 550), duration: 0.3)
        #expect(order(fixture).prefix(4) == [0, 1, 2, 3] && drags.calls.contains("exit"))
        #expect(fixture.cell(2)?.alpha == UICollectionView.leftPresence && !fixture.view.hasActiveDrop)
        finger.lift()
        await fixture.host.settle()
        #expect(fixture.violations().isEmpty && drags.calls.last == "dragDidEnd")
        #expect(fixture.cell(2)?.alpha == 1)
    }

    @Test("With insertIntoDestinationIndexPath no item moves, and the target cell's dropState changes")
    func into() async {
        let (fixture, drags) = fixture()
        drags.proposal = { _, _ in UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath) }
        var taken: IndexPath?
        var animated: [String] = []
        drags.perform = { view, coordinator in
            taken = coordinator.destinationIndexPath
            guard let item = coordinator.items.first, let taken else { return }
            #expect(item.previewSize == CGSize(width: 90, height: 90) && item.sourceIndexPath == IndexPath(item: 0, section: 0))
            let animation = coordinator.drop(item.dragItem, intoItemAt: taken, rect: CGRect(x: 40, y: 40, width: 10, height: 10))
            animation.addAnimations { animated.append("animated") }
            animation.addCompletion { _ in animated.append("completed") }
        }
        let finger = fixture.host.touchDown(at: fixture.middle(0))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 250, y: 150), duration: 0.3)
        #expect(fixture.cell(6)?.configurationState.cellDropState == .targeted)
        #expect(fixture.cell(5)?.configurationState.cellDropState == .notTargeted)
        #expect(order(fixture).prefix(3) == [0, 1, 2])
        finger.lift()
        await fixture.host.settle()
        #expect(taken == fixture.path(6) && animated == ["animated", "completed"])
        #expect(fixture.cell(6)?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
        #expect(fixture.violations().isEmpty)
    }

    @Test("A drag from outside opens a gap, also after the last item, and a drop inserts the item in the gap")
    func incomingDrag() async {
        let (fixture, drags) = fixture([Array(0..<10)])
        drags.proposal = { _, _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
        drags.perform = { view, coordinator in
            guard let item = coordinator.items.first, let to = coordinator.destinationIndexPath else { return }
            #expect(item.sourceIndexPath == nil)
            fixture.source.sections[0].insert(500, at: to.item)
            view.insertItems(at: [to])
            coordinator.drop(item.dragItem, toItemAt: to)
        }
        let drag = fixture.host.dragFromOutside(OutsideContent(["text/plain": Data("Hello".utf8)]))
        drag.move(to: fixture.middle(4))
        #expect(fixture.view.hasActiveDrop && fixture.view.numberOfItems(inSection: 0) == 11)
        #expect(fixture.view.layoutAttributesForItem(at: fixture.path(4))?.frame.minX == 103 && drags.destinations.last == fixture.path(4))
        drag.move(to: CGPoint(x: 390, y: 500))
        #expect(drags.destinations.last == fixture.path(10))
        drag.move(to: CGPoint(x: 45, y: 45))
        #expect(drags.destinations.last == fixture.path(0))
        let moved = fixture.cell(0)
        drag.drop()
        await fixture.host.settle()
        #expect(fixture.source.sections[0].prefix(2) == [500, 0] && fixture.cell(1) === moved)
        #expect(fixture.violations().isEmpty, "\(fixture.violations())")
    }

    @Test("A placeholder is shown among the items, moves when the data change, and is replaced by commitInsertion")
    func placeholder() async {
        let (fixture, drags) = fixture([Array(0..<10)])
        final class Waiting: UICollectionViewCell {
            var updates = 0
        }
        fixture.view.register(Waiting.self, forCellWithReuseIdentifier: "waiting")
        drags.proposal = { _, _ in UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
        drags.perform = { view, coordinator in
            guard let item = coordinator.items.first, let to = coordinator.destinationIndexPath else { return }
            let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: to, reuseIdentifier: "waiting")
            placeholder.cellUpdateHandler = { ($0 as? Waiting)?.updates += 1 }
            drags.context = coordinator.drop(item.dragItem, to: placeholder)
        }
        let drag = fixture.host.dragFromOutside(OutsideContent(["text/plain": Data("Hello".utf8)]))
        drag.move(to: fixture.middle(2))
        drag.drop()
        await fixture.host.settle()
        let waiting = fixture.view.visibleCells.compactMap { $0 as? Waiting }
        #expect(waiting.count == 1 && waiting.first?.frame.minX == 207 && fixture.view.hasUncommittedUpdates)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 250, y: 45)) == nil)
        #expect(fixture.view.indexPathsForVisibleItems.sorted() == (0..<10).map { fixture.path($0) })
        #expect(fixture.view.nextItem(from: ItemPath(section: 0, item: 3), dx: 1, dy: 0) == ItemPath(section: 0, item: 4))
        drags.context?.setNeedsCellUpdate()
        #expect(waiting.first?.updates == 2)
        fixture.source.sections[0].remove(at: 0)
        fixture.view.deleteItems(at: [fixture.path(0)])
        await fixture.host.settle()
        #expect(waiting.first?.frame.minX == 103)
        let taken = drags.context?.commitInsertion { path in
            #expect(path == fixture.path(1))
            fixture.source.sections[0].insert(700, at: path.item)
        }
        #expect(taken == true && drags.context?.commitInsertion { _ in } == false && drags.context?.deletePlaceholder() == false)
        await fixture.host.settle()
        #expect(fixture.violations().isEmpty, "\(fixture.violations())")
        #expect(fixture.cell(1)?.value == 700 && !fixture.view.hasUncommittedUpdates)
    }

    @Test("Placeholders without data can be deleted one by one or by reloadData")
    func noData() async {
        let (fixture, drags) = fixture([Array(0..<10)])
        fixture.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
        drags.perform = { view, coordinator in
            guard let item = coordinator.items.first else { return }
            drags.context = coordinator.drop(
                item.dragItem,
                to: UICollectionViewDropPlaceholder(insertionIndexPath: IndexPath(item: 3, section: 0), reuseIdentifier: "waiting"))
        }
        for way in 0..<2 {
            let drag = fixture.host.dragFromOutside(OutsideContent(["text/plain": Data("Hello".utf8)]))
            drag.move(to: fixture.middle(2))
            drag.drop()
            await fixture.host.settle()
            #expect(fixture.view.numberOfItems(inSection: 0) == 11)
            if way == 0 { #expect(drags.context?.deletePlaceholder() == true) } else { fixture.view.reloadData() }
            await fixture.host.settle()
            #expect(fixture.view.numberOfItems(inSection: 0) == 10 && drags.context?.deletePlaceholder() == false)
            #expect(fixture.violations().isEmpty, "\(fixture.violations())")
        }
    }

    @Test("With the slow reordering cadence the items make space only when the drag rests")
    func cadence() async {
        let (fixture, drags) = fixture()
        fixture.view.reorderingCadence = .slow
        let finger = fixture.host.touchDown(at: fixture.middle(1))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 250, y: 150), duration: 0.3)
        #expect(order(fixture).prefix(3) == [0, 1, 2])
        finger.hold(for: 0.6)
        #expect(order(fixture).prefix(3) == [0, 2, 3])
        finger.cancel()
        await fixture.host.settle()
        #expect(order(fixture).prefix(3) == [0, 1, 2] && fixture.violations().isEmpty && drags.calls.last == "dragDidEnd")
    }

    @Test("A second finger adds an item, and a drag that rests on an item of a spring loaded view selects it")
    func severalAndSprings() async {
        let (fixture, drags) = fixture()
        let recorder = CollectionRecorder()
        fixture.view.delegate = recorder
        fixture.view.isSpringLoaded = true
        drags.proposal = { _, _ in UICollectionViewDropProposal(operation: .copy) }
        let finger = fixture.host.touchDown(at: fixture.middle(1))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 250, y: 250), duration: 0.3)
        fixture.host.tap(at: fixture.middle(3))
        #expect(drags.calls.contains("add 3"))
        // The preview of the added item is read first.
        await Task.yield()
        #expect(fixture.cell(3)?.configurationState.cellDragState == .dragging)
        finger.hold(for: 1.5)
        #expect(recorder.calls.contains("didSelect 10"))
        finger.cancel()
        await fixture.host.settle()
        #expect(!fixture.view.hasActiveDrag && fixture.violations().isEmpty)
    }

    @Test("If the drag and drop delegates are deallocated during a drag, the drag ends and the cells match the data")
    func deallocations() async {
        let fixture = CollectionFixture()
        var drags: NumberDrags? = NumberDrags(fixture.source)
        fixture.view.dragDelegate = drags
        fixture.view.dropDelegate = drags
        let finger = fixture.host.touchDown(at: fixture.middle(1))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 250, y: 250), duration: 0.3)
        fixture.source.sections[0].removeFirst(50)
        fixture.view.reloadData()
        drags = nil
        finger.move(to: CGPoint(x: 50, y: 250), duration: 0.3)
        finger.lift()
        await fixture.host.settle()
        #expect(fixture.violations().isEmpty, "\(fixture.violations())")
        #expect(!fixture.view.visibleCells.isEmpty && !fixture.view.hasActiveDrag)
    }
}
