import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A data source of numbers that can be moved.
@MainActor
private final class MovableSource: NumberSource {
    var moves: [(IndexPath, IndexPath)] = []
    var follows = true
    var fixed: Set<Int> = []

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !fixed.contains(sections[indexPath.section][indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append((sourceIndexPath, destinationIndexPath))
        guard follows else { return }
        let value = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(value, at: destinationIndexPath.item)
    }
}

@MainActor
private final class RowHeights: NSObject, UICollectionViewDelegateFlowLayout {
    let heights: [Int: CGFloat]
    var requests = 0
    let source: NumberSource
    init(_ heights: [Int: CGFloat], _ source: NumberSource) { (self.heights, self.source) = (heights, source) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        requests += 1
        return CGSize(width: 400, height: heights[source.sections[indexPath.section][indexPath.item]] ?? 40)
    }
}

@Suite("Interactive movement") @MainActor
struct MovementTests {
    private func fixture(_ sections: [[Int]] = [Array(0..<100)]) -> (CollectionFixture, MovableSource) {
        let fixture = CollectionFixture(sections)
        let source = MovableSource(sections)
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
        return (fixture, source)
    }

    /// The values of the visible cells, ordered by position. The moved cell counts at its target position.
    private func order(_ fixture: CollectionFixture) -> [Int] {
        fixture.view.visible.filter { $0.key.category == .cell }.sorted { $0.key.path < $1.key.path }
            .compactMap { ($0.value.view as? NumberedCell)?.value }
    }

