import Foundation

/// What is known of the state before a change of data or layout, while its animation is set up.
@MainActor
final class RunningUpdate {
    private(set) var map: ShownMap
    /// Where everything near the visible part was before.
    let before: [CollectionElement: UICollectionViewLayoutAttributes]
    /// Set while elements are placed; layout passes wait for it.
    var isSettingUp = false
    /// Views that were made and measured before they are brought into view.
    var measured: [CollectionElement: UICollectionReusableView] = [:]

    /// Where the content was.
    let offset: CGPoint
    /// The content's size before.
    let contentSize: CGSize

    init(map: ShownMap, before: [CollectionElement: UICollectionViewLayoutAttributes], offset: CGPoint, contentSize: CGSize) {
        (self.map, self.before, self.offset, self.contentSize) = (map, before, offset, contentSize)
    }

    /// Asks the layout what is gone and what is new, of the kinds that are shown or can be.
    func ask(_ layout: UICollectionViewLayout, supplementaryKinds: Set<String>) {
        var kinds: [UICollectionView.ElementCategory: Set<String>] = [
            .supplementaryView: supplementaryKinds, .decorationView: Set(layout.decorationClasses.keys),
        ]
        for element in before.keys where element.category != .cell { kinds[element.category, default: []].insert(element.kind ?? "") }
        for (category, known) in kinds {
            for kind in known {
                let isDecoration = category == .decorationView
                let gone =
                    isDecoration
                    ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
                    : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
                let new =
                    isDecoration
                    ? layout.indexPathsToInsertForDecorationView(ofKind: kind)
                    : layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
                map.gone.formUnion(gone.map { CollectionElement(category, kind, $0) })
                map.new.formUnion(new.map { CollectionElement(category, kind, $0) })
            }
        }
    }

    /// Where the element that is at `new` was before; nil where it is new or was too far away to be known.
    func previous(of new: CollectionElement) -> UICollectionViewLayoutAttributes? {
        map.element(before: new).flatMap { before[$0] }
    }
}
