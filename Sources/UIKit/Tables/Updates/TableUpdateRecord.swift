import Foundation

/// The changes requested in one batch update, with their row animations.
struct TableUpdateRecord {
    var record = UpdateRecord()
    /// The animations of removed and reloaded rows, by index path before the update.
    var leaving: [ItemPath: UITableView.RowAnimation] = [:]
    /// The animations of inserted rows, by index path after the update.
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

/// The difference between the displayed rows and the data: one moved row, or rows that the data do not have.
struct TableArrangement {
    /// Maps data index paths to displayed index paths.
    let map: UpdateMap

    /// Creates the difference for a row displayed at the target of `move`, and for rows without data displayed at `gaps`. `counts` are the row
    /// counts of the data. Nil if the index paths are invalid.
    init?(move: UpdateRecord.ItemMove?, gaps: [ItemPath], counts: [Int]) {
        var record = UpdateRecord()
        var shown = counts
        for gap in gaps {
            guard shown.indices.contains(gap.section) else { return nil }
            shown[gap.section] += 1
        }
        record.insertedItems = Set(gaps)
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
