import Foundation

// During a drag or move the displayed items may differ from the data. The collection view and its layout use displayed index paths. The data
// source, the delegate and the app use data index paths.
extension UICollectionView {
    /// The number of displayed items in each section.
    var shownCounts: [Int] { arrangement?.counts ?? counts }

    /// The displayed index path of a data item.
    func shown(_ data: ItemPath) -> ItemPath { arrangement?.shown(data) ?? data }

    /// The data item at a displayed index path; nil for a gap.
    func data(_ shown: ItemPath) -> ItemPath? { arrangement.map { $0.data(shown) } ?? shown }

    /// The data index path of an element; nil for a gap.
    func dataPath(of element: CollectionElement) -> IndexPath? {
        guard arrangement != nil, element.category == .cell else { return element.indexPath }
        return data(element.path)?.indexPath
    }

    /// Whether an element is an empty drop gap, which has no cell.
    func isDropGap(_ element: CollectionElement) -> Bool {
        guard let arrangement, element.category == .cell, let id = arrangement.gap(at: element.path) else { return false }
        return placeholders[id] == nil
    }

    /// Shows the data in another arrangement and animates the items to their new positions. Notifies the layout that one position moved from `from` to `to`.
    func rearrange(
        to new: Arrangement?, movingPosition from: ItemPath?, to: ItemPath?, by context: UICollectionViewLayoutInvalidationContext? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        positionContentIfNeeded()
        let update = beginUpdate(ShownMap(before: arrangement, after: new))
        currentLayout.displayedItemDidMove(from: from, to: to)
        arrangement = new
        let context = context ?? currentLayout.makeContext()
        context.isRearrangement = true
        currentLayout.invalidateLayout(with: context)
        prepareLayoutIfNeeded()
        animate(update, keepsOffset: true, completions: completion.map { [$0] } ?? []) {}
    }

    /// Removes the arrangement when the order of the data and the displayed order have become equal. No displayed item changes its position.
    func adoptArrangement(_ map: UpdateMap, counts new: [Int]) {
        arrangement = nil
        counts = new
        moveState(by: map)
        setNeedsLayout()
    }

    // MARK: Displayed elements

    /// The attributes of the elements that need views in `rect`. For an item in an interactive move, these are its attributes at the touch position.
    func elementsToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found = attributesOfElements(in: rect)
        for index in found.indices.reversed() where found[index].isHidden { found.remove(at: index) }
        if arrangement != nil { found.removeAll { isDropGap($0.element) } }
        guard let movement, let moving = movingAttributes else { return found }
        let element = CollectionElement.cell(movement.current)
        found.removeAll { $0.element == element }
        found.append(moving)
        return found
    }

    /// The attributes of the item in an interactive move; nil without one.
    var movingAttributes: UICollectionViewLayoutAttributes? {
        guard let movement else { return nil }
        let position = mirrored(CGRect(origin: movement.position, size: .zero)).origin
        return mirrored(
            currentLayout.layoutAttributesForInteractivelyMovingItem(at: movement.current.indexPath, withTargetPosition: position))
    }
}
