import Foundation

/// The state before a change of data or layout. It exists while the animation of the change is set up.
@MainActor
final class RunningUpdate {
    private(set) var map: ShownMap
    /// The attributes before the change of all elements near the visible area.
    let before: [CollectionElement: UICollectionViewLayoutAttributes]
    /// Whether elements are being positioned. Layout passes are postponed during that time.
    var isSettingUp = false
    /// Views that were created and measured before they are displayed.
    var measured: [CollectionElement: UICollectionReusableView] = [:]

    /// The content offset before the change.
    let offset: CGPoint
    /// The content size before the change.
    let contentSize: CGSize

    init(map: ShownMap, before: [CollectionElement: UICollectionViewLayoutAttributes], offset: CGPoint, contentSize: CGSize) {
        (self.map, self.before, self.offset, self.contentSize) = (map, before, offset, contentSize)
    }

    /// Gets the supplementary and decoration views that the layout inserts and deletes, for all displayed and registered kinds.
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

    /// The old attributes of the element now at `new`; nil if it was inserted or was too far from the visible area.
    func previous(of new: CollectionElement) -> UICollectionViewLayoutAttributes? {
        map.element(before: new).flatMap { before[$0] }
    }
}
