import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Collection views") @MainActor
struct CollectionViewTests {
    @Test("Only visible items have cells, which are reused as the content scrolls")
    func reuse() {
        let fixture = CollectionFixture([Array(0..<100_000)])
        #expect(fixture.view.visibleCells.count == 24)
        #expect(fixture.violations().isEmpty)
        var made = Set(fixture.view.visibleCells.map { ObjectIdentifier($0) })
        for step in 1...200 {
            fixture.view.contentOffset.y = CGFloat(step * 37)
            fixture.host.advance(by: 1.0 / 60)
            made.formUnion(fixture.view.visibleCells.map { ObjectIdentifier($0) })
            #expect(fixture.violations().isEmpty)
        }
        #expect(made.count <= 36)
        #expect(fixture.view.subviews.filter { $0 is UICollectionViewCell }.count == fixture.view.visibleCells.count)
    }

    @Test("Scrolling does not set the frame of a cell that stays visible, and setNeedsLayout() does")
    func scrollingLeavesAlone() {
        let fixture = CollectionFixture()
        let moved = CGRect(x: 5, y: 305, width: 60, height: 60)
        fixture.cell(12)?.frame = moved
        fixture.view.contentOffset.y = 150
        fixture.view.layoutIfNeeded()
        #expect(fixture.cell(12)?.frame == moved)
        fixture.view.contentOffset.y = 0
        fixture.view.setNeedsLayout()
        #expect(fixture.violations().isEmpty)
        // The same with several sections, headers, and a layout that changes while the content scrolls.
        fixture.source.sections = (0..<40).map { Array($0 * 10..<$0 * 10 + 7) }
        fixture.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        fixture.view.reloadData()
        for step in 0..<60 {
            fixture.view.contentOffset.y = CGFloat((step * 137) % 4_000)
            if step % 9 == 5 { fixture.flow.itemSize = CGSize(width: 60 + step % 30, height: 50 + step % 40) }
            fixture.host.advance(by: 1.0 / 60)
            #expect(fixture.violations().isEmpty)
        }
    }

    @Test("With a million items, the frame of the last item is exact")
    func million() {
        let fixture = CollectionFixture([Array(0..<1_000_000)])
        #expect(fixture.view.contentSize == CGSize(width: 400, height: 250_000 * 100 - 10))
        fixture.view.scrollToItem(at: fixture.path(999_999), at: .bottom, animated: false)
        #expect(fixture.violations().isEmpty)
        #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 250_000 * 100 - 10 - 600))
        #expect(fixture.cell(999_999)?.frame == CGRect(x: 310, y: 24_999_900, width: 90, height: 90))
    }

    @Test("The delegate is a UICollectionViewDelegate, and also the delegate of the view as a UIScrollView")
    func delegateType() {
        let fixture = CollectionFixture()
        let recorder = CollectionRecorder()
        fixture.view.delegate = recorder
        let scrollView: UIScrollView = fixture.view
        #expect(scrollView.delegate === recorder)
        let delegate: (any UICollectionViewDelegate)? = fixture.view.delegate
        #expect(delegate === recorder)
    }

    @Test("A tap calls the delegate's methods in UIKit's order")
    func order() async {
        let fixture = CollectionFixture()
        let recorder = CollectionRecorder()
        fixture.view.delegate = recorder
        fixture.host.tap(at: fixture.middle(2))
        await fixture.host.settle()
        #expect(
            recorder.calls == ["shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "primary 2", "didUnhighlight 2"])
        recorder.calls = []
        fixture.host.tap(at: fixture.middle(3))
        await fixture.host.settle()
        #expect(
            recorder.calls == [
                "shouldHighlight 3", "didHighlight 3", "shouldSelect 3", "didDeselect 2", "didSelect 3", "primary 3", "didUnhighlight 3",
            ])
        #expect(fixture.cell(3)?.isSelected == true && fixture.cell(2)?.isSelected == false)
        #expect(fixture.view.indexPathsForSelectedItems == [fixture.path(3)])
    }

    @Test("With multiple selection a second tap deselects the item, unless the delegate returns false")
    func several() async {
        let fixture = CollectionFixture()
        let recorder = CollectionRecorder()
        fixture.view.delegate = recorder
        fixture.view.allowsMultipleSelection = true
        for item in [1, 2, 5] { fixture.host.tap(at: fixture.middle(item)) }
        await fixture.host.settle()
        recorder.calls = []
        fixture.host.tap(at: fixture.middle(2))
        await fixture.host.settle()
        #expect(recorder.calls == ["shouldHighlight 2", "didHighlight 2", "shouldDeselect 2", "didDeselect 2", "didUnhighlight 2"])
        recorder.mayDeselect = false
        fixture.host.tap(at: fixture.middle(5))
        recorder.maySelect = false
        fixture.host.tap(at: fixture.middle(7))
        recorder.mayHighlight = false
        fixture.host.tap(at: fixture.middle(1))
        await fixture.host.settle()
        #expect(fixture.view.indexPathsForSelectedItems == [fixture.path(1), fixture.path(5)])
    }

