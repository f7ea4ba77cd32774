import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Orthogonal scrolling") @MainActor
struct OrthogonalScrollingTests {
    private func fixture(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 20,
        configure: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CompositionalFixture {
        let fixture = CompositionalFixture([count, 40]) { number in
            let item = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
            if number == 1 {
                return NSCollectionLayoutSection(
                    group: .vertical(layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item]))
            }
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize(.absolute(200), .absolute(120)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
            section.orthogonalScrollingBehavior = behavior
            configure(section)
            return section
        }
        fixture.show()
        return fixture
    }

    @Test("An orthogonal section has its group's height and a nested scroll view, in which only visible items have cells")
    func sectionFrame() {
        let fixture = fixture(.continuous)
        #expect(fixture.visibleFrame(0) == CGRect(x: 20, y: 10, width: 200, height: 120))
        #expect(fixture.visibleFrame(1)?.minX == 230)
        #expect(fixture.cell(2) == nil)
        #expect(fixture.visibleFrame(0, 1)?.minY == 140)
        #expect(fixture.scroller?.contentSize.width == 4230)
        let isInside = fixture.scroller.map { fixture.cell(0)?.isDescendant(of: $0) == true } ?? false
        #expect(isInside)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 240, y: 60)) == IndexPath(item: 1, section: 0))
    }

    @Test("A horizontal drag scrolls the section, a vertical one the collection view; cells are reused")
    func drag() async {
        let fixture = fixture(.continuous)
        fixture.host.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 50, y: 62), duration: 0.3)
        await fixture.host.settle()
        #expect((fixture.scroller?.contentOffset.x ?? 0) > 290)
        #expect(fixture.view.contentOffset.y == 0)
        let offset = fixture.scroller?.contentOffset.x ?? 0
        let first = Int((offset - 20 + 10) / 210)
        let expected = 20 + CGFloat(first + 1) * 210 - offset
        #expect(fixture.visibleFrame(first + 1)?.minX == expected)
        #expect(fixture.cell(0) == nil)
        #expect(fixture.cellsMade < 40)
        fixture.host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 60), duration: 0.4)
        await fixture.host.settle()
        #expect(fixture.view.contentOffset.y > 20)
        #expect(fixture.scroller?.contentOffset.x == offset)
    }

    @Test(
        "Scrolling stops at the positions that the scrolling behavior defines",
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(210)), (.groupPagingCentered, 210), (.paging, 400),
        ])
    func paging(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, page: CGFloat) async {
        let fixture = fixture(behavior)
        #expect(fixture.visibleFrame(0)?.minX == (behavior == .groupPagingCentered ? 100 : 20))
        fixture.host.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60), duration: 0.1)
        await fixture.host.settle()
        #expect(fixture.scroller?.contentOffset.x == page)
        fixture.host.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60), duration: 0.1)
        await fixture.host.settle()
        #expect(fixture.scroller?.contentOffset.x == 2 * page)
        fixture.host.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 200, y: 60), duration: 0.1)
        await fixture.host.settle()
        #expect(fixture.scroller?.contentOffset.x == page)
        // A short, slow drag returns.
        fixture.host.drag(from: CGPoint(x: 220, y: 60), to: CGPoint(x: 190, y: 60), duration: 1)
        await fixture.host.settle()
        #expect(fixture.scroller?.contentOffset.x == page)
    }

    @Test("A deceleration of a section with group paging ends at the beginning of a group")
    func leadingBoundary() async {
        let fixture = fixture(.continuousGroupLeadingBoundary)
        fixture.host.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 150, y: 60), duration: 0.15)
        await fixture.host.settle()
        let offset = fixture.scroller?.contentOffset.x ?? 1
        #expect(offset > 300)
        #expect(offset.truncatingRemainder(dividingBy: 210) == 0)
    }

    @Test("A section that is scrolled out of sight and back keeps its orthogonal offset")
    func offsetIsRestored() {
        let fixture = fixture(.continuous)
        fixture.scroller?.contentOffset.x = 777
        fixture.show()
        fixture.view.contentOffset.y = 1000
        fixture.show()
        #expect(fixture.scroller == nil)
        fixture.view.contentOffset.y = 0
        fixture.show()
        #expect(fixture.scroller?.contentOffset.x == 777)
        #expect(fixture.visibleFrame(4)?.minX == 83)
    }

    @Test("scrollToItem also scrolls the item's section")
    func scrollTo() {
        let fixture = fixture(.continuous)
        fixture.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
        fixture.show()
        #expect(fixture.visibleFrame(10)?.midX == 200)
    }

    @Test("A tap selects an item of a scrolled section")
    func tap() {
        let fixture = fixture(.continuous)
        fixture.scroller?.contentOffset.x = 420
        fixture.show()
        fixture.host.tap(at: CGPoint(x: 60, y: 60))
        #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test("In a right-to-left layout the first group is on the right")
    func rightToLeft() {
        let fixture = fixture(.groupPaging)
        fixture.view.semanticContentAttribute = .forceRightToLeft
        fixture.view.collectionViewLayout.invalidateLayout()
        fixture.show()
        #expect(fixture.visibleFrame(0)?.maxX == 380)
        #expect(fixture.visibleFrame(1)?.maxX == 170)
        fixture.host.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 250, y: 60), duration: 0.1)
        fixture.host.advance(by: 3)
        #expect(fixture.visibleFrame(1)?.maxX == 380)
    }

    @Test("visibleItemsInvalidationHandler receives the visible items and the section's offset, and can change the items")
    func handler() {
        var calls: [(items: [Int], offset: CGFloat)] = []
        let fixture = fixture(.continuous) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                calls.append((items.map(\.indexPath.item).sorted(), offset.x))
                #expect(environment.container.contentSize.width == 400)
                for item in items {
                    let distance = abs(item.frame.midX - offset.x - 200)
                    item.alpha = distance < 110 ? 1 : 0.5
                    item.transform = CGAffineTransform(scaleX: distance < 110 ? 1 : 0.8, y: 1)
                }
            }
        }
        #expect(calls.last?.items == [0, 1])
        fixture.scroller?.contentOffset.x = 210
        fixture.show()
        #expect(calls.last?.items == [0, 1, 2])
        #expect(calls.last?.offset == 210)
        #expect(fixture.cell(1)?.alpha == 1)
        #expect(fixture.cell(2)?.alpha == 0.5)
        #expect(fixture.visibleFrame(2)?.width == 160)
    }

    @Test("Items that are deleted and inserted in a scrolled section keep their cells in order")
    func update() async {
        let fixture = fixture(.continuous)
        fixture.scroller?.contentOffset.x = 630
        fixture.show()
        let cell = fixture.cell(4)
        fixture.counts = [19, 40]
        fixture.view.performBatchUpdates { fixture.view.deleteItems(at: [IndexPath(item: 3, section: 0)]) }
        await fixture.host.settle()
        #expect(fixture.cell(3) === cell)
        #expect(fixture.visibleFrame(3)?.minX == 20)
        fixture.counts = [0, 40]
        fixture.view.reloadData()
        fixture.show()
        #expect(fixture.scroller == nil)
        #expect(fixture.visibleFrame(0, 1)?.minY == 20)
    }

    @Test("Setting another layout removes the cells of an orthogonal section from its scroll view")
    func otherLayout() async {
        let fixture = fixture(.continuous)
        let cell = fixture.cell(0)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 90)
        fixture.view.setCollectionViewLayout(flow, animated: true)
        await fixture.host.settle()
        #expect(fixture.scroller == nil)
        #expect(fixture.cell(0) === cell)
        #expect(cell?.superview === fixture.view)
        #expect(fixture.cell(0)?.frame == fixture.frame(0))
    }
}
