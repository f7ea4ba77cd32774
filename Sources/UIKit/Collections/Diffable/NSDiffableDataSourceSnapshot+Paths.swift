import Foundation

// The lookups and changes by index paths that the data sources of tables and collection views share.
extension NSDiffableDataSourceSnapshot {
    /// The item at a path; nil if the path is out of range.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, let section = section(at: path.section) else { return nil }
        return store.item(at: path.item, in: section)
    }

    /// The path of an item; nil if it is not in the snapshot.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let place = store.index(of: item), let section = indexOfSection(place.section) else { return nil }
        return IndexPath(item: place.index, section: section)
    }

    /// The section with a number; nil if the number is out of range.
    func section(at index: Int) -> SectionIdentifierType? { store.sections.indices.contains(index) ? store.sections[index] : nil }

    /// The snapshot after a move of an item to an index of a section.
    func moving(_ item: ItemIdentifierType, to index: Int, in section: SectionIdentifierType) -> Self {
        var moved = self
        moved.deleteItems([item])
        if let next = moved.store.item(at: index, in: section) {
            moved.insertItems([item], beforeItem: next)
        } else {
            moved.appendItems([item], toSection: section)
        }
        return moved
    }

    /// Becomes `snapshot` without its reloads, and returns the changes from `shown`.
    mutating func advance(to snapshot: Self, from shown: Self) -> UpdateRecord {
        let changes = snapshot.changes(from: shown)
        self = snapshot
        forgetReloads()
        return changes
    }
}
