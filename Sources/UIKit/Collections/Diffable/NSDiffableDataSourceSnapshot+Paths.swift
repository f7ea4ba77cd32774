import Foundation

// Lookups and changes by index paths, shared by the diffable data sources of table and collection views.
extension NSDiffableDataSourceSnapshot {
    /// The item at an index path; nil if the path is out of range.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, let section = section(at: path.section) else { return nil }
        return store.item(at: path.item, in: section)
    }

    /// The index path of an item; nil if it is not in the snapshot.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let position = store.index(of: item), let section = indexOfSection(position.section) else { return nil }
        return IndexPath(item: position.index, section: section)
    }

    /// The section at an index; nil if the index is out of range.
    func section(at index: Int) -> SectionIdentifierType? { store.sections.indices.contains(index) ? store.sections[index] : nil }

    /// Returns a copy in which an item is moved to an index of a section.
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

    /// Replaces this snapshot with `snapshot`, without its reload requests. Returns the changes from the displayed snapshot `shown` to `snapshot`.
    mutating func advance(to snapshot: Self, from shown: Self) -> UpdateRecord {
        let changes = snapshot.changes(from: shown)
        self = snapshot
        forgetReloads()
        return changes
    }
}
