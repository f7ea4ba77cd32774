import Foundation

/// A placeholder row for data that are still loading, with its displayed index path.
@MainActor
final class TablePlaceholder {
    let given: UITableViewPlaceholder
    var shown: ItemPath

    init(_ given: UITableViewPlaceholder, at shown: ItemPath) { (self.given, self.shown) = (given, shown) }
}

/// The drop gap that rows open for a drag.
enum TableDropGap: Equatable {
    /// An empty gap at a displayed index path.
    case gap(ItemPath)
    /// The gap of a moved row: the data row `source` is displayed at the index path `shown`.
    case move(source: ItemPath, shown: ItemPath)

    var shown: ItemPath {
        switch self {
        case .gap(let path), .move(_, let path): path
        }
    }
}

// Drop gaps and placeholders. While they exist, the displayed rows differ from the data.
extension UITableView {
    func dragDelegateDidChange() {
        defer { dropTargetMayChange() }
        if dragDelegate == nil {
            if let dragSource { removeInteraction(dragSource.interaction) }
            return dragSource = nil
        }
        guard dragSource == nil else { return }
        let source = ListDragSource(of: self)
        source.interaction.isEnabled = dragInteractionEnabled
        dragSource = source
        addInteraction(source.interaction)
    }

    func dropDelegateDidChange() {
        if let dropTarget { dropTarget.dropMethods = ImplementedRequirements(of: dropDelegate) }
        dropTargetMayChange()
    }

    /// Installs the drop interaction if there is a drop delegate, or if rows can be dragged and the data source can move them.
    func dropTargetMayChange() {
        guard dropDelegate != nil || dragDelegate != nil && !answeredByDefault.contains(.move) else {
            if let dropTarget { removeInteraction(dropTarget.interaction) }
            return dropTarget = nil
        }
        guard dropTarget == nil else { return }
        let target = TableDropTarget(of: self)
        target.dropMethods = ImplementedRequirements(of: dropDelegate)
        dropTarget = target
        addInteraction(target.interaction)
    }

    // MARK: Displayed and data index paths

    /// The displayed index path of a data row; nil if it is not displayed.
    func shownPath(of path: ItemPath) -> ItemPath? {
        // The row `NSNotFound` is the start of a section.
        guard let arrangement, path.item != NSNotFound else { return path }
        return arrangement.map.item(after: path)
    }

    func cell(ofData path: ItemPath) -> UITableViewCell? { shownPath(of: path).flatMap { visibleRows[$0] } }

    /// The data index path of an insertion displayed at `shown`.
    func insertionPath(of shown: ItemPath) -> ItemPath {
        let before = placeholders.filter { $0.shown.section == shown.section && $0.shown.item < shown.item }.count
        return ItemPath(section: shown.section, item: shown.item - before)
    }

    /// The displayed index path of an insertion at `path` in the data, after placeholders at that position.
    func shownPath(ofInsertionAt path: ItemPath) -> ItemPath {
        var shown = path
        for item in placeholders.filter({ $0.shown.section == path.section }).map(\.shown.item).sorted() where item <= shown.item {
            shown.item += 1
        }
        return shown
    }

    private func makeArrangement(counts shown: [Int]) -> TableArrangement? {
        var gaps = placeholders.map(\.shown)
        if case .gap(let path)? = dropGap { gaps.append(path) }
        var counts = shown
        for gap in gaps where counts.indices.contains(gap.section) { counts[gap.section] -= 1 }
        var move: UpdateRecord.ItemMove?
        if case .move(let source, let path)? = dropGap {
            counts[path.section] -= 1
            counts[source.section] += 1
            move = UpdateRecord.ItemMove(from: source, to: path)
        }
        return gaps.isEmpty && move == nil ? nil : TableArrangement(move: move, gaps: gaps, counts: counts)
    }

    private func rearrange(_ record: TableUpdateRecord, dropGap new: TableDropGap?) {
        show(record) { [self] map, counts in
            for placeholder in placeholders {
                if let moved = map.item(after: placeholder.shown) { placeholder.shown = moved }
            }
            dropGap = new
            arrangement = makeArrangement(counts: counts)
        }
    }

    /// Opens a drop gap at a displayed index path. The gap is for the data row `source`, or, if `source` is nil, for other data in a row of `height` points.
    func makeDropGap(at path: ItemPath, for source: ItemPath?, height: Double) {
        guard reordering == nil, !isUpdating else { return }
        if let dropGap {
            if dropGap.shown == path { return }
            // To change between an empty gap and a moved row, the gap first closes.
            if case .move = dropGap, source == nil { closeDropGap() }
            if case .gap = dropGap, source != nil { closeDropGap() }
        }
        var record = TableUpdateRecord()
        let old = dropGap?.shown ?? source.flatMap { shownPath(of: $0) }
        let new: TableDropGap = source.map { .move(source: $0, shown: path) } ?? .gap(path)
        if let old {
            guard old != path, has(old) else { return }
            record.record.movedItems = [UpdateRecord.ItemMove(from: old, to: path)]
        } else {
            heightOfDropGap = height > 0 ? height : Double(Measure.row)
            record.record.insertedItems = [path]
        }
        rearrange(record, dropGap: new)
    }

