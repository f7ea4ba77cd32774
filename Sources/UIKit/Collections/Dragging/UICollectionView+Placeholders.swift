import Foundation

// Placeholder cells for dropped items whose data are still loading.
extension UICollectionView {
    /// Inserts a placeholder and returns its identifier; nil if its index path is out of range.
    func insert(_ placeholder: UICollectionViewDropPlaceholder) -> Int? {
        loadCountsIfNeeded()
        guard let path = ItemPath(placeholder.insertionIndexPath), counts.indices.contains(path.section), path.item >= 0,
            path.item <= counts[path.section]
        else {
            collectionLog.error(
                "Cannot insert a placeholder at \(placeholder.insertionIndexPath) in \(self): the index path is out of bounds.")
            return nil
        }
        lastPlaceholder += 1
        let id = lastPlaceholder
        placeholders[id] = placeholder
        // The placeholder replaces an empty drop gap.
        let gapPath = dropGapPath
        let replacesDropGap = gapPath != nil && arrangement?.move == nil
        let kept = (arrangement?.gaps ?? []).filter { $0.id != CollectionDropTarget.dropGapID }
        let new = Arrangement(of: counts, move: nil, gaps: kept + [Arrangement.DropGap(id: id, path: path)])
        let home = arrangement?.move.map { new?.shown($0.from) ?? $0.from }
        if let home, let gapPath { rearrange(to: Arrangement(of: counts, move: nil, gaps: kept), movingPosition: gapPath, to: home) }
        rearrange(to: new, movingPosition: replacesDropGap ? gapPath : nil, to: new?.path(ofGap: id))
        return id
    }

    /// Dequeues the cell of a placeholder; nil if the element is not a placeholder.
    func makePlaceholder(for element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let id = arrangement?.gap(at: element.path), let placeholder = placeholders[id] else { return nil }
        reuse.asked = (element, attributes, placeholder.insertionIndexPath)
        defer { reuse.asked = nil }
        let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: placeholder.insertionIndexPath)
        cell.isSelected = false
        cell.isHighlighted = false
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// Replaces a placeholder with the item that `change` inserts into the app's data. Returns false if the placeholder no longer exists.
    func commitPlaceholder(_ id: Int, _ change: (IndexPath) -> Void) -> Bool {
        guard placeholders[id] != nil, let path = arrangement?.gaps.first(where: { $0.id == id })?.path else { return false }
        placeholders[id] = nil
        change(path.indexPath)
        var record = UpdateRecord()
        record.insertedItems = [path]
        apply(record, closing: [id])
        return true
    }

    /// Removes a placeholder. Returns false if it no longer exists.
    func deletePlaceholder(_ id: Int) -> Bool {
        guard placeholders.removeValue(forKey: id) != nil, let arrangement, let path = arrangement.path(ofGap: id) else { return false }
        let new = Arrangement(of: counts, move: arrangement.move, gaps: arrangement.gaps.filter { $0.id != id })
        rearrange(to: new, movingPosition: path, to: nil)
        return true
    }

    /// Updates a placeholder's cell, if it is visible.
    func updatePlaceholder(_ id: Int) {
        guard let path = arrangement?.path(ofGap: id), let cell = visible[.cell(path)]?.view as? UICollectionViewCell else { return }
        placeholders[id]?.cellUpdateHandler?(cell)
    }
}
