import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Transition layouts") @MainActor
struct TransitionLayoutTests {
    final class Backdrop: UICollectionReusableView {}

    /// A flow layout with a decoration of a given height behind its first section.
    final class DecoratedLayout: UICollectionViewFlowLayout {
        var height: CGFloat = 100

        override func prepare() {
            super.prepare()
            register(Backdrop.self, forDecorationViewOfKind: "backdrop")
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (super.layoutAttributesForElements(in: rect) ?? [])
                + [layoutAttributesForDecorationView(ofKind: "backdrop", at: IndexPath(item: 0, section: 0))].compactMap { $0 }
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard elementKind == "backdrop" else { return nil }
            let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 400, height: height)
            attributes.zIndex = -1
            return attributes
        }
    }

    @Test("Decoration views have interpolated attributes, and their class may be registered with either layout")
    func decorations() async {
        let fixture = CollectionFixture([Array(0..<8)])
        let (first, second) = (DecoratedLayout(), DecoratedLayout())
        second.height = 200
        fixture.view.setCollectionViewLayout(first, animated: false)
        fixture.view.layoutIfNeeded()
        let between = fixture.view.startInteractiveTransition(to: second)
        between.transitionProgress = 0.5
        fixture.host.advance(by: 0.05)
        let path = IndexPath(item: 0, section: 0)
        #expect(between.layoutAttributesForDecorationView(ofKind: "backdrop", at: path)?.frame.height == 150)
        #expect(between.layoutAttributesForDecorationView(ofKind: "other", at: path) == nil)
        let isRegistered = between.decorationClass(ofKind: "backdrop") == Backdrop.self
        #expect(isRegistered)
        #expect(fixture.view.subviews.first { $0 is Backdrop }?.frame.height == 150)
        fixture.view.cancelInteractiveTransition()
        await fixture.host.settle()
        #expect(fixture.view.collectionViewLayout === first)
    }

    @Test("A transition layout returns no attributes for an empty index path")
    func emptyPath() {
        let layout = UICollectionViewTransitionLayout(
            currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())
        let header = UICollectionView.elementKindSectionHeader
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: IndexPath()) == nil)
        #expect(layout.layoutAttributesForDecorationView(ofKind: header, at: IndexPath()) == nil)
        #expect(layout.layoutAttributesForItem(at: IndexPath()) == nil)
    }
}
