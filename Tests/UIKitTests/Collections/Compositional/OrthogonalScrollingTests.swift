import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Orthogonal scrolling") @MainActor
struct OrthogonalScrollingTests {
    private func stage(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 20,
        configure: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CompositionalStage {
        let stage = CompositionalStage([count, 40]) { number in
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
        stage.show()
        return stage
    }

    @Test("The section has its group's height, its cells are in a scroll view, and only visible items have cells")
    func place() {
        let stage = stage(.continuous)
        #expect(stage.seen(0) == CGRect(x: 20, y: 10, width: 200, height: 120))
        #expect(stage.seen(1)?.minX == 230)
        #expect(stage.cell(2) == nil)
        #expect(stage.seen(0, 1)?.minY == 140)
        #expect(stage.scroller?.contentSize.width == 4230)
        let isInside = stage.scroller.map { stage.cell(0)?.isDescendant(of: $0) == true } ?? false
        #expect(isInside)
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 240, y: 60)) == IndexPath(item: 1, section: 0))
    }

    @Test("A horizontal drag scrolls the section, a vertical one the collection view; cells are reused")
    func drag() async {
        let stage = stage(.continuous)
        stage.host.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 50, y: 62), duration: 0.3)
        await stage.host.settle()
        #expect((stage.scroller?.contentOffset.x ?? 0) > 290)
        #expect(stage.view.contentOffset.y == 0)
        let offset = stage.scroller?.contentOffset.x ?? 0
        let first = Int((offset - 20 + 10) / 210)
        let place = 20 + CGFloat(first + 1) * 210 - offset
        #expect(stage.seen(first + 1)?.minX == place)
        #expect(stage.cell(0) == nil)
        #expect(stage.cellsMade < 40)
        stage.host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 60), duration: 0.4)
        await stage.host.settle()
        #expect(stage.view.contentOffset.y > 20)
        #expect(stage.scroller?.contentOffset.x == offset)
    }

    @Test(
        "Groups stop at the positions of the scrolling behavior",
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(210)), (.groupPagingCentered, 210), (.paging, 400),
        ])
    func paging(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, page: CGFloat) async {
        let stage = stage(behavior)
        #expect(stage.seen(0)?.minX == (behavior == .groupPagingCentered ? 100 : 20))
        stage.host.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60), duration: 0.1)
        await stage.host.settle()
        #expect(stage.scroller?.contentOffset.x == page)
        stage.host.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60), duration: 0.1)
        await stage.host.settle()
        #expect(stage.scroller?.contentOffset.x == 2 * page)
        stage.host.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 200, y: 60), duration: 0.1)
        await stage.host.settle()
        #expect(stage.scroller?.contentOffset.x == page)
        // A short, slow drag returns.
        stage.host.drag(from: CGPoint(x: 220, y: 60), to: CGPoint(x: 190, y: 60), duration: 1)
        await stage.host.settle()
        #expect(stage.scroller?.contentOffset.x == page)
    }

    @Test("A deceleration of a section with group paging ends at the beginning of a group")
    func leadingBoundary() async {
        let stage = stage(.continuousGroupLeadingBoundary)
        stage.host.drag(from: CGPoint(x: 350, y: 60), to: CGPoint(x: 150, y: 60), duration: 0.15)
        await stage.host.settle()
        let offset = stage.scroller?.contentOffset.x ?? 1
        #expect(offset > 300)
        #expect(offset.truncatingRemainder(dividingBy: 210) == 0)
    }

    @Test("A section that leaves the visible area keeps its offset")
    func comesBack() {
        let stage = stage(.continuous)
        stage.scroller?.contentOffset.x = 777
        stage.show()
        stage.view.contentOffset.y = 1000
        stage.show()
        #expect(stage.scroller == nil)
        stage.view.contentOffset.y = 0
        stage.show()
        #expect(stage.scroller?.contentOffset.x == 777)
        #expect(stage.seen(4)?.minX == 83)
    }

    @Test("Scrolling to an item scrolls its section too")
    func scrollTo() {
        let stage = stage(.continuous)
        stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
        stage.show()
        #expect(stage.seen(10)?.midX == 200)
    }

    @Test("A tap selects an item of a scrolled section")
    func tap() {
        let stage = stage(.continuous)
        stage.scroller?.contentOffset.x = 420
        stage.show()
        stage.host.tap(at: CGPoint(x: 60, y: 60))
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test("In a right-to-left layout the first group is on the right")
    func rightToLeft() {
        let stage = stage(.groupPaging)
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.view.collectionViewLayout.invalidateLayout()
        stage.show()
        #expect(stage.seen(0)?.maxX == 380)
        #expect(stage.seen(1)?.maxX == 170)
        stage.host.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 250, y: 60), duration: 0.1)
        stage.host.advance(by: 3)
        #expect(stage.seen(1)?.maxX == 380)
    }

    @Test("A handler receives the visible items with the section's offset, and can change them")
    func handler() {
        var heard: [(items: [Int], offset: CGFloat)] = []
        let stage = stage(.continuous) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                heard.append((items.map(\.indexPath.item).sorted(), offset.x))
                #expect(environment.container.contentSize.width == 400)
                for item in items {
                    let distance = abs(item.frame.midX - offset.x - 200)
                    item.alpha = distance < 110 ? 1 : 0.5
                    item.transform = CGAffineTransform(scaleX: distance < 110 ? 1 : 0.8, y: 1)
                }
            }
        }
        #expect(heard.last?.items == [0, 1])
        stage.scroller?.contentOffset.x = 210
        stage.show()
        #expect(heard.last?.items == [0, 1, 2])
        #expect(heard.last?.offset == 210)
        #expect(stage.cell(1)?.alpha == 1)
        #expect(stage.cell(2)?.alpha == 0.5)
        #expect(stage.seen(2)?.width == 160)
    }

    @Test("Items that are deleted and inserted in a scrolled section keep their cells in order")
    func update() async {
        let stage = stage(.continuous)
        stage.scroller?.contentOffset.x = 630
        stage.show()
        let cell = stage.cell(4)
        stage.counts = [19, 40]
        stage.view.performBatchUpdates { stage.view.deleteItems(at: [IndexPath(item: 3, section: 0)]) }
        await stage.host.settle()
        #expect(stage.cell(3) === cell)
        #expect(stage.seen(3)?.minX == 20)
        stage.counts = [0, 40]
        stage.view.reloadData()
        stage.show()
        #expect(stage.scroller == nil)
        #expect(stage.seen(0, 1)?.minY == 20)
    }

    @Test("Setting another layout removes the cells of an orthogonal section from its scroll view")
    func otherLayout() async {
        let stage = stage(.continuous)
        let cell = stage.cell(0)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 90)
        stage.view.setCollectionViewLayout(flow, animated: true)
        await stage.host.settle()
        #expect(stage.scroller == nil)
        #expect(stage.cell(0) === cell)
        #expect(cell?.superview === stage.view)
        #expect(stage.cell(0)?.frame == stage.frame(0))
    }
}
