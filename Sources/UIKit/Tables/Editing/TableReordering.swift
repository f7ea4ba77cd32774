import Foundation

/// The state of a move of a row by its reorder control.
///
/// The rows are displayed as if the data had already moved. The data source is notified once, at the end.
@MainActor
final class TableReordering {
    let cell: UITableViewCell
    /// The row's index path in the data, and its displayed index path.
    let source: ItemPath
    private(set) var current: ItemPath
    private let grip: CGFloat
    private let counts: [Int]
    /// The vertical position of the touch relative to the table's visible top edge. Scrolling the content does not change it.
    private var finger: CGFloat = 0
    private var link: CADisplayLink?
    private var lastTime: TimeInterval = 0

    init(_ cell: UITableViewCell, at path: ItemPath, grip: CGFloat, counts: [Int]) {
        (self.cell, source, current, self.grip, self.counts) = (cell, path, path, grip, counts)
    }

    /// The shadow of a row that is being moved.
    private static let shadow: (opacity: Float, radius: CGFloat) = (0.22, 8)

    func begin(_ table: UITableView) {
        table.bringSubviewToFront(cell)
        cell.isReordering = true
        UIView.performWithoutAnimation { cell.layer.shadowOffset = CGSize(width: 0, height: 2) }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { [cell] in
            UIView.animatingShadows {
                cell.layer.shadowOpacity = Self.shadow.opacity
                cell.layer.shadowRadius = Self.shadow.radius
            }
        }
    }

    func follow(_ point: CGPoint, in table: UITableView) {
        finger = point.y - table.bounds.minY
        positionCell(in: table)
        let speed = EdgeScroll.speed(at: finger, length: table.bounds.height)
        if speed == 0 { return stopScrolling() }
        guard link == nil else { return }
        lastTime = CACurrentMediaTime()
        let link = CADisplayLink { [weak self, weak table] link in
            if let self, let table { scroll(table, at: link.timestamp) } else { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func scroll(_ table: UITableView, at time: TimeInterval) {
        let speed = EdgeScroll.speed(at: finger, length: table.bounds.height)
        let limits = table.limits.y
        let y = EdgeScroll.offset(from: table.contentOffset.y, speed: speed, duration: time - lastTime, limits: limits)
        lastTime = time
        if y == table.contentOffset.y { return }
        table.setOffset(CGPoint(x: table.contentOffset.x, y: y))
        table.layoutIfNeeded()
        positionCell(in: table)
    }

    private func stopScrolling() {
        link?.invalidate()
        link = nil
    }

    /// Positions the cell at the touch and moves the other rows out of its way.
    private func positionCell(in table: UITableView) {
        let y = table.bounds.minY + finger - grip
        cell.frame.origin.y = y
        guard let target = target(table, middle: y + cell.frame.height / 2), target != current else { return }
        var allowed = target
        if let delegate = table.tableDelegate {
            let answer = delegate.tableView(
                table, targetIndexPathForMoveFromRowAt: source.indexPath, toProposedIndexPath: target.indexPath)
            guard let path = ItemPath(answer), isTarget(path) else { return }
            allowed = path
        }
        guard allowed != current else { return }
        let old = current
        current = allowed
        table.showMove(from: old, to: allowed, of: source, counts: counts)
        table.bringSubviewToFront(cell)
    }

    private func isTarget(_ path: ItemPath) -> Bool {
        guard counts.indices.contains(path.section), path.item >= 0 else { return false }
        return path.item < counts[path.section] + (path.section == source.section ? 0 : 1)
    }

    /// The displayed index path for a row whose center is at `middle`.
    private func target(_ table: UITableView, middle: CGFloat) -> ItemPath? {
        guard let section = table.geometry.section(at: Double(middle)) else { return nil }
        let count = table.geometry.sections[section].rows.count
        if let path = table.geometry.path(at: Double(middle)) {
            if path == current { return current }
            let frame = table.frame(of: path)
            // The moved row must pass the middle of the other row, so that rows of unequal heights do not oscillate.
            let isBelow = path > current
            if isBelow
                ? middle < frame.midY && middle < frame.maxY - cell.frame.height / 2
                : middle > frame.midY && middle > frame.minY + cell.frame.height / 2
            {
                return current
            }
            if path.section == current.section { return path }
            return isBelow || middle < frame.midY ? path : ItemPath(section: path.section, item: path.item + 1)
        }
        if section == current.section {
            return middle < CGFloat(table.geometry.rowsStart(of: section))
                ? ItemPath(section: section, item: 0) : ItemPath(section: section, item: max(count - 1, 0))
        }
        return ItemPath(section: section, item: middle < CGFloat(table.geometry.rowsStart(of: section)) ? 0 : count)
    }

    /// Ends the move. Moves the data, or returns the row to its original position if the move is cancelled.
    func end(_ table: UITableView, isCancelled: Bool) {
        stopScrolling()
        if isCancelled, current != source {
            let old = current
            current = source
            table.showMove(from: old, to: source, of: source, counts: counts)
        }
        table.reordering = nil
        table.arrangement = nil
        if current != source { table.commitMove(from: source, to: current) }
        cell.isReordering = false
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [cell, current] in
                UIView.animatingShadows { cell.layer.shadowOpacity = 0 }
                if table.visibleRows[current] === cell { table.positionCell(cell, at: current) }
            },
            completion: { [weak table] _ in table?.setNeedsLayout() })
        table.setNeedsLayout()
    }

    /// Cancels the move without moving data, because the displayed rows change for another reason.
    func abandon(_ table: UITableView) {
        stopScrolling()
        table.reordering = nil
        table.arrangement = nil
        cell.isReordering = false
        UIView.performWithoutAnimation { cell.layer.shadowOpacity = 0 }
    }
}

extension UITableView {
    /// Handles the gesture on the reorder control of a cell.
    func move(_ cell: UITableViewCell, _ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        switch recognizer.state {
        case .began:
            guard reordering == nil, arrangement == nil, let path = path(of: cell) else { return }
            swipe.close(animated: true)
            let reordering = TableReordering(
                cell, at: path, grip: point.y - cell.frame.minY, counts: geometry.sections.map(\.rows.count))
            self.reordering = reordering
            reordering.begin(self)
        case .changed: if reordering?.cell === cell { reordering?.follow(point, in: self) }
        case .ended: if reordering?.cell === cell { reordering?.end(self, isCancelled: false) }
        case .cancelled, .failed: if reordering?.cell === cell { reordering?.end(self, isCancelled: true) }
        case .possible: break
        }
    }