    @Test("A touch that begins a drag unhighlights its item and selects nothing")
    func drag() async {
        let fixture = CollectionFixture()
        let recorder = CollectionRecorder()
        fixture.view.delegate = recorder
        let finger = fixture.host.touchDown(at: fixture.middle(9))
        finger.hold(for: 0.3)
        #expect(fixture.cell(9)?.isHighlighted == true)
        finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y - 120), duration: 0.2)
        finger.lift()
        await fixture.host.settle()
        #expect(recorder.calls == ["shouldHighlight 9", "didHighlight 9", "didUnhighlight 9"])
        #expect(fixture.view.indexPathsForSelectedItems == nil)
    }

    @Test("A click with Shift selects a range, a click with Control toggles an item")
    func mouse() async {
        let fixture = CollectionFixture()
        fixture.view.allowsMultipleSelection = true
        fixture.view.choose(ItemPath(section: 0, item: 2), modifiers: [])
        fixture.view.choose(ItemPath(section: 0, item: 6), modifiers: .shift)
        #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [2, 3, 4, 5, 6])
        fixture.view.choose(ItemPath(section: 0, item: 4), modifiers: .control)
        fixture.view.choose(ItemPath(section: 0, item: 9), modifiers: .control)
        #expect(fixture.view.indexPathsForSelectedItems?.map(\.item) == [2, 3, 5, 6, 9])
        #expect(fixture.violations().isEmpty)
    }

    @Test("Keys move among the items in visual order, and select")
    func keys() {
        let fixture = CollectionFixture()
        fixture.view.selectionFollowsFocus = true
        #expect(fixture.view.becomeFirstResponder())
        fixture.host.press("ArrowRight")
        #expect(fixture.view.indexPathsForSelectedItems == [fixture.path(0)])
        fixture.host.press("ArrowDown")
        #expect(fixture.view.indexPathsForSelectedItems == [fixture.path(4)])
        fixture.host.press("ArrowLeft")
        #expect(fixture.view.indexPathsForSelectedItems == [fixture.path(3)])
        fixture.host.press("End")
        #expect(fixture.view.indexPathsForSelectedItems == [fixture.path(99)])
        #expect(fixture.violations().isEmpty)
        #expect(fixture.view.contentOffset.y == fixture.view.contentSize.height - 600)
    }

    @Test("indexPathForItem(at:) returns the item at a point, and nil between items")
    func hit() {
        let fixture = CollectionFixture()
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 45, y: 45)) == fixture.path(0))
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 95, y: 45)) == nil)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 395, y: 195)) == nil)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 395, y: 145)) == fixture.path(7))
    }

    @Test("Items are prefetched in the direction of scrolling, and cancelled when the direction changes")
    func prefetching() {
        final class Prefetcher: UICollectionViewDataSourcePrefetching {
            var prefetched: Set<Int> = []
            var cancelled: Set<Int> = []
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                #expect(prefetched.isDisjoint(with: indexPaths.map(\.item)))
                prefetched.formUnion(indexPaths.map(\.item))
            }
            func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
                cancelled.formUnion(indexPaths.map(\.item))
                prefetched.subtract(indexPaths.map(\.item))
            }
        }
        let fixture = CollectionFixture([Array(0..<10_000)])
        let prefetcher = Prefetcher()
        fixture.view.prefetchDataSource = prefetcher
        fixture.view.contentOffset.y = 3000
        fixture.host.advance(by: 0.05)
        #expect(prefetcher.prefetched.contains(144) && prefetcher.prefetched.contains(165) && !prefetcher.prefetched.contains(110))
        fixture.view.contentOffset.y = 2900
        fixture.host.advance(by: 0.05)
        #expect(prefetcher.cancelled.contains(165) && prefetcher.prefetched.contains(110))
    }

    @Test("After a reload with fewer items than fill the view, contentOffset is reset to the top")
    func fewerItems() {
        let fixture = CollectionFixture()
        fixture.view.contentOffset.y = 1500
        fixture.view.layoutIfNeeded()
        fixture.source.sections = [[1, 2, 3]]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.y == 0 && fixture.view.visibleCells.count == 3 && fixture.violations().isEmpty)
    }

    @Test("A deallocated data source leaves an empty view; a deallocated delegate is not called")
    func deallocations() async {
        let fixture = CollectionFixture()
        var recorder: CollectionRecorder? = CollectionRecorder()
        fixture.view.delegate = recorder
        let finger = fixture.host.touchDown(at: fixture.middle(2))
        finger.hold(for: 0.3)
        recorder = nil
        var other: NumberSource? = NumberSource([[1, 2, 3]])
        fixture.view.dataSource = other
        other = nil
        fixture.view.reloadData()
        finger.lift()
        await fixture.host.settle()
        #expect(fixture.view.visibleCells.isEmpty && fixture.view.numberOfSections == 0)
    }

    @Test("A cell's configurationUpdateHandler is called for each new state; configurations set its text and background")
    func configurations() {
        let fixture = CollectionFixture()
        guard let cell = fixture.cell(0) else { return #expect(Bool(false)) }
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = state.isSelected ? .red : .blue
            cell.backgroundConfiguration = background
        }
        fixture.host.advance(by: 0.05)
        fixture.view.selectItem(at: fixture.path(0), animated: false, scrollPosition: [])
        fixture.host.advance(by: 0.05)
        #expect(states == [false, true])
        let fill = cell.subviews.first?.subviews.first
        #expect(fill?.backgroundColor == .red && fill?.frame == cell.bounds)
    }

    @Test("Registrations create cells of their own classes and reuse them")
    func registrations() {
        let fixture = CollectionFixture()
        final class Source: NumberSource {
            let registration = UICollectionView.CellRegistration<NumberedCell, Int> { cell, _, item in cell.value = item * 10 }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(
                    using: registration, for: indexPath, item: sections[indexPath.section][indexPath.item])
            }
        }
        let source = Source([Array(0..<100)])
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
        #expect(fixture.cell(7)?.value == 70)
    }

    @Test("A new data source is loaded without a call of an overridden reloadData")
    func newSource() {
        final class Counting: UICollectionView {
            var reloads = 0
            override func reloadData() {
                reloads += 1
                super.reloadData()
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let view = Counting(frame: host.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(NumberedCell.self, forCellWithReuseIdentifier: "number")
        let source = NumberSource([[1, 2, 3]])
        view.dataSource = source
        host.window.addSubview(view)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3 && view.reloads == 0)
        view.reloadData()
        #expect(view.reloads == 1)
    }

    @Test("preferredLayoutAttributesFitting may modify and return its argument; the layout decides whether to use it")
    func preferredAttributes() {
        final class WideCell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size = CGSize(width: 70 + 10 * layoutAttributes.indexPath.item, height: 40)
                return layoutAttributes
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "wide", for: indexPath)
            }
        }
        /// Caches its attributes, as layouts do, and ignores preferred attributes.
        final class CachingLayout: UICollectionViewLayout {
            var cachedAttributes: [UICollectionViewLayoutAttributes] = []
            override func prepare() {
                cachedAttributes = (0..<3).map {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
                    attributes.frame = CGRect(x: $0 * 100, y: 0, width: 100, height: 50)
                    return attributes
                }
            }
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 50) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { cachedAttributes }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                cachedAttributes[indexPath.item]
            }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> Bool { false }
        }
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: flow)
        let source = Source()
        view.register(WideCell.self, forCellWithReuseIdentifier: "wide")
        view.dataSource = source
        host.window.addSubview(view)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.width).sorted() == [70, 80, 90])
        let caching = CachingLayout()
        view.setCollectionViewLayout(caching, animated: false)
        view.layoutIfNeeded()
        #expect(caching.cachedAttributes.map(\.size.width) == [100, 100, 100])
        #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 100, height: 50) })
    }

    @Test("A class that is not a reusable view can be registered if it is never dequeued")
    func unusedRegistration() {
        let fixture = CollectionFixture()
        fixture.view.register(UITableViewHeaderFooterView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "stray")
        fixture.view.register(UIView.self, forCellWithReuseIdentifier: "stray")
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.violations().isEmpty)
    }

    @Test("Reading visibleCells causes no layout: new items have cells after the next layout")
    func readingCellsCausesNoLayout() {
        let fixture = CollectionFixture([Array(0..<10)])
        #expect(fixture.view.visibleCells.count == 10 && fixture.view.indexPathsForVisibleItems.count == 10)
        fixture.view.reloadData()
        #expect(fixture.view.visibleCells.isEmpty && fixture.view.indexPathsForVisibleItems.isEmpty)
        fixture.host.advance(by: 1.0 / 60)
        #expect(fixture.view.visibleCells.count == 10 && fixture.violations().isEmpty)
    }
}
