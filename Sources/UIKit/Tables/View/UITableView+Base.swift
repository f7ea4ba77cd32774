import Foundation

// The base implementations of open methods.
extension UITableView {
    func baseBeginUpdates() {
        if updates == nil {
            // Lay out the current data first, because the changes are relative to the current data.
            positionContentIfNeeded()
            updates = TableUpdateRecord()
        }
        updates?.record.depth += 1
    }

    func baseEndUpdates() {
        guard let record = updates else { return }
        updates?.record.depth -= 1
        guard record.record.depth == 1 else { return }
        updates = nil
        apply(record, findsHeightsIfEmpty: true)
    }

    func baseDeselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let path = ItemPath(indexPath).flatMap({ shownPath(of: $0) }) else { return }
        setSelection(selection.subtracting([path]), animated: animated)
    }

    func baseSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard mayEverSelect else { return }
        guard let indexPath else { return setSelection([], animated: animated) }
        guard let path = row(at: indexPath) else { return }
        setSelection(selectsSeveral ? selection.union([path]) : [path], animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
}
