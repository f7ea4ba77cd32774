import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A collection view that is scrolled, pinched and resized while its data change: each visible item has exactly one cell.
@Suite("Collection views with simultaneous changes") @MainActor
struct LiveCollectionTests {
    /// The invariant at each moment, also during animations: each visible item of the layout has one cell, which shows it.
    private func faultsMeanwhile(_ fixture: CollectionFixture) -> [String] {
        fixture.view.layoutIfNeeded()
        var faults: [String] = []
        var seen: Set<ObjectIdentifier> = []
        for attributes in fixture.view.collectionViewLayout.layoutAttributesForElements(in: fixture.view.bounds) ?? []
        where attributes.representedElementCategory == .cell && attributes.frame.meets(fixture.view.bounds) {
            let path = attributes.indexPath
            guard let placed = fixture.view.visible[.cell(ItemPath(section: path.section, item: path.item))],
                let cell = placed.view as? NumberedCell
            else {
                faults.append("\(path) is lost")
                continue
            }
            if !seen.insert(ObjectIdentifier(cell)).inserted { faults.append("\(path) has the cell of another item") }
            let value = fixture.source.sections[path.section][path.item]
            if cell.value != value { faults.append("\(path) shows \(cell.value) instead of \(value)") }
            if cell.superview == nil { faults.append("\(path) is in no view") }
        }
        let views = fixture.view.visible.values.map { ObjectIdentifier($0.view) }
        if Set(views).count != views.count { faults.append("a view stands for two elements") }
        return faults
    }

    private func change(
        _ fixture: CollectionFixture, _ next: inout Int, _ random: inout SeededGenerator, _ completion: @escaping () -> Void
    ) {
        let change = RandomListChange(of: fixture.source.sections, next: &next, using: &random)
        let update = {
            fixture.view.performBatchUpdates {
                fixture.source.sections = change.contents
                fixture.view.deleteSections(change.deletedSections)
                fixture.view.insertSections(change.insertedSections)
                fixture.view.deleteItems(at: change.deleted)
                fixture.view.insertItems(at: change.inserted)
                fixture.view.reloadItems(at: change.reloaded)
                for (from, to) in change.moved { fixture.view.moveItem(at: from, to: to) }
            } completion: { _ in
                completion()
            }
        }
        if Int.random(in: 0..<3, using: &random) > 0 { update() } else { UIView.performWithoutAnimation(update) }
    }

    private func resize(_ fixture: CollectionFixture, _ random: inout SeededGenerator) {
        let size = CGSize(width: CGFloat.random(in: 200...400, using: &random), height: CGFloat.random(in: 250...600, using: &random))
        let work = {
            fixture.view.frame.size = size
            fixture.view.layoutIfNeeded()
        }
        if Bool.random(using: &random) { UIView.animate(withDuration: 0.2, animations: work) } else { work() }
    }

    private func drag(_ fixture: CollectionFixture, _ random: inout SeededGenerator) -> TestTouch {
        let (x, y) = (fixture.view.bounds.width / 2, fixture.view.bounds.height / 2)
        let finger = fixture.host.touchDown(at: CGPoint(x: x, y: y))
        finger.move(to: CGPoint(x: x, y: y + CGFloat.random(in: -200...200, using: &random)), duration: 0.08)
        return finger
    }

