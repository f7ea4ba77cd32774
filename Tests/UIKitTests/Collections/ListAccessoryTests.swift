import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Accessories of list cells") @MainActor
struct ListAccessoryTests {
    private let plain = UICollectionLayoutListConfiguration(appearance: .plain)

    @Test("A drag of the reorder control moves the item without a long press, and updates the snapshot")
    func reorder() async {
        let fixture = ListFixture(plain, sections: [[0, 1, 2, 4, 5, 6, 7, 8]]) { cell, _ in
            cell.accessories = [.label(text: "x"), .reorder()]
        }
        var moved: [[Int]] = []
        fixture.source.reorderingHandlers.canReorderItem = { $0 != 6 }
        fixture.source.reorderingHandlers.didReorder = { moved.append($0.finalSnapshot.itemIdentifiers) }
        fixture.view.isEditing = true
        await fixture.host.settle()
        let cell = fixture.cell(1)
        let grip = CGPoint(x: 390 - 16 - 10, y: fixture.middle(1).y)
        let finger = fixture.host.touchDown(at: grip)
        finger.move(to: CGPoint(x: grip.x - 80, y: grip.y + 132), duration: 0.3)
        #expect(cell?.configurationState.isReordering == true && cell?.frame.minX == 0 && fixture.view.contentOffset.y == 0)
        finger.lift()
        await fixture.host.settle()
        #expect(moved == [[0, 2, 4, 5, 1, 6, 7, 8]] && fixture.cell(4) === cell && cell?.configurationState.isReordering == false)
        // An item that cannot be moved does not move.
        let fixed = fixture.host.touchDown(at: CGPoint(x: grip.x, y: fixture.middle(5).y))
        fixed.move(to: CGPoint(x: grip.x, y: fixture.middle(1).y), duration: 0.3)
        fixed.lift()
        await fixture.host.settle()
        #expect(moved.count == 1 && fixture.source.snapshot().itemIdentifiers == [0, 2, 4, 5, 1, 6, 7, 8])
        // A cancelled movement restores all items.
        let broken = fixture.host.touchDown(at: grip)
        broken.move(to: CGPoint(x: grip.x, y: grip.y + 132), duration: 0.3)
        broken.cancel()
        await fixture.host.settle()
        #expect(moved.count == 1 && fixture.source.snapshot().itemIdentifiers == [0, 2, 4, 5, 1, 6, 7, 8])
    }

    @Test("A separator is shown between the reorder control and other accessories, unless it is disabled")
    func lines() async {
        let fixture = ListFixture(plain, sections: [[0, 1, 2]]) { cell, item in
            let reorder = UICellAccessory.reorder(options: .init(showsVerticalSeparator: item == 2 ? false : nil))
            cell.accessories = item == 1 ? [reorder] : [.label(text: "x"), reorder]
        }
        fixture.view.isEditing = true
        await fixture.host.settle()
        func hasLine(_ item: Int) -> Bool {
            let controls = fixture.cell(item)?.subviews.compactMap { $0 as? ListAccessoryView } ?? []
            return controls.contains { $0.subviews.contains { $0.backgroundColor == .separator } }
        }
        #expect(hasLine(0) && !hasLine(1) && !hasLine(2))
    }

