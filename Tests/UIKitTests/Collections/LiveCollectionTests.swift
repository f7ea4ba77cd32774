import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A collection view that is scrolled, pinched and resized while its data change. Each visible item must have exactly one cell.
@Suite("Collection views with simultaneous changes") @MainActor
struct LiveCollectionTests {
    @Test("During random updates, scrolling, pinching and resizing the cells match the layout", arguments: 1...8)
    func random(seed: Int) async {
        let fixture = CollectionFixture([Array(0..<60), Array(60..<90), Array(90..<200)])
        if seed % 2 == 0 { fixture.flow.headerReferenceSize = CGSize(width: 0, height: 24) }
        if seed % 4 == 0 { fixture.flow.sectionHeadersPinToVisibleBounds = true }
        await RandomListUpdates(of: fixture, seed: seed).updateInMotion()
    }

    @Test(
        "If data source and delegate are deallocated during an update, the update completes once and a reload empties the view",
        arguments: 1...8)
    func deallocations(seed: Int) async {
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
        // If the data source has been deallocated, the test continues with another one.
        let other = NumberSource([Array(500..<520)])
        view.dataSource = other
        view.contentOffset = .zero
        view.layoutIfNeeded()
        #expect(view.visibleCells.compactMap { ($0 as? NumberedCell)?.value }.sorted().first == 500)
        view.removeFromSuperview()
        await host.settle()
        #expect(view.visibleCells.count == 12)
    }

    /// A data source that creates each cell itself, like an app that forgets to dequeue cells.
    private final class CarelessSource: NSObject, UICollectionViewDataSource {
        var count = 100
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
    }

    @Test("Cells that were not dequeued are deallocated when they leave the visible area")
    func undequeuedCells() async {
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
