import Foundation

/// A row that stands for data that are still to come, as it is shown.
@MainActor
final class TablePlaceholder {
    let given: UITableViewPlaceholder
    var shown: ItemPath

    init(_ given: UITableViewPlaceholder, at shown: ItemPath) { (self.given, self.shown) = (given, shown) }
}

/// Room that the rows make for what is dragged.
enum TableRoom: Equatable {
    /// A hole, where it is shown.
    case hole(ItemPath)
    /// A row of the data, `source`, that is shown elsewhere.
    case move(source: ItemPath, shown: ItemPath)

    var shown: ItemPath {
        switch self {
        case .hole(let path), .move(_, let path): path
        }
    }
}

// The rows give way to what is dragged: what is shown is another arrangement than that of the data, until they follow.
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

    /// Things can be dropped on the table if it has a delegate for that, or if rows can be dragged and the data source lets them be moved.
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

    // MARK: The arrangement

    /// Where a row of the data is shown.
    func shownPath(of path: ItemPath) -> ItemPath? { arrangement == nil ? path : arrangement?.map.item(after: path) }

    func cell(ofData path: ItemPath) -> UITableViewCell? { shownPath(of: path).flatMap { visibleRows[$0] } }

    /// The path that data would get which are inserted where `shown` is.
    func insertionPath(of shown: ItemPath) -> ItemPath {
        let before = placeholders.filter { $0.shown.section == shown.section && $0.shown.item < shown.item }.count
        return ItemPath(section: shown.section, item: shown.item - before)
    }

    private func makeArrangement(counts shown: [Int]) -> TableArrangement? {
        var holes = placeholders.map(\.shown)
        if case .hole(let path)? = room { holes.append(path) }
        var counts = shown
        for hole in holes where counts.indices.contains(hole.section) { counts[hole.section] -= 1 }
        var move: UpdateRecord.ItemMove?
        if case .move(let source, let path)? = room {
            counts[path.section] -= 1
            counts[source.section] += 1
            move = UpdateRecord.ItemMove(from: source, to: path)
        }
        return holes.isEmpty && move == nil ? nil : TableArrangement(move: move, holes: holes, counts: counts)
    }

    private func rearrange(_ record: TableUpdateRecord, room new: TableRoom?) {
        show(record) { [self] map, counts in
            for placeholder in placeholders {
                if let moved = map.item(after: placeholder.shown) { placeholder.shown = moved }
            }
            room = new
            arrangement = makeArrangement(counts: counts)
        }
    }

    /// Makes room at a place that is shown: for the row `source` of the data, or for something of that height.
    func makeRoom(at place: ItemPath, for source: ItemPath?, height: Double) {
        guard reordering == nil, !isUpdating else { return }
        if let room {
            if room.shown == place { return }
            // From a hole to a row that is moved, or the other way round: by way of the data's own places.
            if case .move = room, source == nil { closeRoom() }
            if case .hole = room, source != nil { closeRoom() }
        }
        var record = TableUpdateRecord()
        let old = room?.shown ?? source.flatMap { shownPath(of: $0) }
        let new: TableRoom = source.map { .move(source: $0, shown: place) } ?? .hole(place)
        if let old {
            guard old != place, has(old) else { return }
            record.record.movedItems = [UpdateRecord.ItemMove(from: old, to: place)]
        } else {
            heightOfRoom = height > 0 ? height : Double(Measure.row)
            record.record.insertedItems = [place]
        }
        rearrange(record, room: new)
    }

    /// What gave way comes back.
    func closeRoom() {
        guard let room else { return }
        var record = TableUpdateRecord()
        switch room {
        case .hole(let path): record.record.deletedItems = [path]
        case .move(let source, let shown):
            let before = placeholders.filter { $0.shown.section == source.section }.map(\.shown.item).sorted()
            var home = source
            for item in before where item <= home.item { home.item += 1 }
            if home != shown { record.record.movedItems = [UpdateRecord.ItemMove(from: shown, to: home)] }
        }
        if record.record.isEmpty {
            self.room = nil
            arrangement = makeArrangement(counts: geometry.sections.map(\.rows.count))
        } else {
            rearrange(record, room: nil)
        }
    }

    /// Takes the arrangement for the data's: a row moves in the data as it is shown already.
    func dataDidFollow(from source: ItemPath, to target: ItemPath) {
        room = nil
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

    /// The place that is shown for a drop at a point; nil where there are no sections.
    func dropPlace(at point: CGPoint) -> ItemPath? {
        loadIfNeeded()
        guard let section = geometry.section(at: Double(point.y)) else { return nil }
        let count = geometry.sections[section].rows.count
        if let path = geometry.path(at: Double(point.y)) {
            guard let room, room.shown != path else { return path }
            // Past the middle of a row: rows of unequal heights do not change places to and fro.
            let isBelow = path > room.shown
            let middle = frame(of: path).midY
            if room.shown.section == path.section, isBelow ? point.y < middle : point.y > middle { return room.shown }
            return path
        }
        let isAbove = point.y < CGFloat(geometry.rowsStart(of: section))
        // The last place of a section that has the room already is that.
        let last = room?.shown.section == section ? max(count - 1, 0) : count
        return ItemPath(section: section, item: isAbove ? 0 : last)
    }

    /// Whether a point is in the middle of a row, from where things go into it.
    func isInMiddle(_ point: CGPoint) -> Bool {
        guard let path = geometry.path(at: Double(point.y)), path != room?.shown else { return false }
        let frame = frame(of: path)
        return abs(point.y - frame.midY) < frame.height / 4
    }

    // MARK: Placeholders

    /// Shows a placeholder. Room that was made there becomes it.
    func insert(_ placeholder: UITableViewPlaceholder) -> TablePlaceholder? {
        guard let path = ItemPath(placeholder.insertionIndexPath), geometry.sections.indices.contains(path.section) else { return nil }
        UIView.performWithoutAnimation { closeRoom() }
        var shown = path
        for item in placeholders.filter({ $0.shown.section == path.section }).map(\.shown.item).sorted() where item < shown.item + 1 {
            shown.item += 1
        }
        shown.item = min(max(shown.item, 0), geometry.sections[path.section].rows.count)
        let made = TablePlaceholder(placeholder, at: shown)
        heightOfRoom = Double(placeholder.rowHeight > 0 ? placeholder.rowHeight : Measure.row)
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

    /// The cell of a placeholder.
    func makeCell(of placeholder: TablePlaceholder) -> UITableViewCell? {
        let given = placeholder.given
        let cell = dequeueReusableCell(withIdentifier: given.reuseIdentifier, for: placeholder.shown.indexPath)
        prepare(cell, at: placeholder.shown)
        given.cellUpdateHandler?(cell)
        return cell
    }

    /// The data of a placeholder are there.
    func commit(_ placeholder: TablePlaceholder, _ update: (IndexPath) -> Void) -> Bool {
        guard placeholders.contains(where: { $0 === placeholder }) else { return false }
        let shown = placeholder.shown
        update(insertionPath(of: shown).indexPath)
        placeholders.removeAll { $0 === placeholder }
        arrangement = makeArrangement(counts: geometry.sections.map(\.rows.count))
        var record = TableUpdateRecord()
        record.record.reloadedItems = [shown]
        show(record) { _, _ in }
        return true
    }

    /// The data of a placeholder do not come.
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

    /// Takes the rows for what they are in the data, which are about to change, or have changed already: no cell is asked for, and those that
    /// are shown stay where they are seen until the change moves them. Answers the placeholders that are to be shown again afterwards.
    func dropArrangement() -> [TablePlaceholder] {
        guard arrangement != nil || reordering != nil else { return [] }
        let kept = placeholders
        var record = UpdateRecord()
        record.deletedItems = Set(kept.map(\.shown))
        if let reordering, reordering.current != reordering.source {
            record.movedItems = [UpdateRecord.ItemMove(from: reordering.current, to: reordering.source)]
        }
        switch room {
        case .hole(let path)?: record.deletedItems.insert(path)
        case .move(let source, let shown)? where source != shown || !kept.isEmpty:
            record.movedItems = [UpdateRecord.ItemMove(from: shown, to: source)]
        case .move?, nil: break
        }
        reordering?.abandon(self)
        guard let (map, _) = countsShown(after: record) else { return [] }
        moveState(by: map)
        (room, placeholders, arrangement) = (nil, [], nil)
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

    /// Shows placeholders again, near where they were.
    func restore(_ kept: [TablePlaceholder]) {
        for placeholder in kept {
            guard geometry.sections.indices.contains(placeholder.shown.section) else { continue }
            UIView.performWithoutAnimation {
                placeholder.shown.item = min(placeholder.shown.item, geometry.sections[placeholder.shown.section].rows.count)
                heightOfRoom = Double(placeholder.given.rowHeight > 0 ? placeholder.given.rowHeight : Measure.row)
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

    /// How much is seen of a row's cell.
    func presence(of shown: ItemPath) -> CGFloat {
        guard dragSource != nil || dropTarget != nil, let path = dataPath(of: shown) else { return 1 }
        if dropTarget?.isLanding(at: path) == true { return 0 }
        guard let dragSource, dragSource.state(of: path) == .dragging else { return 1 }
        if case .move(let source, _)? = room, source == path { return 0 }
        return Self.leftPresence
    }

    /// Lets the cells follow what is dragged and what is over them.
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