    @Test("Random scrolling, pinching and resizing during random updates: the cells are those of the layout", arguments: 1...8)
    func random(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let fixture = CollectionFixture([Array(0..<60), Array(60..<90), Array(90..<200)])
        if seed % 2 == 0 { fixture.flow.headerReferenceSize = CGSize(width: 0, height: 24) }
        if seed % 4 == 0 { fixture.flow.sectionHeadersPinToVisibleBounds = true }
        var (next, expected, completed) = (1000, 0, 0)
        var finger: TestTouch?
        for step in 0..<50 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1, 2:
                expected += 1
                change(fixture, &next, &random) { completed += 1 }
            case 3:
                let most = max(fixture.view.contentSize.height - fixture.view.bounds.height, 0)
                let offset = CGPoint(x: 0, y: CGFloat.random(in: 0...most, using: &random))
                fixture.view.setContentOffset(offset, animated: Bool.random(using: &random))
            case 4:
                let scale = CGFloat.random(in: 0.3...2, using: &random)
                fixture.flow.itemSize = CGSize(width: (80 * scale).rounded(), height: (120 * scale).rounded())
            case 5: resize(fixture, &random)
            case 6:
                if let held = finger {
                    held.lift()
                    finger = nil
                } else {
                    finger = drag(fixture, &random)
                }
            default: fixture.view.reloadData()
            }
            let meanwhile = faultsMeanwhile(fixture)
            #expect(meanwhile.isEmpty, "step \(step): \(meanwhile)")
            fixture.host.advance(by: Double.random(in: 0...0.2, using: &random))
            let later = faultsMeanwhile(fixture)
            #expect(later.isEmpty, "after step \(step): \(later)")
            if !meanwhile.isEmpty || !later.isEmpty { break }
            guard Int.random(in: 0..<10, using: &random) == 0 else { continue }
            finger?.lift()
            finger = nil
            await fixture.host.settle()
            let faults = fixture.faults()
            #expect(faults.isEmpty, "at rest after step \(step): \(faults)")
        }
        finger?.lift()
        await fixture.host.settle()
        #expect(fixture.faults().isEmpty, "\(fixture.faults())")
        #expect(completed == expected)
    }

    @Test("Data sources, delegates and cells are deallocated during updates, a deceleration and a touch", arguments: 1...8)
    func deaths(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 90)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: flow)
        view.register(NumberedCell.self, forCellWithReuseIdentifier: "number")
        var source: NumberSource? = NumberSource([Array(0..<200)])
        var delegate: CollectionRecorder? = CollectionRecorder()
        view.dataSource = source
        view.delegate = delegate
        host.window.addSubview(view)
        view.layoutIfNeeded()
        let finger = host.touchDown(at: CGPoint(x: 45, y: 45))
        host.advance(by: 0.05)
        var completed = 0
        source?.sections[0].removeFirst(30)
        view.performBatchUpdates {
            view.deleteItems(at: (0..<30).map { IndexPath(item: $0, section: 0) })
        } completion: { _ in
            completed += 1
        }
        host.advance(by: Double.random(in: 0...0.2, using: &random))
        if Bool.random(using: &random) { finger.move(to: CGPoint(x: 45, y: -200), duration: 0.1) }
        if Bool.random(using: &random) { source = nil } else { delegate = nil }
        host.advance(by: Double.random(in: 0...0.2, using: &random))
        view.frame.size.height = 300
        view.layoutIfNeeded()
        (source, delegate) = (nil, nil)
        finger.lift()
        await host.settle()
        #expect(completed == 1)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.visibleCells.isEmpty && view.numberOfSections == 0)
        // Another data source continues if the first one is gone.
        let other = NumberSource([Array(500..<520)])
        view.dataSource = other
        view.contentOffset = .zero
        view.layoutIfNeeded()
        #expect(view.visibleCells.compactMap { ($0 as? NumberedCell)?.value }.sorted().first == 500)
        view.removeFromSuperview()
        await host.settle()
        #expect(view.visibleCells.count == 12)
    }

    /// Creates each cell itself, as an app does that forgot to dequeue it from the collection view.
    private final class CarelessSource: NSObject, UICollectionViewDataSource {
        var count = 100
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
    }

    @Test("Cells that were not dequeued are deallocated when they leave")
    func cellsThatDie() async {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 90)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: flow)
        let source = CarelessSource()
        view.dataSource = source
        host.window.addSubview(view)
        view.layoutIfNeeded()
        weak let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(first != nil)
        for offset in stride(from: CGFloat(0), through: 1500, by: 137) {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count)
        }
        source.count = 10
        view.performBatchUpdates { view.deleteItems(at: (10..<100).map { IndexPath(item: $0, section: 0) }) }
        await host.settle()
        #expect(first == nil)
        #expect(view.visibleCells.count == 10 && view.subviews.filter { $0 is UICollectionViewCell }.count == 10)
    }
}
