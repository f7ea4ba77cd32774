import Foundation

// Computes the changes between two snapshots, with a minimal number of moves.
extension NSDiffableDataSourceSnapshot {
    /// The changes from `old` to this snapshot. Complexity: linear in the number of items, n log n in the number of runs if items moved.
    /// Identifiers are looked up only near changes.
    func changes(from old: NSDiffableDataSourceSnapshot) -> UpdateRecord {
        var record = UpdateRecord()
        let (oldSections, newSections) = (old.store.sections, store.sections)
        var newPlaces: [SectionIdentifierType: Int] = [:]
        for (place, section) in newSections.enumerated() { newPlaces[section] = place }
        var kept: [(section: SectionIdentifierType, old: Int, new: Int)] = []
        for (place, section) in oldSections.enumerated() {
            if let new = newPlaces[section] { kept.append((section, place, new)) } else { record.deletedSections.insert(place) }
        }
        for (place, section) in newSections.enumerated() where !old.store.contains(section: section) {
            record.insertedSections.insert(place)
        }
        let still = Set(LongestRise.indices(of: kept.map(\.new)))
        for (index, section) in kept.enumerated() where !still.contains(index) {
            record.movedSections.append(UpdateRecord.SectionMove(from: section.old, to: section.new))
        }
        // Items from a deleted section, or items that enter an inserted one, are still recorded as moves.
        var arrivals: [ItemIdentifierType: ItemPath] = [:]
        for section in kept {
            compareItems(old.store.items(in: section.section), store.items(in: section.section), section, old, &record, &arrivals)
        }
        for place in record.insertedSections {
            for (item, identifier) in store.items(in: newSections[place]).enumerated() where old.store.contains(identifier) {
                arrivals[identifier] = ItemPath(section: place, item: item)
            }
        }
        if !arrivals.isEmpty {
            var oldPlaces: [SectionIdentifierType: Int] = [:]
            for (place, section) in oldSections.enumerated() { oldPlaces[section] = place }
            for (identifier, to) in arrivals {
                guard let from = old.store.index(of: identifier), let section = oldPlaces[from.section] else { continue }
                record.movedItems.append(UpdateRecord.ItemMove(from: ItemPath(section: section, item: from.index), to: to))
            }
        }
        addReloads(old, &record)
        return record
    }

    /// Compares the items of a section that exists in both snapshots. Runs of items that are consecutive in both are compared index by index.
    /// Only at the end of a run is an item looked up, first near the ends of earlier runs.
    private func compareItems(
        _ before: [ItemIdentifierType], _ after: [ItemIdentifierType], _ section: (section: SectionIdentifierType, old: Int, new: Int),
        _ old: NSDiffableDataSourceSnapshot, _ record: inout UpdateRecord, _ arrivals: inout [ItemIdentifierType: ItemPath]
    ) {
        var runs: [ItemRun] = []
        var run = ItemRun(old: 0, new: 0, count: 0)
        /// The old indices at which the last runs ended.
        var ends: [Int] = []
        var starts: [Int]?
        for place in 0..<after.count {
            let next = run.old + run.count
            if run.new + run.count == place, next < before.count, before[next] == after[place] {
                run.count += 1
                continue
            }
            if run.count > 0 { runs.append(run) }
            if run.count > 0 || place == 0 { ends.append(next) }
            if ends.count > 4 { ends.removeFirst() }
            run.count = 0
            if let found = Self.find(after[place], near: &ends, in: before) {
                run = ItemRun(old: found, new: place, count: 1)
            } else if old.store.section(of: after[place]) == section.section {
                let known = starts ?? old.store.starts(in: section.section)
                starts = known
                guard let found = old.store.index(of: after[place], starts: known) else { continue }
                run = ItemRun(old: found, new: place, count: 1)
            } else if old.store.contains(after[place]) {
                arrivals[after[place]] = ItemPath(section: section.new, item: place)
            } else {
                record.insertedItems.insert(ItemPath(section: section.new, item: place))
            }
        }
        if run.count > 0 { runs.append(run) }
        // Items outside all runs are no longer in this section: they were deleted or moved to another section.
        var end = 0
        for run in runs.sorted(by: { $0.old < $1.old }) + [ItemRun(old: before.count, new: 0, count: 0)] {
            for place in end..<run.old where !store.contains(before[place]) {
                record.deletedItems.insert(ItemPath(section: section.old, item: place))
            }
            end = run.old + run.count
        }
        let still = LongestRise.indices(of: runs)
        for (index, run) in runs.enumerated() where !still.contains(index) {
            for item in 0..<run.count {
                record.movedItems.append(
                    UpdateRecord.ItemMove(
                        from: ItemPath(section: section.old, item: run.old + item),
                        to: ItemPath(section: section.new, item: run.new + item)))
            }
        }
    }

