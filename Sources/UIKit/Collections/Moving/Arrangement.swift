import Foundation

/// How what is shown differs from the data: one item that is moved and whose data do not follow yet, and holes, in which a drop makes room
/// or a placeholder waits for its data.
///
/// Paths of the data lead to paths of what is shown and back. It holds the differences alone, whatever the number of items.
struct Arrangement {
    /// A place that is shown and shows no item of the data.
    struct Hole: Equatable {
        let id: Int
        /// Before which item of the data it is, in the order in which they are shown.
        var path: ItemPath
    }

    /// The item that is elsewhere: where it is in the data, and where it would be if they followed.
    let move: UpdateRecord.ItemMove?
    let holes: [Hole]
    /// How many items each section shows.
    let counts: [Int]
    private let map: UpdateMap
    private let idsByPlace: [ItemPath: Int]

    /// An arrangement of data with `data` items in each section; nil where nothing differs, or what should does not exist.
    init?(of data: [Int], move: UpdateRecord.ItemMove?, holes: [Hole]) {
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
        let kept = holes.filter { data.indices.contains($0.path.section) }.map { hole in
            let item = min(max(hole.path.item, 0), afterMove[hole.path.section])
            return Hole(id: hole.id, path: ItemPath(section: hole.path.section, item: item))
        }
        guard move != nil || !kept.isEmpty else { return nil }
        var idsByPlace: [ItemPath: Int] = [:]
        var counts = afterMove
        for (section, own) in Dictionary(grouping: kept, by: \.path.section) {
            counts[section] += own.count
            for (rank, hole) in own.sorted(by: { $0.path.item < $1.path.item }).enumerated() {
                idsByPlace[ItemPath(section: section, item: hole.path.item + rank)] = hole.id
            }
        }
        var record = UpdateRecord()
        record.insertedItems = Set(idsByPlace.keys)
        if let move {
            let before = kept.filter { $0.path.section == move.to.section && $0.path.item <= move.to.item }.count
            let shown = ItemPath(section: move.to.section, item: move.to.item + before)
            record.movedItems = [UpdateRecord.ItemMove(from: move.from, to: shown)]
        }
        guard case .success(let map) = UpdateMap.make(record, old: data, new: counts) else { return nil }
        (self.move, self.holes, self.counts, self.map, self.idsByPlace) = (move, kept, counts, map, idsByPlace)
    }

    /// Where an item of the data is shown.
    func shown(_ data: ItemPath) -> ItemPath { map.item(after: data) ?? data }

    /// The item of the data that is shown at a place; nil for a hole.
    func data(_ shown: ItemPath) -> ItemPath? { map.item(before: shown) }

    /// The hole at a place.
    func hole(at shown: ItemPath) -> Int? { idsByPlace[shown] }

    /// Where a hole is shown.
    func place(ofHole id: Int) -> ItemPath? { idsByPlace.first { $0.value == id }?.key }

    /// The path that data have which come to be shown at `shown` in the place of the hole `id`, or of the item that is moved.
    func path(at shown: ItemPath, insteadOf id: Int?) -> ItemPath {
        let before = idsByPlace.filter { $0.value != id && $0.key.section == shown.section && $0.key.item < shown.item }.count
        return ItemPath(section: shown.section, item: shown.item - before)
    }

    /// The same differences after the data changed as `update` says; the holes in `closed` are no more.
    func following(_ update: UpdateMap, old: [Int], new: [Int], closing closed: Set<Int>, keepsMove: Bool) -> Arrangement? {
        var moved: UpdateRecord.ItemMove?
        if keepsMove, let move, let from = update.item(after: move.from), let section = update.section(after: move.to.section) {
            moved = UpdateRecord.ItemMove(from: from, to: ItemPath(section: section, item: move.to.item))
        }
        let kept = holes.compactMap { hole -> Hole? in
            guard !closed.contains(hole.id), let section = update.section(after: hole.path.section) else { return nil }
            // Before the same item as until now, or the first after it that stayed.
            var item = hole.path.item
            while item < old[hole.path.section] {
                if let next = update.item(after: ItemPath(section: hole.path.section, item: item)), next.section == section {
                    return Hole(id: hole.id, path: next)
                }
                item += 1
            }
            return Hole(id: hole.id, path: ItemPath(section: section, item: new[section]))
        }
        return Arrangement(of: new, move: moved, holes: kept)
    }
}

/// Where each element goes as it is shown: from one arrangement of data to another one, of data that changed meanwhile.
struct ShownMap {
    var before: Arrangement?
    var data = UpdateMap()
    var after: Arrangement?
    /// What the layout says is gone, by where it was, and what it says is new, whatever the data say.
    var gone: Set<CollectionElement> = []
    var new: Set<CollectionElement> = []

    /// Where `element` goes; nil where it does not stay.
    func element(after old: CollectionElement) -> CollectionElement? {
        guard gone.isEmpty && new.isEmpty else {
            guard !gone.contains(old), let place = placeElement(after: old), !new.contains(place) else { return nil }
            return place
        }
        return placeElement(after: old)
    }

    private func placeElement(after old: CollectionElement) -> CollectionElement? {
        guard old.category == .cell else { return data.element(after: old) }
        if let id = before?.hole(at: old.path) { return after?.place(ofHole: id).map { .cell($0) } }
        let path = before.map { $0.data(old.path) ?? old.path } ?? old.path
        guard let moved = data.element(after: .cell(path))?.path else { return nil }
        return .cell(after?.shown(moved) ?? moved)
    }

    /// Where `element` was; nil where it is new.
    func element(before new: CollectionElement) -> CollectionElement? {
        guard gone.isEmpty && self.new.isEmpty else {
            guard !self.new.contains(new), let place = placeElement(before: new), !gone.contains(place) else { return nil }
            return place
        }
        return placeElement(before: new)
    }

    private func placeElement(before new: CollectionElement) -> CollectionElement? {
        guard new.category == .cell else { return data.element(before: new) }
        if let id = after?.hole(at: new.path) { return before?.place(ofHole: id).map { .cell($0) } }
        let path = after.map { $0.data(new.path) ?? new.path } ?? new.path
        guard let moved = data.element(before: .cell(path))?.path else { return nil }
        return .cell(before?.shown(moved) ?? moved)
    }
}
