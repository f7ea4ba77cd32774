import Foundation

/// The difference between the displayed items and the data during a drag or move. There is at most one moved item, which has not moved in the data
/// yet. There can be gaps: an empty drop gap, and placeholders for items whose data are still loading.
///
/// Converts between data index paths and displayed index paths. Stores only the differences, so the cost does not depend on the number of items.
struct Arrangement {
    /// A displayed position that has no item in the data.
    struct DropGap: Equatable {
        let id: Int
        /// The data index path of the item that follows the gap.
        var path: ItemPath
    }

    /// The moved item: its path in the data, and its target path after the move.
    let move: UpdateRecord.ItemMove?
    let gaps: [DropGap]
    /// The number of displayed positions in each section.
    let counts: [Int]
    private let map: UpdateMap
    private let idsByPath: [ItemPath: Int]

    /// Creates an arrangement of data. `data` contains the number of items in each section. Nil if nothing differs, or if the moved item or its
    /// target section does not exist.
    init?(of data: [Int], move: UpdateRecord.ItemMove?, gaps: [DropGap]) {
        var move = move
        var afterMove = data
        if let asked = move {
            guard data.indices.contains(asked.from.section), data.indices.contains(asked.to.section),
                asked.from.item >= 0, asked.from.item < data[asked.from.section]
            else { return nil }
            afterMove[asked.from.section] -= 1
            let item = min(max(asked.to.item, 0), afterMove[asked.to.section])
            afterMove[asked.to.section] += 1
            move = UpdateRecord.ItemMove(from: asked.from, to: ItemPath(section: asked.to.section, item: item))
        }
        if let known = move, known.from == known.to { move = nil }
        let kept = gaps.filter { data.indices.contains($0.path.section) }.map { gap in
            let item = min(max(gap.path.item, 0), afterMove[gap.path.section])
            return DropGap(id: gap.id, path: ItemPath(section: gap.path.section, item: item))
        }
        guard move != nil || !kept.isEmpty else { return nil }
        var idsByPath: [ItemPath: Int] = [:]
        var counts = afterMove
        for (section, own) in Dictionary(grouping: kept, by: \.path.section) {
            counts[section] += own.count
            for (rank, gap) in own.sorted(by: { $0.path.item < $1.path.item }).enumerated() {
                idsByPath[ItemPath(section: section, item: gap.path.item + rank)] = gap.id
            }
        }
        var record = UpdateRecord()
        record.insertedItems = Set(idsByPath.keys)
        if let move {
            let before = kept.filter { $0.path.section == move.to.section && $0.path.item <= move.to.item }.count
            let shown = ItemPath(section: move.to.section, item: move.to.item + before)
            record.movedItems = [UpdateRecord.ItemMove(from: move.from, to: shown)]
        }
        guard case .success(let map) = UpdateMap.make(record, old: data, new: counts) else { return nil }
        (self.move, self.gaps, self.counts, self.map, self.idsByPath) = (move, kept, counts, map, idsByPath)
    }

    /// The displayed position of a data item.
    func shown(_ data: ItemPath) -> ItemPath { map.item(after: data) ?? data }

    /// The data item at a displayed position; nil for a gap.
    func data(_ shown: ItemPath) -> ItemPath? { map.item(before: shown) }

    /// The identifier of the gap at a displayed index path; nil if no gap is displayed there.
    func gap(at shown: ItemPath) -> Int? { idsByPath[shown] }

    /// The displayed index path of the drop gap with an identifier; nil if it does not exist.
    func path(ofGap id: Int) -> ItemPath? { idsByPath.first { $0.value == id }?.key }

    /// The data index path for an item that is inserted at the displayed position `shown`. The item replaces the gap `id`, or the moved item if `id`
    /// is nil.
    func path(at shown: ItemPath, insteadOf id: Int?) -> ItemPath {
        let before = idsByPath.filter { $0.value != id && $0.key.section == shown.section && $0.key.item < shown.item }.count
        return ItemPath(section: shown.section, item: shown.item - before)
    }

    /// The arrangement after a data update, without the gaps in `closed`.
    func following(_ update: UpdateMap, old: [Int], new: [Int], closing closed: Set<Int>, keepsMove: Bool) -> Arrangement? {
        var moved: UpdateRecord.ItemMove?
        if keepsMove, let move, let from = update.item(after: move.from), let section = update.section(after: move.to.section) {
            moved = UpdateRecord.ItemMove(from: from, to: ItemPath(section: section, item: move.to.item))
        }
        let kept = gaps.compactMap { gap -> DropGap? in
            guard !closed.contains(gap.id), let section = update.section(after: gap.path.section) else { return nil }
            // The gap stays before the same item, or before the next one that remains.
            var item = gap.path.item
            while item < old[gap.path.section] {
                if let next = update.item(after: ItemPath(section: gap.path.section, item: item)), next.section == section {
                    return DropGap(id: gap.id, path: next)
                }
                item += 1
            }
            return DropGap(id: gap.id, path: ItemPath(section: section, item: new[section]))
        }
        return Arrangement(of: new, move: moved, gaps: kept)
    }
}

/// Maps displayed elements from one arrangement of data to another arrangement of updated data.
struct ShownMap {
    var before: Arrangement?
    var data = UpdateMap()
    var after: Arrangement?
    /// The elements that the layout reports as deleted, by their old positions, and the elements that it reports as inserted. They override the
    /// mapping.
    var gone: Set<CollectionElement> = []
    var new: Set<CollectionElement> = []

    /// The index path in the old data of the element at an old position; nil for a gap.
    func dataPath(before old: CollectionElement) -> IndexPath? {
        guard let before, old.category == .cell else { return old.indexPath }
        return before.data(old.path)?.indexPath
    }

    /// The new position of `element`; nil if the update removes it.
    func element(after old: CollectionElement) -> CollectionElement? {
        guard gone.isEmpty && new.isEmpty else {
            guard !gone.contains(old), let shown = shownElement(after: old), !new.contains(shown) else { return nil }
            return shown
        }
        return shownElement(after: old)
    }

    private func shownElement(after old: CollectionElement) -> CollectionElement? {
        guard old.category == .cell else { return data.element(after: old) }
        if let id = before?.gap(at: old.path) { return after?.path(ofGap: id).map { .cell($0) } }
        let path = before.map { $0.data(old.path) ?? old.path } ?? old.path
        guard let moved = data.element(after: .cell(path))?.path else { return nil }
        return .cell(after?.shown(moved) ?? moved)
    }

    /// The old position of `element`; nil if the update inserts it.
    func element(before new: CollectionElement) -> CollectionElement? {
        guard gone.isEmpty && self.new.isEmpty else {
            guard !self.new.contains(new), let shown = shownElement(before: new), !gone.contains(shown) else { return nil }
            return shown
        }
        return shownElement(before: new)
    }

    private func shownElement(before new: CollectionElement) -> CollectionElement? {
        guard new.category == .cell else { return data.element(before: new) }
        if let id = after?.gap(at: new.path) { return before?.path(ofGap: id).map { .cell($0) } }
        let path = after.map { $0.data(new.path) ?? new.path } ?? new.path
        guard let moved = data.element(before: .cell(path))?.path else { return nil }
        return .cell(before?.shown(moved) ?? moved)
    }
}
