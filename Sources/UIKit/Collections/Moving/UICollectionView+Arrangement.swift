import Foundation

// What is shown may differ from the data while something is moved or dropped. Inside of the collection view and for its layout paths are
// those of what is shown; the data source, the delegate and the program have those of the data.
extension UICollectionView {
    /// How many items each section shows.
    var shownCounts: [Int] { arrangement?.counts ?? counts }

    /// Where an item of the data is shown.
    func shown(_ data: ItemPath) -> ItemPath { arrangement?.shown(data) ?? data }

    /// The item of the data that is shown at a place; nil where none is.
    func data(_ shown: ItemPath) -> ItemPath? { arrangement.map { $0.data(shown) } ?? shown }

    /// The path that the program knows an element by; nil for what is no part of the data.
    func dataPath(of element: CollectionElement) -> IndexPath? {
        guard arrangement != nil, element.category == .cell else { return element.indexPath }
        return data(element.path)?.indexPath
    }

    /// The holes that hold nothing but room: they have no cells.
    func isRoom(_ element: CollectionElement) -> Bool {
        guard let arrangement, element.category == .cell, let id = arrangement.hole(at: element.path) else { return false }
        return placeholders[id] == nil
    }

    /// Shows the data in another arrangement: what is elsewhere then goes there. The layout is told that one place went from `from` to
    /// `to`.
    func rearrange(
        to new: Arrangement?, movingPlace from: ItemPath?, to: ItemPath?, by context: UICollectionViewLayoutInvalidationContext? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        placeContentIfNeeded()
        let update = beginUpdate(ShownMap(before: arrangement, after: new))
        currentLayout.placeDidMove(from: from, to: to)
        arrangement = new
        let context = context ?? currentLayout.makeContext()
        context.isRearrangement = true
        currentLayout.invalidateLayout(with: context)
        prepareLayoutIfNeeded()
        animate(update, keepsOffset: true, completions: completion.map { [$0] } ?? []) {}
    }

    /// The data follow what is shown, or what is shown the data; nothing that is shown changes place.
    func adoptArrangement(_ map: UpdateMap, counts new: [Int]) {
        arrangement = nil
        counts = new
        moveState(by: map)
        setNeedsLayout()
    }

    // MARK: A list of what is shown

    /// What is to have views in `rect`: what a finger moves is where the finger is.
    func elementsToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found = attributesOfElements(in: rect)
        for index in found.indices.reversed() where found[index].isHidden { found.remove(at: index) }
        if arrangement != nil { found.removeAll { isRoom($0.element) } }
        guard let movement, let moving = movingAttributes else { return found }
        let element = CollectionElement.cell(movement.current)
        found.removeAll { $0.element == element }
        found.append(moving)
        return found
    }

    /// How the item is shown that a finger moves.
    var movingAttributes: UICollectionViewLayoutAttributes? {
        guard let movement else { return nil }
        let position = mirrored(CGRect(origin: movement.position, size: .zero)).origin
        return mirrored(
            currentLayout.layoutAttributesForInteractivelyMovingItem(at: movement.current.indexPath, withTargetPosition: position))
    }
}
