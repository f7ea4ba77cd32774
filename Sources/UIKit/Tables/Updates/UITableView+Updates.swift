import Foundation

// Changes of the data that the app reports.
extension UITableView {
    /// The duration of an update animation in seconds, the same as on Apple's systems.
    static var updateDuration: TimeInterval { 0.3 }

    static func paths(_ indexPaths: [IndexPath]) -> [ItemPath] {
        indexPaths.compactMap { indexPath in
            if let path = ItemPath(indexPath) { return path }
            tableLog.error("Ignored the index path \(indexPath) in an update: it does not name a row.")
            return nil
        }
    }

    func change(_ change: (inout TableUpdateRecord) -> Void) {
        if var record = updates {
            change(&record)
            updates = record
            return
        }
        // Outside of a batch, apply the change immediately: the app changed the data before this call.
        guard isLoaded else { return setNeedsLayout() }
        var record = TableUpdateRecord()
        change(&record)
        apply(record)
    }

    /// Reconfigures visible cells.
    func reconfigureCells(at paths: [ItemPath]) {
        if updates != nil {
            updates?.record.reconfiguredItems.formUnion(paths)
            return
        }
        guard isLoaded else { return }
        for path in paths.compactMap({ shownPath(of: $0) }) { reconfigure(path) }
        setNeedsLayout()
    }

    /// Passes the current cell of a displayed row to the data source for reconfiguration.
    func reconfigure(_ path: ItemPath) {
        guard has(path), let data = dataPath(of: path), let dataSource else { return }
        guard let cell = visibleRows[path] else { return forgetMeasure(path) }
        reuse.provisional.add(cell)
        reuse.reconfigured = cell
        let given = dataSource.tableView(self, cellForRowAt: data.indexPath)
        reuse.reconfigured = nil
        if given !== cell {
            tableLog.error(
                """
                The data source of \(self) returned another cell for the reconfigured row at \(data.indexPath), so it was ignored. Reload \
                the row instead.
                """
            )
            reuse.put(given)
        }
        cell.setNeedsUpdateConfiguration()
        forgetMeasure(path)
    }

    /// Marks the height of a self-sizing row as an estimate, so that it is measured again.
    private func forgetMeasure(_ path: ItemPath) {
        guard rowHeight < 0 || !answeredByDefault.contains(.rowHeight) else { return }
        geometry.forgetRow(path)
        setNeedsLayout()
    }

    /// Applies the changes in `record`, with animation unless animations are disabled. Returns whether an animation runs.
    @discardableResult
    func apply(_ given: TableUpdateRecord, findsHeightsIfEmpty: Bool = false) -> Bool {
        let record = given.record
        let kept = dropArrangement()
        let isDrop = dropTarget?.isPerforming ?? false
        let old = geometry.sections.map(\.rows.count)
        let new = askForCounts()
        switch UpdateMap.make(record, old: old, new: new) {
        case .failure(let fault):
            tableLog.error("\(fault.messageForTable) Table view: \(self)")
            baseReloadData()
            layoutIfNeeded()
            complete(record.completions, finished: false)
            return false
        case .success(let map):
            if record.isEmpty, !findsHeightsIfEmpty || visibleRows.isEmpty {
                for path in record.reconfiguredItems.sorted() { reconfigure(path) }
                complete(record.completions, finished: true)
                return false
            }
            forgetHeights()
            moveState(by: map)
            (destination as? ItemScrollDestination)?.follow(map)
            dragSource?.follow(map)
            dropTarget?.follow(map)
            contextMenus.editMenu?.follow(map)
            let next = makeGeometry(after: record, map, counts: new)
            var animates = false
            let change = { [self] in
                animates = run(given, map, next, from: nil) { [self] in
                    for path in record.reconfiguredItems.sorted() { map.item(after: path).map { reconfigure($0) } }
                }
            }
            // A drop is not animated: it fills the drop gap, so the rows already are at their final positions.
            if isDrop { UIView.performWithoutAnimation(change) } else { change() }
            restore(kept)
            return animates
        }
    }

    /// Marks all heights that depend on the content or on the delegate as estimates.
    private func forgetHeights() {
        let isDelegates = tableDelegate != nil && !answeredByDefault.contains(.rowHeight)
        if isDelegates { return geometry.forgetRows() }
        guard rowHeight < 0 else { return }
        for path in visibleRows.keys where has(path) { geometry.forgetRow(path) }
    }

    /// Updates all state that refers to index paths.
    func moveState(by map: UpdateMap) {
        hovered = nil
        for cell in visibleRows.values where cell.isHovered { cell.isHovered = false }
        moveSelection(by: map)
        prefetcher = TablePrefetcher()
    }

    /// The geometry after an update. Remaining rows keep their heights.
    private func makeGeometry(after record: UpdateRecord, _ map: UpdateMap, counts: [Int]) -> TableGeometry {
        readyHeaders = [:]
        readyFooters = [:]
        var removed: [Int: [Int]] = [:]
        for path in record.deletedItems { removed[path.section, default: []].append(path.item) }
        for move in record.movedItems { removed[move.from.section, default: []].append(move.from.item) }
        var taken: [Int: [(item: Int, height: RowRuns.Height)]] = [:]
        for path in record.insertedItems { taken[path.section, default: []].append((path.item, heightOfNewRow(path))) }
        for move in record.movedItems {
            taken[move.to.section, default: []].append((move.to.item, geometry.sections[move.from.section].rows[move.from.item]))
        }
        let isEager = asksForAllHeights(rows: counts.reduce(0, +))
        var reloaded: [Int: Int] = [:]
        for section in record.reloadedSections { map.newIndex(ofSection: section).map { reloaded[$0] = section } }
        let sections = counts.indices.map { section -> TableGeometry.Section in
            guard let old = map.section(before: section) else {
                let guesses = reloaded[section].map { geometry.sections[$0].rows }
                return TableGeometry.Section(
                    header: makeHeaderEdge(of: section, sections: counts.count),
                    rows: makeRows(counts[section], in: section, isEager: isEager, guesses: guesses),
                    footer: makeFooterEdge(of: section, sections: counts.count))
            }
            var kept = geometry.sections[old]
            for path in record.reloadedItems where path.section == old {
                guard let new = map.item(after: path) else { continue }
                kept.rows.set(path.item, to: heightOfNewRow(new, guess: kept.rows[path.item]))
            }
            for item in (removed[old] ?? []).sorted(by: >) { kept.rows.remove(item..<item + 1) }
            for (item, height) in (taken[section] ?? []).sorted(by: { $0.item < $1.item }) { kept.rows.insert(1, at: item, height) }
            if isEager { kept.rows = askAgain(kept.rows, in: section) }
            // The first section of a grouped table has a larger space above it.
            if isGrouped, visibleHeaders[old] == nil, section != old, section == 0 || old == 0 {
                kept.header = makeHeaderEdge(of: section, sections: counts.count)
            }
            return kept
        }
        return TableGeometry(top: geometry.top, bottom: geometry.bottom, sections: sections)
    }
}

extension UpdateError {
    /// The error message, worded for a table view.
    var messageForTable: String {
        message.replacingOccurrences(of: "collection view", with: "table view").replacingOccurrences(of: "items", with: "rows")
            .replacingOccurrences(of: "item ", with: "row ")
    }
}

extension UITableView {
    /// Performs several changes as one update, with a non-escaping closure.
    ///
    /// The overload is disfavoured, so that `super.performBatchUpdates { … }` in an override calls the overridden method.
    @_disfavoredOverload
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
