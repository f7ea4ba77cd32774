/// The index of an item in its section, and of the section.
package struct SnapshotPath: Hashable, Sendable {
    package let section: Int
    package let item: Int

    package init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }
}

/// Receives the changes between two snapshots. Deletions, reloads and the sources of moves are indices in the old snapshot. Insertions and the
/// destinations of moves are indices in the new one.
package protocol SnapshotChanges {
    mutating func deleteSection(_ section: Int)
    mutating func insertSection(_ section: Int)
    mutating func moveSection(_ section: Int, to end: Int)
    mutating func reloadSection(_ section: Int)
    mutating func deleteItem(_ path: SnapshotPath)
    mutating func insertItem(_ path: SnapshotPath)
    mutating func moveItem(_ path: SnapshotPath, to end: SnapshotPath)
    mutating func reloadItem(_ path: SnapshotPath)
    mutating func reconfigureItem(_ path: SnapshotPath)

    /// Whether a section moves.
    func movesSection(_ section: Int) -> Bool
    /// The sources of all item moves.
    var movedItemStarts: Set<SnapshotPath> { get }
}

// Computes the changes between two snapshots, with a minimal number of moves.
extension NSDiffableDataSourceSnapshot {
    /// Adds the changes from `old` to this snapshot to `changes`. Complexity: linear in the number of items, n log n in the number of runs if
    /// items moved. Identifiers are looked up only near changes.
    package func addChanges<Changes: SnapshotChanges>(from old: NSDiffableDataSourceSnapshot, to changes: inout Changes) {
        let (oldSections, newSections) = (old.store.sections, store.sections)
        var newIndices: [SectionIdentifierType: Int] = [:]
        for (index, section) in newSections.enumerated() { newIndices[section] = index }
        var kept: [(section: SectionIdentifierType, old: Int, new: Int)] = []
        for (index, section) in oldSections.enumerated() {
            if let new = newIndices[section] { kept.append((section, index, new)) } else { changes.deleteSection(index) }
        }
        let insertedSections = newSections.indices.filter { !old.store.contains(section: newSections[$0]) }
        for index in insertedSections { changes.insertSection(index) }
        let still = Set(LongestIncreasingSubsequence.indices(of: kept.map(\.new)))
        for (index, section) in kept.enumerated() where !still.contains(index) {
            changes.moveSection(section.old, to: section.new)
        }
        // Items from a deleted section, or items that enter an inserted one, are still recorded as moves.
        var arrivals: [ItemIdentifierType: SnapshotPath] = [:]
        for section in kept {
            compareItems(old.store.items(in: section.section), store.items(in: section.section), section, old, &changes, &arrivals)
        }
        for index in insertedSections {
            for (item, identifier) in store.items(in: newSections[index]).enumerated() where old.store.contains(identifier) {
                arrivals[identifier] = SnapshotPath(section: index, item: item)
            }
        }
        if !arrivals.isEmpty {
            var oldIndices: [SectionIdentifierType: Int] = [:]
            for (index, section) in oldSections.enumerated() { oldIndices[section] = index }
            for (identifier, to) in arrivals {
                guard let from = old.store.index(of: identifier), let section = oldIndices[from.section] else { continue }
                changes.moveItem(SnapshotPath(section: section, item: from.index), to: to)
            }
        }
        addReloads(old, &changes)
    }

    /// Compares the items of a section that exists in both snapshots. Runs of items that are consecutive in both are compared index by index.
    /// Only at the end of a run is an item looked up, first near the ends of earlier runs.
    private func compareItems<Changes: SnapshotChanges>(
        _ before: [ItemIdentifierType], _ after: [ItemIdentifierType], _ section: (section: SectionIdentifierType, old: Int, new: Int),
        _ old: NSDiffableDataSourceSnapshot, _ changes: inout Changes, _ arrivals: inout [ItemIdentifierType: SnapshotPath]
    ) {
        var runs: [ItemRun] = []
        var run = ItemRun(old: 0, new: 0, count: 0)
        /// The old indices at which the last runs ended.
        var ends: [Int] = []
        var starts: [Int]?
        for index in 0..<after.count {
            let next = run.old + run.count
            if run.new + run.count == index, next < before.count, before[next] == after[index] {
                run.count += 1
                continue
            }
            if run.count > 0 { runs.append(run) }
            if run.count > 0 || index == 0 { ends.append(next) }
            if ends.count > 4 { ends.removeFirst() }
            run.count = 0
            if let found = Self.find(after[index], near: &ends, in: before) {
                run = ItemRun(old: found, new: index, count: 1)
            } else if old.store.section(of: after[index]) == section.section {
                let known = starts ?? old.store.starts(in: section.section)
                starts = known
                guard let found = old.store.index(of: after[index], starts: known) else { continue }
                run = ItemRun(old: found, new: index, count: 1)
            } else if old.store.contains(after[index]) {
                arrivals[after[index]] = SnapshotPath(section: section.new, item: index)
            } else {
                changes.insertItem(SnapshotPath(section: section.new, item: index))
            }
        }
        if run.count > 0 { runs.append(run) }
        // Items outside all runs are no longer in this section: they were deleted or moved to another section.
        var end = 0
        for run in runs.sorted(by: { $0.old < $1.old }) + [ItemRun(old: before.count, new: 0, count: 0)] {
            for index in end..<run.old where !store.contains(before[index]) {
                changes.deleteItem(SnapshotPath(section: section.old, item: index))
            }
            end = run.old + run.count
        }
        let still = LongestIncreasingSubsequence.indices(of: runs)
        for (index, run) in runs.enumerated() where !still.contains(index) {
            for item in 0..<run.count {
                changes.moveItem(
                    SnapshotPath(section: section.old, item: run.old + item), to: SnapshotPath(section: section.new, item: run.new + item)
                )
            }
        }
    }

    /// Finds an item among the next three after each run end, latest end first. Removes the end that matched.
    private static func find(_ item: ItemIdentifierType, near ends: inout [Int], in items: [ItemIdentifierType]) -> Int? {
        for (number, end) in ends.enumerated().reversed() {
            for index in end..<min(end + 3, items.count) where items[index] == item {
                ends.remove(at: number)
                return index
            }
        }
        return nil
    }

    private func addReloads<Changes: SnapshotChanges>(_ old: NSDiffableDataSourceSnapshot, _ changes: inout Changes) {
        let moved = reloadedItemIdentifiers.isEmpty ? [] : changes.movedItemStarts
        func path(_ identifier: ItemIdentifierType) -> SnapshotPath? {
            guard let position = old.store.index(of: identifier), let section = old.indexOfSection(position.section) else { return nil }
            return SnapshotPath(section: section, item: position.index)
        }
        for identifier in reloadedItemIdentifiers {
            // An item that also moves is reconfigured at its new index path, because an update may name an item only once.
            guard let path = path(identifier) else { continue }
            if moved.contains(path) { changes.reconfigureItem(path) } else { changes.reloadItem(path) }
        }
        for identifier in reconfiguredItemIdentifiers { path(identifier).map { changes.reconfigureItem($0) } }
        for identifier in reloadedSectionIdentifiers {
            guard let index = old.indexOfSection(identifier), !changes.movesSection(index) else { continue }
            changes.reloadSection(index)
        }
    }
}