    /// Displays the data row `source` at `new` instead of `old`; the other rows move out of its way.
    func showMove(from old: ItemPath, to new: ItemPath, of source: ItemPath, counts: [Int]) {
        var record = TableUpdateRecord()
        record.record.movedItems = [UpdateRecord.ItemMove(from: old, to: new)]
        let move = UpdateRecord.ItemMove(from: source, to: new)
        show(record) { [self] _, _ in
            arrangement = source == new ? nil : TableArrangement(move: move, gaps: [], counts: counts)
        }
    }

    /// Animates a change of the displayed rows that does not change the data. The closure `rearranges` updates the arrangement. Its arguments are the
    /// map of displayed index paths and the new row counts.
    func show(_ change: TableUpdateRecord, rearranges: (UpdateMap, [Int]) -> Void) {
        guard let (map, new) = countsShown(after: change.record) else { return }
        let before = arrangement
        moveState(by: map)
        rearranges(map, new)
        run(change, map, geometryShown(after: change.record), from: before)
    }

    /// The map of displayed index paths for changes that do not change the data, and the resulting row counts. Nil if the changes are invalid.
    func countsShown(after record: UpdateRecord) -> (UpdateMap, [Int])? {
        let old = geometry.sections.map(\.rows.count)
        var new = old
        for path in record.deletedItems { new[path.section] -= 1 }
        for move in record.movedItems { new[move.from.section] -= 1 }
        for path in record.insertedItems { new[path.section] += 1 }
        for move in record.movedItems { new[move.to.section] += 1 }
        guard case .success(let map) = UpdateMap.make(record, old: old, new: new) else { return nil }
        return (map, new)
    }

    /// The table's geometry after the changes of `record`.
    func geometryShown(after record: UpdateRecord) -> TableGeometry {
        var sections = geometry.sections
        var heights: [ItemPath: RowRuns.Height] = [:]
        for move in record.movedItems { heights[move.to] = sections[move.from.section].rows[move.from.item] }
        for path in record.reloadedItems {
            let guess = sections[path.section].rows[path.item]
            sections[path.section].rows.set(path.item, to: heightOfNewRow(path, guess: guess))
        }
        for path in (Array(record.deletedItems) + record.movedItems.map(\.from)).sorted(by: >) {
            sections[path.section].rows.remove(path.item..<path.item + 1)
        }
        for path in (Array(record.insertedItems) + record.movedItems.map(\.to)).sorted() {
            let height = heights[path] ?? RowRuns.Height(height: heightOfDropGap, isKnown: true)
            sections[path.section].rows.insert(1, at: path.item, height)
        }
        return TableGeometry(top: geometry.top, bottom: geometry.bottom, sections: sections)
    }
}
