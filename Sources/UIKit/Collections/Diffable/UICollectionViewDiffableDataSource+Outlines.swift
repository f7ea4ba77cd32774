// Sections that are outlines: trees of which only the visible items are shown.
extension UICollectionViewDiffableDataSource {
    /// The section snapshot of the section at an index; nil if the section is not an outline.
    private func tree(at section: Int) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
        sectionIdentifier(for: section).flatMap { sectionSnapshots[$0] }
    }

    /// Whether an item is expanded and has children. Such an item cannot be moved, because its children would not follow.
    func showsItems(below item: ItemIdentifierType, at path: IndexPath) -> Bool {
        guard let tree = tree(at: path.section), tree.contains(item), tree.isExpanded(item) else { return false }
        return !tree.snapshot(of: item).rootItems.isEmpty
    }

    /// The section snapshots after `item` moved, together with its descendants, to its position in `after`. The item gets the level of the next item.
    /// At the end of a section it gets the level of the previous item.
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
        guard let position = after.store.index(of: item), var tree = trees[position.section] else { return trees }
        if let next = after.store.item(at: position.index + 1, in: position.section), tree.contains(next) {
            tree.insert(moved, before: next)
        } else if position.index > 0, let last = after.store.item(at: position.index - 1, in: position.section), tree.contains(last) {
            tree.insert(moved, after: last)
        } else {
            tree = moved
        }
        trees[position.section] = tree
        return trees
    }
}
