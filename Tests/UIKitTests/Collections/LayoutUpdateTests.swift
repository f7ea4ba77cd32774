import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A flow layout that replaces some headers in an update.
private final class RenewingLayout: UICollectionViewFlowLayout {
    var deletedPaths: [IndexPath] = []
    var new: [IndexPath] = []
    var calls: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        calls.append("prepare")
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        guard elementKind == UICollectionView.elementKindSectionHeader else { return [] }
        calls.append("delete?")
        return deletedPaths
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        elementKind == UICollectionView.elementKindSectionHeader ? new : []
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial \(elementIndexPath.section)")
        return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("final \(elementIndexPath.section)")
        return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
}

/// An update item as tests of layouts create it.
private final class MadeUpItem: UICollectionViewUpdateItem {
    var before: IndexPath?
    var after: IndexPath?
    override var indexPathBeforeUpdate: IndexPath? { before }
    override var indexPathAfterUpdate: IndexPath? { after }
    override var updateAction: Action { before == nil ? .insert : .delete }
}

@Suite("Layout methods that updates of a collection view call") @MainActor
struct LayoutUpdateTests {
    private func fixture(_ layout: RenewingLayout) -> CollectionFixture {
        let fixture = CollectionFixture([Array(0..<4), Array(4..<8)])
        layout.itemSize = CGSize(width: 90, height: 90)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        fixture.view.setCollectionViewLayout(layout, animated: false)
        fixture.view.layoutIfNeeded()
        return fixture
    }

    private func header(_ fixture: CollectionFixture, _ section: Int) -> UICollectionReusableView? {
        fixture.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, section))
    }

    @Test("An update of a section keeps its header view, unless the layout deletes the header and inserts another")
    func replacedHeader() async {
        let layout = RenewingLayout()
        let fixture = fixture(layout)
        let (first, second) = (header(fixture, 0), header(fixture, 1))
        #expect(first.flatMap { fixture.view.indexPath(forSupplementaryView: $0) } == fixture.path(0, 0))
        fixture.source.sections[0].append(100)
        fixture.view.insertItems(at: [fixture.path(4)])
        await fixture.host.settle()
        #expect(header(fixture, 0) === first && header(fixture, 1) === second)
        (layout.deletedPaths, layout.new, layout.calls) = ([fixture.path(0, 0)], [fixture.path(0, 0)], [])
        fixture.source.sections[0].append(101)
        fixture.view.insertItems(at: [fixture.path(5)])
        #expect(layout.calls.first == "prepare" && layout.calls.contains("delete?"))
        #expect(layout.calls.contains("initial 0") && layout.calls.contains("final 0") && !layout.calls.contains("final 1"))
        await fixture.host.settle()
        #expect(header(fixture, 0) !== first && header(fixture, 1) === second && first?.superview !== fixture.view)
        #expect(fixture.view.subviews.filter { $0 is TitleView && !$0.isHidden }.count == 2 && fixture.violations().isEmpty)
    }

    @Test("A new UICollectionViewUpdateItem is empty, and a subclass can override its properties")
    func madeUpItems() {
        let empty = UICollectionViewUpdateItem()
        #expect(empty.indexPathBeforeUpdate == nil && empty.indexPathAfterUpdate == nil && empty.updateAction == .none)
        let item = MadeUpItem()
        item.after = IndexPath(item: 3, section: 1)
        let updateItem: UICollectionViewUpdateItem = item
        #expect(updateItem.updateAction == .insert && updateItem.indexPathAfterUpdate == IndexPath(item: 3, section: 1))
    }
}
