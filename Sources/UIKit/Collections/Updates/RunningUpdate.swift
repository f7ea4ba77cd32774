import Foundation

/// What is known of the state before a change of data or layout, while its animation is set up.
@MainActor
final class RunningUpdate {
    let map: ShownMap
    /// Where everything near the visible part was before.
    let before: [CollectionElement: UICollectionViewLayoutAttributes]
    /// Set while elements are placed; layout passes wait for it.
    var isSettingUp = false

    /// Where the content was.
    let offset: CGPoint

    init(map: ShownMap, before: [CollectionElement: UICollectionViewLayoutAttributes], offset: CGPoint) {
        (self.map, self.before, self.offset) = (map, before, offset)
    }

    /// Where the element that is at `new` was before; nil where it is new or was too far away to be known.
    func previous(of new: CollectionElement) -> UICollectionViewLayoutAttributes? {
        map.element(before: new).flatMap { before[$0] }
    }
}
