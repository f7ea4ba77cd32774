import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A list of texts in a window.
@MainActor
final class ListFixture {
    let host: TestHost
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    var made: [Int: UICollectionViewListCell] = [:]

    init(
        _ configuration: UICollectionLayoutListConfiguration, sections: [[Int]], size: CGSize = CGSize(width: 390, height: 700),
        configure: @escaping @MainActor (UICollectionViewListCell, Int) -> Void = { _, _ in }
    ) {
        host = TestHost(size: size, scale: 2)
        let view = UICollectionView(
            frame: host.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        self.view = view
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(item)"
            if item % 10 == 3 { content.secondaryText = "With a second line" }
            cell.contentConfiguration = content
            configure(cell, item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            cell.contentConfiguration = content
        }
        let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "A footer that tells what section \(path.section) is about"
            cell.contentConfiguration = content
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
        }
        host.window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (number, items) in sections.enumerated() {
            snapshot.appendSections([number])
            snapshot.appendItems(items)
        }
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    func middle(_ item: Int, _ section: Int = 0) -> CGPoint {
        cell(item, section).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
    }
}

@Suite("List sections") @MainActor
struct ListSectionTests {
    @Test("Rows of a plain list have the list's width and their text's height, at least 44 points")
    func plain() {
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), sections: [Array(0..<40)])
        #expect(fixture.cell(0)?.frame.width == 390)
        #expect(fixture.cell(0)?.frame.minY == 0)
        #expect(fixture.cell(0)?.frame.height == 44)
        #expect((fixture.cell(3)?.frame.height ?? 0) > (fixture.cell(0)?.frame.height ?? 0))
        #expect(fixture.cell(1)?.frame.minY == fixture.cell(0)?.frame.maxY)
    }

    @Test("Inset grouped sections have side margins, and their first and last rows have round corners")
    func cards() {
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .insetGrouped), sections: [[0, 1, 2], [4]])
        #expect(fixture.cell(0)?.frame.minX == 16)
        #expect(fixture.cell(0)?.frame.width == 358)
        #expect(fixture.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(fixture.cell(1)?.layer.cornerRadius == 0)
        #expect(fixture.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(fixture.cell(0, 1)?.layer.cornerRadius == 10)
        #expect((fixture.cell(0, 1)?.frame.minY ?? 0) - (fixture.cell(2)?.frame.maxY ?? 0) == 35)
    }

    @Test("A row that is added at the end of an inset grouped section gets the round corners")
    func corners() async {
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .insetGrouped), sections: [[0, 1]])
        var snapshot = fixture.source.snapshot()
        snapshot.appendItems([2])
        fixture.source.apply(snapshot, completion: nil)
        await fixture.host.settle()
        #expect(fixture.cell(1)?.layer.cornerRadius == 0)
        #expect(fixture.cell(2)?.layer.cornerRadius == 10)
    }

    @Test("Accessories reduce the content's width, and editing accessories appear only while the list is edited")
    func accessories() async {
        var tapped = 0
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), sections: [[0, 1]]) { cell, _ in
            cell.accessories = [
                .disclosureIndicator(), .delete(actionHandler: { tapped += 1 }), .reorder(), .label(text: "7", displayed: .whenNotEditing),
            ]
        }
        let content = fixture.cell(0)?.contentView.frame
        #expect(content?.minX == 0)
        #expect((content?.maxX ?? 390) < 370)
        fixture.view.isEditing = true
        await fixture.host.settle()
        #expect(fixture.cell(0)?.contentView.frame.minX == 38)
        fixture.host.tap(at: CGPoint(x: 27, y: fixture.middle(0).y))
        #expect(tapped == 1)
        fixture.view.isEditing = false
        await fixture.host.settle()
        #expect(fixture.cell(0)?.contentView.frame == content)
        fixture.host.tap(at: CGPoint(x: 27, y: fixture.middle(0).y))
        #expect(tapped == 1)
    }

    @Test("Custom accessory views follow their placement")
    func customViews() {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), sections: [[0]]) { cell, _ in
            cell.accessories = [
                .disclosureIndicator(),
                .customView(
                    configuration: .init(
                        customView: dot, placement: .trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator())))),
            ]
        }
        fixture.host.advance(by: 0.1)
        #expect(abs(dot.convert(dot.bounds, to: nil).maxX - 354) < 0.01)
    }

    @Test("Separators begin at the text, and the last row of a section has no separator below")
    func separators() {
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .insetGrouped), sections: [[0, 1]])
        fixture.host.advance(by: 0.1)
        func line(_ item: Int) -> CGRect? {
            fixture.cell(item)?.subviews.first { $0.bounds.height == 0.5 }?.frame
        }
        #expect(line(0) == CGRect(x: 16, y: (fixture.cell(0)?.bounds.height ?? 0) - 0.5, width: 342, height: 0.5))
        #expect(line(1) == nil)
    }

    @Test("itemSeparatorHandler can hide and move an item's separators")
    func separatorHandler() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, lines in
            var lines = lines
            if path.item == 0 { lines.bottomSeparatorVisibility = .hidden }
            if path.item == 1 { lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30) }
            return lines
        }
        let fixture = ListFixture(configuration, sections: [[0, 1]])
        fixture.host.advance(by: 0.1)
        #expect(fixture.cell(0)?.subviews.contains { $0.bounds.height == 0.5 } == false)
        let line = fixture.cell(1)?.subviews.first { $0.bounds.height == 0.5 }
        #expect(line?.frame.minX == 50 && line?.frame.maxX == 360)
    }

    @Test("A swiped row shows the actions that the provider returns for its index path")
    func swipe() async {
        var requested: [IndexPath] = []
        var deleted = 0
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            requested.append(path)
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    deleted += 1
                    done(true)
                }
            ])
        }
        let fixture = ListFixture(configuration, sections: [Array(0..<10)])
        let y = fixture.middle(2).y
        fixture.host.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y), duration: 0.3)
        await fixture.host.settle()
        #expect(requested == [IndexPath(item: 2, section: 0)])
        #expect(fixture.cell(2)?.configurationState.isSwiped == true)
        fixture.host.tap(at: CGPoint(x: 370, y: y))
        await fixture.host.settle()
        #expect(deleted == 1)
    }

    @Test("The header of an outline expands and collapses its items, which are indented")
    func outline() async {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        let fixture = ListFixture(configuration, sections: []) { cell, item in
            cell.accessories = item == 0 ? [.outlineDisclosure()] : []
        }
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([0])
        tree.append([1, 2], to: 0)
        tree.expand([0])
        fixture.source.apply(tree, to: 0, completion: nil)
        await fixture.host.settle()
        #expect(fixture.view.numberOfItems(inSection: 0) == 3)
        #expect(fixture.cell(1)?.indentationLevel == 1)
        #expect(fixture.cell(1)?.contentView.frame.minX == 10)
        fixture.host.tap(at: fixture.middle(0))
        await fixture.host.settle()
        #expect(fixture.view.numberOfItems(inSection: 0) == 1)
        #expect(fixture.view.indexPathsForSelectedItems == nil)
        #expect(fixture.cell(0)?.configurationState.isExpanded == false)
        fixture.host.tap(at: fixture.middle(0))
        await fixture.host.settle()
        #expect(fixture.view.numberOfItems(inSection: 0) == 3)
    }

    @Test("When an item collapses, the cells of its children keep their indentation until they have disappeared")
    func collapsingCells() async throws {
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), sections: []) { cell, item in
            cell.accessories = item < 10 ? [.outlineDisclosure()] : []
        }
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([0, 1, 2, 3])
        tree.append([10, 11], to: 0)
        tree.expand([0])
        fixture.source.apply(tree, to: 0, completion: nil)
        await fixture.host.settle()
        let child = try #require(fixture.cell(1))
        #expect(child.indentationLevel == 1 && child.contentView.frame.minX == 10)
        tree.collapse([0])
        fixture.source.apply(tree, to: 0, completion: nil)
        fixture.host.advance(by: 0.05)
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(child.window != nil && child.indentationLevel == 1 && child.contentView.frame.minX == 10)
        await fixture.host.settle()
        tree.expand([1, 0])
        fixture.source.apply(tree, to: 0, completion: nil)
        await fixture.host.settle()
        #expect((0..<6).compactMap { fixture.cell($0)?.indentationLevel } == [0, 1, 1, 0, 0, 0])
    }

    @Test("If the app expands an item, the configuration state of its cell is updated")
    func expandedByApp() async {
        var states: [Bool] = []
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), sections: []) { cell, item in
            cell.accessories = item == 0 ? [.outlineDisclosure()] : []
            cell.configurationUpdateHandler = { _, state in if item == 0 { states.append(state.isExpanded) } }
        }
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([0, 1])
        tree.append([10], to: 0)
        fixture.source.apply(tree, to: 0, completion: nil)
        await fixture.host.settle()
        #expect(states.last == false)
        tree.expand([0])
        fixture.source.apply(tree, to: 0, completion: nil)
        await fixture.host.settle()
        #expect(states.last == true && fixture.cell(0)?.configurationState.isExpanded == true)
    }

    @Test("Headers of plain lists stay at the top; headers of grouped lists do not")
    func headers() {
        for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped] {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            configuration.footerMode = .supplementary
            let fixture = ListFixture(configuration, sections: [Array(0..<40), Array(100..<140)])
            fixture.view.contentOffset.y = 300
            fixture.view.layoutIfNeeded()
            let header = fixture.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            #expect(header?.frame.minY == (appearance == .plain ? 300 : nil))
        }
    }

    @Test("In a list of a hundred thousand self-sizing rows only visible rows are created")
    func many() {
        let fixture = ListFixture(UICollectionLayoutListConfiguration(appearance: .plain), sections: [Array(0..<100_000)])
        fixture.view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cell(99_999)?.frame.maxY == fixture.view.contentSize.height)
        #expect(fixture.view.visibleCells.count < 20)
    }

    @Test("Writes images of every list style, light and dark, if LIST_PICTURES is set")
    func snapshots() {
        guard let folder = ProcessInfo.processInfo.environment["LIST_PICTURES"] else { return }
        for (name, appearance) in [
            ("plain", UICollectionLayoutListConfiguration.Appearance.plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
            ("sidebar", .sidebar), ("sidebarPlain", .sidebarPlain),
        ] {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            configuration.footerMode = name == "grouped" || name == "insetGrouped" ? .supplementary : .none
            let fixture = ListFixture(configuration, sections: [[0, 1, 2, 3], [10, 11, 13], [20, 21]]) { cell, item in
                switch item {
                case 0: cell.accessories = [.disclosureIndicator()]
                case 1: cell.accessories = [.checkmark(), .label(text: "12")]
                case 2: cell.accessories = [.detail(), .disclosureIndicator()]
                case 3: cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
                case 10, 11: cell.accessories = [.multiselect(displayed: .always), .reorder(displayed: .always)]
                case 13: cell.accessories = [.delete(displayed: .always), .label(text: "Value")]
                case 20: cell.accessories = [.insert(displayed: .always)]
                default: break
                }
            }
            fixture.view.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
            for style in [UIUserInterfaceStyle.light, .dark] {
                fixture.host.window.overrideUserInterfaceStyle = style
                fixture.host.advance(by: 0.5)
                let picture = UIImage(cgImage: fixture.host.snapshot())
                try? picture.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(style == .dark ? "dark" : "light").png"))
            }
        }
    }
}
