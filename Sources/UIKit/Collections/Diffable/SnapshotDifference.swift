import Foundation

// What has to change for one snapshot to become another: as few moves as there can be.
extension NSDiffableDataSourceSnapshot {
    /// The changes from `old` to this snapshot. Linear in the number of items, where items moved with a logarithm; identifiers are looked
    /// up only near changes.
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
        // Items that come from a section that is none any more, or go into one that is new, are moved all the same.
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

    /// Compares the items of a section that stays.
    private func compareItems(
        _ before: [ItemIdentifierType], _ after: [ItemIdentifierType], _ section: (section: SectionIdentifierType, old: Int, new: Int),
        _ old: NSDiffableDataSourceSnapshot, _ record: inout UpdateRecord, _ arrivals: inout [ItemIdentifierType: ItemPath]
    ) {
        var (i, j) = (0, 0)
        // In step as long as nothing but insertions, deletions and items of other sections are met.
        while i < before.count || j < after.count {
            if i < before.count, j < after.count, before[i] == after[j] {
                i += 1
                j += 1
            } else if i < before.count, store.section(of: before[i]) != section.section {
                if !store.contains(before[i]) { record.deletedItems.insert(ItemPath(section: section.old, item: i)) }
                i += 1
            } else if j < after.count, old.store.section(of: after[j]) != section.section {
                if old.store.contains(after[j]) {
                    arrivals[after[j]] = ItemPath(section: section.new, item: j)
                } else {
                    record.insertedItems.insert(ItemPath(section: section.new, item: j))
                }
                j += 1
            } else {
                break
            }
        }
        guard i < before.count || j < after.count else { return }
        // Something moved within the section: of all that is left the longest row that keeps its order stays.
        var places: [ItemIdentifierType: Int] = [:]
        places.reserveCapacity(before.count - i)
        for place in i..<before.count {
            if store.section(of: before[place]) == section.section {
                places[before[place]] = place
            } else if !store.contains(before[place]) {
                record.deletedItems.insert(ItemPath(section: section.old, item: place))
            }
        }
        var common: [(old: Int, new: Int)] = []
        for place in j..<after.count {
            if let known = places[after[place]] {
                common.append((known, place))
            } else if old.store.contains(after[place]) {
                arrivals[after[place]] = ItemPath(section: section.new, item: place)
            } else {
                record.insertedItems.insert(ItemPath(section: section.new, item: place))
            }
        }
        let still = Set(LongestRise.indices(of: common.map(\.old)))
        for (index, item) in common.enumerated() where !still.contains(index) {
            record.movedItems.append(
                UpdateRecord.ItemMove(
                    from: ItemPath(section: section.old, item: item.old), to: ItemPath(section: section.new, item: item.new)))
        }
    }

    private func addReloads(_ old: NSDiffableDataSourceSnapshot, _ record: inout UpdateRecord) {
        let moved = Set(record.movedItems.map(\.from))
        func path(_ identifier: ItemIdentifierType) -> ItemPath? {
            guard let place = old.store.index(of: identifier), let section = old.indexOfSection(place.section) else { return nil }
            return ItemPath(section: section, item: place.index)
        }
        for identifier in reloadedItemIdentifiers {
            // What moves as well is set up again where it arrives: one change names an item once.
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

/// The longest part of a row of different numbers that rises.
enum LongestRise {
    /// The indices of its numbers, in order. A row of n numbers takes n log n.
    static func indices(of numbers: [Int]) -> [Int] {
        // ends[k] is the index of the smallest number that a rise of k + 1 numbers can end with.
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
}
