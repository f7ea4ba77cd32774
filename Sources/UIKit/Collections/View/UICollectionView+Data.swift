import Foundation

// Section and item counts of the data source, and lookups.
extension UICollectionView {
    /// Requests the counts from the data source if they are unknown.
    func loadCountsIfNeeded() {
        guard !hasCounts else { return }
        hasCounts = true
        counts = askForCounts()
        loadIndex()
    }

    /// Requests the current counts from the data source; empty without one.
    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        guard sections > 0 else { return [] }
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            if count < 0 {
                collectionLog.error(
                    "The data source of \(self) returned \(count) items for section \(section). Return zero or a positive number.")
            }
            return max(count, 0)
        }
    }

    /// The item at `indexPath`; nil if it does not exist.
    func item(at indexPath: IndexPath) -> ItemPath? {
        loadCountsIfNeeded()
        guard let path = ItemPath(indexPath), has(path) else { return nil }
        return path
    }

    func has(_ path: ItemPath) -> Bool {
        counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    func baseReloadData() {
        unhighlight()
        hasCounts = false
        counts = []
        destination = nil
        cursor = nil
        selectionAnchor = nil
        setSelection([])
        held = [:]
        forgetMoving()
        for (element, placed) in visible { endDisplaying(placed, element) }
        visible = [:]
        prefetcher = CollectionPrefetcher()
        contextMenus.editMenu?.hide()
        let context = currentLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        currentLayout.invalidateLayout(with: context)
        setNeedsLayout()
        window?.contentDidScroll()
    }

    /// Whether an animation is moving a view out of the visible area.
    func isHeld(_ placed: PositionedView) -> Bool { !held.isEmpty && held[ObjectIdentifier(placed.view)] != nil }

    // MARK: Lookup

    func visibleCell(at path: ItemPath) -> UICollectionViewCell? { visible[.cell(shown(path))]?.view as? UICollectionViewCell }

    /// The index path of the item that a cell displays; nil for other cells. Constant time if the cell's attributes have the current index path.
    func path(of cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.layoutAttributes?.element, element.category == .cell else { return nil }
        if visible[element]?.view === cell { return dataPath(of: element) }
        return visible.first { $0.value.view === cell }.flatMap { dataPath(of: $0.key) }
    }

    /// The index path, in the displayed data, of the frontmost item at a point in the collection view's coordinates. Nil without an item.
    func shownPath(at point: CGPoint) -> IndexPath? {
        let found = attributesOfElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
            .filter { $0.representedElementCategory == .cell && !$0.isHidden && seenFrame($0).contains(point) }
        return found.max { $0.zIndex < $1.zIndex }?.indexPath
    }
}
