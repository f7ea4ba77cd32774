import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Compositional layouts") @MainActor
struct CompositionalLayoutTests {
    @Test("A group repeats its items until it is full, and a section repeats its group until every item has a frame")
    func grid() {
        let fixture = CompositionalFixture([7]) { _ in
            let item = layoutItem(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
            section.interGroupSpacing = 5
            return section
        }
        fixture.show()
        #expect(fixture.frame(0) == CGRect(x: 22, y: 12, width: 116, height: 56))
        #expect(fixture.frame(2) == CGRect(x: 262, y: 12, width: 116, height: 56))
        #expect(fixture.frame(3)?.origin == CGPoint(x: 22, y: 77))
        #expect(fixture.frame(6)?.origin == CGPoint(x: 22, y: 142))
        #expect(fixture.view.contentSize == CGSize(width: 400, height: 10 + 3 * 60 + 2 * 5 + 30))
        #expect(fixture.cell(6)?.frame == fixture.frame(6))
    }

    @Test("A nested group lays out a large item and two small items beside it, in the order of the items")
    func nested() {
        let fixture = CompositionalFixture([7]) { _ in
            let large = layoutItem(.fractionalWidth(0.7), .fractionalHeight(1))
            let small = layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: layoutSize(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
            return NSCollectionLayoutSection(group: group)
        }
        fixture.show()
        #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 280, height: 200))
        #expect(fixture.frame(1) == CGRect(x: 280, y: 0, width: 120, height: 100))
        #expect(fixture.frame(2) == CGRect(x: 280, y: 100, width: 120, height: 100))
        #expect(fixture.frame(3) == CGRect(x: 0, y: 200, width: 280, height: 200))
        #expect(fixture.frame(6) == CGRect(x: 0, y: 400, width: 280, height: 200))
    }

    @Test("repeatingSubitem keeps the item's size; the older subitem initializer divides the group's length")
    @available(*, deprecated)
    func counts() {
        let fixture = CompositionalFixture([6, 6]) { number in
            let item = layoutItem(.absolute(50), .absolute(40))
            let size = layoutSize(.fractionalWidth(1), .absolute(40))
            let group: NSCollectionLayoutGroup =
                number == 0
                ? .horizontal(layoutSize: size, repeatingSubitem: item, count: 3) : .horizontal(layoutSize: size, subitem: item, count: 3)
            group.interItemSpacing = .fixed(20)
            return NSCollectionLayoutSection(group: group)
        }
        fixture.show()
        #expect((0..<4).map { fixture.frame($0)?.minX } == [0, 70, 140, 0])
        #expect((0..<3).map { fixture.frame($0, 1)?.width } == [120, 120, 120])
        #expect(fixture.frame(2, 1)?.maxX == 400)
    }

    @Test("Flexible spacing between items, or at their edges, divides the remaining length equally")
    func spacing() {
        let fixture = CompositionalFixture([3, 3, 1]) { number in
            let item = layoutItem(.absolute(100), .absolute(40))
            if number == 1 {
                item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                    leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: .flexible(0))
            }
            if number == 2 {
                item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
            }
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: number == 2 ? 1 : 3)
            if number == 0 { group.interItemSpacing = .flexible(10) }
            return NSCollectionLayoutSection(group: group)
        }
        fixture.show()
        #expect((0..<3).map { fixture.frame($0)?.minX } == [0, 150, 300])
        #expect((0..<3).map { fixture.frame($0, 1)?.minX } == [10, 120, 230])
        #expect(fixture.frame(0, 1)?.minY == 130)
        #expect(fixture.frame(0, 2)?.minX == 150)
    }

