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
    mutating func deleteItem(_ path: SnapshotPath) { deletedItems.insert(ItemPath(path)) }
    mutating func insertItem(_ path: SnapshotPath) { insertedItems.insert(ItemPath(path)) }
    mutating func moveItem(_ path: SnapshotPath, to end: SnapshotPath) {
        movedItems.append(ItemMove(from: ItemPath(path), to: ItemPath(end)))
    }
    mutating func reloadItem(_ path: SnapshotPath) { reloadedItems.insert(ItemPath(path)) }
    mutating func reconfigureItem(_ path: SnapshotPath) { reconfiguredItems.insert(ItemPath(path)) }

    func movesSection(_ section: Int) -> Bool { movedSections.contains { $0.from == section } }

    var movedItemStarts: Set<SnapshotPath> {
        Set(movedItems.map { SnapshotPath(section: $0.from.section, item: $0.from.item) })
    }
}

extension ItemPath {
    fileprivate init(_ path: SnapshotPath) { self.init(section: path.section, item: path.item) }
}
