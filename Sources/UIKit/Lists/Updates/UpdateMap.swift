import Foundation

/// Maps section and item indices across an update.
struct UpdateMap {
    private var sections = SlotMap()
    private var sectionMoves: [Int: Int] = [:]
    private var sectionMovesBack: [Int: Int] = [:]
    private var reloadedSections: Set<Int> = []
    private var itemMoves: [ItemPath: ItemPath] = [:]
    private var itemMovesBack: [ItemPath: ItemPath] = [:]
    private var reloadedItems: Set<ItemPath> = []
    /// The item maps of changed sections, by the section's new index.
    private var items: [Int: SlotMap] = [:]

    /// Creates a map without changes.
    init() {}

    /// Creates the map of `record`. `old` and `new` are the item counts per section. Fails with the first inconsistency.
    static func make(_ record: UpdateRecord, old: [Int], new: [Int]) -> Result<UpdateMap, UpdateError> {
        var map = UpdateMap()
        do throws(UpdateError) {
            try map.mapSections(record, old, new)
            try map.mapItems(record, old, new)
            return .success(map)
        } catch {
            return .failure(error)
        }
    }

    // MARK: Lookup

    /// The new index of the section that was at `old`; nil if it was deleted or reloaded.
    func section(after old: Int) -> Int? { reloadedSections.contains(old) ? nil : newIndex(ofSection: old) }

    /// The new index of the section that was at `old`, also if it is reloaded; nil if it was deleted.
    func newIndex(ofSection old: Int) -> Int? { sectionMoves[old] ?? sections.new(of: old) }

    /// The old index of the section now at `new`; nil if it was inserted or reloaded.
    func section(before new: Int) -> Int? {
        guard let old = sectionMovesBack[new] ?? sections.old(of: new) else { return nil }
        return reloadedSections.contains(old) ? nil : old
    }

    /// The new path of the item that was at `old`; nil if it was deleted. A reloaded item also has a new path, see ``isReloaded(_:)``.
    func item(after old: ItemPath) -> ItemPath? {
        if let moved = itemMoves[old] { return moved }
        guard let section = section(after: old.section) else { return nil }
        guard let slots = items[section] else { return ItemPath(section: section, item: old.item) }
        return slots.new(of: old.item).map { ItemPath(section: section, item: $0) }
    }

    /// The old path of the item now at `new`; nil if it was inserted.
    func item(before new: ItemPath) -> ItemPath? {
        if let moved = itemMovesBack[new] { return moved }
        guard let section = section(before: new.section) else { return nil }
        guard let slots = items[new.section] else { return ItemPath(section: section, item: new.item) }
        return slots.old(of: new.item).map { ItemPath(section: section, item: $0) }
    }

    /// Whether the item that was at `old` is reloaded, so that it gets another cell.
    func isReloaded(_ old: ItemPath) -> Bool { reloadedItems.contains(old) }

    // MARK: Creation

    private mutating func mapSections(_ record: UpdateRecord, _ old: [Int], _ new: [Int]) throws(UpdateError) {
        for section in record.deletedSections.union(record.reloadedSections).union(record.movedSections.map(\.from))
        where section < 0 || section >= old.count {
            throw .noSection(section, count: old.count, isBefore: true)
        }
        if !record.deletedSections.isDisjoint(with: record.reloadedSections)
            || !record.deletedSections.union(record.reloadedSections).isDisjoint(with: record.movedSections.map(\.from))
            || Set(record.movedSections.map(\.from)).count < record.movedSections.count
        {
            throw .twice("section")
        }
        let targets = record.movedSections.map(\.to)
        if Set(targets).count < targets.count || !record.insertedSections.isDisjoint(with: targets) { throw .twice("section") }
        let expected = old.count + record.insertedSections.count - record.deletedSections.count
        if expected != new.count {
            throw .sectionCount(
                before: old.count, after: new.count, inserted: record.insertedSections.count, deleted: record.deletedSections.count)
        }
        for section in record.insertedSections.union(targets) where section < 0 || section >= new.count {
            throw .noSection(section, count: new.count, isBefore: false)
        }
        for move in record.movedSections {
            sectionMoves[move.from] = move.to
            sectionMovesBack[move.to] = move.from
        }
        sections = SlotMap(
            removed: Array(record.deletedSections) + record.movedSections.map(\.from),
            taken: Array(record.insertedSections) + targets)
        reloadedSections = record.reloadedSections
    }

    private mutating func mapItems(_ record: UpdateRecord, _ old: [Int], _ new: [Int]) throws(UpdateError) {
        for path in record.deletedItems.union(record.reloadedItems).union(record.movedItems.map(\.from)) {
            guard old.indices.contains(path.section), path.item >= 0, path.item < old[path.section] else {
                throw .noItem(path, count: old.indices.contains(path.section) ? old[path.section] : nil, isBefore: true)
            }
        }
        if !record.deletedItems.isDisjoint(with: record.reloadedItems)
            || !record.deletedItems.union(record.reloadedItems).isDisjoint(with: record.movedItems.map(\.from))
        {
            throw .twice("item")
        }
        for path in record.insertedItems.union(record.movedItems.map(\.to)) {
            guard new.indices.contains(path.section), path.item >= 0, path.item < new[path.section] else {
                throw .noItem(path, count: new.indices.contains(path.section) ? new[path.section] : nil, isBefore: false)
            }
        }
        for move in record.movedItems {
            guard itemMoves.updateValue(move.to, forKey: move.from) == nil, itemMovesBack.updateValue(move.from, forKey: move.to) == nil
            else { throw .twice("item") }
        }
        if !record.insertedItems.isDisjoint(with: record.movedItems.map(\.to)) { throw .twice("item") }
        reloadedItems = record.reloadedItems
        var changes: [Int: (removed: [Int], taken: [Int], inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)] = [:]
        let none = (removed: [Int](), taken: [Int](), inserted: 0, deleted: 0, movedIn: 0, movedOut: 0)
        // Changes of items in deleted or reloaded sections are ignored.
        for path in record.deletedItems {
            guard let section = section(after: path.section) else { continue }
            changes[section, default: none].removed.append(path.item)
            changes[section, default: none].deleted += 1
        }
        for move in record.movedItems {
            if let section = section(after: move.from.section) {
                changes[section, default: none].removed.append(move.from.item)
                changes[section, default: none].movedOut += 1
            }
            if section(before: move.to.section) != nil {
                changes[move.to.section, default: none].taken.append(move.to.item)
                changes[move.to.section, default: none].movedIn += 1
            }
        }
        for path in record.insertedItems where section(before: path.section) != nil {
            changes[path.section, default: none].taken.append(path.item)
            changes[path.section, default: none].inserted += 1
        }
        for section in new.indices {
            guard let before = self.section(before: section) else { continue }
            let change = changes[section] ?? none
            guard new[section] == old[before] - change.removed.count + change.taken.count else {
                throw .itemCount(
                    section: section, before: old[before], after: new[section], inserted: change.inserted, deleted: change.deleted,
                    movedIn: change.movedIn, movedOut: change.movedOut)
            }
        }
        items = changes.mapValues { SlotMap(removed: $0.removed, taken: $0.taken) }
    }
}