    @Test("The other items make space under the finger, and the data change only when the finger is lifted")
    func move() async {
        let (fixture, source) = fixture()
        let cell = fixture.cell(1)
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(1)))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 355, y: 145))
        #expect(cell?.center == CGPoint(x: 355, y: 145) && cell?.configurationState.isReordering == true)
        #expect(order(fixture).prefix(9) == [0, 2, 3, 4, 5, 6, 7, 1, 8])
        #expect(source.moves.isEmpty && source.sections[0][1] == 1)
        // The index paths that the app receives are those of its data.
        #expect(fixture.cell(2)?.value == 2 && fixture.view.indexPath(for: cell ?? UICollectionViewCell()) == fixture.path(1))
        await fixture.host.settle()
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 145, y: 45)) == fixture.path(2))
        fixture.view.endInteractiveMovement()
        #expect(source.moves.map { [$0.0.item, $0.1.item] } == [[1, 7]])
        #expect(fixture.cell(7) === cell && cell?.configurationState.isReordering == false)
        await fixture.host.settle()
        fixture.source.sections = source.sections
        #expect(fixture.violations().isEmpty, "\(fixture.violations())")
        #expect(!fixture.view.hasUncommittedUpdates)
    }

    @Test("A cancelled movement restores all items, and does not call moveItemAt")
    func cancel() async {
        let (fixture, source) = fixture()
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(0)))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 255, y: 345))
        fixture.host.advance(by: 0.1)
        #expect(order(fixture).first == 1)
        fixture.view.cancelInteractiveMovement()
        await fixture.host.settle()
        #expect(source.moves.isEmpty && fixture.violations().isEmpty)
        #expect(fixture.view.arrangement == nil)
    }

    @Test("An item that cannot move stays at its index path, and the delegate can change the target of a move")
    func rules() {
        final class Rules: NSObject, UICollectionViewDelegate {
            var calls: [[Int]] = []
            func collectionView(
                _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
                atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
            ) -> IndexPath {
                calls.append([originalIndexPath.item, currentIndexPath.item, proposedIndexPath.item])
                return proposedIndexPath.item > 6 ? IndexPath(item: 6, section: 0) : proposedIndexPath
            }
        }
        let (fixture, source) = fixture()
        let rules = Rules()
        fixture.view.delegate = rules
        source.fixed = [5]
        #expect(!fixture.view.beginInteractiveMovementForItem(at: fixture.path(5)))
        #expect(!fixture.view.beginInteractiveMovementForItem(at: fixture.path(400)))
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(1)))
        #expect(!fixture.view.beginInteractiveMovementForItem(at: fixture.path(2)))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 145))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 345))
        #expect(rules.calls == [[1, 1, 4], [1, 4, 12]])
        fixture.view.endInteractiveMovement()
        #expect(source.moves.map { $0.1.item } == [6])
    }

    @Test("Without canMoveItemAt all items can be moved if moveItemAt is implemented, otherwise no item can")
    func defaults() {
        class Plain: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            }
        }
        final class Taking: NSObject, UICollectionViewDataSource {
            let plain = Plain()
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                plain.collectionView(collectionView, cellForItemAt: indexPath)
            }
            func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {}
        }
        let fixture = CollectionFixture()
        let (plain, taking) = (Plain(), Taking())
        fixture.view.dataSource = plain
        #expect(!fixture.view.beginInteractiveMovementForItem(at: fixture.path(0)))
        fixture.view.dataSource = taking
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(0)))
        fixture.view.cancelInteractiveMovement()
    }

    @Test("While a row is moved, rows of different heights make space once, even if the finger trembles")
    func unequal() {
        let (fixture, source) = fixture([Array(0..<20)])
        let heights = RowHeights([0: 200, 1: 40, 2: 40, 3: 150], source)
        fixture.flow.minimumLineSpacing = 0
        fixture.view.delegate = heights
        fixture.view.layoutIfNeeded()
        let requests = heights.requests
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(1)))
        var orders: [[Int]] = []
        for step in 0..<300 {
            let y = 220 + CGFloat(step) * 0.6 + (step % 2 == 0 ? 1.5 : -1.5)
            fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: y))
            let now = order(fixture)
            if orders.last != now { orders.append(now) }
            fixture.host.advance(by: 1.0 / 60)
        }
        #expect(orders.map { Array($0.prefix(5)) } == [[0, 1, 2, 3, 4], [0, 2, 1, 3, 4], [0, 2, 3, 1, 4]])
        // Sizes are not requested again: they are known, and only their order changes.
        #expect(heights.requests == requests)
        for step in 0..<300 {
            fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 400 - CGFloat(step) * 1.1))
            fixture.host.advance(by: 1.0 / 60)
        }
        #expect(order(fixture).prefix(4) == [1, 0, 2, 3])
        fixture.view.endInteractiveMovement()
        #expect(source.sections[0].prefix(4) == [1, 0, 2, 3])
        #expect(fixture.view.layoutAttributesForItem(at: fixture.path(1))?.frame == CGRect(x: 0, y: 40, width: 400, height: 200))
    }

    @Test("Near an edge the content scrolls during a movement, and the moved item stays under the finger")
    func edge() async {
        let (fixture, source) = fixture()
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(0)))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 595))
        fixture.host.advance(by: 1)
        #expect(fixture.view.contentOffset.y > 100)
        let cell = fixture.cell(0)
        #expect(abs((cell?.center.y ?? 0) - fixture.view.contentOffset.y - 595) < 0.01)
        fixture.host.advance(by: 10)
        #expect(fixture.view.contentOffset.y == fixture.view.contentSize.height - 600)
        fixture.view.endInteractiveMovement()
        await fixture.host.settle()
        #expect(source.sections[0].firstIndex(of: 0) ?? 0 > 90)
        fixture.source.sections = source.sections
        #expect(fixture.violations().isEmpty)
    }

    @Test("A movement continues if the data change, and ends if its item is deleted")
    func changes() async {
        let (fixture, source) = fixture([Array(0..<20)])
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(3)))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 145))
        source.sections[0].remove(at: 0)
        fixture.view.deleteItems(at: [fixture.path(0)])
        #expect(fixture.view.movement?.origin.item == 2)
        fixture.view.endInteractiveMovement()
        await fixture.host.settle()
        #expect(source.moves.map { $0.0.item } == [2])
        fixture.source.sections = source.sections
        #expect(fixture.violations().isEmpty, "\(fixture.violations())")
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(3)))
        source.sections[0].remove(at: 3)
        fixture.view.deleteItems(at: [fixture.path(3)])
        #expect(fixture.view.movement == nil)
        fixture.view.updateInteractiveMovementTargetPosition(.zero)
        fixture.view.endInteractiveMovement()
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(3)))
        fixture.view.reloadData()
        fixture.view.updateInteractiveMovementTargetPosition(.zero)
        await fixture.host.settle()
        fixture.source.sections = source.sections
        #expect(fixture.violations().isEmpty)
        source.follows = false
        #expect(fixture.view.beginInteractiveMovementForItem(at: fixture.path(0)))
        fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 145))
        fixture.view.dataSource = nil
        fixture.view.endInteractiveMovement()
        await fixture.host.settle()
        #expect(fixture.view.visibleCells.isEmpty)
    }

    @Test("A long press on an item of a collection view controller starts its movement")
    func standardGesture() async {
        final class Controller: UICollectionViewController {
            var values = Array(0..<30)
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { values.count }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath) }
            override func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
                values.insert(values.remove(at: from.item), at: to.item)
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 90)
        let controller = Controller(collectionViewLayout: flow)
        controller.collectionView.register(NumberedCell.self, forCellWithReuseIdentifier: "number")
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        let finger = host.touchDown(at: CGPoint(x: 40, y: 40))
        finger.hold(for: 0.7)
        finger.move(to: CGPoint(x: 240, y: 140), duration: 0.4)
        finger.lift()
        await host.settle()
        #expect(controller.values.prefix(8) == [1, 2, 3, 4, 5, 6, 0, 7])
        #expect(controller.collectionView.contentOffset.y == 0)
    }

    @Test("After random movements, also between sections, the items match plain arrays", arguments: 1...10)
    func random(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let (fixture, source) = fixture([Array(0..<9), [], Array(9..<30)])
        fixture.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        let heights = RowHeights(Dictionary(uniqueKeysWithValues: (0..<30).map { ($0, CGFloat(20 + $0 * 7 % 50)) }), source)
        if seed % 2 == 0 { fixture.view.delegate = heights }
        fixture.view.layoutIfNeeded()
        for _ in 0..<12 {
            let section = source.sections.indices.filter { !source.sections[$0].isEmpty }.randomElement(using: &random) ?? 0
            let path = fixture.path(Int.random(in: 0..<source.sections[section].count, using: &random), section)
            var model = source.sections
            let count = source.moves.count
            #expect(fixture.view.beginInteractiveMovementForItem(at: path))
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let point = CGPoint(x: CGFloat.random(in: 0...400, using: &random), y: CGFloat.random(in: 0...600, using: &random))
                fixture.view.updateInteractiveMovementTargetPosition(point)
                if Bool.random(using: &random) { fixture.host.advance(by: 1.0 / 60) }
                // Each value is shown once, and its cell shows it.
                #expect(Set(order(fixture)).count == order(fixture).count)
            }
            if Bool.random(using: &random) {
                fixture.view.endInteractiveMovement()
                for (from, to) in source.moves.dropFirst(count) {
                    let value = model[from.section].remove(at: from.item)
                    model[to.section].insert(value, at: to.item)
                }
            } else {
                fixture.view.cancelInteractiveMovement()
            }
            #expect(source.sections == model)
            await fixture.host.settle()
            fixture.source.sections = source.sections
            let violations = fixture.violations()
            #expect(violations.isEmpty, "\(violations)")
        }
    }
}
