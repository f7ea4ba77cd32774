// Sections that are trees, of which the items are shown that are expanded.
extension UICollectionViewDiffableDataSource {
    /// The section of an item's path.
    private func tree(at section: Int) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
        sectionIdentifier(for: section).flatMap { sectionSnapshots[$0] }
    }

    /// Whether an item has others below it that are shown: they could not go along with it.
    func showsItems(below item: ItemIdentifierType, at path: IndexPath) -> Bool {
        guard let tree = tree(at: path.section), tree.contains(item), tree.isExpanded(item) else { return false }
        return !tree.snapshot(of: item).rootItems.isEmpty
    }

    /// The trees of all sections once `item`, with what is below it, is where it is in `after`: on the level of the item that follows it
    /// there, or at the end on that of the one before.
    func treesAfterMove(
        of item: ItemIdentifierType, in after: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] {
        var trees = sectionSnapshots
        var moved = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if let (section, tree) = trees.first(where: { $0.value.contains(item) }) {
            moved = tree.snapshot(of: item, includingParent: true)
            trees[section]?.delete([item])
        } else {
            moved.append([item])
        }
        guard let place = after.store.index(of: item), var tree = trees[place.section] else { return trees }
        if let next = after.store.item(at: place.index + 1, in: place.section), tree.contains(next) {
            tree.insert(moved, before: next)
        } else if place.index > 0, let last = after.store.item(at: place.index - 1, in: place.section), tree.contains(last) {
            tree.insert(moved, after: last)
        } else {
            tree = moved
        }
        trees[place.section] = tree
        return trees
    }
}