    /// Closes the drop gap: rows return to their own positions.
    func closeDropGap() {
        guard let dropGap else { return }
        var record = TableUpdateRecord()
        switch dropGap {
        case .gap(let path): record.record.deletedItems = [path]
        case .move(let source, let shown):
            let before = placeholders.filter { $0.shown.section == source.section }.map(\.shown.item).sorted()
            var home = source
            for item in before where item <= home.item { home.item += 1 }
            if home != shown { record.record.movedItems = [UpdateRecord.ItemMove(from: shown, to: home)] }
        }
        if record.record.isEmpty {
            self.dropGap = nil
            arrangement = makeArrangement(counts: geometry.sections.map(\.rows.count))
        } else {
            rearrange(record, dropGap: nil)
        }
    }

    /// Adopts the displayed position of a moved row, after the data moved in the same way.
    func dataDidFollow(from source: ItemPath, to target: ItemPath) {
        dropGap = nil
        let shown = geometry.sections.map(\.rows.count)
        arrangement = makeArrangement(counts: shown)
        var new = shown
        for placeholder in placeholders { new[placeholder.shown.section] -= 1 }
        var old = new
        old[target.section] -= 1
        old[source.section] += 1
        var record = UpdateRecord()
        record.movedItems = [UpdateRecord.ItemMove(from: source, to: target)]
        guard case .success(let map) = UpdateMap.make(record, old: old, new: new) else { return }
        dragSource?.follow(map)
        contextMenus.editMenu?.follow(map)
    }

    /// The displayed index path for a drop at a point; nil without sections.
    func dropPath(at point: CGPoint) -> ItemPath? {
        loadIfNeeded()
        guard let section = geometry.section(at: Double(point.y)) else { return nil }
        let count = geometry.sections[section].rows.count
        if let path = geometry.path(at: Double(point.y)) {
            guard let dropGap, dropGap.shown != path else { return path }
            // The touch must pass the middle of a row, so that rows of unequal heights do not oscillate.
            let isBelow = path > dropGap.shown
            let middle = frame(of: path).midY
            if dropGap.shown.section == path.section, isBelow ? point.y < middle : point.y > middle { return dropGap.shown }
            return path
        }
        let isAbove = point.y < CGFloat(geometry.rowsStart(of: section))
        // If the gap is already in the section, its last position is the last row.
        let last = dropGap?.shown.section == section ? max(count - 1, 0) : count
        return ItemPath(section: section, item: isAbove ? 0 : last)
    }

    /// Whether a point is in the middle half of a row. A drop at such a point goes into the row.
    func isInMiddle(_ point: CGPoint) -> Bool {
        guard let path = geometry.path(at: Double(point.y)), path != dropGap?.shown else { return false }
        let frame = frame(of: path)
        return abs(point.y - frame.midY) < frame.height / 4
    }

    // MARK: Placeholders

    /// Inserts a placeholder. Closes the drop gap.
    func insert(_ placeholder: UITableViewPlaceholder) -> TablePlaceholder? {
        guard let path = ItemPath(placeholder.insertionIndexPath), geometry.sections.indices.contains(path.section) else { return nil }
        UIView.performWithoutAnimation { closeDropGap() }
        var shown = shownPath(ofInsertionAt: path)
        shown.item = min(max(shown.item, 0), geometry.sections[path.section].rows.count)
        let made = TablePlaceholder(placeholder, at: shown)
        heightOfDropGap = Double(placeholder.rowHeight > 0 ? placeholder.rowHeight : Measure.row)
        var record = TableUpdateRecord()
        record.record.insertedItems = [shown]
        show(record) { [self] map, counts in
            for other in placeholders {
                if let moved = map.item(after: other.shown) { other.shown = moved }
            }
            placeholders.append(made)
            arrangement = makeArrangement(counts: counts)
        }
        return made
    }

    /// Creates the cell of a placeholder.
    func makeCell(of placeholder: TablePlaceholder) -> UITableViewCell? {
        let given = placeholder.given
        let cell = dequeueReusableCell(withIdentifier: given.reuseIdentifier, for: placeholder.shown.indexPath)
        prepare(cell, at: placeholder.shown)
        given.cellUpdateHandler?(cell)
        return cell
    }