    /// Finds an item among the next three after each run end, latest end first. Removes the end that matched.
    private static func find(_ item: ItemIdentifierType, near ends: inout [Int], in items: [ItemIdentifierType]) -> Int? {
        for (number, end) in ends.enumerated().reversed() {
            for place in end..<min(end + 3, items.count) where items[place] == item {
                ends.remove(at: number)
                return place
            }
        }
        return nil
    }

    private func addReloads(_ old: NSDiffableDataSourceSnapshot, _ record: inout UpdateRecord) {
        let moved = Set(record.movedItems.map(\.from))
        func path(_ identifier: ItemIdentifierType) -> ItemPath? {
            guard let place = old.store.index(of: identifier), let section = old.indexOfSection(place.section) else { return nil }
            return ItemPath(section: section, item: place.index)
        }
        for identifier in reloadedItemIdentifiers {
            // An item that also moves is reconfigured at its new index path, because an update may name an item only once.
            guard let path = path(identifier) else { continue }
            if moved.contains(path) { record.reconfiguredItems.insert(path) } else { record.reloadedItems.insert(path) }
        }
        for identifier in reconfiguredItemIdentifiers { path(identifier).map { _ = record.reconfiguredItems.insert($0) } }
        for identifier in reloadedSectionIdentifiers {
            guard let place = old.indexOfSection(identifier), !record.movedSections.contains(where: { $0.from == place }) else { continue }
            record.reloadedSections.insert(place)
        }
    }
}

/// A run of items that are consecutive both before and after the change.
struct ItemRun {
    var old: Int
    var new: Int
    var count: Int
}

/// Longest increasing subsequences, plain and weighted.
enum LongestRise {
    /// The indices of the longest increasing subsequence of distinct numbers, in order. Complexity: n log n.
    static func indices(of numbers: [Int]) -> [Int] {
        // ends[k] is the index of the smallest number that can end an increasing subsequence of length k + 1.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            if let last = ends.last, numbers[last] < number {
                low = ends.count
            } else {
                while low < high {
                    let middle = (low + high) / 2
                    if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
                }
            }
            before[index] = low > 0 ? ends[low - 1] : -1
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var rise: [Int] = []
        var index = ends.last ?? -1
        while index >= 0 {
            rise.append(index)
            index = before[index]
        }
        return rise.reversed()
    }

    /// The indices of the heaviest subsequence of `runs` that keeps its old order; a run's weight is its item count. Complexity: n log n in the run count.
    static func indices(of runs: [ItemRun]) -> Set<Int> {
        let byOld = runs.indices.sorted { runs[$0].old < runs[$1].old }
        var ranks = [Int](repeating: 0, count: runs.count)
        for (rank, index) in byOld.enumerated() { ranks[index] = rank }
        var weights = [Int](repeating: 0, count: runs.count)
        var before = [Int](repeating: -1, count: runs.count)
        // A Fenwick tree of prefix maxima by rank: the run that ends the heaviest increasing subsequence. Ties go to the lowest rank.
        var best = [Int](repeating: -1, count: runs.count + 1)
        func isBetter(_ index: Int, than other: Int) -> Bool {
            if other < 0 { return index >= 0 }
            if index < 0 || weights[index] != weights[other] { return index >= 0 && weights[index] > weights[other] }
            return ranks[index] < ranks[other]
        }
        for index in runs.indices {
            var place = ranks[index]
            while place > 0 {
                if isBetter(best[place], than: before[index]) { before[index] = best[place] }
                place -= place & -place
            }
            weights[index] = runs[index].count + (before[index] < 0 ? 0 : weights[before[index]])
            place = ranks[index] + 1
            while place < best.count {
                if isBetter(index, than: best[place]) { best[place] = index }
                place += place & -place
            }
        }
        var last = -1
        for index in runs.indices where isBetter(index, than: last) { last = index }
        var rise: Set<Int> = []
        while last >= 0 {
            rise.insert(last)
            last = before[last]
        }
        return rise
    }
}