    @Test("A custom group gets its items' frames from its closure, in the group's coordinates")
    func custom() {
        var containerSize = CGSize.zero
        let fixture = CompositionalFixture([4]) { _ in
            let group = NSCollectionLayoutGroup.custom(layoutSize: layoutSize(.fractionalWidth(1), .absolute(90))) { environment in
                containerSize = environment.container.contentSize
                return [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 80, height: 80)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 20, width: 30, height: 30), zIndex: 3),
                ]
            }
            return NSCollectionLayoutSection(group: group)
        }
        fixture.show()
        #expect(containerSize == CGSize(width: 400, height: 90))
        #expect(fixture.frame(1) == CGRect(x: 50, y: 20, width: 30, height: 30))
        #expect(fixture.frame(3) == CGRect(x: 50, y: 110, width: 30, height: 30))
        #expect(fixture.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.zIndex == 3)
    }

    @Test("Headers and footers extend their section, ignore its insets, and stay visible if they are pinned")
    func boundaries() {
        let fixture = CompositionalFixture([20, 20]) { _ in
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)),
                subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 30)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
            header.pinToVisibleBounds = true
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: layoutSize(.absolute(100), .absolute(20)), elementKind: "footer", alignment: .bottomTrailing,
                absoluteOffset: CGPoint(x: -5, y: 0))
            section.boundarySupplementaryItems = [header, footer]
            return section
        }
        fixture.show()
        let length: CGFloat = 40 + 10 + 1000 + 10 + 20
        #expect(fixture.attributes("header")?.frame == CGRect(x: 30, y: 0, width: 340, height: 40))
        #expect(fixture.frame(0)?.origin == CGPoint(x: 30, y: 50))
        #expect(fixture.attributes("footer")?.frame == CGRect(x: 265, y: length - 20, width: 100, height: 20))
        #expect(fixture.view.contentSize.height == 2 * length)
        fixture.view.contentOffset.y = 300
        fixture.show()
        #expect(fixture.attributes("header")?.frame.minY == 300)
        #expect(fixture.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))?.frame.minY == 300)
        // The header scrolls out of sight with the end of its section.
        fixture.view.contentOffset.y = length - 30
        fixture.show()
        #expect(fixture.attributes("header")?.frame.minY == length - 20 - 40)
        #expect(fixture.attributes("header", 0, 1)?.frame.minY == length)
    }

    @Test("Badges are anchored to a corner of their item, and offset by fractions of their own size")
    func badges() {
        let fixture = CompositionalFixture([4]) { _ in
            let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
            let above = NSCollectionLayoutSupplementaryItem(
                layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(10)), elementKind: "side",
                containerAnchor: NSCollectionLayoutAnchor(edges: .top), itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
            let item = NSCollectionLayoutItem(layoutSize: layoutSize(.absolute(100), .absolute(100)), supplementaryItems: [badge, above])
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets.top = 50
            return section
        }
        fixture.show()
        #expect(fixture.attributes("badge", 1)?.frame == CGRect(x: 190, y: 40, width: 20, height: 20))
        #expect(fixture.attributes("side", 1)?.frame == CGRect(x: 125, y: 40, width: 50, height: 10))
        #expect((fixture.attributes("badge", 1)?.zIndex ?? 0) > 0)
        #expect(fixture.view.visibleSupplementaryViews(ofKind: "badge").count == 4)
    }

    @Test("A background decoration is behind its whole section")
    func backgrounds() {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)),
                subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
            background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            section.decorationItems = [background]
            return section
        }
        layout.register(TitleView.self, forDecorationViewOfKind: "ground")
        layout.configuration.interSectionSpacing = 20
        let fixture = CompositionalFixture([2, 2], layout)
        fixture.show()
        let backgroundViews = fixture.view.subviews.filter { $0 is TitleView }
        #expect(
            backgroundViews.map(\.frame).sorted { $0.minY < $1.minY } == [
                CGRect(x: 5, y: 5, width: 390, height: 90), CGRect(x: 5, y: 125, width: 390, height: 90),
            ])
        let lastGround = fixture.view.subviews.lastIndex { $0 is TitleView } ?? 99
        let firstCell = fixture.view.subviews.firstIndex { $0 is SizedCell } ?? -1
        #expect(lastGround < firstCell)
    }

    @Test("Cells and headers with estimated sizes size themselves, and views after them move")
    func selfSizing() {
        let fixture = CompositionalFixture([100]) { _ in
            let size = layoutSize(.fractionalWidth(1), .estimated(30))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 2
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
            ]
            return section
        }
        fixture.sizes = { CGSize(width: 10, height: 40 + CGFloat($0.item % 3) * 10) }
        fixture.show()
        #expect(fixture.attributes("header")?.frame.height == SizedHeader.height)
        #expect((0..<4).map { fixture.frame($0)?.minY } == [37, 79, 131, 193])
        #expect(fixture.frame(0)?.width == 400)
        // Visible cells do not move when content above them becomes longer than estimated.
        fixture.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
        fixture.show()
        let before = fixture.visibleFrame(95)?.minY
        for _ in 0..<30 {
            fixture.view.contentOffset.y -= 7
            fixture.show()
        }
        #expect(abs((fixture.visibleFrame(95)?.minY ?? 0) - (before ?? 0) - 210) < 0.01)
        fixture.view.contentOffset.y = 0
        fixture.show()
        #expect(fixture.view.contentSize.height > 100 * 32)
    }

    @Test("With estimated widths, a line contains as many items as fit at their measured widths")
    func tags() {
        let fixture = CompositionalFixture([9]) { _ in
            let item = layoutItem(.estimated(90), .absolute(30))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)), subitems: [item])
            group.interItemSpacing = .fixed(10)
            return NSCollectionLayoutSection(group: group)
        }
        let widths: [CGFloat] = [180, 150, 100, 60, 60, 60, 60, 395, 20]
        fixture.sizes = { CGSize(width: widths[$0.item], height: 30) }
        fixture.show()
        let frames = (0..<9).compactMap { fixture.frame($0) }
        #expect(frames.map(\.width) == widths)
        #expect(frames.map(\.minX) == [0, 190, 0, 110, 180, 250, 320, 0, 0])
        #expect(frames.map(\.minY) == [0, 0, 30, 30, 30, 30, 30, 60, 90])
    }

    @Test("A layout of a million items creates cells only for visible items, and frames are exact")
    func million() {
        let fixture = CompositionalFixture([1_000_000]) { _ in
            let item = layoutItem(.fractionalWidth(0.25), .fractionalHeight(1))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(44.5)), subitems: [item])
            return NSCollectionLayoutSection(group: group)
        }
        fixture.show()
        #expect(fixture.view.contentSize.height == 250_000 * 44.5)
        fixture.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
        fixture.show()
        #expect(fixture.visibleFrame(999_999) == CGRect(x: 300, y: 555.5, width: 100, height: 44.5))
        #expect(fixture.cellsMade < 200)
    }

    @Test("A right-to-left layout mirrors groups and items")
    func rightToLeft() {
        let fixture = CompositionalFixture([3]) { _ in
            let item = layoutItem(.absolute(100), .absolute(40))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets.leading = 20
            return section
        }
        fixture.view.semanticContentAttribute = .forceRightToLeft
        fixture.show()
        #expect((0..<3).map { fixture.visibleFrame($0)?.maxX } == [380, 280, 180])
    }

    @Test("In a layout that scrolls horizontally groups are side by side, after the layout's own header")
    func sideways() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: layoutSize(.absolute(50), .fractionalHeight(1)), elementKind: "global", alignment: .leading)
        ]
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.absolute(120), .fractionalHeight(1)),
            subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))])
        let fixture = CompositionalFixture(
            [10], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group), configuration: configuration))
        fixture.show()
        #expect(fixture.frame(0) == CGRect(x: 50, y: 0, width: 120, height: 300))
        #expect(fixture.frame(3) == CGRect(x: 170, y: 300, width: 120, height: 300))
        #expect(fixture.view.contentSize == CGSize(width: 650, height: 600))
        let global = fixture.view.layoutAttributesForSupplementaryElement(ofKind: "global", at: IndexPath(index: 0))
        #expect(global?.frame == CGRect(x: 0, y: 0, width: 50, height: 600))
        #expect(fixture.view.visibleSupplementaryViews(ofKind: "global").count == 1)
    }

    @Test("Items keep their measured sizes during and after an update")
    func updates() async {
        let fixture = CompositionalFixture([30]) { _ in
            let size = layoutSize(.fractionalWidth(1), .estimated(30))
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        fixture.sizes = { CGSize(width: 10, height: 20 + CGFloat($0.item)) }
        fixture.show()
        #expect(fixture.frame(5)?.height == 25)
        fixture.counts = [29]
        fixture.view.performBatchUpdates { fixture.view.deleteItems(at: [IndexPath(item: 2, section: 0)]) }
        #expect(fixture.frame(4)?.height == 25)
        await fixture.host.settle()
        #expect(fixture.frame(4)?.height == 25)
        #expect(fixture.cell(4)?.frame == fixture.frame(4))
    }
}