    @Test("A tap anywhere on a cell opens its pop-up menu; the chosen element is marked, and the handler is called")
    func popUpMenu() async {
        var chosen: [[String]] = []
        let sizes = UIMenu(
            title: "Size", options: .singleSelection,
            children: [UIAction(title: "Small", state: .on) { _ in }, UIAction(title: "Large") { _ in }])
        let fixture = ListFixture(plain, sections: [[0, 1, 2]]) { cell, item in
            guard item == 1 else { return cell.accessories = [] }
            cell.accessories = [
                .popUpMenu(sizes) { menu in
                    chosen.append(menu.children.compactMap { ($0 as? UIAction)?.state == .on ? $0.title : nil })
                }
            ]
        }
        fixture.host.tap(at: fixture.middle(1))
        await fixture.host.settle()
        #expect(fixture.view.indexPathsForSelectedItems == nil)
        #expect(fixture.host.tap("Large"))
        await fixture.host.settle()
        #expect(chosen == [["Large"]] && (sizes.children[1] as? UIAction)?.state == .on)
        fixture.host.tap(at: fixture.middle(2))
        #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test("The separator between two selected cells has the configuration's multipleSelectionColor")
    func selectionLine() async {
        var configuration = plain
        configuration.separatorConfiguration.multipleSelectionColor = .systemRed
        let fixture = ListFixture(configuration, sections: [[0, 1, 2, 4]])
        fixture.view.allowsMultipleSelection = true
        func isRed(_ item: Int) -> Bool {
            fixture.view.layoutIfNeeded()
            fixture.cell(item)?.layoutIfNeeded()
            return fixture.cell(item)?.subviews.contains { $0.backgroundColor == .systemRed } ?? false
        }
        fixture.host.tap(at: fixture.middle(1))
        await fixture.host.settle()
        #expect(!isRed(0) && !isRed(1))
        fixture.host.tap(at: fixture.middle(2))
        await fixture.host.settle()
        #expect(isRed(1) && !isRed(2))
        fixture.host.tap(at: fixture.middle(2))
        await fixture.host.settle()
        #expect(!isRed(1))
    }

    @Test("Section snapshot handlers determine the items that a user can expand, and provide their children")
    func expansion() async {
        let fixture = ListFixture(plain, sections: [[]]) { cell, _ in
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([1, 2])
        fixture.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 2 }
        fixture.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var made = children
            if children.items.isEmpty { made.append([parent * 10, parent * 10 + 1]) }
            return made
        }
        fixture.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        fixture.source.apply(snapshot, to: 0, animatingDifferences: false, completion: nil)
        fixture.view.layoutIfNeeded()
        fixture.host.tap(at: fixture.middle(1))
        await fixture.host.settle()
        #expect(fixture.source.snapshot().itemIdentifiers == [1, 2])
        fixture.host.tap(at: fixture.middle(0))
        await fixture.host.settle()
        #expect(fixture.source.snapshot().itemIdentifiers == [1, 10, 11, 2])
        fixture.host.tap(at: fixture.middle(0))
        await fixture.host.settle()
        #expect(fixture.source.snapshot().itemIdentifiers == [1, 10, 11, 2])
    }

    @Test("An item that is moved in an outline keeps its collapsed children, and gets the level of its new position")
    func reorderedOutline() async {
        let fixture = ListFixture(plain, sections: [[]]) { cell, _ in cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([1, 2, 4])
        snapshot.append([10, 11], to: 1)
        snapshot.append([20], to: 2)
        snapshot.expand([2])
        fixture.source.reorderingHandlers.canReorderItem = { _ in true }
        var sections: [[Int]] = []
        fixture.source.reorderingHandlers.didReorder = { sections = $0.sectionTransactions.map(\.finalSnapshot.items) }
        fixture.source.apply(snapshot, to: 0, animatingDifferences: false, completion: nil)
        fixture.view.layoutIfNeeded()
        #expect(fixture.source.snapshot().itemIdentifiers == [1, 2, 20, 4])
        // An expanded item's visible children cannot move with it.
        #expect(!fixture.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        #expect(fixture.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        fixture.view.updateInteractiveMovementTargetPosition(fixture.middle(2))
        fixture.view.endInteractiveMovement()
        await fixture.host.settle()
        #expect(fixture.source.snapshot().itemIdentifiers == [2, 20, 1, 4] && sections == [[2, 20, 1, 10, 11, 4]])
        let tree = fixture.source.snapshot(for: 0)
        #expect(tree.rootItems == [2, 1, 4] && tree.snapshot(of: 1).items == [10, 11])
    }

    @Test("When the content of a visible cell changes, the cell is measured again and later cells move")
    func contentThatChanges() async {
        let fixture = ListFixture(plain, sections: [[0, 1, 2]])
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "Words that take several lines. ", count: 10)
        fixture.cell(1)?.contentConfiguration = content
        fixture.view.layoutIfNeeded()
        let height = fixture.cell(1)?.frame.height ?? 0
        #expect(height > 80 && fixture.cell(2)?.frame.minY == 44 + height)
        fixture.view.selfSizingInvalidation = .disabled
        content.text = "Short"
        fixture.cell(1)?.contentConfiguration = content
        fixture.view.layoutIfNeeded()
        #expect(fixture.cell(1)?.frame.height == height)
        fixture.view.selfSizingInvalidation = .enabled
        fixture.cell(1)?.contentView.invalidateIntrinsicContentSize()
        fixture.view.layoutIfNeeded()
        #expect(fixture.cell(1)?.frame.height == 44)
    }

    @Test("Text properties transform and colour the text, and images of any width can reserve the standard width")
    func textProperties() {
        var content = UIListContentConfiguration.cell()
        content.text = "Hello there"
        content.textProperties.transform = .uppercase
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        content.secondaryText = "HELLO THERE"
        content.secondaryTextProperties.transform = .capitalized
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["HELLO THERE", "Hello There"])
        #expect(labels.first?.textColor == .systemRed && content.textProperties.resolvedColor() == .systemRed)
        #expect(abs((labels.first?.frame.minX ?? 0) - (16 + 28 + 16)) < 0.001)
    }
}
