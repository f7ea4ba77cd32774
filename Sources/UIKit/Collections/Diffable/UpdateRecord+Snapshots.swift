import DiffableData

extension NSDiffableDataSourceSnapshot {
    /// The changes from `old` to this snapshot.
    func changes(from old: Self) -> UpdateRecord {
        var record = UpdateRecord()
        addChanges(from: old, to: &record)
        return record
    }
}

extension UpdateRecord: SnapshotChanges {
    mutating func deleteSection(_ section: Int) { deletedSections.insert(section) }
    mutating func insertSection(_ section: Int) { insertedSections.insert(section) }
    mutating func moveSection(_ section: Int, to end: Int) { movedSections.append(SectionMove(from: section, to: end)) }
    mutating func reloadSection(_ section: Int) { reloadedSections.insert(section) }
    mutating func deleteItem(_ place: SnapshotPlace) { deletedItems.insert(ItemPath(place)) }
    mutating func insertItem(_ place: SnapshotPlace) { insertedItems.insert(ItemPath(place)) }
    mutating func moveItem(_ place: SnapshotPlace, to end: SnapshotPlace) {
        movedItems.append(ItemMove(from: ItemPath(place), to: ItemPath(end)))
    }
    mutating func reloadItem(_ place: SnapshotPlace) { reloadedItems.insert(ItemPath(place)) }
    mutating func reconfigureItem(_ place: SnapshotPlace) { reconfiguredItems.insert(ItemPath(place)) }

    func movesSection(_ section: Int) -> Bool { movedSections.contains { $0.from == section } }

    var movedItemStarts: Set<SnapshotPlace> {
        Set(movedItems.map { SnapshotPlace(section: $0.from.section, item: $0.from.item) })
    }
}

extension ItemPath {
    fileprivate init(_ place: SnapshotPlace) { self.init(section: place.section, item: place.item) }
}
