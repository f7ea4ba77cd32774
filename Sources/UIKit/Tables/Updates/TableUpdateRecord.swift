import Foundation

/// The changes that were asked for in one batch, and how each is to be shown.
struct TableUpdateRecord {
    var record = UpdateRecord()
    /// How rows go, by their places before the batch.
    var leaving: [ItemPath: UITableView.RowAnimation] = [:]
    /// How rows come, by their places after the batch.
    var coming: [ItemPath: UITableView.RowAnimation] = [:]
    var leavingSections: [Int: UITableView.RowAnimation] = [:]
    var comingSections: [Int: UITableView.RowAnimation] = [:]

    mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections { comingSections[section] = animation }
        record.insertedSections.formUnion(sections)
    }

    mutating func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections { leavingSections[section] = animation }
        record.deletedSections.formUnion(sections)
    }

    mutating func reload(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections { leavingSections[section] = animation }
        record.reloadedSections.formUnion(sections)
    }

    mutating func insert(_ rows: [ItemPath], _ animation: UITableView.RowAnimation) {
        for path in rows { coming[path] = animation }
        record.insertedItems.formUnion(rows)
    }

    mutating func delete(_ rows: [ItemPath], _ animation: UITableView.RowAnimation) {
        for path in rows { leaving[path] = animation }
        record.deletedItems.formUnion(rows)
    }

    mutating func reload(_ rows: [ItemPath], _ animation: UITableView.RowAnimation) {
        for path in rows { leaving[path] = animation }
        record.reloadedItems.formUnion(rows)
    }
}

/// How rows are shown otherwise than the data are: one of them elsewhere, or some that the data do not have.
struct TableArrangement {
    /// From the data's places to those that are shown.
    let map: UpdateMap

    /// The row of a move is shown at its end, and rows that the data do not have are shown at `holes`; `counts` are those of the data. Nil
    /// where the places do not go together.
    init?(move: UpdateRecord.ItemMove?, holes: [ItemPath], counts: [Int]) {
        var record = UpdateRecord()
        var shown = counts
        for hole in holes {
            guard shown.indices.contains(hole.section) else { return nil }
            shown[hole.section] += 1
        }
        record.insertedItems = Set(holes)
        if let move {
            guard shown.indices.contains(move.from.section), shown.indices.contains(move.to.section) else { return nil }
            shown[move.from.section] -= 1
            shown[move.to.section] += 1
            record.movedItems = [move]
        }
        guard case .success(let map) = UpdateMap.make(record, old: counts, new: shown) else { return nil }
        self.map = map
    }
}
