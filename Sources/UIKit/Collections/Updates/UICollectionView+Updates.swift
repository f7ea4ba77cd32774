import Foundation

// Changes of the data that the app reports.
extension UICollectionView {
    /// Performs the changes that `updates` requests as one update.
    func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if self.updates == nil {
            // Lay out the current data first: the changes are relative to it.
            positionContentIfNeeded()
            loadCountsIfNeeded()
            self.updates = UpdateRecord()
        }
        self.updates?.depth += 1
        if let completion { self.updates?.completions.append(completion) }
        updates?()
        guard let record = self.updates else { return }
        self.updates?.depth -= 1
        guard record.depth == 1 else { return }
        self.updates = nil
        apply(record)
    }

    /// Reconfigures visible cells.
    func reconfigureCells(at indexPaths: [IndexPath]) {
        let paths = Self.paths(indexPaths)
        if updates != nil {
            updates?.reconfiguredItems.formUnion(paths)
            return
        }
        guard hasCounts else { return }
        for path in paths { reconfigure(path) }
        setNeedsLayout()
    }

    /// Converts index paths to item paths. Logs and omits those that do not identify an item.
    static func paths(_ indexPaths: [IndexPath]) -> [ItemPath] {
        indexPaths.compactMap { indexPath in
            if let path = ItemPath(indexPath) { return path }
            collectionLog.error("Ignored the index path \(indexPath) in an update: it does not name an item.")
            return nil
        }
    }

    /// Adds a change to the open batch. Without an open batch, applies the change immediately.
    func change(_ change: (inout UpdateRecord) -> Void) {
        if var record = updates {
            change(&record)
            updates = record
            return
        }
        // An update outside a batch: the app has changed the data before the call.
        guard hasCounts else { return setNeedsLayout() }
        var record = UpdateRecord()
        change(&record)
        apply(record)
    }

    /// Passes the item's current cell to the data source for reconfiguration.
    func reconfigure(_ path: ItemPath) {
        let element = CollectionElement.cell(path)
        guard let placed = visible[.cell(shown(path))], let cell = placed.view as? UICollectionViewCell, let dataSource, has(path) else {
            return
        }
        reuse.asked = (element, placed.attributes, path.indexPath)
        reuse.provisional.add(cell)
        reuse.reconfigured = cell
        let given = dataSource.collectionView(self, cellForItemAt: path.indexPath)
        reuse.reconfigured = nil
        reuse.asked = nil
        if given !== cell {
            collectionLog.error(
                """
                The data source of \(self) returned another cell for the reconfigured item at \(path.indexPath), so it was ignored. \
                Reload the item instead.
                """
            )
        }
        if currentLayout.asksForPreferredAttributes { setNeedsLayout() }
    }

    /// Applies the changes in `record`, with animation unless animations are disabled. Returns whether an animation runs.
    @discardableResult
    func apply(_ record: UpdateRecord, closing closed: Set<Int> = []) -> Bool {
        // Without a data source the new counts are empty: the update is invalid and the view reloads.
        let old = counts
        let new = askForCounts()
        switch UpdateMap.make(record, old: old, new: new) {
        case .failure(let fault):
            collectionLog.error("\(fault.message) Collection view: \(self)")
            baseReloadData()
            layoutIfNeeded()
            complete(record.completions, finished: false)
            return false
        case .success(let map):
            if record.isEmpty {
                for path in record.reconfiguredItems.sorted() { reconfigure(path) }
                complete(record.completions, finished: true)
                return false
            }
            let closed = dropping?.isPerforming == true ? closed.union([CollectionDropTarget.dropGapID]) : closed
            let after = arrangement?.following(
                map, old: old, new: new, closing: closed, keepsMove: dropping?.isPerforming != true)
            let shownMap = ShownMap(before: arrangement, data: map, after: after)
            moveState(by: map)
            (destination as? ItemScrollDestination)?.follow(map)
            if let movement {
                // The data update may have moved or removed the item in an interactive move.
                movement.current = after?.shown(movement.origin) ?? movement.origin
            }
            return run(shownMap, items: record.layoutItems, counts: new, completions: record.completions) {
                for path in record.reconfiguredItems.sorted() { map.item(after: path).map { self.reconfigure($0) } }
            }
        }
    }

    /// Updates all state that refers to index paths.
    func moveState(by map: UpdateMap) {
        moveSelection(by: map)
        if let movement {
            if let moved = map.item(after: movement.origin) {
                movement.origin = moved
            } else {
                movement.scroller.stop()
                self.movement = nil
            }
        }
        dragging?.follow(map)
        dropping?.follow(map)
        contextMenus.editMenu?.follow(map)
        prefetcher = CollectionPrefetcher()
    }
}

extension UpdateRecord {
    /// The changes in the form that layouts receive.
    @MainActor var layoutItems: [UICollectionViewUpdateItem] {
        func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
        var items: [UICollectionViewUpdateItem] = []
        items += deletedSections.sorted().map { UICollectionViewUpdateItem(.delete, from: section($0), to: nil) }
        items += deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, from: $0.indexPath, to: nil) }
        items += reloadedSections.sorted().map { UICollectionViewUpdateItem(.reload, from: section($0), to: section($0)) }
        items += reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, from: $0.indexPath, to: $0.indexPath) }
        items += movedSections.map { UICollectionViewUpdateItem(.move, from: section($0.from), to: section($0.to)) }
        items += movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from.indexPath, to: $0.to.indexPath) }
        items += insertedSections.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: section($0)) }
        items += insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0.indexPath) }
        return items
    }
}

extension UICollectionView {
    /// Performs several changes as one update, with a non-escaping closure.
    ///
    /// Disfavoured, so that `super.performBatchUpdates { … }` in an override calls the overridden method.
    @_disfavoredOverload
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