    /// Replaces a placeholder by the row that `update` inserted into the app's data. Returns false if the placeholder no longer exists.
    func commit(_ placeholder: TablePlaceholder, _ update: (IndexPath) -> Void) -> Bool {
        guard placeholders.contains(where: { $0 === placeholder }) else { return false }
        let shown = placeholder.shown
        update(insertionPath(of: shown).indexPath)
        var record = TableUpdateRecord()
        record.record.reloadedItems = [shown]
        show(record) { [self] _, counts in
            placeholders.removeAll { $0 === placeholder }
            arrangement = makeArrangement(counts: counts)
        }
        return true
    }

    /// Removes a placeholder. Returns false if it no longer exists.
    func delete(_ placeholder: TablePlaceholder) -> Bool {
        guard placeholders.contains(where: { $0 === placeholder }) else { return false }
        var record = TableUpdateRecord()
        record.record.deletedItems = [placeholder.shown]
        show(record) { [self] map, counts in
            placeholders.removeAll { $0 === placeholder }
            for other in placeholders {
                if let moved = map.item(after: other.shown) { other.shown = moved }
            }
            arrangement = makeArrangement(counts: counts)
        }
        return true
    }

    /// Restores the arrangement of rows in the data, before or after the app updates its data. Creates no cells. Displayed cells stay at their positions
    /// until the update moves them. Returns the placeholders, which the caller restores after the update.
    func dropArrangement() -> [TablePlaceholder] {
        guard arrangement != nil || reordering != nil else { return [] }
        let kept = placeholders
        var record = UpdateRecord()
        record.deletedItems = Set(kept.map(\.shown))
        if let reordering, reordering.current != reordering.source {
            record.movedItems = [UpdateRecord.ItemMove(from: reordering.current, to: reordering.source)]
        }
        switch dropGap {
        case .gap(let path)?: record.deletedItems.insert(path)
        case .move(let source, let shown)? where source != shown || !kept.isEmpty:
            record.movedItems = [UpdateRecord.ItemMove(from: shown, to: source)]
        case .move?, nil: break
        }
        reordering?.abandon(self)
        guard let (map, _) = countsShown(after: record) else { return [] }
        moveState(by: map)
        (dropGap, placeholders, arrangement) = (nil, [], nil)
        let wasUpdating = isUpdating
        isUpdating = true
        geometry = geometryShown(after: record)
        let rows = visibleRows
        visibleRows = [:]
        for (path, cell) in rows {
            if let new = map.item(after: path) { visibleRows[new] = cell } else { reuse.put(cell) }
        }
        isUpdating = wasUpdating
        return kept
    }

    /// Shows placeholders again, close to their previous positions.
    func restore(_ kept: [TablePlaceholder]) {
        for placeholder in kept {
            guard geometry.sections.indices.contains(placeholder.shown.section) else { continue }
            UIView.performWithoutAnimation {
                placeholder.shown.item = min(placeholder.shown.item, geometry.sections[placeholder.shown.section].rows.count)
                heightOfDropGap = Double(placeholder.given.rowHeight > 0 ? placeholder.given.rowHeight : Measure.row)
                var record = TableUpdateRecord()
                record.record.insertedItems = [placeholder.shown]
                show(record) { [self] map, counts in
                    for other in placeholders {
                        if let moved = map.item(after: other.shown) { other.shown = moved }
                    }
                    placeholders.append(placeholder)
                    arrangement = makeArrangement(counts: counts)
                }
            }
        }
    }

    // MARK: States of cells

    /// The factor from 0 to 1 that a drag applies to the alpha of a row's cell.
    func presence(of shown: ItemPath) -> CGFloat {
        guard dragSource != nil || dropTarget != nil, let path = dataPath(of: shown) else { return 1 }
        if dropTarget?.isLanding(at: path) == true { return 0 }
        guard let dragSource, dragSource.state(of: path) == .dragging else { return 1 }
        if case .move(let source, _)? = dropGap, source == path { return 0 }
        return Self.leftPresence
    }

    /// Updates the drag and drop states and the alpha of the visible cells.
    func showDragStates() {
        for (shown, cell) in visibleRows {
            guard let path = dataPath(of: shown) else { continue }
            cell.dragState = UITableViewCell.DragState(dragSource?.state(of: path))
            cell.dropState = dropTarget?.state(of: path) ?? .none
            cell.setHighlighted(cell.dropState == .targeted || highlighted == shown, animated: false)
            let presence = presence(of: shown)
            if cell.alpha != presence, !isHeld(cell) { UIView.performWithoutAnimation { cell.setSeenAlpha(presence) } }
        }
    }
}
